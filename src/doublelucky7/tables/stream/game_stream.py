"""The stream of one game and the table folded from it: what is not stored has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

from doublelucky7.protocol.sitting import GameId
from doublelucky7.storage.entry import Entry, NewEntry, placed
from doublelucky7.storage.event_store import EventStore
from doublelucky7.tables.commands.opening import Opening, first_happenings
from doublelucky7.tables.services import House
from doublelucky7.tables.stream.events import Entered, Happening, from_store, to_store
from doublelucky7.tables.stream.evolution import evolve_table, fold

SECRET_BYTES: Final = 32

ActionVersions: TypeAlias = Mapping[str, int]
"""At which version of its stream each action, by its id, was carried out."""


def _nobody_waits(version: int) -> None:
    """What the house does by itself needs no acknowledgement."""


class GameStream:
    """The only writer of a game's stream."""

    def __init__(self, store: EventStore, entries: Sequence[Entry], earlier: ActionVersions) -> None:
        self._store = store
        self._earlier = earlier
        self._actions = _actions_in(entries)
        self.table = fold(map(from_store, entries))

    @classmethod
    async def open(cls, house: House, opening: Opening, earlier: ActionVersions) -> GameStream:
        """A new game, its first entries stored; raises `CommandRefused` for an opening that cannot be."""
        happenings = first_happenings(opening, house.random_bytes(SECRET_BYTES), house.levels)
        new = _new_entries(happenings, house.clock.now(), None)
        await asyncio.wrap_future(house.store.append(opening.game, 0, new))
        return cls(house.store, _placed(new, 0), earlier)

    @classmethod
    def resume(cls, house: House, game: GameId) -> GameStream:
        """A stored game; raises `ImpossibleHistory` where its stream tells of none."""
        entries = house.store.read(game)
        stream = cls(house.store, entries, {})
        if stream.table.previous is not None:
            stream._earlier = _actions_in(house.store.read(stream.table.previous))
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
        happenings: Sequence[Happening],
        at: int,
        action_id: str | None = None,
        acknowledge: Callable[[int], None] = _nobody_waits,
    ) -> list[Entered]:
        """Stores what has happened and, once it is durable, lets it become the table.

        Whoever waits for it hears the first version at once, before anything else is done about it.
        """
        before = self.table.version
        new = _new_entries(happenings, at, action_id)
        await _durable(self._store.append(self.table.game, before, new), partial(acknowledge, before + 1))
        entered = [
            Entered(before + place, at, happening.by, happening.event)
            for place, happening in enumerate(happenings, start=1)
        ]
        for one in entered:
            self.table = evolve_table(self.table, one)
        if action_id is not None:
            self._actions[action_id] = before + 1
        return entered


def _durable(stored: Future[int], acknowledge: Callable[[], None]) -> asyncio.Future[int]:
    """A future of this loop for one of the store's, without asyncio's way back: nobody takes an append back."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Future[int] = loop.create_future()

    # It must not hold what holds it: each append would leave a circle to the garbage collector.
    def tell_the_loop(stored: Future[int]) -> None:
        with suppress(RuntimeError):  # In a loop that has been closed nobody waits any more.
            loop.call_soon_threadsafe(_pass_on, stored, waiting, acknowledge)

    stored.add_done_callback(tell_the_loop)
    return waiting


def _pass_on(stored: Future[int], waiting: asyncio.Future[int], acknowledge: Callable[[], None]) -> None:
    failure = stored.exception()
    if waiting.cancelled():
        return
    if failure is None:
        # In this order: whoever looks at the table after the acknowledgement finds it there.
        waiting.set_result(stored.result())
        acknowledge()
    else:
        waiting.set_exception(failure)


def _actions_in(entries: Sequence[Entry]) -> dict[str, int]:
    return {entry.action_id: entry.version for entry in entries if entry.action_id is not None}


def _new_entries(happenings: Sequence[Happening], at: int, action_id: str | None) -> list[NewEntry]:
    """The entries of one append; the first carries the action's id for all of them."""
    return [to_store(one, at, action_id if place == 0 else None) for place, one in enumerate(happenings)]


def _placed(new: Sequence[NewEntry], after: int) -> list[Entry]:
    return [placed(entry, after + place) for place, entry in enumerate(new, start=1)]
