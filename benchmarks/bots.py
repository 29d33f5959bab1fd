"""How strong every level is, by the figures asked for: `python -m benchmarks.bots`, or some: `… bots ladder cells`.

Lines about players without search are matches inside the kernel; the others are matches of the arena, whose own command
prints the same figures at any length: `doublelucky7 arena HERO OPPONENT --players … --cards … --deals … --seed …`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean
from typing import Final, Literal, TypeAlias

from benchmarks.kernel_matches import bins_of, gain, promises
from benchmarks.simple_players import BidsNothing, CountsHighCards, OftenAtRandom, PlaysHighest
from doublelucky7.arena.match import MatchResult, play_match
from doublelucky7.arena.outcomes import DealOutcome, DealPlayed
from doublelucky7.arena.settings import Contestant, MatchSettings
from doublelucky7.arena.statistics import Estimate, Figures, estimate, points_difference
from doublelucky7.arena.workers import cores, in_processes
from doublelucky7.bots.levels import YARDSTICKS
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.kernel.heuristic import play_policy_rounds
from doublelucky7.rules.ruleset import Mode, RuleSet
from testkit.names import one_of

SEED: Final = 7
MILLISECOND: Final = 0.001
# Enough games for a win share well above an even one; those of many players take longer and tell more.
DEALS_FOR_TABLE: Final = {2: 200, 3: 120, 4: 80, 5: 60, 6: 50, 7: 40}
# The fewer cards, the smaller what there is to gain, and the sooner a deal is played.
DEALS_FOR_A_CELL: Final = {1: 300, 2: 300, 3: 240, 4: 160, 5: 110, 6: 80, 7: 70}
MORE_DEALS_FOR_A_CELL: Final = 5
LEAST_IN_A_CELL: Final = -0.15
INFERENCE_DEALS: Final = 200
SIMPLE_DEALS: Final = 100
STANDING_DEALS: Final = {"expert": 2_000, "master": 500}

Check: TypeAlias = tuple[str, float, float, bool]
"""What is measured, the figure, the bound, and whether it is met."""


def match(settings: MatchSettings, on_outcome: Callable[[DealOutcome], None] = lambda outcome: None) -> MatchResult:
    """One match with all cores; a forfeited deal is a failure, not a gap."""
    result = play_match(settings, play_deals=partial(in_processes, jobs=cores()), on_outcome=on_outcome)
    if result.forfeited:
        raise SystemExit(f"{settings.hero} against {settings.opponent}: {len(result.forfeited)} deals forfeited")
    return result


def rounds(hero: str, opponent: str, deals: int) -> MatchResult:
    """Single rounds at the table of the strength table: four players, seven cards, classic."""
    return match(MatchSettings(hero=hero, opponent=opponent, deals=deals, seed=SEED, cards=7))


def whole_games(
    hero: str, opponent: str, mode: Mode, players: int, deals: int, length: Literal[7, 14] = 7
) -> MatchResult:
    """Whole games, one hero against a table of opponents."""
    ruleset = RuleSet(mode=mode, rounds=length)
    return match(MatchSettings(hero=hero, opponent=opponent, deals=deals, seed=SEED, players=players, ruleset=ruleset))


def at_least(what: str, figure: float | None, bound: float) -> Check:
    assert figure is not None
    return (what, figure, bound, figure >= bound)


def at_most(what: str, figure: float | None, bound: float) -> Check:
    assert figure is not None
    return (what, figure, bound, figure <= bound)


def figures(result: MatchResult) -> Figures:
    assert result.figures is not None
    return result.figures


def slowest(result: MatchResult, side: Contestant = Contestant.HERO) -> float:
    """The CPU time in milliseconds that 99 of 100 decisions stay below."""
    times = result.times[side].all
    assert times is not None
    return times.p99 / MILLISECOND


def average(result: MatchResult, side: Contestant = Contestant.HERO) -> float:
    """The mean CPU time of a decision in milliseconds."""
    times = result.times[side].all
    assert times is not None
    return times.mean / MILLISECOND


def yardsticks() -> Iterator[Check]:
    """The frozen players among themselves, points per round at four players with seven cards."""
    novice = rounds("novice@1", "random@1", 400)
    yield at_least("novice 1 over random 1", figures(novice).difference.mean, 2.0)
    below = rounds("novice@1", "club@1", 800)
    yield at_most("novice 1 against club 1", figures(below).difference.mean, -1.0)
    yield at_most("novice 1, CPU ms a decision (p99)", slowest(below), 1.0)
    yield at_least("club 1 among its own kind, points", figures(below).baseline.points.mean, 6.1)
    yield at_least("club 1 among its own kind, exact bids", figures(below).baseline.exact.mean, 0.47)
    club = rounds("club@1", "random@1", 800)
    yield at_least("club 1 over random 1", figures(club).difference.mean, 4.5)
    yield at_most("club 1, CPU ms a decision (p99)", slowest(club), 1.0)
    expert = rounds("expert@1", "club@1", 500)
    yield at_least("expert 1 over club 1", figures(expert).difference.mean, 2.4)
    yield at_least("expert 1 over club 1, lower bound", figures(expert).difference.low, 2.0)
    yield at_least("expert 1, exact bids", figures(expert).hero.exact.mean, 0.64)
    yield at_most("expert 1, CPU ms a decision (p99)", slowest(expert), 60.0)
    inference = rounds("expert@1", "plain@1", 400)
    yield at_least("inference against plain searchers", figures(inference).difference.mean, -0.2)
    yield at_least("inference against plain searchers, lower bound", figures(inference).difference.low, -0.2)


def ladder() -> Iterator[Check]:
    """Expert 2 at four players with seven cards, among itself and over players without search."""
    expert = learned_policy()
    # Fewer deals are not good enough to tell 8.65 from 8.60.
    tally = play_policy_rounds(expert, expert, 4, 7, 24_000, SEED)
    yield at_least("expert 2 among its own kind, points", tally.points_by(0) / tally.rounds, 8.65)
    over_club = gain(expert, policy_named(THUMB), 4, 7, 5_000, SEED)
    yield at_least(f"expert 2 over club 1 (± {over_club.error:.2f})", over_club.mean, 2.0)
    over_insight = gain(expert, policy_named(INSIGHT), 4, 7, 5_000, SEED)
    yield at_least(f"expert 2 over insight 1 (± {over_insight.error:.2f})", over_insight.mean, 0.0)
    timed = rounds("expert@2", "club@1", 100)
    yield at_most("expert 2, CPU ms a decision (mean)", average(timed), 0.5)
    yield at_most("expert 2, CPU ms a decision (p99)", slowest(timed), 1.0)


def searchers() -> Iterator[Check]:
    """Expert 2 and master 1 over three expert 1, and master 1 beside expert 2 at tables of expert 2."""
    expert = rounds("expert@2", "expert@1", 800)
    yield at_least("expert 2 over expert 1", figures(expert).difference.mean, 0.6)
    yield at_least("expert 2 over expert 1, lower bound", figures(expert).difference.low, 0.3)
    master = rounds("master@1", "expert@1", 800)
    yield at_least("master 1 over expert 1", figures(master).difference.mean, 0.9)
    yield at_least("master 1 over expert 1, lower bound", figures(master).difference.low, 0.5)
    yield at_most("master 1, CPU ms a decision (p99)", slowest(master), 60.0)
    beside = rounds("master@1", "expert@2", 800)
    yield at_least("master 1 over expert 2", figures(beside).difference.mean, 0.0)
    yield at_least("master 1 over expert 2, lower bound", figures(beside).difference.low, -0.1)


def cells() -> Iterator[Check]:
    """Expert 2 over club 1 at every number of players and cards, and over all of them."""
    expert, club = learned_policy(), policy_named(THUMB)
    gains = []
    for players in range(2, 8):
        for cards in range(1, 8):
            found = gain(expert, club, players, cards, 2_000, SEED)
            gains.append(found.mean)
            what = f"{players} players, {cards} cards: {found.mean:+.2f} ± {found.error:.2f}, lower bound"
            yield at_least(what, found.low, LEAST_IN_A_CELL)
    yield at_least("all tables, the mean gain", mean(gains), 0.0)


def master_cells() -> Iterator[Check]:
    """Master 1 over expert 1 at every number of players and cards; more deals where few leave it open."""
    gains = []
    for players in range(2, 8):
        for cards in range(1, 8):
            for times in (1, MORE_DEALS_FOR_A_CELL):
                deals = times * DEALS_FOR_A_CELL[cards] * 4 // players
                settings = MatchSettings(
                    hero="master@1", opponent="expert@1", deals=deals, seed=SEED, cards=cards, players=players
                )
                found = figures(match(settings)).difference
                if found.low is not None and found.low >= LEAST_IN_A_CELL:
                    break
            gains.append(found.mean)
            what = (
                f"{players} players, {cards} cards, {deals} deals: {found.mean:+.2f} ± {found.error:.2f}, lower bound"
            )
            yield at_least(what, found.low, LEAST_IN_A_CELL)
    yield at_least("all tables, the mean gain", mean(gains), 0.0)


def calibration() -> Iterator[Check]:
    """The chance expert 2 gives its bids beside what comes of them, and how well it foresees its tricks."""
    expert = learned_policy()
    tables = {
        "itself": (expert, 0.03),
        "club 1": (policy_named(THUMB), 0.05),
        "insight 1": (policy_named(INSIGHT), 0.05),
    }
    for name, (others, most) in tables.items():
        for cards, surprise in ((7, 1.0), (3, 0.64)):
            found = promises(expert, others, 4, cards, 2_500, SEED)
            for one in bins_of(found, 500):
                what = f"{cards} cards, {name}: promised {one.promised:.2f}, realised {one.realised:.2f}"
                yield at_most(what, abs(one.promised - one.realised), most)
            if others is expert:
                what = f"{cards} cards, log loss of the tricks"
                yield at_most(f"{what}, once everybody has bid", mean(one.later_surprise for one in found), surprise)
                yield at_most(f"{what}, with the own bid", mean(one.surprise for one in found), surprise)


def games() -> Iterator[Check]:
    """Whole games of seven and of fourteen rounds: master 1 against three club 1 and against three expert 1."""
    lengths: tuple[tuple[Literal[7, 14], int], ...] = ((7, 200), (14, 100))
    for opponent, least, part in (("club@1", 0.47, 1), ("expert@1", 0.33, 2)):
        for mode in Mode:
            for length, deals in lengths:
                hero = figures(whole_games("master@1", opponent, mode, 4, deals // part, length)).hero
                wins = hero.win_share
                assert wins is not None
                what = f"master 1 against {opponent}, {mode.value}, {length} rounds: wins (± {wins.error:.3f})"
                yield at_least(what, wins.mean, least)
                if mode is not Mode.CLASSIC:
                    yield at_most(f"penalty after passing, {mode.value}", _mean(hero.penalised_after_passing), 0.01)


def standing() -> Iterator[Check]:
    """Playing for the win against playing for points only, four players, whole games: the share of wins."""
    for name in ("expert", "master"):
        for mode in Mode:
            opponent = f"benchmarks.variants:{name.capitalize()}ForPoints"
            wins = figures(whole_games(name, opponent, mode, 4, STANDING_DEALS[name])).hero.win_share
            assert wins is not None
            yield at_least(f"{name}, {mode.value}: {wins.mean:.3f} ± {wins.error:.3f}, lower bound", wins.low, 0.25)


def inference() -> Iterator[Check]:
    """Master 1 beside itself without inference, who plays the others out by the network, on the same deals."""
    for opponent in YARDSTICKS:
        with_it = points_by_deal("master@1", opponent, INFERENCE_DEALS)
        without = points_by_deal("benchmarks.variants:MasterWithoutInference", opponent, INFERENCE_DEALS)
        worth = estimate([more - less for more, less in zip(with_it, without, strict=True)])
        what = f"inference at tables of {opponent}: {worth.mean:+.2f} ± {worth.error:.2f}, lower bound"
        yield at_least(what, worth.low, -0.15)


def simple() -> Iterator[Check]:
    """Expert 2 and master 1 beside expert 1 at tables of simple players nobody was trained with: points a round."""
    for opponent in (BidsNothing, CountsHighCards, OftenAtRandom, PlaysHighest):
        name = f"{opponent.__module__}:{opponent.__name__}"
        first = points_by_deal("expert@1", name, SIMPLE_DEALS)
        for hero in ("expert@2", "master@1"):
            gains = points_by_deal(hero, name, SIMPLE_DEALS)
            more = estimate([mine - theirs for mine, theirs in zip(gains, first, strict=True)])
            what = f"{hero} over {opponent.name} {mean(gains):.2f}, beside expert@1 {more.mean:+.2f} ± {more.error:.2f}"
            yield at_least(f"{what}, upper bound", more.high, 0.0)


def points_by_deal(hero: str, opponent: str, deals: int) -> list[float]:
    """What a hero makes of each deal beside the table's own kind, points a round."""
    points: dict[int, float] = {}

    def note(outcome: DealOutcome) -> None:
        if isinstance(outcome, DealPlayed):
            points[outcome.deal] = mean(points_difference(outcome))

    match(MatchSettings(hero=hero, opponent=opponent, deals=deals, seed=SEED, cards=7), note)
    return [points[deal] for deal in sorted(points)]


