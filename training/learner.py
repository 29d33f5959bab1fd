# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""The network while it learns: floats, their gradients, Adam, a running average, and the way to whole numbers."""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    lround = round
    from math import exp as expf
    from math import fabs as fabsf
    from math import log as logf
    from math import sqrt as sqrtf

    from doublelucky7.kernel.bits import following, unit
    from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS, MOST_ROWS, SECOND_UNITS, TRICK_COUNTS
    from doublelucky7.kernel.network import Network
    from training.samples import Samples
    from training.sizes import (
        AT_FIRST,
        AT_FIRST_BIAS,
        AT_SECOND,
        AT_SECOND_BIAS,
        AT_THIRD,
        AT_THIRD_BIAS,
        LARGEST_START,
        LARGEST_SUM,
        PARAMETERS,
    )


# The running average changes so slowly that it need not follow every step.
STEPS_BETWEEN_AVERAGES = 8
# How large the weights into and out of a unit of the first layer usually are, one beside the other.
USUAL_RATIO = 0.12 / 0.09


class Learner:
    """All parameters in one list, with what Adam remembers of their slopes and their running average."""

    def __init__(self, seed: int) -> None:
        self.steps = 0
        # The parameters from the first to before the last learn; others stay as they are.
        self.first = 0
        self.last = PARAMETERS
        if not cython.compiled:
            self.values = [0.0] * PARAMETERS
            self.means = [0.0] * PARAMETERS
            self.squares = [0.0] * PARAMETERS
            self.averages = [0.0] * PARAMETERS
            self.scales = [0.0] * FIRST_UNITS
        start_at_random(self, seed)

    def kept(self) -> bytes:
        """Everything that is needed to go on learning later."""
        flat = array("f", [self.values[place] for place in range(PARAMETERS)])
        flat.extend(self.means[place] for place in range(PARAMETERS))
        flat.extend(self.squares[place] for place in range(PARAMETERS))
        flat.extend(self.averages[place] for place in range(PARAMETERS))
        return flat.tobytes()

    def take_back(self, kept: bytes, steps: int) -> None:
        """Go on from what was kept."""
        flat = array("f")
        flat.frombytes(kept)
        self.steps = steps
        for place in range(PARAMETERS):
            self.values[place] = flat[place]
            self.means[place] = flat[PARAMETERS + place]
            self.squares[place] = flat[2 * PARAMETERS + place]
            self.averages[place] = flat[3 * PARAMETERS + place]

    def start_from(self, network: Network) -> None:
        """Begin with the weights of a network that was stored, instead of random ones."""
        take_over(self, network)

    def learn_rows_only(self, first: int, last: int) -> None:
        """Let some rows of the first layer learn and nothing else: where they are off the network stays what it is."""
        self.first = AT_FIRST + first * FIRST_UNITS
        self.last = AT_FIRST + last * FIRST_UNITS

    def write_to(self, network: Network, *, averaged: bool) -> None:
        """Give a network these parameters, or their running average, as whole numbers."""
        quantise(self, network, averaged)

    def learn_from(self, gradient: Gradient, samples: int, speed: float, fresh: float) -> float:
        """Take one step down the slopes added up over so many samples; answer with the loss."""
        self.steps += 1
        loss = gradient.loss / samples
        descend(self, gradient, 1.0 / samples, speed)
        if self.steps % STEPS_BETWEEN_AVERAGES == 0:
            follow(self, STEPS_BETWEEN_AVERAGES * fresh)
        return loss


class Gradient:
    """Slopes added up over some samples, and room to compute them."""

    def __init__(self) -> None:
        self.loss = 0.0
        if not cython.compiled:
            self.slopes = [0.0] * PARAMETERS
            self.units = [0.0] * FIRST_UNITS
            self.second = [0.0] * SECOND_UNITS
            self.spread = [0.0] * TRICK_COUNTS
            self.back_units = [0.0] * FIRST_UNITS
            self.back_second = [0.0] * SECOND_UNITS

    def of(self, learner: Learner, samples: Samples, first: int, last: int) -> None:
        """Add up the slopes of the samples from `first` up to `last`."""
        _add_up_without_lock(learner, self, samples, first, last)


def start_at_random(learner: Learner, seed: int) -> None:
    """Small random weights: about as many inputs are on at once as the first layer's size supposes."""
    state = seed
    for place in range(PARAMETERS):
        spread = 0.0
        if place < AT_FIRST_BIAS:
            spread = 0.12
        elif AT_SECOND <= place < AT_SECOND_BIAS:
            spread = 0.09
        elif AT_THIRD <= place < AT_THIRD_BIAS:
            spread = 0.1
        total = -2.0
        for _ in range(4):
            state = following(state)
            total += unit(state)
        # The sum of four even draws is almost normal, with a deviation of 0.577.
        learner.values[place] = spread * total / 0.577
        learner.averages[place] = learner.values[place]
        learner.means[place] = 0.0
        learner.squares[place] = 0.0


