"""The trained network of the bots: its weights with their provenance, read once when first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from doublelucky7.bots.thinking.policies import INSIGHT, Provenance, policy_named
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.strength import Policy

_FEWEST_PLAYERS: Final = 2


class RoundFigures(msgspec.Struct, frozen=True):
    """How the network fares among its own kind in rounds of one size: points a round, share of bids made."""

    points: float
    made: float


class TrainedNetwork(msgspec.Struct, frozen=True, kw_only=True):
    """Where the weights come from, and how they fare at every number of players (2 to 7) and cards (1 to 7)."""

    provenance: Provenance
    rounds: int
    among_itself: tuple[tuple[RoundFigures, ...], ...]

    def figures(self, players: int, cards: int) -> RoundFigures:
        """How the network fares at one size of table and round."""
        return self.among_itself[players - _FEWEST_PLAYERS][cards - 1]


@cache
def about_the_network() -> TrainedNetwork:
    """The provenance and figures of the stored weights."""
    text = files("doublelucky7.bots").joinpath("data", "network.json").read_bytes()
    return msgspec.json.decode(text, type=TrainedNetwork)


@cache
def trained_network() -> Network:
    """The stored weights, ready to compute."""
    network = Network()
    network.unpack(files("doublelucky7.bots").joinpath("data", "network.bin").read_bytes())
    return network


def learned_policy(*, noise: float = 0.0, bid_heat: float = 1.0, card_heat: float = 0.1) -> Policy:
    """A player for the kernel that goes by the network; noise and heats say how well its moves can be foretold."""
    policy = policy_named(INSIGHT, noise=noise, bid_heat=bid_heat, card_heat=card_heat)
    policy.learn(trained_network())
    return policy