def tables() -> Iterator[Check]:
    """Master 1 in games against club 1 at every number of players and in every mode."""
    for players, deals in DEALS_FOR_TABLE.items():
        for mode in Mode:
            result = whole_games("master@1", "club@1", mode, players, deals)
            wins = figures(result).hero.win_share
            assert wins is not None
            what = f"{players} players, {mode.value}: wins {wins.mean:.3f} ± {wins.error:.3f}"
            yield at_least(what, wins.mean, 1 / players)
            yield at_most(f"{players} players, {mode.value}: CPU ms (p99)", slowest(result), 60.0)


def _mean(estimate: Estimate | None) -> float | None:
    return None if estimate is None else estimate.mean


PROGRAMMES: Final[dict[str, Callable[[], Iterator[Check]]]] = {
    "ladder": ladder,
    "cells": cells,
    "calibration": calibration,
    "searchers": searchers,
    "games": games,
    "tables": tables,
    "standing": standing,
    "inference": inference,
    "simple": simple,
    "master_cells": master_cells,
    "yardsticks": yardsticks,
}
# What is printed unless others are named: within 40 minutes on two cores that have nothing else to do.
DEFAULT_PROGRAMMES: Final = ("ladder", "cells", "calibration", "searchers")


def main(chosen: Sequence[str] = DEFAULT_PROGRAMMES) -> None:
    """Print every figure with its bound as soon as it is known."""
    missed = 0
    for name in chosen:
        programme = PROGRAMMES[name]
        print(f"{name}: {programme.__doc__}")
        for what, figure, bound, is_met in programme():
            missed += not is_met
            print(f"  {what:60s} {figure:8.3f}   bound {bound:6.2f}   {'pass' if is_met else 'FAIL'}", flush=True)
    print("All bounds are met." if not missed else f"{missed} bounds are NOT met.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programmes", nargs="*", type=one_of(PROGRAMMES), metavar="NAME")
    main(parser.parse_args().programmes or DEFAULT_PROGRAMMES)
