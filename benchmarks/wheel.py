"""Whether the pawn is used when it should be: `python -m benchmarks.wheel`, ten minutes and more.

Cases come out of games between `expert` players at tables of two to seven. In each, every way to use the pawn and
keeping it are played out by the network in far more deals than a player has time for, in three steps: a look at all
ways, a longer one at the best of them, and a last one, in other deals, at the one way these leave and at what the
player does. What keeping is worth in later rounds follows from the same cases, from the last round back. Regret is
what the best decision brings more than the player's, in points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from benchmarks.variants import MasterForPoints
from doublelucky7.arena.play import play_through
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.pawn import chance_to_be_left_out, worth_of_rolling
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Players, found_by_search
from doublelucky7.bots.thinking.translation import actions_by_move, free_options
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.moves import wheel_moves
from doublelucky7.kernel.observing import PASSING, Move, knowledge_of, move_of
from doublelucky7.rules.actions import KeepPawn, PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, Mode, RuleSet, Seat
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN
from doublelucky7.rules.views import Heard, OptionStatus, View
from doublelucky7.rules.waiting import WaitingForWheel
from doublelucky7.rules.wheel import DIE_FACES, WheelOption

CASES: Final = 500
MOST_REGRET: Final = 0.3
WORLDS: Final = (60, 400, 1000)
WAYS_OF_THE_SECOND_LOOK: Final = 8
SEED: Final = 7
EVERY: Final = 3


class Case(NamedTuple):
    """A seat that is asked for its pawn, and the seed a player is asked with."""

    heard: Heard
    seed: int


class Judged(NamedTuple):
    """A case with what brute simulation makes of it, in points beside those of passing."""

    view: View
    best: float
    """What the judge's way of using the pawn adds; of a roll the seven options, the X is left to `with_x`."""
    chosen: Mapping[str, float | None]
    """What each player's way adds, None where it keeps the pawn."""

    def with_x(self, gain: float, kept: float) -> float:
        """What using the pawn adds once it is known what keeping is worth: the X of the die leaves it in hand."""
        return gain + kept / DIE_FACES if self.view.ruleset.mode is Mode.LUCKY_DICE else gain


def cases_of(mode: Mode) -> Iterator[Case]:
    """Every third decision at the wheel in games between experts, the number of players changing from game to game."""
    for number in count():
        asked: list[Case] = []
        expert = ExpertBot()

        def ask(seat: Seat, heard: Heard, seed: int, asked: list[Case] = asked, bot: Bot = expert) -> PlayerAction:
            if isinstance(heard.view.waiting, WaitingForWheel):
                asked.append(Case(heard, seed))
            return bot.choose(heard, seed)

        players = 2 + number % 6
        play_through(start(RuleSet(mode=mode), players), key_from_seed(number, SEED), number, ask)
        yield from asked[number % EVERY :: EVERY]


def judge(case: Case, bots: Mapping[str, Bot]) -> Judged:
    """Look into a case by brute simulation, and ask every player what it does."""
    view, knowledge = case.heard.view, knowledge_of(case.heard)
    chosen = {name: bot.choose(*case) for name, bot in bots.items()}
    now = knowledge.now
    if view.ruleset.mode is Mode.LUCKY_DICE:
        best = _by_kind(case, [way for kind in free_options(view) for way in wheel_moves(now, knowledge.me, kind)])
        rolled = worth_of_rolling(best, free_options(view), 0.0)
        return Judged(
            view, rolled, {name: None if isinstance(one, KeepPawn) else rolled for name, one in chosen.items()}
        )
    ways = [move for move in actions_by_move(view, now) if move != PASSING]
    best_way = _two_looks(case, ways)
    moves = {name: None if isinstance(one, KeepPawn) else move_of(one, now) for name, one in chosen.items()}
    named = dict.fromkeys([best_way, *(move for move in moves.values() if move is not None)])
    gains = _gains(case, list(named), WORLDS[2], 3)
    return Judged(view, gains[best_way], {name: None if move is None else gains[move] for name, move in moves.items()})


def _two_looks(case: Case, ways: Sequence[Move]) -> Move:
    """The way that is best by a short look at all and a longer one at the best of these."""
    first = _gains(case, ways, WORLDS[0], 1)
    second = _gains(case, _best(first, WAYS_OF_THE_SECOND_LOOK), WORLDS[1], 2)
    return _best(second, 1)[0]


def _by_kind(case: Case, ways: Sequence[Move]) -> dict[Move, float]:
    """The best way of each option, chosen by a look at all, and what it adds in other deals."""
    first = _gains(case, ways, WORLDS[0], 1)
    kinds = dict.fromkeys(kind for kind, _, _ in ways)
    chosen = [_best({move: gain for move, gain in first.items() if move[0] == kind}, 1)[0] for kind in kinds]
    return _gains(case, chosen, WORLDS[1], 2)


def _best(gains: Mapping[Move, float], number: int) -> list[Move]:
    return sorted(gains, key=gains.__getitem__, reverse=True)[:number]


