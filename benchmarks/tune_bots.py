"""Makes the bots' parameters and tables again: `python -m benchmarks.tune_bots thumb --seed 7 --steps 400`.

Parameters of the heuristic are improved by small random changes: a change is kept where it brings points against the
parameters before it, on one set of deals and then again on another. `prospects` plays games in which nobody uses the
pawn, notes what it would have brought, and computes backwards what keeping it is worth; `searched-prospects` does so
with what `master` finds out. `strong` is no player to meet: its parameters foretell what strong players do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from math import exp
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, Literal

import msgspec

from benchmarks.variants import MasterForPoints
from doublelucky7.arena.play import play_game
from doublelucky7.bots.players.heuristic import judge
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.thinking.pawn import Hopes, Prospects, SearchedProspects
from doublelucky7.bots.thinking.policies import INSIGHT, STRONG, THUMB, Provenance, StoredParameters, policy_named
from doublelucky7.bots.thinking.wheel import gains_by_judgement
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.codes import DOUBLE_POINTS
from doublelucky7.kernel.defaults import DEFAULT_POLICY
from doublelucky7.kernel.heuristic import play_policy_rounds
from doublelucky7.kernel.observing import KIND_OF, knowledge_of
from doublelucky7.kernel.strength import Policy
from doublelucky7.rules.actions import KeepPawn, PlayerAction
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, Mode, RuleSet
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForWheel
from testkit.fitted_policies import fitted, log_likelihoods, model_of, rounds_of_game

DATA: Final = Path(__file__).resolve().parent.parent / "src/doublelucky7/bots/data"
# (players, cards, deals): the table of the issue counts most, the others keep the parameters from specialising.
TABLES: Final = ((4, 7, 500), (4, 4, 200), (3, 6, 150), (2, 5, 150), (5, 5, 120), (6, 3, 100), (7, 7, 60))
# A first guess at the appetite and thrift of the rule of thumb.
APPETITE: Final = (6.0, 0.9)
CHANGED_AT_ONCE: Final = 6
STEP: Final = 0.12

# Whose moves `strong` is to foretell, in how many games, and how many of these only judge what came of it.
STRONG_PLAYERS: Final = ("expert@1", "expert@2")
GAMES_TO_FIT: Final = 800
GAMES_TO_JUDGE: Final = 100

# In the backward computation: how often a seat is asked in a round, and how often another takes Double Points first.
ASKED: Final = 0.7
DOUBLE_TAKEN: Final = 0.3


def points(hero: Policy, others: Policy, seed: int) -> float:
    """The hero's points a round over all tables, each table weighing the same for its number of deals."""
    total = rounds = 0.0
    for players, cards, deals in TABLES:
        tally = play_policy_rounds(hero, others, players, cards, deals, seed)
        total += deals * tally.points_by(0) / tally.rounds
        rounds += deals
    return total / rounds


def improved(values: list[float], opponents: Sequence[Policy], seed: int, steps: int, frozen: int) -> list[float]:
    """Parameters after so many attempts; the last few of the list stay as they are."""
    chance = Random(seed)
    kept = 0
    for step in range(steps):
        change = list(values)
        for place in chance.sample(range(len(values) - frozen), CHANGED_AT_ONCE):
            change[place] += chance.gauss(0.0, STEP)
        table = [Policy(list(values)), *opponents]
        if all(_brings_points(change, values, table, seed + 2 * step + half) for half in (0, 1)):
            values, kept = change, kept + 1
        if sys.stderr.isatty():
            print(f"\r{step + 1}/{steps}, kept {kept}", end="", file=sys.stderr)
    return values


def _brings_points(change: list[float], values: list[float], table: Sequence[Policy], deals: int) -> bool:
    new, old = Policy(list(change)), Policy(list(values))
    return sum(points(new, others, deals) - points(old, others, deals) for others in table) > 0


class Observer:
    """Plays as `club` but keeps the pawn, and notes what each option would have brought."""

    name = "observer"
    version = "1"

    def __init__(self) -> None:
        self.policy = policy_named(THUMB)
        self.noted: dict[int, list[dict[int, float]]] = {}

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        knowledge = knowledge_of(heard)
        if isinstance(heard.view.waiting, WaitingForWheel):
            kinds = tuple(KIND_OF.values())
            best: dict[int, float] = {}
            for (kind, _, _), gain in gains_by_judgement(self.policy, knowledge, kinds, seed).items():
                best[kind] = max(gain, best.get(kind, gain))
            self.noted.setdefault(heard.view.round, []).append(best)
            return KeepPawn(knowledge.me)
        return judge(self.policy, heard, knowledge, seed)


class SearchingObserver:
    """Plays as `expert` but keeps the pawn, and notes what each option would have brought by `master`'s search."""

    name = "searching-observer"
    version = "1"

    def __init__(self) -> None:
        self.plays = ExpertBot()
        self.searches = MasterForPoints()
        self.noted: dict[int, list[dict[int, float]]] = {}

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        if isinstance(heard.view.waiting, WaitingForWheel):
            assert heard.view.viewer is not None
            gains = self.searches.at_the_wheel(heard, seed).gains_by_kind()
            self.noted.setdefault(heard.view.round, []).append(gains)
            return KeepPawn(heard.view.viewer)
        return self.plays.choose(heard, seed)