def take_over(learner: Learner, network: Network) -> None:
    """Turn whole numbers back into parameters: a unit's weights, in and out, get sizes that suit equal steps."""
    for unit_ in range(FIRST_UNITS):
        into = 1e-9
        for row in range(INPUT_ROWS):
            weight = 1.0 * network.first[row * FIRST_UNITS + unit_]
            into += weight * weight / INPUT_ROWS
        out = 1e-9
        for output in range(SECOND_UNITS):
            weight = network.second_scale * network.second[output * FIRST_UNITS + unit_]
            out += weight * weight / SECOND_UNITS
        learner.scales[unit_] = sqrtf(USUAL_RATIO * sqrtf(out) / sqrtf(into))
    for unit_ in range(FIRST_UNITS):
        scale = learner.scales[unit_]
        for row in range(INPUT_ROWS):
            learner.values[row * FIRST_UNITS + unit_] = scale * network.first[row * FIRST_UNITS + unit_]
        learner.values[AT_FIRST_BIAS + unit_] = scale * network.start[unit_]
        for output in range(SECOND_UNITS):
            weight = network.second_scale * network.second[output * FIRST_UNITS + unit_]
            learner.values[AT_SECOND + output * FIRST_UNITS + unit_] = weight / scale
    for output in range(SECOND_UNITS):
        learner.values[AT_SECOND_BIAS + output] = network.second_bias[output]
    for place in range(SECOND_UNITS * TRICK_COUNTS):
        learner.values[AT_THIRD + place] = network.third[place]
    for tricks in range(TRICK_COUNTS):
        learner.values[AT_THIRD_BIAS + tricks] = network.third_bias[tricks]
    for place in range(PARAMETERS):
        learner.averages[place] = learner.values[place]


def weigh(learner: Learner, gradient: Gradient, output: int) -> float:
    """One unit of the second layer."""
    total = 0.0
    for unit_ in range(FIRST_UNITS):
        total += gradient.units[unit_] * learner.values[AT_SECOND + output * FIRST_UNITS + unit_]
    return total


def forward(learner: Learner, gradient: Gradient, samples: Samples, sample: int) -> None:
    """The distribution of tricks for one sample."""
    for unit_ in range(FIRST_UNITS):
        gradient.units[unit_] = learner.values[AT_FIRST_BIAS + unit_]
    for place in range(samples.sizes[sample]):
        row = samples.rows[sample * MOST_ROWS + place] * FIRST_UNITS
        for unit_ in range(FIRST_UNITS):
            gradient.units[unit_] += learner.values[row + unit_]
    for unit_ in range(FIRST_UNITS):
        gradient.units[unit_] = gradient.units[unit_] if gradient.units[unit_] > 0 else 0
    for output in range(SECOND_UNITS):
        value = weigh(learner, gradient, output) + learner.values[AT_SECOND_BIAS + output]
        gradient.second[output] = value if value > 0 else 0
    for tricks in range(TRICK_COUNTS):
        gradient.spread[tricks] = learner.values[AT_THIRD_BIAS + tricks]
    for output in range(SECOND_UNITS):
        value = gradient.second[output]
        if value > 0:
            for tricks in range(TRICK_COUNTS):
                gradient.spread[tricks] += value * learner.values[AT_THIRD + output * TRICK_COUNTS + tricks]
    top = gradient.spread[samples.fewest[sample]]
    for tricks in range(samples.fewest[sample], samples.most[sample] + 1):
        if gradient.spread[tricks] > top:
            top = gradient.spread[tricks]
    total = 0.0
    for tricks in range(TRICK_COUNTS):
        if samples.fewest[sample] <= tricks <= samples.most[sample]:
            gradient.spread[tricks] = expf(gradient.spread[tricks] - top)
            total += gradient.spread[tricks]
        else:
            gradient.spread[tricks] = 0
    for tricks in range(TRICK_COUNTS):
        gradient.spread[tricks] /= total


def backward(learner: Learner, gradient: Gradient, samples: Samples, sample: int) -> float:
    """Add the slopes of the cross entropy of one sample; answer with its loss."""
    loss = 0.0
    for unit_ in range(FIRST_UNITS):
        gradient.back_units[unit_] = 0
    for output in range(SECOND_UNITS):
        gradient.back_second[output] = 0
    for tricks in range(samples.fewest[sample], samples.most[sample] + 1):
        value = samples.targets[sample * TRICK_COUNTS + tricks]
        if value > 0:
            loss -= value * logf(gradient.spread[tricks] + 1e-9)
        slope = gradient.spread[tricks] - value
        gradient.slopes[AT_THIRD_BIAS + tricks] += slope
        for output in range(SECOND_UNITS):
            offset = AT_THIRD + output * TRICK_COUNTS + tricks
            gradient.slopes[offset] += slope * gradient.second[output]
            gradient.back_second[output] += slope * learner.values[offset]
    for output in range(SECOND_UNITS):
        if gradient.second[output] > 0:
            slope = gradient.back_second[output]
            offset = AT_SECOND + output * FIRST_UNITS
            gradient.slopes[AT_SECOND_BIAS + output] += slope
            for unit_ in range(FIRST_UNITS):
                gradient.slopes[offset + unit_] += slope * gradient.units[unit_]
            for unit_ in range(FIRST_UNITS):
                gradient.back_units[unit_] += slope * learner.values[offset + unit_]
    for unit_ in range(FIRST_UNITS):
        value = gradient.back_units[unit_]
        gradient.back_units[unit_] = value if gradient.units[unit_] > 0 else 0
    for unit_ in range(FIRST_UNITS):
        gradient.slopes[AT_FIRST_BIAS + unit_] += gradient.back_units[unit_]
    for place in range(samples.sizes[sample]):
        row = samples.rows[sample * MOST_ROWS + place] * FIRST_UNITS
        for unit_ in range(FIRST_UNITS):
            gradient.slopes[row + unit_] += gradient.back_units[unit_]
    return loss


