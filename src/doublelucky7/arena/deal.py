"""One deal, played in every seat rotation: the hero in each seat in turn, and once opponents only."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from doublelucky7.arena.contestants import Sides
from doublelucky7.arena.outcomes import (
    DealForfeited,
    DealOutcome,
    DealPlayed,
    DecisionPlace,
    FailureKind,
    RoundLine,
    SeatGame,
)
from doublelucky7.arena.play import Playthrough, steps_of
from doublelucky7.arena.settings import Contestant, MatchSettings, round_played, ruleset_played
from doublelucky7.arena.timing import DECISION_KINDS, NANOSECONDS, DecisionKind, Times, durations_of, kind_of
from doublelucky7.bots.asking import BotCrashed, IllegalChoice, ask
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.rules.actions import (
    Action,
    Deal,
    DieFell,
    DrawForDealer,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerAction,
    RollDie,
)
from doublelucky7.rules.engine import before_round, start
from doublelucky7.rules.ruleset import Seat, series_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard

_LONGEST_DETAIL = 300

Clock: TypeAlias = Callable[[], int]
"""CPU nanoseconds spent so far."""

OnDecision: TypeAlias = Callable[[Seat | None, Seat, int], None]
"""Called before each decision with the hero's seat, the seat that decides, how many decisions came before."""


class BotFailed(Exception):
    """Raised in the middle of a game by a bot that crashed, was too slow, or broke the rules."""

    def __init__(self, what: FailureKind, detail: str, where: DecisionPlace) -> None:
        super().__init__(f"{where.bot}: {what.value}: {detail}")
        self.what, self.detail, self.where = what, detail, where


class MeasuredBots:
    """Asks the bots of one game, measures each decision, and accepts only what is legal."""

    def __init__(
        self, settings: MatchSettings, sides: Sides, hero_seat: Seat | None, clock: Clock, on_decision: OnDecision
    ) -> None:
        self._settings, self._sides, self._hero_seat = settings, sides, hero_seat
        self._clock, self._on_decision = clock, on_decision
        self._limit = round(settings.decision_limit * NANOSECONDS)
        self._decisions = 0
        self.spent: dict[tuple[Contestant, DecisionKind], list[int]] = {
            (side, kind): [] for side in Contestant for kind in DECISION_KINDS
        }

    def ask(self, seat: Seat, heard: Heard, seed: int) -> PlayerAction:
        """The bot's answer; raises BotFailed where there is none to be used."""
        side = Contestant.HERO if seat == self._hero_seat else Contestant.OPPONENT
        bot = self._bot(side)
        self._on_decision(self._hero_seat, seat, self._decisions)
        answer: PlayerAction | IllegalChoice
        begun = self._clock()
        try:
            answer = ask(bot, heard, seed)
        except BotCrashed as crash:
            raise self._failed(FailureKind.CRASHED, _described(crash.error), seat) from crash.error
        except IllegalChoice as illegal:
            answer = illegal
        spent = self._clock() - begun
        self.spent[side, kind_of(heard.view.waiting)].append(spent)
        if spent > self._limit:
            raise self._failed(FailureKind.TOO_SLOW, f"{spent / NANOSECONDS:.3g} s", seat)
        if isinstance(answer, IllegalChoice):
            raise self._failed(FailureKind.ILLEGAL, _shown(answer.choice), seat)
        self._decisions += 1
        return answer

    def _bot(self, side: Contestant) -> Bot:
        return self._sides.hero if side is Contestant.HERO else self._sides.opponent

    def _failed(self, what: FailureKind, detail: str, seat: Seat) -> BotFailed:
        return BotFailed(what, detail, place_of_decision(self._settings, self._hero_seat, seat, self._decisions))


def place_of_decision(settings: MatchSettings, hero_seat: Seat | None, seat: Seat, decision: int) -> DecisionPlace:
    """The place of a decision, with the bot that makes it."""
    side = Contestant.HERO if seat == hero_seat else Contestant.OPPONENT
    bot = settings.hero if side is Contestant.HERO else settings.opponent
    return DecisionPlace(bot, side, seat, hero_seat, decision)


