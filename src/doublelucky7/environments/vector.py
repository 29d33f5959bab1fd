"""Many whole games at once on the compiled kernel, for learning: NumPy arrays in and out, no interpreter's lock.

Needs NumPy, which every extra for research brings. At each table the seat to act chooses a code of `action_codes`;
chance and, after the last round, the next game follow by themselves. All arrays are made once and written in place.

The rules are those of whole games; small variants and open memory are for the other environments.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from doublelucky7.environments.action_codes import ACTION_CODES
from doublelucky7.environments.observations import planes_of_information, planes_of_observation, size_of
from doublelucky7.kernel.batch import Batch, choose_all, observe_all, step_all, write_all
from doublelucky7.kernel.observing import JOKER_MAKES
from doublelucky7.kernel.table import Table
from doublelucky7.kernel.threads import in_parts
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, Mode, RuleSet

Planes = Literal["observation", "information"]

_MODES: Final = tuple(Mode)
_SEEDS: Final = 2**64


class VectorTables:
    """So many tables side by side.

    Attributes:
        seats: Who is to act at each table.
        masks: A row for each table, 1 for every legal code.
        rewards: What the last step brought each seat: the points of a round, at the end less the penalty.
        scored: 1 where the last step ended a round.
        finished: 1 where the last step ended a game; the next one has begun.
        observations: What each seat to act knows, the planes of `observations`; written by `observe`.

    Examples:
        >>> tables = VectorTables(64, players=4, mode="lucky_dice", seed=7)
        >>> for _ in range(100):
        ...     tables.step(tables.random_codes())
        >>> tables.observe().shape
        (64, 875)
    """

    def __init__(
        self,
        count: int,
        players: int = 4,
        *,
        planes: Planes = "observation",
        seed: int = 0,
        threads: int = 1,
        **rules: Any,
    ) -> None:
        ruleset = RuleSet(**rules)
        if count < 1 or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"there are no {count} tables of {players} players")
        if ruleset.open_memory:
            raise ValueError("open memory is not played at these tables")
        if planes not in ("observation", "information"):
            raise ValueError(f"planes is observation or information, not {planes!r}")
        self.count, self.players, self.ruleset = count, players, ruleset
        self._threads, self._with_recall = threads, int(planes == "information")
        makes = JOKER_MAKES[ruleset.joker_trump]
        self._batch = Batch(count, players, _MODES.index(ruleset.mode), ruleset.rounds, makes, seed % _SEEDS)
        self._random = np.random.default_rng(seed % _SEEDS)
        size = size_of(planes_of_information(players) if self._with_recall else planes_of_observation(players))
        self.seats: NDArray[np.int32] = np.zeros(count, np.int32)
        self.masks: NDArray[np.int8] = np.zeros((count, ACTION_CODES), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((count, players), np.float32)
        self._ended: NDArray[np.int8] = np.zeros((count, 2), np.int8)
        self.scored, self.finished = self._ended[:, 0], self._ended[:, 1]
        self.observations: NDArray[np.float32] = np.zeros((count, size), np.float32)
        self._codes: NDArray[np.int32] = np.zeros(count, np.int32)
        self._write()

    def step(self, codes: NDArray[np.int32]) -> None:
        """Does one code at every table; raises `ValueError`, and changes nothing, where one is not legal."""
        chosen = np.ascontiguousarray(codes, np.int32)
        if chosen.shape != (self.count,) or chosen.min() < 0 or chosen.max() >= ACTION_CODES:
            raise ValueError(f"codes are {self.count} numbers from 0 to {ACTION_CODES - 1}")
        if not self.masks[np.arange(self.count), chosen].all():
            raise ValueError("a code is not legal at its table")
        in_parts(lambda first, last: step_all(self._batch, chosen, first, last), self.count, self._threads)
        self._write()

    def observe(self) -> NDArray[np.float32]:
        """Writes what each seat to act knows into `observations`, and answers with it."""
        rows, size = self.observations, self.observations.shape[1]
        in_parts(
            lambda first, last: observe_all(self._batch, rows, size, self._with_recall, first, last),
            self.count,
            self._threads,
        )
        return rows

    def random_codes(self) -> NDArray[np.int32]:
        """A legal code for every table, each as likely; the same array every time."""
        seed = int(self._random.integers(_SEEDS - 1, dtype=np.uint64))
        in_parts(lambda first, last: choose_all(self.masks, self._codes, seed, first, last), self.count, self._threads)
        return self._codes

    def table(self, place: int) -> Table:
        """One table as the kernel holds it, all hands included, for tests and those who look behind."""
        return self._batch.table(place)

    def _write(self) -> None:
        in_parts(
            lambda first, last: write_all(self._batch, self.seats, self.rewards, self._ended, self.masks, first, last),
            self.count,
            self._threads,
        )
