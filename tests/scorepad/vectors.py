"""Games of the engine reduced to what a score pad sees: what is told to it, and everything it must find out itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

import msgspec

from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    DieFell,
    DrawForDealer,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerSwap,
    RollDie,
    option_of,
)
from doublelucky7.rules.bidding import last_bidder
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import DealerFound, DrewForDealer, GameEnded, RoundScored, TrickWon
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import led_colour
from doublelucky7.rules.waiting import WaitingForBid, WaitingForWheel
from doublelucky7.rules.wheel import available_options, seats_to_ask
from testkit.games.random_play import Step, Table, every_table, steps

Json = dict[str, object]
UNUSED: Final = "unused"


def vectors() -> Iterator[Json]:
    """Vectors without end, every combination of mode, players, length and options in turn."""
    return (vector_of(table) for seed in count() for table in every_table(seed))


def vector_of(table: Table) -> Json:
    """One game: its rule set, what is told to a pad, and what the pad must work out."""
    rounds: list[Json] = []
    vector: Json = {"table": str(table), "players": table.players, "rounds": rounds, "draws": []}
    rules = table.ruleset
    vector["ruleset"] = {"rounds": rules.rounds, "mode": rules.mode.value, "joker_trump": rules.joker_trump.value}
    for step in steps(table):
        _note(step, vector, rounds)
    return vector


def _note(step: Step, vector: Json, rounds: list[Json]) -> None:
    before, action = step.before, step.action
    if isinstance(before.waiting, WaitingForBid) and before.bids.count(None) == before.players:
        rounds.append(_round_begun(before))
    if isinstance(before.waiting, WaitingForBid) and before.to_act == last_bidder(before.dealer_token, before.players):
        allowed = {bid.bid for bid in legal_actions(before) if isinstance(bid, PlaceBid)}
        rounds[-1]["forbidden"] = sorted(set(range(before.tricks + 1)) - allowed)
    match action:
        case DrawForDealer():
            draws = [event for event in step.events if isinstance(event, DrewForDealer)]
            vector["draws"] = [[[draw.seat, draw.card.value] for draw in drawn.draws] for drawn in draws]
        case NameTrump(colour=colour):
            vector["named"] = colour.value
        case PlaceBid(seat=seat, bid=bid):
            placed = rounds[-1]["placed"]
            assert isinstance(placed, list)
            placed.append([seat, bid])
            rounds[-1].setdefault("named", vector.pop("named", None))
        case PlayCard():
            _note_card(before, action, rounds[-1])
        case _ if isinstance(action, KeepPawn | RollDie | DieFell) or before.ruleset.has_wheel:
            _note_wheel(step, rounds[-1:])
        case _:
            pass
    _note_results(step, vector, rounds)


def _round_begun(state: State) -> Json:
    asked = seats_to_ask(state.dealer_token, state.pawns, state.round) if state.ruleset.has_wheel else ()
    free = available_options(state.pawns, state.round) if state.ruleset.has_wheel else ()
    assert state.turned_up is not None
    return {
        "round": state.round,
        "dealer": state.dealer,
        "turned_up": "J" if state.turned_up is Card.JOKER else state.turned_up.value[0],
        "placed": [],
        "asked": asked,
        "available": [option.value for option in free],
        "wheel": UNUSED if asked else None,
        "asked_so_far": [],
        "winners": [],
        "played": [],
    }


def _note_wheel(step: Step, last: list[Json]) -> None:
    if not last:
        return
    noted, action = last[0], step.action
    if isinstance(step.before.waiting, WaitingForWheel):
        asked = noted["asked_so_far"]
        assert isinstance(asked, list)
        asked.append(step.before.waiting.seat)
    match action:
        case RollDie(seat=seat):
            noted["wheel"] = {"person": seat}
        case DieFell(face=face):
            rolled = noted["wheel"]
            assert isinstance(rolled, dict)
            rolled["face"] = face
        case KeepPawn() | NameTrump() | PlaceBid() | PlayCard():
            pass
        case _ if hasattr(action, "seat"):
            noted["wheel"] = {**_face_of(noted["wheel"]), **_use(action)}
        case _:
            pass


def _face_of(wheel: object) -> Json:
    return {"face": wheel["face"]} if isinstance(wheel, dict) and "face" in wheel else {}


def _use(action: object) -> Json:
    use: Json = {"person": action.seat, "option": option_of(action).value}  # type: ignore[attr-defined, arg-type]  # an option
    match action:
        case ChangeBid(target=target, change=change):
            return {**use, "target": target, "change": change}
        case PlayerSwap(first=first, second=second):
            return {**use, "target": first, "other": second}
        case ChangeDealer(target=target):
            return {**use, "target": target}
        case ChangeTrump(colour=colour):
            return {**use, "colour": colour.value}
        case _:
            return use


def _note_card(state: State, action: PlayCard, noted: Json) -> None:
    """Now and then what the judge is asked: may this be played, and after the last card, who wins."""
    led = led_colour(state.trick)
    hand = state.hands[action.seat]
    if led is not None and len(noted.get("hands", ())) < 1 and len(hand) > 1:  # type: ignore[arg-type]  # a list
        extra = () if state.extra_card is None or state.extra_card.seat != action.seat else (state.extra_card.card,)
        may = [
            play.card.value for play in legal_actions(state) if isinstance(play, PlayCard) and play.card not in extra
        ]
        noted["hands"] = [{"hand": [card.value for card in hand], "led": led.value, "may": may}]


def _note_results(step: Step, vector: Json, rounds: list[Json]) -> None:
    for event, _ in step.happened:
        match event:
            case DealerFound(seat=seat):
                vector["first_dealer"] = seat
            case TrickWon(trick=trick):
                winners, played = rounds[-1]["winners"], rounds[-1]["played"]
                assert isinstance(winners, list)
                assert isinstance(played, list)
                winners.append(trick.winner)
                trump = step.before.trump
                assert trump is not None
                if not played:
                    cards = [play.card.value for play in trick.plays]
                    place = [play.seat for play in trick.plays].index(trick.winner)
                    colour = None if trump.colour is None else trump.colour.value
                    played.append({"cards": cards, "trump": colour, "place": place})
            case RoundScored(row=row):
                rounds[-1]["bids"] = [score.bid for score in row.scores]
                rounds[-1]["tricks"] = [score.tricks for score in row.scores]
                rounds[-1]["points"] = [score.points for score in row.scores]
                rounds[-1]["leader"] = step.before.dealer
            case GameEnded(result=result):
                vector["penalties"] = [score.penalty for score in result.scores]
                vector["totals"] = [score.total for score in result.scores]
                vector["game_winners"] = result.winners
                vector["high_rollers"] = result.high_rollers
            case _:
                pass


def main() -> None:
    """Prints as many vectors as asked for, one line of JSON each: `python -m tests.scorepad.vectors 20000`."""
    for vector in islice(vectors(), int(sys.argv[1])):
        sys.stdout.buffer.write(msgspec.json.encode(vector) + b"\n")


if __name__ == "__main__":
    main()
