# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""What a batch of self-play teaches: the inputs of a moment and the distribution of tricks that came of it."""

from __future__ import annotations

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
