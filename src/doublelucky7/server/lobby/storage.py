"""What a server stores and whose its tables are: alone, or as one node of several."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from doublelucky7.server.access.codes import RandomBytes, game_of
from doublelucky7.server.lobby.directory import Directory, MemoryDirectory
from doublelucky7.server.lobby.ownership import SoleOwner, TableOwnership
from doublelucky7.server.monitoring.logs import Log
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.server.settings import NodeSettings, Settings
from doublelucky7.server.upkeep.generations import Generations
from doublelucky7.storage.engine import Engine
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.sqlite.engine import sqlite_engine
from doublelucky7.tables.stream.summary import summarise

if TYPE_CHECKING:
    from doublelucky7.server.lobby.node import Node

DATABASE: Final = "doublelucky7.sqlite"
TABLE_CODES, PAD_CODES = "", "pad/"


class PutBack(Protocol):
    """Knows how often the data was put back to an earlier state."""

    epoch: int

    def change(self) -> None:
        """Makes copies of the data tell-tale from now on."""


class ServerStorage(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a server that differ between one that is alone and a node."""

    engine: Engine
    put_back: PutBack
    ownership: TableOwnership
    node: Node | None
    directory: Callable[[str, int, Callable[[], int]], Directory]
    """Makes the codes and visits of one kind of thing: its prefix, how many syllables a code has, the time."""


def storage_alone(
    settings: Settings, random_bytes: RandomBytes, on_failure: Callable[[StorageFailed], None]
) -> ServerStorage:
    """One SQLite file in the data folder."""
    engine = sqlite_engine(settings.data / DATABASE, summarise, on_failure)

    def directory(prefix: str, syllables: int, now: Callable[[], int]) -> Directory:
        return MemoryDirectory(random_bytes, syllables, now)

    return ServerStorage(
        engine=engine,
        put_back=Generations(engine.ledger, settings.data, random_bytes),
        ownership=SoleOwner(),
        node=None,
        directory=directory,
    )


def storage_of_node(
    settings: NodeSettings, data: Path, random_bytes: RandomBytes, metrics: Metrics, log: Log
) -> ServerStorage:
    """A PostgreSQL database that several nodes share; needs the extra `postgres`. The data folder is locked."""
    from doublelucky7.server.lobby.node import Node
    from doublelucky7.server.lobby.stored_directory import StoredDirectory
    from doublelucky7.server.upkeep.timelines import Timelines
    from doublelucky7.storage.postgres.database import PostgresDatabase
    from doublelucky7.storage.postgres.directory import PostgresDirectory
    from doublelucky7.storage.postgres.engine import postgres_engine
    from doublelucky7.storage.postgres.ownership import LastNumber

    database = PostgresDatabase(settings.database)
    node = Node(database, settings.name, settings.lease_seconds, LastNumber(data), metrics, log)
    engine = postgres_engine(database, summarise, lambda: node.number)
    stored = PostgresDirectory(database)

    def directory(prefix: str, syllables: int, now: Callable[[], int]) -> Directory:
        return StoredDirectory(stored, prefix, random_bytes, syllables, now, lambda link: game_of(link, 1))

    return ServerStorage(
        engine=engine,
        put_back=Timelines(database, engine.ledger),
        ownership=node,
        node=node,
        directory=directory,
    )
