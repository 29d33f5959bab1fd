"""How much bots search in tests: little, so that a decision takes little time, and the same with either kernel."""

from typing import Final

from doublelucky7.bots.thinking.searching import Budget

SMALL: Final = Budget(candidates=10, for_a_bid=4, for_a_card=4, for_a_glance=2)
# Enough to find what stands out; the stored decisions of `master` are made with it.
MODEST: Final = Budget(candidates=40, for_a_bid=16, for_a_card=16, for_a_glance=4)
# What the yardsticks' stored decisions were made with, which are never stored again.
OF_YARDSTICKS: Final = Budget(candidates=60, for_a_bid=24, for_a_card=12, for_a_glance=4)