def add_up(learner: Learner, gradient: Gradient, samples: Samples, first: int, last: int) -> None:
    """Add up the slopes of some samples; those of the last step are gone since."""
    for sample in range(first, last):
        forward(learner, gradient, samples, sample)
        gradient.loss += backward(learner, gradient, samples, sample)


def _add_up_without_lock(learner: Learner, gradient: Gradient, samples: Samples, first: int, last: int) -> None:
    with cython.nogil:
        add_up(learner, gradient, samples, first, last)


def descend(learner: Learner, gradient: Gradient, share: float, speed: float) -> None:
    """One step of Adam (Kingma and Ba, 2015), after which the slopes are forgotten."""
    gradient.loss = 0.0
    keep_mean = 0.9
    keep_square = 0.99
    # Added under the root: with fast mathematics the root of a number close to 0 may be none.
    small = 1e-12
    for place in range(learner.first, learner.last):
        slope = gradient.slopes[place] * share
        mean = keep_mean * learner.means[place] + (1 - keep_mean) * slope
        square = keep_square * learner.squares[place] + (1 - keep_square) * slope * slope
        learner.means[place] = mean
        learner.squares[place] = square
        learner.values[place] -= speed * mean / sqrtf(square + small)
    for place in range(PARAMETERS):
        gradient.slopes[place] = 0


def follow(learner: Learner, fresh: float) -> None:
    """Let the running average follow the parameters."""
    for place in range(PARAMETERS):
        learner.averages[place] += fresh * (learner.values[place] - learner.averages[place])


def find_scales(learner: Learner, averaged: bool) -> None:
    """What one step of each first-layer unit's whole numbers is worth: its largest weight becomes 127."""
    for unit_ in range(FIRST_UNITS):
        learner.scales[unit_] = 1e-6
    for row in range(INPUT_ROWS):
        for unit_ in range(FIRST_UNITS):
            value = fabsf(chosen(learner, averaged, row * FIRST_UNITS + unit_))
            learner.scales[unit_] = value if value > learner.scales[unit_] else learner.scales[unit_]
    for unit_ in range(FIRST_UNITS):
        learner.scales[unit_] /= 127


def quantise(learner: Learner, network: Network, averaged: bool) -> None:
    """Write the parameters as whole numbers: each unit of the first layer is scaled to its largest weight.

    What a unit gains by that scale its weights to the second layer lose, so the network computes the same.
    """
    find_scales(learner, averaged)
    most = 0.0
    # The largest sum of weights into a unit of the second layer decides their common scale: no sum may overflow.
    for output in range(SECOND_UNITS):
        total = 0.0
        for unit_ in range(FIRST_UNITS):
            value = fabsf(chosen(learner, averaged, AT_SECOND + output * FIRST_UNITS + unit_))
            total += value * learner.scales[unit_]
        if total > most:
            most = total
    network.second_scale = most / LARGEST_SUM
    for row in range(INPUT_ROWS):
        for unit_ in range(FIRST_UNITS):
            place = row * FIRST_UNITS + unit_
            network.first[place] = whole(chosen(learner, averaged, place) / learner.scales[unit_], 127)
    for unit_ in range(FIRST_UNITS):
        network.start[unit_] = whole(
            chosen(learner, averaged, AT_FIRST_BIAS + unit_) / learner.scales[unit_], LARGEST_START
        )
    for output in range(SECOND_UNITS):
        for unit_ in range(FIRST_UNITS):
            place = output * FIRST_UNITS + unit_
            value = chosen(learner, averaged, AT_SECOND + place) * learner.scales[unit_]
            network.second[place] = whole(value / network.second_scale, 32767)
        network.second_bias[output] = chosen(learner, averaged, AT_SECOND_BIAS + output)
    for place in range(SECOND_UNITS * TRICK_COUNTS):
        network.third[place] = chosen(learner, averaged, AT_THIRD + place)
    for tricks in range(TRICK_COUNTS):
        network.third_bias[tricks] = chosen(learner, averaged, AT_THIRD_BIAS + tricks)


def chosen(learner: Learner, averaged: bool, place: int) -> float:
    """A parameter, or its running average."""
    return learner.averages[place] if averaged else learner.values[place]


def whole(value: float, most: int) -> int:
    """The nearest whole number of at most this size."""
    if value > most:
        return most
    if value < -most:
        return -most
    return lround(value)
