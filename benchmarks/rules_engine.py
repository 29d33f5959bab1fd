"""How fast the readable rules engine is, beside OpenSpiel's `oh_hell` stepped from Python, and how fast views are.

Run it with `python -m benchmarks.rules_engine`. Both engines play random rounds with four players and seven cards; a
decision is: ask for the legal actions, take one, get the next state. Dealing is not measured. Figures are medians of
alternating measurements.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from doublelucky7.rules.actions import Deal
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import decide, evolve, start
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDeal

PLAYERS = 4
CARDS = 7
ALTERNATIONS = 5
SECONDS_A_MEASUREMENT = 1.0
LEAST_SHARE_OF_OPEN_SPIEL = 1 / 20
OPEN_SPIEL_DECK = {"num_suits": 4, "num_cards_per_suit": 13}


class Measured(NamedTuple):
    """Things done and the CPU seconds they took."""

    done: int
    seconds: float

    @property
    def a_second(self) -> float:
        return self.done / self.seconds


class Figures(NamedTuple):
    """What this benchmark prints."""

    engine: float
    open_spiel: float
    views: float

    @property
    def share(self) -> float:
        return self.engine / self.open_spiel


def measured(piece: Callable[[], Measured], seconds: float) -> float:
    """How many a CPU-second, over pieces of work that measure themselves until enough time is spent."""
    done, spent = 0, 0.0
    while spent < seconds:
        piece_done, piece_spent = piece()
        done, spent = done + piece_done, spent + piece_spent
    return Measured(done, spent).a_second


def dealt_round(random: Random, ruleset: RuleSet) -> State:
    """A seven-card round just dealt, not the last of its game."""
    state = replace(start(ruleset, PLAYERS), dealer=0, round=CARDS, waiting=WaitingForDeal())
    for event in decide(state, Deal(tuple(random.sample(FULL_DECK, len(FULL_DECK))))):
        state = evolve(state, event)
    return state


def engine_round(random: Random) -> Measured:
    """The decisions of one random round of the rules engine."""
    state = dealt_round(random, RuleSet(rounds=14))
    choice, decisions = random.random, 0
    begun = process_time()
    while state.to_act is not None:
        legal = legal_actions(state)
        for event in decide(state, legal[int(choice() * len(legal))]):
            state = evolve(state, event)
        decisions += 1
    return Measured(decisions, process_time() - begun)


def open_spiel_game() -> Any:
    """OpenSpiel's game of the same size: four players, seven tricks."""
    import pyspiel

    parameters = {"players": PLAYERS, "num_tricks_fixed": CARDS, **OPEN_SPIEL_DECK}
    return pyspiel.load_game("oh_hell", parameters)


def open_spiel_round(game: Any, random: Random) -> Measured:
    """The decisions of one random round of `oh_hell`, stepped from Python, dealing left out."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    choice, decisions = random.random, 0
    begun = process_time()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(choice() * len(legal))])
        decisions += 1
    return Measured(decisions, process_time() - begun)


def views_of_a_round(random: Random) -> Measured:
    """The views of all seats at every decision of a random round with the wheel, built and encoded."""
    state = dealt_round(random, RuleSet(rounds=14, mode=Mode.TACTICAL_ESCAPE))
    encode, spent, views = msgspec.json.Encoder().encode, 0.0, 0
    while state.to_act is not None:
        begun = process_time()
        for seat in range(PLAYERS):
            encode(view_of(state, seat))
        spent += process_time() - begun
        views += PLAYERS
        for event in decide(state, random.choice(legal_actions(state))):
            state = evolve(state, event)
    return Measured(views, spent)


def figures(seconds: float = SECONDS_A_MEASUREMENT) -> Figures:
    """Medians of alternating measurements, so that a busy moment of the machine hits both engines."""
    game, random = open_spiel_game(), Random(7)
    ours, theirs, views = [], [], []
    for _ in range(ALTERNATIONS):
        ours.append(measured(lambda: engine_round(random), seconds))
        theirs.append(measured(lambda: open_spiel_round(game, random), seconds))
        views.append(measured(lambda: views_of_a_round(random), seconds))
    return Figures(median(ours), median(theirs), median(views))


def main() -> None:
    """Prints the figures and whether the engine is fast enough."""
    found = figures()
    enough = "at least" if found.share >= LEAST_SHARE_OF_OPEN_SPIEL else "LESS THAN"
    print(f"rules engine, decisions per CPU-second:               {found.engine:12,.0f}")
    print(f"OpenSpiel oh_hell from Python, decisions per CPU-second: {found.open_spiel:9,.0f}")
    print(f"ratio: 1/{1 / found.share:.1f}, {enough} the 1/{1 / LEAST_SHARE_OF_OPEN_SPIEL:.0f} asked for")
    print(f"views built and encoded per CPU-second:               {found.views:12,.0f}")


if __name__ == "__main__":
    main()
