"""From the full state to what one viewer sees: every field is copied by name, so a new secret stays unseen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Final

from msgspec.structs import asdict, replace

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.bidding import forbidden_bid, last_bidder, sum_of
from doublelucky7.rules.cards import COLOURS, FULL_DECK, Card, Colour
from doublelucky7.rules.events import Event, RoundStarted, visible_to
from doublelucky7.rules.legality import (
    cards_before,
    conceivable_actions,
    legal_actions,
    must_follow,
    plays_of,
    turn_of_another,
    why_choice_is_refused,
    why_kind_is_refused,
)
from doublelucky7.rules.refusals import Refusal
from doublelucky7.rules.ruleset import MOST_PLAYERS, Seat, rounds_left_in_series
from doublelucky7.rules.scoring import penalty_for, points_of
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import Trick, led_colour, winning_play
from doublelucky7.rules.trump import TrumpFace
from doublelucky7.rules.views import (
    Heard,
    OpenView,
    OptionStatus,
    OptionView,
    OwnView,
    PlayedRounds,
    Refused,
    SeatView,
    Standing,
    TrickView,
    View,
    WheelView,
)
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForDie, WaitingForOption, WaitingForWheel
from doublelucky7.rules.wheel import WHEEL_OPTIONS, Pawns, WheelOption, is_available, seats_to_ask, who_blocks

NOTHING_OWN: Final = OwnView()
"""What a spectator has of their own."""

_SPECTATORS_OWN: Final = asdict(NOTHING_OWN)


def view_of(state: State, viewer: Seat | None) -> View:
    """The game as a seat may see it, or a spectator where the viewer is None."""
    public = _public_view(state)
    return public if viewer is None else seated_view(public, state, viewer)


def spectators_view_after(before: State, view: View, now: State) -> View:
    """A spectator's view of a state, made from that of an earlier one: within a round little of it changes."""
    if _beside_play(before) != _beside_play(now):
        return view_of(now, None)
    if before.bids is not now.bids:
        view = replace(
            view,
            sum_of_bids=sum_of(now.bids),
            forbidden_bid=forbidden_bid(now.bids, now.tricks),
            last_bidder=_last_bidder(now),
        )
    return replace(
        view,
        waiting=now.waiting,
        to_act=now.to_act,
        seats=_seat_views_after(before, view.seats, now),
        trick=_trick_view(now),
        last_trick=_last_trick(now),
        earlier_tricks=_earlier_tricks(now),
        wheel=None if view.wheel is None else _wheel_asking(view.wheel, _to_ask(now)),
    )


_beside_play: Final = attrgetter(
    *("ruleset", "players", "dealer", "pad", "series_without_pawn", "pawns", "result"),
    *("round", "tricks", "turned_up", "trump", "extra_card", "doubler"),
)
"""What bidding and playing cards leave as it is, of all that a spectator's view depends on."""


def seated_view(public: View, state: State, seat: Seat) -> View:
    """A seat's view, made of the spectator's and what is the seat's own; many seats can share the one."""
    return replace(public, **asdict(own_view(state, seat)))


def own_view(state: State, seat: Seat) -> OwnView:
    """What a seat sees beyond what everybody does."""
    if not 0 <= seat < state.players:
        # K2: Python would take seat -1 for the last one and show its hand.
        raise ValueError(f"there is no seat {seat} at a table of {state.players}")
    legal = legal_actions(state) if seat == state.to_act else ()
    return OwnView(
        viewer=seat,
        hand=state.hands[seat],
        given_away=state.given_away[seat],
        legal=legal,
        refused=_refused(state, seat, legal),
    )


def seats_waiting_alike(before: State, now: State) -> tuple[Seat, ...]:
    """The seats that wait for their turn as before: of their own views at most the seat to act is another.

    It may leave out one for which nothing has changed, for hands are compared by identity.
    """
    turns = before.to_act, now.to_act
    if turns[1] is None or type(before.waiting) is not type(now.waiting):
        return ()
    if before.round != now.round or before.extra_card is not now.extra_card:
        return ()
    return tuple(
        [
            seat
            for seat in range(now.players)
            if seat not in turns
            and before.hands[seat] is now.hands[seat]
            and before.given_away[seat] is now.given_away[seat]
            and before.bids[seat] == now.bids[seat]
        ]
    )


def _public_view(state: State) -> View:
    face_down = state.trump is not None and state.trump.face is TrumpFace.CHANGED
    return View(
        ruleset=state.ruleset,
        players=state.players,
        waiting=state.waiting,
        to_act=state.to_act,
        round=state.round,
        tricks=state.tricks,
        dealer=state.dealer,
        turned_up=None if face_down else state.turned_up,
        turned_up_face_down=face_down,
        trump=state.trump,
        seats=_seat_views(state),
        sum_of_bids=sum_of(state.bids),
        forbidden_bid=forbidden_bid(state.bids, state.tricks),
        last_bidder=_last_bidder(state),
        trick=_trick_view(state),
        last_trick=_last_trick(state),
        earlier_tricks=_earlier_tricks(state),
        wheel=_wheel_view(state) if state.ruleset.has_wheel else None,
        pad=state.pad,
        result=state.result,
        **_SPECTATORS_OWN,
    )


