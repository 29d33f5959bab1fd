"""Exact answers for two players: the round of one card, and the round of two cards by regret matching in arrays.

Needs NumPy. With one card the other seat has no choice, so the dealer's best bid settles the round. With two cards both
choose; the value is that of the difference in points, which sums to zero and so has one value. Everything is solved for
one turned-up card at a time: seats, hands and cards are places in arrays, and the rules say who wins a trick.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.ruleset import JokerTrump
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.tricks import LaidCard, cards_that_may_be_played, led_colour, winner_of
from doublelucky7.rules.trump import trump_turned_up

Numbers: TypeAlias = NDArray[np.float32]

TRICKS: Final = 2
_DEALER, _OTHER = 0, 1
_INCOMPATIBLE: Final = TRICKS + 1
"""Stands for no number of tricks: both seats would hold the same card."""


class Values(NamedTuple):
    """Mean points of the dealer and of the other seat."""

    dealer: float
    other: float


def dealer_wins(lead: Card, follow: Card, turned_up: Card) -> bool:
    """Whether the card led wins a trick of two, with this card turned up (R5.5, R3.1)."""
    trump = trump_turned_up(turned_up, JokerTrump.DEALER_LEADS)
    assert trump is not None
    return winner_of((LaidCard(_DEALER, lead), LaidCard(_OTHER, follow)), trump.colour) == _DEALER


def one_card_values(deck: tuple[Card, ...] = FULL_DECK) -> Values:
    """What a round of one card is worth to both; R4.3 makes the other seat bid as the dealer did.

    Examples:
        >>> values = one_card_values()
        >>> f"{values.dealer:.4f} {values.other:.4f}"
        '8.3311 3.6689'
    """
    win_points, miss_points = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
    dealer = other = 0.0
    for turned_up in deck:
        for lead in deck:
            if lead is turned_up:
                continue
            follows = [card for card in deck if card not in (turned_up, lead)]
            chance = sum(dealer_wins(lead, card, turned_up) for card in follows) / len(follows)
            if win_points * chance >= miss_points * (1 - chance):
                dealer, other = dealer + win_points * chance, other + win_points * (1 - chance)
            else:
                dealer, other = dealer + miss_points * (1 - chance), other + miss_points * chance
    deals = len(deck) * (len(deck) - 1)
    return Values(dealer / deals, other / deals)


class Policies(NamedTuple):
    """What both seats do, as chances; hands, leads and bids are places in the arrays of a `TwoCards`.

    Leads are chances of the lower card of the hand, follows those of the lower card, after each card led.
    """

    dealer_bids: Numbers
    """By hand and bid."""
    other_bids: Numbers
    """By the dealer's bid, hand and bid."""
    leads: Numbers
    """By both bids and hand."""
    follows: Numbers
    """By both bids, card led and hand."""