def _judges() -> Players:
    """The network in every seat; deals are weighed by it, by judgement that looks ahead, and by rule of thumb."""
    return Players(
        hero=learned_policy(),
        others=learned_policy(),
        models=(
            (learned_policy(noise=0.05, bid_heat=0.7, card_heat=0.05), 0.6),
            (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.05), 0.2),
            (policy_named(THUMB, noise=1.0), 0.2),
        ),
        trust=0.0,
    )


def _gains(case: Case, moves: Sequence[Move], worlds: int, look: int) -> dict[Move, float]:
    """The points each way adds to the round, beside passing in the same deals."""
    passing, *found = found_by_search(
        _judges(),
        knowledge_of(case.heard),
        [PASSING, *moves],
        worlds=worlds,
        candidates=2 * worlds,
        seed=case.seed + look,
        totals=(),
    )
    return {one.move: one.points - passing.points for one in found}


class Keeping:
    """What a kept pawn is worth, by the rounds in which it may still be used and whether Double Points is free."""

    def __init__(self, judged: Sequence[Judged]) -> None:
        # How often Double Points is still free, and the mean of what the best decision brings.
        self._free: dict[int, float] = {}
        self._hopes: dict[tuple[int, bool], float] = {}
        for rounds in range(1, ROUNDS_IN_A_SERIES + 1):
            here = [one for one in judged if _rounds_left(one.view) == rounds]
            self._free[rounds] = fmean(_is_double_free(one.view) for one in here) if here else 0.0
            for is_free in (False, True):
                bests = [self._best(one) for one in here if _is_double_free(one.view) == is_free]
                if bests:
                    self._hopes[rounds, is_free] = fmean(bests)

    def _best(self, one: Judged) -> float:
        kept = self.worth(one.view)
        return max(one.with_x(one.best, kept), kept)

    def worth(self, view: View) -> float:
        """What keeping the pawn now is worth to the asked seat."""
        assert view.wheel is not None, "a pawn is asked for in wheel modes only"
        later = _rounds_left(view) - 1
        risk = chance_to_be_left_out(later, len(view.wheel.pawns_in_hand) - 1, view.ruleset.mode)
        return (1 - risk) * self._hope(later, is_free=_is_double_free(view)) - risk * PENALTY_FOR_AN_UNUSED_PAWN

    def _hope(self, rounds: int, *, is_free: bool) -> float:
        """What the next round brings, where Double Points may have been taken until then."""
        taken = self._hopes.get((rounds, False), 0.0)
        if not is_free:
            return taken
        still_free = min(1.0, self._free.get(rounds, 0.0) / max(self._free.get(rounds + 1, 1.0), 0.01))
        return still_free * self._hopes.get((rounds, True), taken) + (1 - still_free) * taken

    def table(self) -> str:
        """The hopes by the number of rounds from one on, Double Points taken and free."""
        rows = [
            " ".join(f"{self._hope(rounds, is_free=is_free):+.2f}" for rounds in range(1, ROUNDS_IN_A_SERIES + 1))
            for is_free in (False, True)
        ]
        return f"{rows[0]} with Double Points taken, {rows[1]} with it free"


def _rounds_left(view: View) -> int:
    assert view.wheel is not None, "a pawn is asked for in wheel modes only"
    return view.wheel.rounds_left


def _is_double_free(view: View) -> bool:
    assert view.wheel is not None, "a pawn is asked for in wheel modes only"
    double = next(one for one in view.wheel.options if one.option is WheelOption.DOUBLE_POINTS)
    return double.status is OptionStatus.FREE and view.ruleset.mode is Mode.TACTICAL_ESCAPE


def regrets(judged: Sequence[Judged], name: str) -> list[float]:
    """What the best decision brings more than the player's, case by case; below 0 where the judge was unlucky."""
    keeping = Keeping(judged)
    found = []
    for one in judged:
        kept, mine = keeping.worth(one.view), one.chosen[name]
        best = max(one.with_x(one.best, kept), kept)
        found.append(best - (kept if mine is None else one.with_x(mine, kept)))
    return found


def main() -> None:
    """Print the mean regret of each player in both modes, with its error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=CASES, help="in each mode")
    asked = parser.parse_args()
    bots: dict[str, Bot] = {"expert": ExpertBot(), "master": MasterForPoints()}
    for mode in (Mode.TACTICAL_ESCAPE, Mode.LUCKY_DICE):
        judged = [judge(case, bots) for case in islice(cases_of(mode), asked.cases)]
        print(f"{mode.value}, {len(judged)} cases; a pawn kept for 1, 2, … 7 rounds: {Keeping(judged).table()}")
        for name in bots:
            found = regrets(judged, name)
            used = sum(one.chosen[name] is not None for one in judged)
            mean, error = fmean(found), stdev(found) / sqrt(len(found))
            verdict = "pass" if mean <= MOST_REGRET else "FAIL"
            print(
                f"  {name}: regret {mean:.3f} ± {error:.3f} points a decision, bound {MOST_REGRET}: {verdict};"
                f" used in {used}"
            )


if __name__ == "__main__":
    main()
