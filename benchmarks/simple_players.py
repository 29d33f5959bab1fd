"""Players of a few lines, met in measurements only: nothing was trained with them or fitted to them.

The arena meets them by name: `doublelucky7 arena expert benchmarks.simple_players:BidsNothing --players 4 --cards 7`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from doublelucky7.rules.actions import PlaceBid, PlayCard, PlayerAction
from doublelucky7.rules.cards import Card
from doublelucky7.rules.views import Heard, View

_ABOVE_EVERY_NUMBER = 15


class CountsHighCards:
    """Bids a trick for each high card; then plays its highest card while it needs tricks, else its lowest."""

    name = "counts-high-cards"
    version = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """By bid and card where these are asked for, else the first legal action."""
        view = heard.view
        bids = [action for action in view.legal if isinstance(action, PlaceBid)]
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        if bids:
            hoped = self.hoped(view)
            return min(bids, key=lambda action: abs(action.bid - hoped))
        return self.played(cards, view, seed) if cards else view.legal[0]

    def hoped(self, view: View) -> int:
        """The tricks it would like to bid."""
        return sum(strength(card) > 12 for card in view.hand or ())

    def played(self, cards: Sequence[PlayCard], view: View, seed: int) -> PlayCard:
        """The card it plays."""
        assert view.viewer is not None, "a bot sits in a seat"
        me = view.seats[view.viewer]
        wants_tricks = me.bid is not None and me.bid > me.tricks_won
        return (max if wants_tricks else min)(cards, key=lambda action: strength(action.card))


class BidsNothing(CountsHighCards):
    """Bids nothing where it may, and always plays its lowest card."""

    name = "bids-nothing"

    def hoped(self, view: View) -> int:
        """None."""
        return 0


class PlaysHighest(CountsHighCards):
    """Bids much, and always plays its highest card."""

    name = "plays-highest"

    def hoped(self, view: View) -> int:
        """A trick for every card above a nine."""
        return sum(strength(card) > 9 for card in view.hand or ())

    def played(self, cards: Sequence[PlayCard], view: View, seed: int) -> PlayCard:
        """The highest it may."""
        return max(cards, key=lambda action: strength(action.card))


class OftenAtRandom(CountsHighCards):
    """Counts high cards, and plays every third card at random."""

    name = "often-at-random"

    def played(self, cards: Sequence[PlayCard], view: View, seed: int) -> PlayCard:
        """By its count, or any."""
        chance = Random(seed)
        return chance.choice(cards) if chance.random() < 1 / 3 else super().played(cards, view, seed)


def strength(card: Card) -> int:
    """A card's number, the Joker above all."""
    return _ABOVE_EVERY_NUMBER if card.number is None else card.number
