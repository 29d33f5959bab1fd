"""Where the parts of the flat list of parameters begin, and how much a batch may hold; `sizes.pxd` repeats them."""

from __future__ import annotations

from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS, SECOND_UNITS, TRICK_COUNTS

AT_FIRST = 0
AT_FIRST_BIAS = AT_FIRST + INPUT_ROWS * FIRST_UNITS
AT_SECOND = AT_FIRST_BIAS + FIRST_UNITS
AT_SECOND_BIAS = AT_SECOND + SECOND_UNITS * FIRST_UNITS
AT_THIRD = AT_SECOND_BIAS + SECOND_UNITS
AT_THIRD_BIAS = AT_THIRD + SECOND_UNITS * TRICK_COUNTS
PARAMETERS = AT_THIRD_BIAS + TRICK_COUNTS

MOST_SAMPLES = 16384
# Decisions and glances of one seat in one round, and ways to decide.
MOST_ENTRIES = 32
MOST_CHOICES = 16

# A first-layer unit adds up at most 160 rows of at most 127 to its start and must fit 16 bits; a second-layer unit
# multiplies that by weights whose sizes add up to at most this and must fit 32 bits.
LARGEST_START = 12000
LARGEST_SUM = 64000

# Who sits in a seat.
LEARNER = 0
RIVAL = 1
THUMB = 2
INSIGHT = 3
FAIR = 4
SEARCHER = 5
STRANGER = 6

# What an entry of a seat's list is: its own best choice, one made at random, or a look at the table.
CHOSEN = 0
EXPLORED = 1
GLANCED = 2
