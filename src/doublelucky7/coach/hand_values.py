"""What a hand is worth before the trump card is turned up: the mean, over what may come, of the best bid's value."""

from __future__ import annotations

from typing import Final

from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.kernel.bits import draw, following, stream
from doublelucky7.kernel.codes import DECK_SIZE, TRUMP_UNNAMED
from doublelucky7.kernel.heuristic import evaluate_bids, evaluate_trump
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.position import Position, bid, seat_to_bid
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.kernel.strength import Evaluation

_DEALS: Final = 40


class HandValues:
    """Values hands by the network's own bidding."""

    def __init__(self) -> None:
        self._policy = learned_policy()
        self._evaluation = Evaluation()

    def before_trump(self, players: int, place: int, hand: int, joker_makes: int, seed: int) -> float:
        """The points a hand brings in this place, the dealer's being 0, in a round that counts once.

        Trump card, others' hands and bids are imagined, the same number of times for every hand.
        """
        unseen = [card for card in range(DECK_SIZE) if not hand >> card & 1]
        total = 0.0
        for number in range(_DEALS):
            state = following(stream(seed, number))
            turned = unseen[draw(state, len(unseen))]
            knowledge = Knowledge(players, hand.bit_count(), 0, 1, turned, joker_makes, place, hand)
            world = Position()
            redeal(Plan(knowledge), world, following(state))
            total += self._value_at(world, place)
        return total / _DEALS

    def best_bids(self, at: Position) -> tuple[float, ...]:
        """Lets everybody bid and tells, in bidding order, what the best bid promised each seat."""
        return tuple(self._value_at(at, place) for place in range(at.players))

    def _value_at(self, at: Position, place: int) -> float:
        """The best bid's value at a place, once everybody before it has bid; that bid is then made as well."""
        while True:
            if at.trump == TRUMP_UNNAMED:
                at.trump = self._best_trump(at)
            evaluate_bids(self._policy, at, self._evaluation)
            choice, worth = max(self._evaluation.considered(), key=lambda one: one[1])
            is_asked = seat_to_bid(at) == place
            bid(at, choice)
            if is_asked:
                return worth

    def _best_trump(self, at: Position) -> int:
        evaluate_trump(self._policy, at, self._evaluation)
        return max(self._evaluation.considered(), key=lambda one: one[1])[0]
