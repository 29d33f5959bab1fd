"""Positions small enough to be solved by counting, where the bots must know the answer."""

from itertools import islice, permutations

import pytest

from doublelucky7.bots.levels import bot_named
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.rules.cards import FULL_DECK
from tests.bots.hearing import Hearing


@pytest.mark.slow_when_pure
@pytest.mark.parametrize(("level", "every"), [("club", 1), ("expert@1", 29), ("expert", 29), ("master", 29)])
def test_two_players_with_one_card_each_the_dealer_bids_1(level: str, every: int) -> None:
    # Counting all deals, bidding 1 is right with every card: 8.3311 points against 3.6689 for the other seat.
    bot = bot_named(level)
    for card, turned_up in islice(permutations(FULL_DECK, 2), 0, None, every):
        other = next(one for one in FULL_DECK if one not in (card, turned_up))
        at = Hearing(card.value, other.value, turned_up=turned_up.value)
        assert bot.choose(at.heard, seed=1) == PlaceBid(0, 1), f"{card.value} under {turned_up.value}"
