"""A round dealt card by card, for those who need every chance by itself: all outcomes and their probabilities."""

from __future__ import annotations

import msgspec

from doublelucky7.rules.actions import Deal
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import tricks_in
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDeal


class CardByCard(msgspec.Struct, frozen=True):
    """The cards dealt so far, in the order of the deck, and how many there will be.

    First come the cards of the hands, one at a time, clockwise from the dealer's left (R2.2), then the turned-up card,
    then, where there is a wheel, the one under it, which an Extra Card would be (W6). What lies below is never seen.
    """

    needed: int
    deck: tuple[Card, ...]
    dealt: tuple[Card, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether every card that matters is dealt."""
        return len(self.dealt) == self.needed

    def outcomes(self) -> tuple[tuple[Card, float], ...]:
        """Every card that may come next, with its probability."""
        left = [card for card in self.deck if card not in self.dealt]
        return tuple((card, 1 / len(left)) for card in left)

    def with_card(self, card: Card) -> CardByCard:
        """The same with one card more."""
        if self.is_complete or card in self.dealt or card not in self.deck:
            raise ValueError(f"{card.value} cannot be dealt now")
        return CardByCard(self.needed, self.deck, (*self.dealt, card))

    def deal(self) -> Deal:
        """The whole deck as the rules take it, once it is complete."""
        if not self.is_complete:
            raise ValueError(f"{self.needed - len(self.dealt)} cards are still to be dealt")
        return Deal((*self.dealt, *(card for card in self.deck if card not in self.dealt)))


def card_by_card(state: State) -> CardByCard:
    """The deal of a state that waits for one.

    Examples:
        >>> from doublelucky7 import RuleSet
        >>> from doublelucky7.rules.engine import before_round
        >>> dealing = card_by_card(before_round(RuleSet(), players=2, round_number=1, dealer=0))
        >>> dealing.needed, len(dealing.outcomes())
        (3, 57)
    """
    if not isinstance(state.waiting, WaitingForDeal):
        raise ValueError("this game does not wait for a deal")
    turned = 2 if state.ruleset.has_wheel else 1
    return CardByCard(state.players * tricks_in(state.round + 1) + turned, state.ruleset.deck)
