"""How much bots search in tests: little, so that a decision takes little time, and the same with either kernel."""

from typing import Final

from doublelucky7.bots.thinking.lookahead import MasterBudget
from doublelucky7.bots.thinking.searching import Budget

SMALL: Final = MasterBudget(
    weighed=10,
    for_each_of_two=4,
    weighed_for_the_win=10,
    for_each_of_two_for_the_win=4,
    weighed_for_the_pawn=10,
    at_a_glance=2,
    at_the_second_look=4,
)
# Enough to find what stands out; the stored decisions of `master` are made with it.
MODEST: Final = MasterBudget(
    weighed=40,
    for_each_of_two=16,
    weighed_for_the_win=40,
    for_each_of_two_for_the_win=16,
    weighed_for_the_pawn=40,
    at_a_glance=4,
    at_the_second_look=16,
)
SMALL_OF_YARDSTICKS: Final = Budget(candidates=10, for_a_bid=4, for_a_card=4, for_a_glance=2)
# What the yardsticks' stored decisions were made with, which are never stored again.
OF_YARDSTICKS: Final = Budget(candidates=60, for_a_bid=24, for_a_card=12, for_a_glance=4)
