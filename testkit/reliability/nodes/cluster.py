"""Several nodes, one PostgreSQL and one HAProxy, all real, on one machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import psycopg

from doublelucky7.server.access.codes import game_of
from doublelucky7.server.settings import NodeSettings
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.postgres.appending import link_of
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.postgres.store import PostgresStore
from testkit.haproxy import Proxy, haproxy_running
from testkit.postgres import Postgres, postgres_running
from testkit.relay import Relay
from testkit.reliability.forked_servers import ForkedServer, Forker
from testkit.replication import ReplicatedPostgres
from testkit.server.servers import free_port

NAMES: Final = ("a", "b", "c")
LEASE_SECONDS: Final = 2.0
CHECK_SECONDS: Final = 0.8
DURABLE: Final = ("fsync=on",)
"""What a proof of durability needs; any setting at all leaves out those that make tests quick."""


class Cluster:
    """Nodes by name; the proxy and the database are in front of and behind all of them."""

    def __init__(
        self,
        postgres: Postgres,
        database: str,
        proxy: Proxy,
        nodes: dict[str, ForkedServer],
        relays: dict[str, Relay],
    ) -> None:
        self.postgres, self.database, self.proxy, self.nodes, self.relays = postgres, database, proxy, nodes, relays

    @property
    def port(self) -> int:
        return self.proxy.port

    @property
    def logs(self) -> str:
        return "".join(node.log for node in self.nodes.values())

    @property
    def folder(self) -> Path:
        return Path(next(iter(self.nodes.values())).order.log).parents[1]

    def owners(self) -> dict[str, str]:
        """Which node has which table, by the name that all its games begin with."""
        with closing(psycopg.connect(self.database)) as connection:
            rows = connection.execute("SELECT link, name FROM link JOIN node ON number = owner").fetchall()
        return dict(rows)

    def owner_of(self, link: str) -> str | None:
        """Which node has the table of a link."""
        return self.owners().get(link_of(game_of(link, 1)))

    def streams(self) -> dict[str, list[Entry]]:
        """Everything that is stored."""
        store = PostgresStore(PostgresDatabase(self.database), lambda: 0)
        try:
            return {game: store.read(game).result() for game in store.games().result()}
        finally:
            store.close()


@contextmanager
def cluster_running(
    folder: Path,
    *,
    names: Sequence[str] = NAMES,
    started: Sequence[str] | None = None,
    speed: int = 1,
    replicated: ReplicatedPostgres | None = None,
) -> Iterator[Cluster]:
    """A cluster whose nodes are started, all or those named; each reaches the database over a relay of its own.

    Where the database is replicated they know the addresses of both its servers instead.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as running:
        postgres = running.enter_context(postgres_running(*DURABLE)) if replicated is None else replicated.primary
        address = postgres.new_database() if replicated is None else replicated.new_database()
        forker = running.enter_context(Forker())
        ports = {name: free_port() for name in names}
        proxy = running.enter_context(haproxy_running(folder, ports))
        origins = tuple(f"http://{host}:{proxy.port}" for host in ("localhost", "127.0.0.1"))
        nodes, relays = {}, {}
        for name in names:
            server = forker.server(folder / name, speed=speed)
            database = address
            if replicated is None:
                relays[name] = Relay(postgres.port)
                running.callback(relays[name].close)
                database = address.replace(f":{postgres.port}/", f":{relays[name].port}/")
            settings = NodeSettings(
                database=database, name=name, lease_seconds=LEASE_SECONDS, check_seconds=CHECK_SECONDS
            )
            server.order = msgspec.structs.replace(server.order, port=ports[name], node=settings, origins=origins)
            nodes[name] = server
        for name in names if started is None else started:
            assert nodes[name].start(), nodes[name].log
        yield Cluster(postgres, address, proxy, nodes, relays)
