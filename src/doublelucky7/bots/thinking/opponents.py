"""What the rounds before tell about how the others play.

Once a round is over every card played from a hand is known, so each bid and card of it can be judged under each model
of a player, without guessing at deals. Only whoever was given an Extra Card (W6) keeps a card that nobody sees.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from math import exp, prod
from operator import mul
from typing import Final

import msgspec

from doublelucky7.kernel.codes import KIND_BITS, KIND_UNKNOWN, MOST_PLAYERS
from doublelucky7.kernel.likelihood import judged_worlds
from doublelucky7.kernel.observing import knowledge_in_hindsight
from doublelucky7.kernel.strength import Policy
from doublelucky7.rules.events import ExtraCardDrawn, VisibleEvent
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.views import Heard

_ROUNDS_KEPT: Final = 512
# Nobody plays quite like a model: what speaks against one counts for a part, and at most so much, by the logarithm.
# Rounds long past count less, because somebody else may have taken over the seat since.
_SHARE_OF_EVIDENCE: Final = 0.8
_MOST_EVIDENCE: Final = 6.0
_KEPT_FROM_ROUND_TO_ROUND: Final = 0.9
# The network is told of a seat's kind that is likelier than this: a wrong one costs it less than the right one brings.
_LIKELY_ENOUGH: Final = 0.5


class Opponents(msgspec.Struct, frozen=True):
    """How well each model explains what each seat did in the rounds before, and what a seat is known to play like."""

    logs: tuple[tuple[float, ...], ...] = ()
    """Model by model and seat by seat the logarithm of a likelihood, 0 for the model that explains a seat best. Models
    that are only recognised have no row."""
    player_kinds: int = 0
    """The kernel's number for all seats of which it is likely enough."""


NOBODY_KNOWN: Final = Opponents()


class OpponentModels:
    """Some models of players: what the network knows each as, its share, and for what share a table is of one kind.

    The first `searched_with` models play in searches; the rest are only recognised, so that the network can be told.
    """

    def __init__(
        self, models: Sequence[tuple[Policy, float]], kinds: Sequence[int], alike: float, searched_with: int
    ) -> None:
        if len(models) != len(kinds):
            raise ValueError("every model has a kind the network knows it as")
        self._models = tuple(models)
        self._kinds = tuple(kinds)
        self._alike = alike
        self._searched_with = searched_with
        # A round is judged once, not at every decision after it.
        self._judged = lru_cache(maxsize=_ROUNDS_KEPT)(self._judge)

    def opponents_of(self, heard: Heard) -> Opponents:
        """What a seat may know of the others before the running round."""
        view = heard.view
        if not self._models or not heard.earlier or view.viewer is None:
            return NOBODY_KNOWN
        rounds = [self._judged(view.viewer, view.players, view.ruleset, events) for events in heard.earlier]
        weights = [_KEPT_FROM_ROUND_TO_ROUND**age for age in reversed(range(len(rounds)))]
        sums = [
            tuple(sum(map(mul, weights, of_seat)) for of_seat in zip(*by_model, strict=True))
            for by_model in zip(*rounds, strict=True)
        ]
        known_kinds = self._known_kinds(_compared(sums), view.players, view.viewer)
        return Opponents(_compared(sums[: self._searched_with]), known_kinds)

    def _judge(
        self, me: Seat, players: int, ruleset: RuleSet, events: tuple[VisibleEvent, ...]
    ) -> tuple[tuple[float, ...], ...]:
        """The logarithm of the likelihood of each seat's moves in a round, model by model."""
        knowledge = knowledge_in_hindsight(me, players, ruleset, events)
        logs = judged_worlds(knowledge, self._models, 1, 0, 1)
        for event in events:
            if isinstance(event, ExtraCardDrawn):
                logs[event.seat :: MOST_PLAYERS] = array("d", [0.0] * len(self._models))
        return tuple(tuple(logs[place : place + MOST_PLAYERS]) for place in range(0, len(logs), MOST_PLAYERS))

    def _known_kinds(self, logs: tuple[tuple[float, ...], ...], players: int, me: Seat) -> int:
        shares = [share for _, share in self._models]
        others = [seat for seat in range(players) if seat != me]
        models = range(len(shares))
        fits = [[exp(logs[model][seat]) for seat in range(players)] for model in models]
        any_kind = [sum(shares[model] * fits[model][seat] for model in models) for seat in range(players)]

        def fit(table: int, seat: Seat) -> float:
            return self._alike * fits[table][seat] + (1 - self._alike) * any_kind[seat]

        tables = [shares[table] * prod(fit(table, seat) for seat in others) for table in models]
        known = 0
        for seat in others:
            for model, kind in enumerate(self._kinds):
                other_kind = (1 - self._alike) * shares[model] * fits[model][seat]
                parts = (
                    tables[table] * (other_kind + (self._alike * fits[model][seat] if table == model else 0.0))
                    / fit(table, seat)
                    for table in models
                )  # fmt: skip
                if kind != KIND_UNKNOWN and sum(parts) > _LIKELY_ENOUGH * sum(tables):
                    known |= kind << KIND_BITS * seat
        return known


def _compared(sums: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    """The logarithms of some models beside the best of them, seat by seat, as far as they are believed."""
    tops = [max(by_model[seat] for by_model in sums) for seat in range(MOST_PLAYERS)]
    return tuple(
        tuple(max(-_MOST_EVIDENCE, _SHARE_OF_EVIDENCE * (log - top)) for log, top in zip(one, tops, strict=True))
        for one in sums
    )
