"""What an average hand brings in each place: data with its provenance, made by a command."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from doublelucky7.rules.ruleset import Mode

_FEWEST_PLAYERS: Final = 2


class Place(msgspec.Struct, frozen=True):
    """One place in the order of bidding: mean points of a round, and what the best bid promises on average."""

    points: float
    promised: float


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where the figures come from, so that anybody can make them again."""

    command: str
    date: str
    network: str
    """The fingerprint of the network's weights."""
    deals: int


class Baselines(msgspec.Struct, frozen=True, kw_only=True):
    """Figures by number of players (2 to 7), cards (1 to 7) and place, the dealer first; rounds that count once."""

    provenance: Provenance
    places: tuple[tuple[tuple[Place, ...], ...], ...]
    wheel: dict[str, tuple[float, ...]]
    """What the others' pawns and the die bring on average to a seat in a round, by mode and number of players."""

    def place(self, players: int, cards: int, place: int) -> Place:
        """The figures of one place."""
        return self.places[players - _FEWEST_PLAYERS][cards - 1][place]

    def others_at_the_wheel(self, mode: Mode, players: int) -> float:
        """What the wheel brings to a seat without a deed of its own; nothing in classic mode."""
        by_players = self.wheel.get(mode.value)
        return 0.0 if by_players is None else by_players[players - _FEWEST_PLAYERS]


@cache
def baselines() -> Baselines:
    """The figures as they were stored."""
    text = files("doublelucky7.coach").joinpath("data", "baselines.json").read_bytes()
    return msgspec.json.decode(text, type=Baselines)
