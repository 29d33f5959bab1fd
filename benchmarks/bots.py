"""How strong every level is, by the figures asked for: `python -m benchmarks.bots`, or some: `… bots ladder games`.

Every line is a match of the arena with duplicate deals; its own command prints the same figures at any length:
`doublelucky7 arena HERO OPPONENT --players … --mode … --cards … --deals … --seed …`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, TypeAlias

from doublelucky7.arena.match import MatchResult, play_match
from doublelucky7.arena.settings import Contestant, MatchSettings
from doublelucky7.arena.statistics import Estimate, Figures
from doublelucky7.arena.workers import cores, in_processes
from doublelucky7.rules.ruleset import Mode, RuleSet

SEED: Final = 7
PLAIN: Final = "plain@1"
MILLISECOND: Final = 0.001
# Enough deals for a lower bound well above −0.2; games of many players take longer and tell more.
DEALS_FOR_TABLE: Final = {2: 60, 3: 40, 4: 24, 5: 16, 6: 12, 7: 10}

Check: TypeAlias = tuple[str, float, float, bool]
"""What is measured, the figure, the bound, and whether it is met."""


def match(settings: MatchSettings) -> MatchResult:
    """One match with all cores; a forfeited deal is a failure, not a gap."""
    result = play_match(settings, workplace=partial(in_processes, jobs=cores()))
    if result.forfeited:
        raise SystemExit(f"{settings.hero} against {settings.opponent}: {len(result.forfeited)} deals forfeited")
    return result


def rounds(hero: str, opponent: str, deals: int) -> MatchResult:
    """Single rounds at the table of the strength table: four players, seven cards, classic."""
    return match(MatchSettings(hero=hero, opponent=opponent, deals=deals, seed=SEED, cards=7))


def whole_games(mode: Mode, players: int, deals: int) -> MatchResult:
    """Games of seven rounds, the expert against a table of clubs."""
    ruleset = RuleSet(mode=mode)
    return match(
        MatchSettings(hero="expert", opponent="club", deals=deals, seed=SEED, players=players, ruleset=ruleset)
    )


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


def ladder() -> Iterator[Check]:
    """Points per round at four players with seven cards."""
    novice = rounds("novice", "random", 400)
    yield at_least("novice over random", figures(novice).difference.mean, 2.0)
    below = rounds("novice", "club", 800)
    yield at_most("novice against club", figures(below).difference.mean, -1.0)
    yield at_most("novice, CPU ms a decision (p99)", slowest(below), 1.0)
    yield at_least("club among its own kind, points", figures(below).baseline.points.mean, 6.1)
    yield at_least("club among its own kind, exact bids", figures(below).baseline.exact.mean, 0.47)
    club = rounds("club", "random", 800)
    yield at_least("club over random", figures(club).difference.mean, 4.5)
    yield at_most("club, CPU ms a decision (p99)", slowest(club), 1.0)
    expert = rounds("expert", "club", 500)
    yield at_least("expert over club", figures(expert).difference.mean, 2.4)
    yield at_least("expert over club, lower bound", figures(expert).difference.low, 2.0)
    yield at_least("expert, exact bids", figures(expert).hero.exact.mean, 0.64)
    yield at_most("expert, CPU ms a decision (p99)", slowest(expert), 60.0)


def inference() -> Iterator[Check]:
    """The expert against three searchers without inference, beside such a searcher in its place."""
    result = rounds("expert", PLAIN, 400)
    yield at_least("inference against plain searchers", figures(result).difference.mean, -0.2)
    yield at_least("inference against plain searchers, lower bound", figures(result).difference.low, -0.2)


def games() -> Iterator[Check]:
    """Whole games of seven rounds, the expert against three clubs."""
    for mode in Mode:
        hero = figures(whole_games(mode, 4, 100)).hero
        yield at_least(f"expert wins, {mode.value}", _mean(hero.win_share), 0.42)
        if mode is not Mode.CLASSIC:
            yield at_most(f"penalty after passing, {mode.value}", _mean(hero.penalised_after_passing), 0.02)


def tables() -> Iterator[Check]:
    """The expert's gain over club in games at every number of players and in every mode."""
    for players, deals in DEALS_FOR_TABLE.items():
        for mode in Mode:
            result = whole_games(mode, players, deals)
            yield at_least(f"{players} players, {mode.value}: lower bound", figures(result).difference.low, -0.2)
            yield at_most(f"{players} players, {mode.value}: CPU ms (p99)", slowest(result), 60.0)


def _mean(estimate: Estimate | None) -> float | None:
    return None if estimate is None else estimate.mean


PROGRAMMES: Final[dict[str, Callable[[], Iterator[Check]]]] = {
    "ladder": ladder,
    "inference": inference,
    "games": games,
    "tables": tables,
}


def main(chosen: Sequence[str] = tuple(PROGRAMMES)) -> None:
    """Print every figure with its bound as soon as it is known."""
    missed = 0
    for name in chosen:
        programme = PROGRAMMES[name]
        print(f"{name}: {programme.__doc__}")
        for what, figure, bound, is_met in programme():
            missed += not is_met
            print(f"  {what:52s} {figure:8.3f}   bound {bound:6.2f}   {'pass' if is_met else 'FAIL'}", flush=True)
    print("All bounds are met." if not missed else f"{missed} bounds are NOT met.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programmes", nargs="*", choices=list(PROGRAMMES), metavar="NAME")
    main(parser.parse_args().programmes or tuple(PROGRAMMES))
