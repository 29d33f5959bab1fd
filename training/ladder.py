"""How strong a network is at this moment: matches of the kernel against the heuristic players, in seconds."""

from __future__ import annotations

from typing import Final

from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.kernel.defaults import DEFAULT_POLICY
from doublelucky7.kernel.heuristic import play_policy_rounds
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.strength import Policy

# Against whom, at how many players and with how many cards the ladder is measured.
MATCHES: Final = ((THUMB, 4, 7), (INSIGHT, 4, 7), (INSIGHT, 3, 5), (INSIGHT, 6, 5), (INSIGHT, 2, 7), (INSIGHT, 5, 2))


def learned(network: Network) -> Policy:
    """A player that goes by a network."""
    policy = Policy(list(DEFAULT_POLICY))
    policy.learn(network)
    return policy


def ladder_of(network: Network, deals: int = 800) -> dict[str, float]:
    """Points a round the network gains over a heuristic player in its place, at some tables."""
    gains: dict[str, float] = {}
    hero = learned(network)
    for name, players, cards in MATCHES:
        other = policy_named(name)
        mine = play_policy_rounds(hero, other, players, cards, deals, 11)
        theirs = play_policy_rounds(other, other, players, cards, deals, 11)
        gains[f"over {name}, {players} x {cards}"] = round((mine.points_by(0) - theirs.points_by(0)) / mine.rounds, 3)
    itself = play_policy_rounds(hero, hero, 4, 7, deals, 12)
    gains["among itself, 4 x 7"] = round(itself.points_by(0) / itself.rounds, 3)
    return gains