def worth_by_rounds(rounds: Sequence[Sequence[float]], worse: Sequence[float]) -> list[float]:
    """What a pawn is worth by the number of rounds to come, from the gains in each; `worse` once the best is taken."""
    worth = [0.0, mean(max(gain, -PENALTY_FOR_AN_UNUSED_PAWN) for gain in rounds[-1])]
    for gains in reversed(rounds[:-1]):
        keeping = (1 - DOUBLE_TAKEN) * worth[-1] + DOUBLE_TAKEN * min(worse[len(worth) - 1], worth[-1])
        worth.append(ASKED * mean(max(gain, keeping) for gain in gains) + (1 - ASKED) * keeping)
    return worth


def hopes_from(noted: Sequence[Sequence[dict[int, float]]]) -> Hopes:
    """What keeping is worth after each round of a series, from what was noted in each."""
    never = [float("inf")] * len(noted)
    without = [[max(gain for kind, gain in best.items() if kind != DOUBLE_POINTS) for best in row] for row in noted]
    taken = worth_by_rounds(without, never)
    free = worth_by_rounds([[max(best.values()) for best in row] for row in noted], taken)
    dice = worth_by_rounds([[mean(best.values()) for best in row] for row in noted], never)
    return Hopes(double_free=_rounded(free), double_taken=_rounded(taken), dice=_rounded(dice))


def noted_by(
    observer: Observer | SearchingObserver, length: Literal[7, 14], seed: int, games: int
) -> list[list[dict[int, float]]]:
    """Round by round what an observer in all four seats noted."""
    ruleset = RuleSet(mode=Mode.TACTICAL_ESCAPE, rounds=length)
    for game in range(games):
        play_game(ruleset, [observer] * 4, key_from_seed(seed + game), seed + game)
    return [observer.noted[number] for number in sorted(observer.noted)]


def prospects_from(seed: int, games: int, provenance: Provenance) -> Prospects:
    found = hopes_from(noted_by(Observer(), 7, seed, games))
    return Prospects(
        provenance=provenance, double_free=found.double_free, double_taken=found.double_taken, dice=found.dice
    )


def searched_prospects_from(seed: int, games: int, provenance: Provenance) -> SearchedProspects:
    noted = noted_by(SearchingObserver(), 14, seed, games)
    first, second = (hopes_from(series) for series in (noted[:ROUNDS_IN_A_SERIES], noted[ROUNDS_IN_A_SERIES:]))
    return SearchedProspects(provenance=provenance, first_series=first, second_series=second)


def strong_player(seed: int, steps: int) -> tuple[list[float], dict[str, float]]:
    """Parameters that foretell strong players, and how well they and those they began with do."""
    first = list(policy_named(INSIGHT).values())
    games = [rounds_of_game(STRONG_PLAYERS, seed, number) for number in range(GAMES_TO_FIT + GAMES_TO_JUDGE)]
    *values, bid_heat, card_heat = fitted([one for game in games[:GAMES_TO_FIT] for one in game], first, seed, steps)
    unseen = [one for game in games[GAMES_TO_FIT:] for one in game]
    before, after = log_likelihoods(
        unseen,
        [policy_named(INSIGHT, noise=0.05, bid_heat=1.0, card_heat=0.06), model_of([*values, bid_heat, card_heat])],
    )
    return values, {
        "log likelihood of a seat's moves in a round by insight": before,
        "log likelihood of a seat's moves in a round": after,
        "bid heat": exp(bid_heat),
        "card heat": exp(card_heat),
    }


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) for value in values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=(THUMB, INSIGHT, STRONG, "prospects", "searched-prospects"))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--steps", type=int, default=400, help="attempts, steps of the fit, or games for the prospects")
    asked = parser.parse_args()
    made: StoredParameters | Prospects | SearchedProspects
    command = f"python -m benchmarks.tune_bots {asked.what} --seed {asked.seed} --steps {asked.steps}"
    today = datetime.now(tz=UTC).date().isoformat()

    def provenance(score: dict[str, float]) -> Provenance:
        return Provenance(command=command, seed=asked.seed, date=today, version=version("doublelucky7"), score=score)

    if asked.what == "prospects":
        made = prospects_from(asked.seed, asked.steps, provenance({}))
    elif asked.what == "searched-prospects":
        made = searched_prospects_from(asked.seed, asked.steps, provenance({}))
    elif asked.what == STRONG:
        last, score = strong_player(asked.seed, asked.steps)
        made = StoredParameters(
            provenance=provenance({name: round(value, 4) for name, value in score.items()}), values=_rounded(last)
        )
    else:
        first = list(DEFAULT_POLICY)
        if asked.what == THUMB:
            first[-2:] = APPETITE
        opponents = [policy_named(THUMB)] if asked.what == INSIGHT else []
        last = improved(first, opponents, asked.seed, asked.steps, frozen=2 if asked.what == INSIGHT else 0)
        score = {
            "points before, among its own kind": points(Policy(first), Policy(first), asked.seed - 1),
            "points after, among its own kind": points(Policy(list(last)), Policy(list(last)), asked.seed - 1),
            "points after, against those before": points(Policy(list(last)), Policy(first), asked.seed - 1),
        }
        made = StoredParameters(
            provenance=provenance({name: round(value, 3) for name, value in score.items()}), values=_rounded(last)
        )
    DATA.joinpath(f"{asked.what}.json").write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    print(made.provenance)


if __name__ == "__main__":
    main()
