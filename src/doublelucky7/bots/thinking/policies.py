"""The tuned parameters of the bots: data with its provenance, read once when first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from doublelucky7.kernel.strength import Policy

THUMB: Final = "thumb"
"""Looks no further than the trick and goes by a rule of thumb: what `club` plays by."""
INSIGHT: Final = "insight"
"""Looks ahead to the end of the round: what the search plays out with."""
STRONG: Final = "strong"
"""Foretells what strong players do: those who search are recognised by it."""


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where a set of parameters comes from, so that anybody can make it again."""

    command: str
    seed: int
    date: str
    version: str
    score: dict[str, float]


class StoredParameters(msgspec.Struct, frozen=True, kw_only=True):
    """Parameters of the kernel's heuristic, in the order in which it loads them."""

    provenance: Provenance
    values: tuple[float, ...]


@cache
def stored_parameters(name: str) -> StoredParameters:
    """A set of parameters as it was stored."""
    text = files("doublelucky7.bots").joinpath("data", f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=StoredParameters)


def policy_named(name: str, *, noise: float = 0.0, bid_heat: float = 1.0, card_heat: float = 0.1) -> Policy:
    """A heuristic player for the kernel; noise and heats say how well its moves can be foretold."""
    policy = Policy(list(stored_parameters(name).values))
    policy.noise, policy.bid_heat, policy.card_heat = noise, bid_heat, card_heat
    return policy


def patient_policy(appetite: float) -> Policy:
    """The rule of thumb with another appetite: the smaller, the longer it waits before it goes for tricks."""
    values = list(stored_parameters(THUMB).values)
    values[_APPETITE] = appetite
    return Policy(values)


_APPETITE: Final = -2
