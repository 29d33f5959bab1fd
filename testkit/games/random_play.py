"""Seeded random games at every kind of table, step by step, with what they need to be played again."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from random import Random
from typing import NamedTuple

import msgspec

from doublelucky7.rules.actions import Action, ChanceAction, Deal, DieFell, DrawForDealer, KeepPawn, PlayerAction
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import decide, evolve, start
from doublelucky7.rules.events import Event
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, JokerTrump, Mode, RuleSet, tricks_in
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForDie, WaitingForDraw
from doublelucky7.rules.wheel import DIE_FACES

CHANCE_OF_A_JOKER_ON_TOP = 0.3
CHANCE_TO_KEEP_THE_PAWN = 0.4


class Table(NamedTuple):
    """A rule set, a number of players, and the seed of the game they play."""

    ruleset: RuleSet
    players: int
    seed: int

    def __str__(self) -> str:
        rules = self.ruleset
        memory = "open_memory" if rules.open_memory else "closed"
        return f"{rules.mode.value}-{self.players}p-{rules.rounds}r-{rules.joker_trump.value}-{memory}-seed{self.seed}"


class Step(NamedTuple):
    """One action of a game: the state before it, and each event with the state after that event."""

    before: State
    action: Action
    happened: tuple[tuple[Event, State], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for event, _ in self.happened)

    @property
    def after(self) -> State:
        return self.happened[-1][1]


def every_table(seed: int) -> list[Table]:
    """One table for every combination of mode, players, length and options."""
    choices = product(Mode, range(FEWEST_PLAYERS, MOST_PLAYERS + 1), JokerTrump, (False, True), (7, 14))
    return [
        Table(
            RuleSet(rounds=14 if rounds == 14 else 7, mode=mode, joker_trump=joker, open_memory=memory), players, seed
        )
        for mode, players, joker, memory, rounds in choices
    ]


def half_of_every_table(seed: int) -> list[Table]:
    """Every second combination, chosen so that any two choices still meet."""
    return [table for place, table in enumerate(every_table(seed)) if place.bit_count() % 2 == seed % 2]


def a_table_of_each_mode_and_size(seed: int) -> list[Table]:
    """One table for every mode and number of players, lengths and options taking turns."""
    combinations = 8
    return [
        table
        for place, table in enumerate(every_table(seed))
        if place % combinations == (table.players + 3 * list(Mode).index(table.ruleset.mode) + seed) % combinations
    ]


def steps(table: Table) -> Iterator[Step]:
    """A whole game at a table, from the draw to the last card."""
    random = Random(str(table))
    state = start(table.ruleset, table.players)
    while not state.is_over:
        action: Action
        if state.to_act is None:
            assert isinstance(state.waiting, WaitingForChance)
            action = chance(state, random)
        else:
            action = choice(legal_actions(state), random)
        step = taken(state, action)
        yield step
        state = step.after


def taken(state: State, action: Action) -> Step:
    """An action taken, with everything it brought about."""
    before, happened = state, []
    for event in decide(state, action):
        state = evolve(state, event)
        happened.append((event, state))
    return Step(before, action, tuple(happened))


def choice(legal: tuple[PlayerAction, ...], random: Random) -> PlayerAction:
    """A legal action, each kind as likely as the other, so that no wheel option is rare."""
    keep = next((action for action in legal if isinstance(action, KeepPawn)), None)
    if keep is not None and random.random() < CHANCE_TO_KEEP_THE_PAWN:
        return keep
    kind = random.choice(sorted({type(action).__name__ for action in legal if action != keep}))
    return random.choice([action for action in legal if type(action).__name__ == kind])


def chance(state: State, random: Random) -> ChanceAction:
    """What the state waits for; the Joker is often turned up or next on the pile, so that R3 and R7.9 are not rare."""
    match state.waiting:
        case WaitingForDraw():
            return DrawForDealer(shuffled(random))
        case WaitingForDeal():
            turned_up = tricks_in(state.round + 1) * state.players
            deck = list(shuffled(random))
            if random.random() < CHANCE_OF_A_JOKER_ON_TOP:
                place, joker = turned_up + random.randrange(2), deck.index(Card.JOKER)
                deck[place], deck[joker] = deck[joker], deck[place]
            return Deal(tuple(deck))
        case WaitingForDie():
            return DieFell(random.randint(1, DIE_FACES))
        case _:
            raise AssertionError(f"nothing of chance in {state.waiting}")


def shuffled(random: Random) -> tuple[Card, ...]:
    """All 57 cards in random order."""
    return tuple(random.sample(FULL_DECK, len(FULL_DECK)))


@contextmanager
def reproducible(table: Table, played: list[Action]) -> Iterator[None]:
    """Adds the seed and all actions so far to whatever fails inside."""
    try:
        yield
    except AssertionError as failure:
        failure.add_note(f"table {table}\nactions {msgspec.json.encode(played).decode()}")
        raise
