# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""What stored networks expect of the samples of a batch, as a part of their targets beside the outcomes.

An outcome is much luck. The mean of what several networks expect is not, and it is better than what each of them does.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.codes import MOST_ROWS, TRICK_COUNTS
    from doublelucky7.kernel.network import Network, Scratch, add_choice, spread_tricks, sum_rows
    from training.samples import Samples


class Teacher:
    """A stored network, with room to compute."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.scratch = Scratch()

    def teach(self, samples: Samples, kept: float, added: float) -> None:
        """Keep this much of every target and add so much of what the network expects."""
        _teach_without_lock(self, samples, kept, added)


def teach_together(teachers: list[Teacher], samples: Samples, taught: float) -> None:
    """Make the mean of what all teachers expect this share of every target."""
    kept = 1.0 - taught
    for teacher in teachers:
        teacher.teach(samples, kept, taught / len(teachers))
        kept = 1.0


def expect(teacher: Teacher, samples: Samples, sample: int) -> None:
    """Compute the distribution of the tricks for one sample."""
    teacher.scratch.inputs.count = samples.sizes[sample]
    for place in range(teacher.scratch.inputs.count):
        teacher.scratch.inputs.rows[place] = samples.rows[sample * MOST_ROWS + place]
    sum_rows(teacher.network, teacher.scratch)
    add_choice(teacher.network, teacher.scratch, teacher.scratch.inputs.count)
    spread_tricks(teacher.network, teacher.scratch, samples.fewest[sample], samples.most[sample])


def change_targets(teacher: Teacher, samples: Samples, kept: float, added: float) -> None:
    """Keep a part of every target and add a part of what the teacher expects."""
    for sample in range(samples.count):
        expect(teacher, samples, sample)
        for tricks in range(TRICK_COUNTS):
            place = sample * TRICK_COUNTS + tricks
            samples.targets[place] = kept * samples.targets[place] + added * teacher.scratch.spread[tricks]


def _teach_without_lock(teacher: Teacher, samples: Samples, kept: float, added: float) -> None:
    with cython.nogil:
        change_targets(teacher, samples, kept, added)
