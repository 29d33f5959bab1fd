"""The stream of one game and the table folded from it: what is not stored has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from doublelucky7.protocol.sitting import GameId, Phase
from doublelucky7.storage.entry import ByPerson, Entry, NewEntry, placed, size_of
from doublelucky7.tables.commands.opening import Opening, first_events
from doublelucky7.tables.services import TableServices
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import CausedEvent, TableEntry, from_store, to_store
from doublelucky7.tables.stream.evolution import evolve_table, fold, with_waits_from
from doublelucky7.tables.stream.summary import summary_of

SECRET_BYTES: Final = 32

ActionVersions: TypeAlias = Mapping[str, int]
"""At which version of its stream each action, by its id, was carried out."""


def _acknowledge_nobody(version: int) -> None:
    """An automatic action needs no acknowledgement."""


class GameStream:
    """The only writer of a game's stream."""

    def __init__(self, services: TableServices, entries: Sequence[Entry], earlier: ActionVersions) -> None:
        self._services = services
        self._earlier = earlier
        self._actions = _actions_in(entries)
        self.stored_bytes = sum(len(entry.event) for entry in entries)
        self.table = with_waits_from(fold(map(from_store, entries)), services.clock.now())

    @classmethod
    async def open(cls, services: TableServices, opening: Opening, earlier: ActionVersions) -> GameStream:
        """A new game, its first entries stored; raises `CommandRefused` for an opening that cannot be."""
        caused = first_events(opening, services.random_bytes(SECRET_BYTES), services.levels, services.epoch)
        new = _new_entries(caused, services.instant_to_store(), None)
        await asyncio.wrap_future(services.store.append(opening.game, 0, new))
        services.budget.charge(opening.game, opening.host.person, size_of(new))
        return cls(services, _placed(new, 0), earlier)

    @classmethod
    def resume(cls, services: TableServices, game: GameId) -> GameStream:
        """A stored game, for which this waits; raises `ImpossibleHistory` where its stream describes none."""
        entries = services.store.read(game).result()
        stream = cls(services, entries, {})
        if stream.table.previous is not None:
            stream._earlier = _actions_in(services.store.read(stream.table.previous).result())
        return stream

    @property
    def actions(self) -> ActionVersions:
        """Every action carried out in this game."""
        return self._actions

    def version_of(self, action_id: str) -> int | None:
        """The version of the entry an action led to, None where it has not been carried out.

        What was done in the game before counts as well: an answer to its rematch is sent again to the rematch itself.
        """
        version = self._actions.get(action_id)
        return self._earlier.get(action_id) if version is None else version

    async def append(
        self,
        caused: Sequence[CausedEvent],
        at: int,
        action_id: str | None = None,
        acknowledge: Callable[[int], None] = _acknowledge_nobody,
    ) -> list[TableEntry]:
        """Stores new events and, once they are durable, evolves the table by them.

        `acknowledge` is called with the version of the first as soon as they are durable, before anything else is done.
        """
        before, phase, stored_at = self.table.version, self.table.phase, self._services.instant_to_store()
        new = _new_entries(caused, stored_at, action_id)
        store, game = self._services.store, self.table.game
        stored = store.append(game, before, new)
        await self._services.completions.future_of(stored, partial(acknowledge, before + 1))
        size, by = size_of(new), caused[0].by
        self.stored_bytes += size
        self._services.budget.charge(game, by.id if isinstance(by, ByPerson) else self.table.host, size)
        entries = [
            TableEntry(version, at, event.by, event.event) for version, event in enumerate(caused, start=before + 1)
        ]
        for entry in entries:
            self.table = evolve_table(self.table, entry)
        if action_id is not None:
            self._actions[action_id] = before + 1
        if self.table.phase is Phase.FINISHED and phase is not Phase.FINISHED:
            self._services.on_game_ended(summary_of(self.table, stored_at))
        return entries


def stored_table(services: TableServices, game: GameId) -> TableState:
    """A stored game as it is, for whoever only looks; for which this waits."""
    return fold(map(from_store, services.store.read(game).result()))


def _actions_in(entries: Sequence[Entry]) -> dict[str, int]:
    return {entry.action_id: entry.version for entry in entries if entry.action_id is not None}


def _new_entries(caused: Sequence[CausedEvent], at: int, action_id: str | None) -> list[NewEntry]:
    """The entries of one append; the first carries the action's id for all of them."""
    return [to_store(one, at, action_id if place == 0 else None) for place, one in enumerate(caused)]


def _placed(new: Sequence[NewEntry], after: int) -> list[Entry]:
    return [placed(entry, after + place) for place, entry in enumerate(new, start=1)]