def open_view_of(state: State) -> OpenView:
    """Everything there is to see in one state; only for games that are over."""
    return OpenView(view=view_of(state, None), hands=state.hands, given_away=state.given_away, pile=state.pile)


def heard_by(seat: Seat, state: State, events: Sequence[Event], earlier: PlayedRounds = ()) -> Heard:
    """What a bot in this seat is given, from the events of the game or of its running round, and the rounds before."""
    return Heard(view_of(state, seat), visible_to(seat, since_the_deal(events)), earlier)


def rounds_before(events: Sequence[Event]) -> PlayedRounds:
    """What everybody was told of each round before the running one, from all events of the game."""
    starts = [place for place, event in enumerate(events) if isinstance(event, RoundStarted)]
    return tuple(visible_to(None, events[first:last]) for first, last in pairwise(starts))


def with_round(earlier: PlayedRounds, events: Sequence[Event]) -> PlayedRounds:
    """The rounds before a new one, from those before the last and the events since its deal; draws are no round."""
    if not events or not isinstance(events[0], RoundStarted):
        return earlier
    return (*earlier, visible_to(None, events))


def heard_in_match(seat: Seat, state: State, events: Sequence[Event]) -> Heard:
    """The same with every event the seat was told since the game began, from all events of the game."""
    return Heard(view_of(state, seat), visible_to(seat, events))


def since_the_deal(events: Sequence[Event]) -> Sequence[Event]:
    """The events of the running round, from its start."""
    for place in range(len(events) - 1, -1, -1):
        if isinstance(events[place], RoundStarted):
            return events[place:]
    return events


def _seat_views(state: State) -> tuple[SeatView, ...]:
    return tuple([_seat_view(state, seat) for seat in range(state.players)])


def _seat_views_after(before: State, views: tuple[SeatView, ...], now: State) -> tuple[SeatView, ...]:
    """The seats after a bid or a card; those that look as they did are the same objects."""
    are_tricks_left_alike = len(before.finished_tricks) == len(now.finished_tricks)
    return tuple(
        [
            view
            if are_tricks_left_alike
            and before.hands[seat] is now.hands[seat]
            and before.bids[seat] == now.bids[seat]
            and before.tricks_won[seat] == now.tricks_won[seat]
            else _seat_view_after(view, now)
            for seat, view in enumerate(views)
        ]
    )


