"""Players like nobody else, so that a network learns to sit with anybody: judgement that was bent at random.

Some hope too much of their cards and some too little, some look no further than the trick, some often move at random.
How a stranger bids and how it plays are drawn apart, so that it may promise one thing and go for another.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from doublelucky7.bots.thinking.policies import INSIGHT, STRONG, THUMB, stored_parameters
from doublelucky7.kernel.codes import FEATURES, KINDS
from doublelucky7.kernel.strength import Policy

# How far judgement is bent, how often it gives way to chance, and how hungry for tricks whoever looks no further is.
_BENT: Final = (0.0, 0.3, 1.0, 1.0, 2.0)
_NOISES: Final = (0.03, 0.03, 0.03, 0.1, 0.25, 1.0)
_APPETITES: Final = (1.0, 10.0)
_THRIFTS: Final = (-0.5, 1.3)


def stranger(chance: Random) -> Policy:
    """A player to bid like, or to play like, drawn anew each time."""
    values = list(stored_parameters(chance.choice((THUMB, INSIGHT, STRONG))).values)
    bent = chance.choice(_BENT)
    hope = chance.gauss(0.0, 1.5 * bent)
    for place in range(KINDS * FEATURES):
        # Each kind of card has its weights one after the other, the first of them for whatever the card is.
        shift = hope if place % FEATURES == 0 else 0.0
        values[place] = values[place] * exp(chance.gauss(0.0, 0.3 * bent)) + chance.gauss(0.0, 0.1 * bent) + shift
    # Then come the parameters that tell how safe a card is in a trick, and last appetite and thrift.
    for place in range(KINDS * FEATURES, len(values) - 2):
        values[place] *= exp(chance.gauss(0.0, 0.5 * bent))
    if bent and chance.random() < 0.5:
        values[-2:] = chance.uniform(*_APPETITES), chance.uniform(*_THRIFTS)
    policy = Policy(values)
    policy.noise = chance.choice(_NOISES)
    return policy