class TwoCards:
    """The round of two cards with one card turned up: its deals and payoffs as arrays, and its solution."""

    def __init__(self, turned_up: Card, deck: tuple[Card, ...] = FULL_DECK) -> None:
        self.turned_up = turned_up
        self.cards = tuple(card for card in deck if card is not turned_up)
        self.hands = tuple(combinations(range(len(self.cards)), TRICKS))
        place_of = {hand: place for place, hand in enumerate(self.hands)}
        count = len(self.cards)
        others = np.array([[other for other in range(count) if other != card] for card in range(count)])
        """For each card led, the cards that may be left in the hand."""
        leads = np.arange(count)[:, None]
        pairs = np.stack([np.broadcast_to(leads, others.shape), others], axis=2)
        self._hand_of_lead = np.array([[place_of[tuple(sorted(pair))] for pair in row] for row in pairs.tolist()])
        self._leads_lower = leads < others
        held = np.array(self.hands)
        self._tricks = [self._tricks_won(pairs, held[:, lower], held[:, 1 - lower]) for lower in (0, 1)]
        self.may_follow = self._legal_follows()
        touching = (pairs[:, :, None, :, None] == held[None, None, :, None, :]).any(axis=(3, 4))
        for tricks in self._tricks:
            tricks[touching] = _INCOMPATIBLE
        self.deals = int((~touching).sum()) // TRICKS
        """How many pairs of hands there are."""
        self._payoffs = {bids: self._payoffs_after(*bids) for bids in bid_pairs()}

    def _tricks_won(
        self, pairs: NDArray[np.int64], first: NDArray[np.int64], second: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """The dealer's tricks, by lead, card left, and the other's hand, of which these cards are played in turn."""
        beats = np.array([[self._beats(one, other) for other in self.cards] for one in self.cards], np.int8)
        won: NDArray[np.int8] = beats[pairs[:, :, 0]][:, :, first] + beats[pairs[:, :, 1]][:, :, second]
        return won

    def _beats(self, lead: Card, follow: Card) -> bool:
        return lead is not follow and dealer_wins(lead, follow, self.turned_up)

    def _legal_follows(self) -> NDArray[np.bool_]:
        """Whether the lower and the higher card may be played, by card led and hand (R5.2)."""
        may: NDArray[np.bool_] = np.zeros((2, len(self.cards), len(self.hands)), bool)
        for lead, card in enumerate(self.cards):
            led = led_colour((LaidCard(_DEALER, card),))
            for place, hand in enumerate(self.hands):
                playable = cards_that_may_be_played(tuple(self.cards[one] for one in hand), led)
                for lower, one in enumerate(hand):
                    may[lower, lead, place] = self.cards[one] in playable
        return may

    def _payoffs_after(self, dealer_bid: int, other_bid: int) -> tuple[Numbers, Numbers]:
        """The dealer's lead in points at the end, for the other's lower and higher card; 0 where no deal is."""
        points: Numbers = np.zeros(_INCOMPATIBLE + 1, np.float32)
        for tricks in range(TRICKS + 1):
            made = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * tricks if tricks == dealer_bid else 0
            left = TRICKS - tricks
            points[tricks] = made - (POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * left if left == other_bid else 0)
        lower, higher = (points[tricks] for tricks in self._tricks)
        return lower, higher

    def uniform(self) -> Policies:
        """Both seats at random, each legal choice as likely."""
        hands, cards = len(self.hands), len(self.cards)
        dealer_bids: Numbers = np.full((hands, TRICKS + 1), 1 / (TRICKS + 1), np.float32)
        other_bids: Numbers = np.zeros((TRICKS + 1, hands, TRICKS + 1), np.float32)
        for one, other in bid_pairs():
            other_bids[one, :, other] = 1 / TRICKS
        leads: Numbers = np.full((TRICKS + 1, TRICKS + 1, hands), 0.5, np.float32)
        follows: Numbers = np.full((TRICKS + 1, TRICKS + 1, cards, hands), 0.5, np.float32)
        return self.legal(Policies(dealer_bids, other_bids, leads, follows))

    def legal(self, policies: Policies) -> Policies:
        """The same with the one legal card wherever there is no choice."""
        lower, higher = self.may_follow
        policies.follows[:, :, lower & ~higher] = 1.0
        policies.follows[:, :, higher & ~lower] = 0.0
        return policies

    def lead_values(self, bids: tuple[int, int], policies: Policies) -> NDArray[np.float64]:
        """What each lead is worth to the dealer, summed over the other's hands as often as they come to it."""
        lower, higher = self._payoffs[bids]
        reach = policies.other_bids[bids[0], :, bids[1]]
        weights = policies.follows[bids] * reach
        summed = (
            np.matmul(lower, weights[:, :, None])[:, :, 0] + np.matmul(higher, (reach - weights)[:, :, None])[:, :, 0]
        )
        return self._by_hand(summed)

    def follow_values(self, bids: tuple[int, int], policies: Policies) -> tuple[Numbers, Numbers]:
        """What the lower and the higher card are worth to the other, by card led and hand."""
        leads = policies.leads[bids][self._hand_of_lead]
        chance = np.where(self._leads_lower, leads, 1 - leads) * policies.dealer_bids[self._hand_of_lead, bids[0]]
        row = chance.astype(np.float32)[:, None, :]
        lower, higher = (-np.matmul(row, payoff)[:, 0, :] for payoff in self._payoffs[bids])
        return lower, higher

    def _by_hand(self, by_lead: Numbers) -> NDArray[np.float64]:
        """By lead, lower or higher, and hand, from cards led and left."""
        found = np.zeros((2, len(self.hands)))
        found[np.where(self._leads_lower, 0, 1), self._hand_of_lead] = by_lead
        return found


def bid_pairs() -> Iterator[tuple[int, int]]:
    """Both bids; the last bidder may not make them add up to the tricks (R4.3)."""
    for one in range(TRICKS + 1):
        for other in range(TRICKS + 1):
            if one + other != TRICKS:
                yield one, other


class Responses(NamedTuple):
    """What the dealer and the other could get against the policies of the one opposite, in lead of points."""

    dealer: float
    other: float

    @property
    def exploitability(self) -> float:
        """What a perfect opponent gains, mean of both seats: nothing in equilibrium."""
        return (self.dealer + self.other) / 2


def best_responses(game: TwoCards, policies: Policies) -> Responses:
    """How much the best answer to each seat's policy brings."""
    hands = len(game.hands)
    dealer = np.zeros((TRICKS + 1, hands))
    other = np.full((TRICKS + 1, TRICKS + 1, hands), -np.inf)
    lower_may, higher_may = game.may_follow
    for bids in bid_pairs():
        dealer[bids[0]] += game.lead_values(bids, policies).max(axis=0)
        lower, higher = game.follow_values(bids, policies)
        best = np.maximum(np.where(lower_may, lower, -np.inf), np.where(higher_may, higher, -np.inf))
        other[bids] = best.sum(axis=0, dtype=np.float64)
    deals = game.deals
    return Responses(float(dealer.max(axis=0).sum() / deals), float(other.max(axis=1).sum() / deals))


def value_of(game: TwoCards, policies: Policies) -> float:
    """The dealer's mean lead in points when both keep to their policies."""
    total = 0.0
    for bids in bid_pairs():
        leads = policies.leads[bids]
        values = game.lead_values(bids, policies)
        total += float((policies.dealer_bids[:, bids[0]] * (leads * values[0] + (1 - leads) * values[1])).sum())
    return total / game.deals


class Solved(NamedTuple):
    """A policy for both seats close to equilibrium, the dealer's lead under it, and how close it is."""

    policies: Policies
    value: float
    responses: Responses


def solved(game: TwoCards, iterations: int) -> Solved:
    """Regret matching plus with alternating updates, later policies counting more in the average.

    Examples:
        >>> from doublelucky7.rules.variants import SmallRuleSet
        >>> small = TwoCards(Card.R1, SmallRuleSet(numbers=2).deck)
        >>> solved(small, 100).responses.exploitability < 0.05
        True
    """
    hands, cards, bids = len(game.hands), len(game.cards), TRICKS + 1
    regrets = _Regrets(
        np.zeros((hands, bids)),
        np.zeros((bids, hands, bids)),
        np.zeros((2, bids, bids, hands)),
        np.zeros((2, bids, bids, cards, hands), np.float32),
    )
    sums = _Regrets(*(np.zeros_like(one) for one in regrets))
    now = game.uniform()
    for iteration in range(1, iterations + 1):
        _improve_dealer(game, regrets, now)
        _improve_other(game, regrets, now)
        _add_up(sums, now, float(iteration))
    average = game.legal(_average(sums))
    return Solved(average, value_of(game, average), best_responses(game, average))


class _Regrets(NamedTuple):
    """A number for every choice: by hand and bid; by bid, hand and bid; of the lower and the higher card."""

    dealer_bids: NDArray[np.float64]
    other_bids: NDArray[np.float64]
    leads: NDArray[np.float64]
    follows: NDArray[np.float32]


def _improve_dealer(game: TwoCards, regrets: _Regrets, now: Policies) -> None:
    """Adds what the dealer missed, and matches the dealer's policy to it."""
    worth = np.zeros((TRICKS + 1, len(game.hands)))
    for bids in bid_pairs():
        values = game.lead_values(bids, now)
        mean = now.leads[bids] * values[0] + (1 - now.leads[bids]) * values[1]
        regrets.leads[(slice(None), *bids)] += values - mean
        worth[bids[0]] += mean
    np.maximum(regrets.leads, 0, out=regrets.leads)
    now.leads[...] = _share(regrets.leads[0], regrets.leads[1])
    mean = (now.dealer_bids * worth.T).sum(axis=1, keepdims=True)
    np.maximum(regrets.dealer_bids + worth.T - mean, 0, out=regrets.dealer_bids)
    now.dealer_bids[...] = _matched(regrets.dealer_bids, np.ones(TRICKS + 1))


def _improve_other(game: TwoCards, regrets: _Regrets, now: Policies) -> None:
    """Adds what the other seat missed, and matches its policy to it."""
    worth = np.zeros((TRICKS + 1, len(game.hands), TRICKS + 1))
    for bids in bid_pairs():
        lower, higher = game.follow_values(bids, now)
        chosen = now.follows[bids]
        mean = chosen * lower + (1 - chosen) * higher
        for place, value in enumerate((lower, higher)):
            kept = regrets.follows[(place, *bids)]
            np.maximum(kept + value - mean, 0, out=kept)
        worth[bids[0], :, bids[1]] = mean.sum(axis=0, dtype=np.float64)
    now.follows[...] = _share(regrets.follows[0], regrets.follows[1])
    game.legal(now)
    mean = (now.other_bids * worth).sum(axis=2, keepdims=True)
    np.maximum(regrets.other_bids + worth - mean, 0, out=regrets.other_bids)
    for bid in range(TRICKS + 1):
        allowed = np.array([bid + other != TRICKS for other in range(TRICKS + 1)], float)
        now.other_bids[bid] = _matched(regrets.other_bids[bid] * allowed, allowed)


def _add_up(sums: _Regrets, now: Policies, weight: float) -> None:
    """Counts a policy in, each choice as often as its own seat comes to it."""
    sums.dealer_bids[...] += weight * now.dealer_bids
    sums.other_bids[...] += weight * now.other_bids
    for bids in bid_pairs():
        dealer, other = weight * now.dealer_bids[:, bids[0]], weight * now.other_bids[bids[0], :, bids[1]]
        sums.leads[(0, *bids)] += dealer * now.leads[bids]
        sums.leads[(1, *bids)] += dealer * (1 - now.leads[bids])
        sums.follows[(0, *bids)] += other * now.follows[bids]
        sums.follows[(1, *bids)] += other * (1 - now.follows[bids])


def _average(sums: _Regrets) -> Policies:
    dealer = sums.dealer_bids / sums.dealer_bids.sum(axis=1, keepdims=True)
    other = sums.other_bids / sums.other_bids.sum(axis=2, keepdims=True)
    leads, follows = _share(*sums.leads), _share(*sums.follows)
    return Policies(dealer.astype(np.float32), other.astype(np.float32), leads, follows)


def _share(one: NDArray[Any], other: NDArray[Any]) -> Numbers:
    """The share of the first of two, a half where both are nothing."""
    total = one + other
    shared: Numbers = np.divide(one, total, out=np.full_like(total, 0.5), where=total > 0).astype(np.float32)
    return shared


def _matched(regrets: NDArray[np.float64], allowed: NDArray[np.float64]) -> Numbers:
    """Each allowed choice in proportion to its regret, or all alike where there is none."""
    total = regrets.sum(axis=-1, keepdims=True)
    alike = np.broadcast_to(allowed / allowed.sum(), regrets.shape).copy()
    matched: Numbers = np.divide(regrets, total, out=alike, where=total > 0).astype(np.float32)
    return matched