def _seat_view_after(view: SeatView, now: State) -> SeatView:
    """A seat after a bid or a card, which leave its points and its penalty as they are."""
    seat = view.seat
    bid, won = now.bids[seat], now.tricks_won[seat]
    return replace(
        view,
        bid=bid,
        tricks_won=won,
        standing=_standing(bid, won, now.tricks - len(now.finished_tricks)),
        cards_in_hand=len(now.hands[seat]),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    bid, won, extra = state.bids[seat], state.tricks_won[seat], state.extra_card
    return SeatView(
        seat=seat,
        bid=bid,
        tricks_won=won,
        standing=_standing(bid, won, state.tricks - len(state.finished_tricks)),
        cards_in_hand=len(state.hands[seat]),
        extra_card=extra.card if extra is not None and extra.seat == seat else None,
        points_doubled=state.doubler == seat,
        points=points_of(seat, state.pad),
        penalty=penalty_for(state.series_without_pawn[seat]),
    )


def _standing(bid: int | None, won: int, tricks_left: int) -> Standing | None:
    """On target, still open, or beyond reach; None until the seat has bid."""
    if bid is None:
        return None
    missing = bid - won
    if missing == 0:
        return Standing.ON_TARGET
    return Standing.OPEN if 0 < missing <= tricks_left else Standing.MISSED


def _last_bidder(state: State) -> Seat | None:
    """Who bids last, None while there is no dealer and once all have bid: the token may move on then (W3)."""
    if state.dealer is None or None not in state.bids:
        return None
    return last_bidder(state.dealer, state.players)


def _trick_view(state: State) -> TrickView:
    trick, trump = state.trick, state.trump
    winning = winning_play(trick, trump.colour) if trick and trump is not None else None
    return TrickView(trick, led_colour(trick), winning)


def _last_trick(state: State) -> Trick | None:
    return state.finished_tricks[-1] if state.finished_tricks else None


def _earlier_tricks(state: State) -> tuple[Trick, ...] | None:
    return state.finished_tricks if state.ruleset.open_memory else None


def _wheel_view(state: State) -> WheelView:
    return _wheel_asking(_wheel_asking_nobody(state.pawns, state.round, state.ruleset.rounds), _to_ask(state))


def _wheel_asking(wheel: WheelView, to_ask: tuple[Seat, ...]) -> WheelView:
    return wheel if wheel.to_ask == to_ask else replace(wheel, to_ask=to_ask)


@lru_cache(maxsize=1_024)
def _wheel_asking_nobody(pawns: Pawns, round_number: int, rounds: int) -> WheelView:
    """The wheel changes a few times in a game and is shown after every action."""
    current = max(round_number, 1)
    return WheelView(
        options=tuple([_option_view(option, pawns, round_number) for option in WHEEL_OPTIONS]),
        pawns_in_hand=tuple([seat for seat, pawn in enumerate(pawns) if pawn is None]),
        rounds_left=min(rounds_left_in_series(current), rounds + 1 - current),
        to_ask=(),
    )


def _option_view(option: WheelOption, pawns: Pawns, round_number: int) -> OptionView:
    blocker = who_blocks(option, pawns)
    if blocker is not None:
        return OptionView(option, OptionStatus.BLOCKED, blocker)
    free = is_available(option, pawns, round_number)
    return OptionView(option, OptionStatus.FREE if free else OptionStatus.NOT_THIS_ROUND, None)


def _to_ask(state: State) -> tuple[Seat, ...]:
    """The seats the wheel may still come to in this round (R7.1), empty once one said yes or all passed."""
    match state.waiting:
        case WaitingForWheel(seat=seat):
            order = seats_to_ask(state.dealer_token, state.pawns, state.round)
            return order[order.index(seat) :]
        case WaitingForDie(seat=seat) | WaitingForOption(seat=seat):
            return (seat,)
        case _:
            return ()


def _refused(state: State, viewer: Seat, legal: tuple[PlayerAction, ...]) -> tuple[Refused, ...]:
    """What the viewer sees but may not choose now, each with its reason."""
    cards = cards_before(state, viewer)
    if isinstance(state.waiting, WaitingForCard):
        return _refused_cards(state.waiting, viewer, cards, legal, led_colour(state.trick))
    others, plays = _in_sight_beside_cards(state, viewer), plays_of(viewer, cards)
    refused = _refused_of_a_kind(state, plays, legal)
    return tuple(refused + _refused_of_a_kind(state, others, legal) if others else refused)


def _refused_cards(
    waiting: WaitingForCard,
    viewer: Seat,
    cards: tuple[Card, ...],
    legal: tuple[PlayerAction, ...],
    led: Colour | None,
) -> tuple[Refused, ...]:
    """While cards are played, which is most of a game: all of them, or those that would not follow."""
    if waiting.seat != viewer:
        refused = _out_of_turn(viewer, waiting)
        return tuple([refused[card.position] for card in cards])
    if led is None or len(legal) == len(cards):
        return ()
    refused = _not_following(viewer, led)
    return tuple([one for card in cards if (one := refused[card.position]).action not in legal])


@lru_cache(maxsize=MOST_PLAYERS * MOST_PLAYERS)
def _out_of_turn(seat: Seat, waiting: WaitingForCard) -> tuple[Refused, ...]:
    """Every card of the deck where a seat would play it while another is to play."""
    return tuple([Refused(play, turn_of_another(waiting)) for play in plays_of(seat, FULL_DECK)])


@lru_cache(maxsize=MOST_PLAYERS * len(COLOURS))
def _not_following(seat: Seat, led: Colour) -> tuple[Refused, ...]:
    """Every card of the deck where a seat would play it although it must follow."""
    return tuple([Refused(play, must_follow(led, play.card)) for play in plays_of(seat, FULL_DECK)])


def _refused_of_a_kind(
    state: State, actions: tuple[PlayerAction, ...], legal: tuple[PlayerAction, ...]
) -> list[Refused]:
    """The refused ones of some actions, all of which are cards, bids, or answers to the wheel."""
    of_all = why_kind_is_refused(state, actions[0]) if actions else None
    if of_all is not None:
        # Mostly it is another's turn, and the same reason holds for the whole hand.
        return [Refused(action, of_all) for action in actions]
    return [Refused(action, _why_refused(state, action)) for action in actions if action not in legal]


def _why_refused(state: State, action: PlayerAction) -> Refusal:
    refusal = why_choice_is_refused(state, action)
    assert refusal is not None, "what is in sight is legal or refused"
    return refusal


def _in_sight_beside_cards(state: State, viewer: Seat) -> tuple[PlayerAction, ...]:
    """The bids until the own one is placed, and all one is asked for at one's turn."""
    match state.waiting:
        case WaitingForBid() if state.bids[viewer] is None:
            return conceivable_actions(state, viewer)
        case WaitingForWheel(seat=seat) | WaitingForOption(seat=seat) if seat == viewer:
            return conceivable_actions(state, viewer)
        case _:
            return ()
