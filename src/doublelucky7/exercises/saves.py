"""Save the bid: positions in which one card is better than all others by far, mined from self-play and kept as data.

`python -m benchmarks.coach saves FILE` mines them.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from doublelucky7.exercises.round_play import LONG_GAME, RoundPlay, dealt
from doublelucky7.rules.actions import PlaceBid, PlayCard
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import Seat

LEAST_GAIN: Final = 3.0
"""The best card is better than the next by at least so many points."""


class CardWorth(msgspec.Struct, frozen=True, array_like=True):
    """A card that may be played: the points it should bring, and the chance to make the bid with it."""

    card: Card
    points: float
    made: float


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A position, what every card in it is worth, the best first, and which levels find the best."""

    round: int
    players: int
    dealer: Seat
    cards: str
    """All cards in the order they are dealt, then the one turned up."""
    bids: tuple[int, ...]
    """In the order they were placed."""
    played: str
    """In the order of play."""
    worth: tuple[CardWorth, ...]
    found_by: tuple[str, ...]

    @property
    def gain(self) -> float:
        """By how many points the best card is better than the next."""
        return self.worth[0].points - self.worth[1].points


def play_of(save: Save) -> RoundPlay:
    """The round as far as it has been played."""
    play = dealt(LONG_GAME, save.players, save.round, save.dealer, cards_in(save.cards))
    for bid in save.bids:
        play = play.after(PlaceBid(_to_act(play), bid))
    for card in cards_in(save.played):
        play = play.after(PlayCard(_to_act(play), card))
    return play


def cards_in(written: str) -> tuple[Card, ...]:
    """Cards as they are written in a row."""
    return tuple(Card(code) for code in written.split())


@cache
def saves() -> tuple[Save, ...]:
    """All positions that are shipped."""
    lines = files("doublelucky7.exercises").joinpath("data", "saves.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Save) for line in lines)


def _to_act(play: RoundPlay) -> Seat:
    assert play.state.to_act is not None
    return play.state.to_act
