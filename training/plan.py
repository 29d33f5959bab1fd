"""What a training is to be: where it writes, how long it lasts, what it meets, and how large its steps are."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

import msgspec

# The smaller a step is, the more samples it is taken from: at most this speed, so many.
SAMPLES_A_STEP: Final = ((1e-4, 2048), (5e-4, 1024), (1.0, 512))
# Adam's step falls along half a cosine.
FIRST_SPEED: Final = 1e-3
LAST_SPEED: Final = 2e-5
# How much of a target is the outcome rather than the expectation at the seat's next decision, at the start and from
# the middle on: expectations of a choice made because it looked best are too high, so in the end only outcomes count.
LASTING: Final = (0.8, 1.0)
# How much of a target is what the teachers expect, where there are any.
TAUGHT: Final = 0.7
# At how many tables others than the network sit, at the start and at the end; and how many rounds more than by chance
# are of the size most often played, four players with seven cards.
MIXED_TABLES: Final = (0.4, 0.1)
USUAL_TABLES: Final = (0.1, 0.6)
# At how many mixed tables, and at how many of its own, the network is told what the others play like.
TOLD_TABLES: Final = (0.4, 0.1)

# For what share of the others at mixed tables it is a stranger.
STRANGERS: Final = 0.2


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a training is to be: where it writes, its seed, and how many minutes or rounds it lasts in all."""

    folder: Path
    seed: int
    rounds: int
    minutes: float
    threads: int = 1
    speed: float = FIRST_SPEED
    """How large the first steps are."""
    start: Path | None = None
    """A stored network to begin with instead of random weights."""
    mixed: tuple[float, float] = MIXED_TABLES
    """At how many tables others than the network sit, at the start and at the end."""
    usual: tuple[float, float] = USUAL_TABLES
    """How many rounds more than by chance are of four players with seven cards, at the start and at the end."""
    explored: float = 1.0
    """How often, beside what is usual, a decision is made at random."""
    lasting: tuple[float, float] = LASTING
    """How much of a target is the outcome, at the start and from the middle on."""
    told: tuple[float, float] = TOLD_TABLES
    """At how many mixed tables, and at how many of its own, it is told what the others play like."""
    rows: tuple[int, int] | None = None
    """Which inputs learn, from the first to before the last, instead of everything."""
    searcher: Path | None = None
    """A stored network that moves as a search would, to sit at mixed tables (`training.imitate`)."""
    strangers: float = STRANGERS
    """For what share of others at mixed tables it is somebody who plays like nobody else (`training.strangers`)."""
    teachers: tuple[Path, ...] = ()
    """Stored networks whose expectations, on average, are a part of every target."""
    taught: float = TAUGHT
    """How large that part is."""

    def speed_at(self, share: float) -> float:
        """How large a step is after this share of the plan."""
        return LAST_SPEED + (self.speed - LAST_SPEED) * 0.5 * (1.0 + math.cos(math.pi * min(share, 1.0)))


def samples_a_step(speed: float) -> int:
    """From how many samples a step of this size is taken."""
    return next(samples for most, samples in SAMPLES_A_STEP if speed <= most)
