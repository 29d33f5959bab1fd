"""What the choices of one player are worth beside those of another: `python -m benchmarks.choices master expert`.

Games are played to the end of one round, in which the first player sits among three of a kind that is known exactly.
Where the second would have bid or played otherwise, a search that knows what it plays against judges both moves, in far
more deals than a player has time for. The luck of the rest of the round, which covers what a move is worth where rounds
are played out, plays no part; what several moves of a round bring is taken to add up.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from benchmarks.variants import ExpertForPoints
from doublelucky7.arena.contestants import contestant
from doublelucky7.arena.play import steps_of
from doublelucky7.arena.statistics import Estimate, estimate
from doublelucky7.arena.workers import cores
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.bots.players.heuristic import judge
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.registry import NoSuchBot
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.outlook import outlook_on
from doublelucky7.bots.thinking.policies import INSIGHT, STRONG, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Players, found_by_search
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.observing import knowledge_of, move_of
from doublelucky7.kernel.strength import Policy
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard
from testkit.names import one_of

NETWORK: Final = "network"
KINDS: Final = (STRONG, INSIGHT, THUMB, NETWORK)
PLAYERS: Final = 4
WORLDS: Final = 500
CANDIDATES: Final = 2_000
SEED: Final = 7
# The others choose their best move; a model that is never surprised would let few deals carry all the weight.
SURPRISES: Final = {"noise": 0.03, "bid_heat": 0.4, "card_heat": 0.03}


class ByPolicy:
    """A player that goes by one of the kernel's policies."""

    name = "by-policy"
    version = "1"

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The best legal action by this policy."""
        return judge(self._policy, heard, knowledge_of(heard), seed)


class Kind(NamedTuple):
    """Players that are known exactly: as a bot, as the player of a deal, and as a model of what was played."""

    bot: Bot
    player: Policy
    model: Policy


class Case(NamedTuple):
    """A bid or card the first player chose, and what it knew."""

    heard: Heard
    seed: int
    chosen: PlayerAction


class JudgedRound(NamedTuple):
    """What the first player's choices of one round bring more than the second's."""

    kind: str
    choices: int
    differing: int
    points: float
    wins: float


def kind_called(name: str) -> Kind:
    """One of the kinds of players the first player sits among."""
    if name == NETWORK:
        return Kind(ExpertForPoints(), learned_policy(), learned_policy(**SURPRISES))
    policy = policy_named(name)
    return Kind(ByPolicy(policy), policy, policy_named(name, **SURPRISES))


def cases_of(hero: Bot, others: Bot, ruleset: RuleSet, number: int, round_number: int) -> list[Case]:
    """The choices of one round in a game; before it the network plays in the same seat, which is quick."""
    me, quick = number % PLAYERS, ExpertBot()
    cases: list[Case] = []

    def ask(seat: Seat, heard: Heard, seed: int) -> PlayerAction:
        if seat != me:
            return others.choose(heard, seed)
        if heard.view.round != round_number:
            return quick.choose(heard, seed)
        chosen = hero.choose(heard, seed)
        if len(heard.view.legal) > 1 and isinstance(heard.view.waiting, WaitingForBid | WaitingForCard):
            cases.append(Case(heard, seed, chosen))
        return chosen

    for step in steps_of(start(ruleset, PLAYERS), key_from_seed(SEED, number), seed_of_choice(SEED, number), ask):
        if len(step.state.pad) == round_number:
            break
    return cases


def judged(case: Case, other: PlayerAction, kind: Kind) -> tuple[float, float]:
    """The points and the chance to win that the choice brings more than the other."""
    knowledge, outlook = knowledge_of(case.heard), outlook_on(case.heard.view)
    moves = [move for move in (move_of(action, knowledge.now) for action in (case.chosen, other)) if move is not None]
    players = Players(hero=learned_policy(), others=kind.player, models=((kind.model, 1.0),), trust=0.0)
    first, second = found_by_search(
        players,
        knowledge,
        moves,
        worlds=WORLDS,
        candidates=CANDIDATES,
        # Not the deals either player looked into.
        seed=seed_of_choice(case.seed, 0),
        totals=outlook.totals,
        deviation=outlook.deviation,
    )
    return first.points - second.points, first.wins - second.wins


def judged_round(
    hero: str, other: str, kinds: Sequence[str], ruleset: RuleSet, round_number: int, number: int
) -> JudgedRound:
    """What the choices of one round are worth."""
    name = kinds[number % len(kinds)]
    kind, beside = kind_called(name), contestant(other)
    cases = cases_of(contestant(hero), kind.bot, ruleset, number // len(kinds), round_number)
    others = [beside.choose(case.heard, case.seed) for case in cases]
    differing = [(case, action) for case, action in zip(cases, others, strict=True) if action != case.chosen]
    found = [judged(case, action, kind) for case, action in differing]
    return JudgedRound(name, len(cases), len(differing), sum(one[0] for one in found), sum(one[1] for one in found))


def main() -> None:
    """Print what the choices are worth at each kind of table, and at all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.choices", description=__doc__)
    parser.add_argument("hero", help="a level, or module:Class; its way through the round is followed")
    parser.add_argument("other", help="who might have chosen otherwise")
    parser.add_argument("--kinds", nargs="+", type=one_of(KINDS), default=KINDS, help="who the others are")
    parser.add_argument("--rounds", type=int, choices=(7, 14), default=7, help="the length of the games")
    parser.add_argument("--round", type=int, default=7, help="the round that is judged")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    if not 1 <= asked.round <= asked.rounds:
        parser.error(f"a game of {asked.rounds} rounds has no round {asked.round}")
    if asked.games < 2 * len(asked.kinds):
        parser.error("an error can be told from two games at each kind of table, no less")
    for name in (asked.hero, asked.other):
        try:
            contestant(name)
        except NoSuchBot as error:
            parser.error(str(error))
    play = partial(judged_round, asked.hero, asked.other, tuple(asked.kinds), RuleSet(rounds=asked.rounds), asked.round)
    played: list[JudgedRound] = []
    with ProcessPoolExecutor(cores()) as pool:
        for one in pool.map(play, range(asked.games)):
            played.append(one)
            print(f"\r{len(played)} of {asked.games} games", end="", flush=True)
    print(f"\n{asked.hero} beside {asked.other}, a round {asked.round} of {asked.rounds}:")
    for kind in asked.kinds:
        _tell(kind, [one for one in played if one.kind == kind])
    _tell("all", played)


def _tell(kind: str, rounds: Sequence[JudgedRound]) -> None:
    """A line about the rounds of one kind of table, or about all."""
    points = estimate([one.points for one in rounds])
    wins = estimate([100 * one.wins for one in rounds])
    differing, choices = sum(one.differing for one in rounds), sum(one.choices for one in rounds)
    print(
        f"  {kind:10s} points {_shown(points, 3)}   wins in hundredths {_shown(wins, 2)}"
        f"   {differing} of {choices} choices differ"
    )


def _shown(one: Estimate, digits: int) -> str:
    return f"{one.mean:+.{digits}f} ± {one.error:.{digits}f}"


if __name__ == "__main__":
    main()
