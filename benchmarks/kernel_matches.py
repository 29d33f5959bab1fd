"""Matches inside the kernel: thousands of duplicate deals a second between players without search.

In single rounds `expert` 2 is the network, `club` 1 the policy `thumb` and `insight` 1 the policy `insight`, decision
for decision; only the wheel and playing for the win are left to the bots.
"""

from __future__ import annotations

from math import log, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from doublelucky7.kernel.bits import following, stream
from doublelucky7.kernel.codes import KIND_UNKNOWN, TRUMP_AS_LED
from doublelucky7.kernel.heuristic import evaluate_bids, finish, play_policy_rounds
from doublelucky7.kernel.learned import forecasts, foresee
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.position import Position, begin, bid, deal_at_random
from doublelucky7.kernel.strength import Evaluation, Policy

DEALS_A_PART = 50
BINS = 10


class Gain(NamedTuple):
    """Points a round one player makes more than another in its place, with its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - 1.96 * self.error


class Promise(NamedTuple):
    """A bid: the chance the network gave itself to make it, and what came of it."""

    chance: float
    made: bool
    surprise: float
    """Minus the logarithm of the chance it gave to the number of tricks it won."""
    later_surprise: float
    """The same for the chance it gave once everybody had bid, before the first card."""


class Bin(NamedTuple):
    """Bids that were promised about the same chance."""

    promised: float
    realised: float


def gain(
    hero: Policy, others: Policy, players: int, cards: int, deals: int, seed: int, told: int = KIND_UNKNOWN
) -> Gain:
    """One hero, told what the others play like, beside one of the others in its place, over the same deals."""
    gains = []
    for part in range(deals // DEALS_A_PART):
        mine = play_policy_rounds(hero, others, players, cards, DEALS_A_PART, seed + part, others_kind=told)
        theirs = play_policy_rounds(others, others, players, cards, DEALS_A_PART, seed + part)
        gains.append((mine.points_by(0) - theirs.points_by(0)) / mine.rounds)
    return Gain(mean(gains), stdev(gains) / sqrt(len(gains)))


def promises(hero: Policy, others: Policy, players: int, cards: int, deals: int, seed: int) -> list[Promise]:
    """What a player by the network promises with each bid in every seat, and what it then wins."""
    evaluation, at, found = Evaluation(), Position(), []
    for deal in range(deals):
        for seat in range(players):
            begin(at, players, cards, 0, 1)
            state = deal_at_random(at, TRUMP_AS_LED, stream(seed, deal))
            spread = _bid_round(hero.network, others, at, seat, evaluation)
            foresee(hero.network, at, seat, evaluation.scratch)
            later = evaluation.scratch.spread_of_tricks()
            finish(hero, others, seat, at, evaluation, following(state))
            won = at.won_by(seat)
            chance = spread[at.bid_of(seat)]
            found.append(Promise(chance, won == at.bid_of(seat), _surprise(spread[won]), _surprise(later[won])))
    return found


def _surprise(chance: float) -> float:
    return -log(max(chance, 1e-9))


def _bid_round(network: Network, others: Policy, at: Position, seat: int, evaluation: Evaluation) -> list[float]:
    """Let everybody bid; the distribution of tricks the seat expected with its bid."""
    expected: list[float] = []
    for bidder in range(at.players):
        if bidder == seat:
            best, expected = max(forecasts(network, at, evaluation), key=lambda one: one[1][one[0]] * (10 + 2 * one[0]))
            bid(at, best)
        else:
            evaluate_bids(others, at, evaluation)
            bid(at, evaluation.considered()[evaluation.choice][0])
    return expected


def bins_of(found: list[Promise], least: int) -> list[Bin]:
    """Promised and realised chances by tenths, where there are enough."""
    bins = []
    for tenth in range(BINS):
        inside = [one for one in found if tenth <= one.chance * BINS < tenth + 1]
        if len(inside) >= least:
            bins.append(Bin(mean(one.chance for one in inside), mean(one.made for one in inside)))
    return bins
