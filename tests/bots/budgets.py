"""How much bots search in tests: little, so that a decision takes little time, and the same with either kernel."""

from typing import Final

from doublelucky7.bots.thinking.lookahead import Deals, MasterBudget, PawnDeals
from doublelucky7.bots.thinking.searching import Budget


def _budget(weighed: int, played_out: int, at_a_glance: int) -> MasterBudget:
    """The same for points, for the win and for the pawn."""
    deals = Deals(weighed=weighed, for_each_of_two=played_out)
    pawn = PawnDeals(weighed=weighed, at_a_glance=at_a_glance, at_the_second_look=played_out)
    return MasterBudget(for_points=deals, for_the_win=deals, for_the_pawn=pawn)


SMALL: Final = _budget(10, 4, 2)
# Enough to find what stands out; the stored decisions of `master` are made with it.
MODEST: Final = _budget(40, 16, 4)
SMALL_OF_YARDSTICKS: Final = Budget(candidates=10, for_a_bid=4, for_a_card=4, for_a_glance=2)
# What the yardsticks' stored decisions were made with, which are never stored again.
OF_YARDSTICKS: Final = Budget(candidates=60, for_a_bid=24, for_a_card=12, for_a_glance=4)
