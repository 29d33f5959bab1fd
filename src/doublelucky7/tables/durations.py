"""How long everything lasts at a table, in milliseconds unless the name says otherwise."""

from __future__ import annotations

from typing import Final

from doublelucky7.protocol.sitting import Pace

PACE_MS: Final = {Pace.RELAXED: 1_400, Pace.NORMAL: 800, Pace.FAST: 250}
"""How long a bot seems to think."""

AFTER_A_PERSON_MS: Final = 1_200
"""A bot never answers a person sooner: the card must be seen, and may be taken back."""

AFTER_A_TRICK_MS: Final = 1_100
PAD_MS: Final = 6_000
"""How long the score pad is shown where nobody is there to tap it away."""

CONTRIBUTIONS_MS: Final = 3_000
REVEAL_MS: Final = 10_000
"""How long a client that has published a hash may take to publish the contribution behind it."""

MOST_WITHHELD: Final = 3
"""So often a seat may withhold its contribution; then a bot takes it."""

MOST_PAUSES: Final = 3
PAUSED_MS: Final = 10 * 60 * 1_000
"""How often, and for how long in all, one person may pause a game; after that anybody resumes at once."""
ABSENCE_MS: Final = 45_000
IDLE_MS: Final = 120_000
"""Somebody who is connected but decides nothing for so long may be played for too: one absentee never blocks all."""

PAUSE_MS: Final = 60_000
HOST_MS: Final = 30_000
REMATCH_MS: Final = 30_000
GAP_NOT_SHOWN_MS: Final = 3_000
"""Shorter gaps, as of a reload or a change of network, are not shown to the others."""

BETWEEN_WORDS_MS: Final = 1_000
"""How much time lies between two lines of table talk by one person."""

THINKING_SECONDS: Final = 5.0
STAND_IN_SECONDS: Final = 0.5
"""Five hundred times what a bot without a search needs; beyond that something is wrong with it too."""

SECOND_MS: Final = 1_000
