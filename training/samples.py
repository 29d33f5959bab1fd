# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""What a batch of self-play teaches: the inputs of a moment and the distribution of tricks that came of it."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from doublelucky7.kernel.codes import MOST_ROWS, TRICK_COUNTS
    from training.sizes import MOST_SAMPLES


class Samples:
    """Room for one batch; each thread fills its own."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.rows = [0] * (MOST_SAMPLES * MOST_ROWS)
            self.sizes = [0] * MOST_SAMPLES
            # The fewest and the most tricks that were still possible.
            self.fewest = [0] * MOST_SAMPLES
            self.most = [0] * MOST_SAMPLES
            self.targets = [0.0] * (MOST_SAMPLES * TRICK_COUNTS)

    def clear(self) -> None:
        """Make room for another batch."""
        self.count = 0

    def add(self, rows: Sequence[int], fewest: int, most: int, target: Sequence[float]) -> None:
        """Add the inputs of one moment with the distribution of tricks to learn."""
        for place, row in enumerate(rows):
            self.rows[self.count * MOST_ROWS + place] = row
        self.sizes[self.count] = len(rows)
        self.fewest[self.count] = fewest
        self.most[self.count] = most
        for tricks, share in enumerate(target):
            self.targets[self.count * TRICK_COUNTS + tricks] = share
        self.count += 1
