"""The one task of a table: from its inbox to a decision, to the store, and only then to everybody who may know."""

from __future__ import annotations

from collections.abc import Callable

from doublelucky7.protocol.messages import ClientMessage, Do, Done, Farewell, RefusedByRules, RefusedByTable
from doublelucky7.protocol.sitting import GameId
from doublelucky7.tables.house import Guest, House
from doublelucky7.tables.opening import Opening
from doublelucky7.tables.table_state import TableState


class Connection:
    """A device at the table: `tell` takes encoded messages and never waits, `end` closes the line."""

    def __init__(self, guest: Guest, tell: Callable[[bytes], None], end: Callable[[Farewell], None]) -> None:
        self.guest = guest
        self.tell = tell
        self.end = end


class TableRunner:
    """Runs one game from its first entry to its last."""

    on_rematch: Callable[[TableRunner, TableRunner], None]
    """Called with the old and the new table once a rematch is stored; the lobby runs the new one and moves devices."""

    @classmethod
    async def open(cls, house: House, opening: Opening) -> TableRunner:
        """A new table, stored before anybody hears of it."""
        raise NotImplementedError

    @classmethod
    def resume(cls, house: House, game: GameId) -> TableRunner:
        """The table as its stream says; raises ImpossibleHistory where that cannot be."""
        raise NotImplementedError

    @property
    def table(self) -> TableState:
        """The table as it is stored."""
        raise NotImplementedError

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The devices at the table."""
        raise NotImplementedError

    async def run(self) -> None:
        """Works until stopped; a failing store ends it with `StorageFailed`."""
        raise NotImplementedError

    def stop(self) -> None:
        """Lets `run` end after what it is doing."""
        raise NotImplementedError

    def join(self, connection: Connection) -> None:
        """A device comes to the table and is told how it looks; raises CommandRefused where it may not watch."""
        raise NotImplementedError

    def leave(self, connection: Connection) -> None:
        """A device is gone; the seat is kept."""
        raise NotImplementedError

    def receive(self, connection: Connection, message: ClientMessage) -> None:
        """A message from a device; the answer goes to that device alone."""
        raise NotImplementedError

    async def do(self, guest: Guest, do: Do) -> Done | RefusedByTable | RefusedByRules:
        """The same without a connection."""
        raise NotImplementedError

    def view_for(self, guest: Guest | None) -> bytes:
        """An encoded `Update` without events, for the HTTP API."""
        raise NotImplementedError

    async def close(self) -> None:
        """The house closes a deserted table; its secret is revealed."""
        raise NotImplementedError