def ignore_decision(hero_seat: Seat | None, seat: Seat, decision: int) -> None:
    """Does nothing about a decision."""


def play_deal(settings: MatchSettings, sides: Sides, deal: int, clock: Clock, on_decision: OnDecision) -> DealOutcome:
    """Plays a deal with the hero in each seat and once without; the first failure forfeits it."""
    seats = range(settings.players)
    games: dict[Seat | None, Playthrough] = {}
    measured_bots = []
    for hero_seat in (None, *seats):
        bots = MeasuredBots(settings, sides, hero_seat, clock, on_decision)
        measured_bots.append(bots)
        actions: list[Action] = []
        try:
            games[hero_seat] = _play(settings, deal, bots, actions)
        except BotFailed as failed:
            return DealForfeited(deal, failed.what, failed.detail, failed.where, tuple(actions))
    return DealPlayed(
        deal=deal,
        hero=tuple(seat_game(games[seat], seat) for seat in seats),
        baseline=tuple(seat_game(games[None], seat) for seat in seats),
        totals=tuple(_totals(games[seat]) for seat in seats),
        hero_times=_times(measured_bots, Contestant.HERO),
        opponent_times=_times(measured_bots, Contestant.OPPONENT),
    )


def seat_game(game: Playthrough, seat: Seat) -> SeatGame:
    """How a seat fared in a game, or in a single round that is not the end of one."""
    final = game.final
    rounds = tuple(
        RoundLine(row.tricks, row.scores[seat].bid, row.scores[seat].tricks, row.scores[seat].points)
        for row in final.pad
    )
    if final.result is None:
        return SeatGame(rounds, total=sum(line.points for line in rounds))
    winners = final.result.winners
    return SeatGame(
        rounds,
        total=final.result.scores[seat].total,
        penalties=final.series_without_pawn[seat],
        penalties_after_passing=series_wasted(game.actions, seat),
        win_share=1 / len(winners) if seat in winners else 0.0,
    )


def series_wasted(actions: Iterable[Action], seat: Seat) -> int:
    """In how many series a seat was asked, passed, and ended with its pawn in hand (R7.8)."""
    round_number = 0
    passed, placed = set(), set()
    for action in actions:
        match action:
            case Deal():
                round_number += 1
            case KeepPawn(seat=who) if who == seat:
                passed.add(series_of(round_number))
            case PlayCard() | PlaceBid() | NameTrump() | KeepPawn() | RollDie() | DrawForDealer() | DieFell():
                pass
            case _ if action.seat == seat:
                placed.add(series_of(round_number))
            case _:
                pass
    return len(passed - placed)


def _play(settings: MatchSettings, deal: int, bots: MeasuredBots, actions: list[Action]) -> Playthrough:
    """One game or single round of a deal; what is done is written down as it goes, for the case that it breaks off."""
    key = key_from_seed(settings.seed, deal)
    state = _opening(settings, deal)
    for step in steps_of(state, key, seed_of_choice(settings.seed, deal), bots.ask):
        actions.append(step.action)
        state = step.state
        if settings.cards is not None and state.pad:
            break
    return Playthrough(tuple(actions), state)


def _opening(settings: MatchSettings, deal: int) -> State:
    ruleset = ruleset_played(settings)
    if settings.cards is None:
        return start(ruleset, settings.players)
    return before_round(ruleset, settings.players, round_played(settings.cards), dealer=deal % settings.players)


def _totals(game: Playthrough) -> tuple[int, ...]:
    return tuple(seat_game(game, seat).total for seat in range(game.final.players))


def _times(measured_bots: Sequence[MeasuredBots], side: Contestant) -> Times:
    spent = {kind: [ns for one in measured_bots for ns in one.spent[side, kind]] for kind in DECISION_KINDS}
    return {kind: durations_of(durations) for kind, durations in spent.items() if durations}


def _described(error: BaseException) -> str:
    """What went wrong and where, in one line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {_shown(error)} ({frame.name}, line {frame.lineno})"


def _shown(something: object) -> str:
    """What a bot answered, in one line that is not too long, even where its `str` fails."""
    try:
        text = str(something)
    except Exception:
        text = type(something).__name__
    return " ".join(text.split())[:_LONGEST_DETAIL]
