"""Counting all sequences of actions that can follow a position, with the engine and with the naive program."""

from collections import Counter
from typing import NamedTuple

from doublelucky7.rules.state import State
from tests.perft.naive import Round
from tests.perft.positions import choices
from tests.setting import after


class Tally(NamedTuple):
    """How many sequences there are of each length, and everybody's points summed over all that end the round."""

    counts: Counter[int]
    points: Counter[int]


def tally_by_engine(state: State, deepest: int) -> Tally:
    """Counts with the engine."""
    tally = Tally(Counter(), Counter())
    _follow_engine(state, 0, deepest, tally)
    return tally


def _follow_engine(state: State, depth: int, deepest: int, tally: Tally) -> None:
    tally.counts[depth] += 1
    if state.pad:
        tally.points.update({score.seat: score.points for score in state.pad[0].scores})
    elif depth < deepest:
        for action in choices(state).values():
            _follow_engine(after(state, action), depth + 1, deepest, tally)


def tally_by_naive_program(state: Round, deepest: int) -> Tally:
    """Counts with the naive program."""
    tally = Tally(Counter(), Counter())
    _follow_naively(state, 0, deepest, tally)
    return tally


def _follow_naively(state: Round, depth: int, deepest: int, tally: Tally) -> None:
    tally.counts[depth] += 1
    if state.phase == "over":
        tally.points.update(dict(enumerate(state.points())))
    elif depth < deepest:
        for move in state.moves():
            _follow_naively(state.after(move), depth + 1, deepest, tally)
