"""A PostgreSQL with a synchronous standby: what is acknowledged by the one is durable on the other."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import psycopg

from testkit.postgres import ADDRESS, USER, Postgres
from testkit.server.servers import free_port

_STARTING_SECONDS: Final = 60.0


class ReplicatedPostgres:
    """A primary and its standby at two ports; after a failover they have changed places."""

    def __init__(self, folder: Path, settings: Sequence[str]) -> None:
        self._folder, self._settings = folder, settings
        self._ports = (free_port(), free_port())
        self._made = 0
        self.primary = self.standby = self._new(self._ports[0], None)

    def start(self) -> None:
        """Starts the primary, and a standby of it."""
        self.primary.start()
        self.add_standby()

    def new_database(self) -> str:
        """The address of a new, empty database, which names both servers."""
        name = self.primary.new_database().rpartition("/")[2]
        hosts = ",".join(f"{ADDRESS}:{port}" for port in self._ports)
        return f"postgresql://{USER}@{hosts}/{name}?target_session_attrs=read-write"

    def lose_primary(self) -> None:
        """Kills the primary, which does not come back."""
        self.primary.kill()

    def promote(self) -> None:
        """Makes the standby the primary; returns when it can be written to."""
        with closing(psycopg.connect(self.standby.url(), autocommit=True)) as connection:
            assert connection.execute("SELECT pg_promote()").fetchone() == (True,)
        self.primary = self.standby

    def add_standby(self) -> None:
        """Puts a new standby into the place of the primary that was lost, and waits until it is in step."""
        port = next(port for port in self._ports if port != self.primary.port)
        self.standby = self._new(port, self.primary)
        self.standby.start()
        # Not before there is one: every commit waits for it, and a copy must not wait for standbys of its own.
        with closing(psycopg.connect(self.primary.url(), autocommit=True)) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")
            until = time.monotonic() + _STARTING_SECONDS
            while connection.execute("SELECT sync_state FROM pg_stat_replication").fetchall() != [("sync",)]:
                assert time.monotonic() < until, self.standby.log
                time.sleep(0.02)

    def close(self) -> None:
        self.standby.close()
        self.primary.close()

    def _new(self, port: int, copied_from: Postgres | None) -> Postgres:
        self._made += 1
        folder = self._folder / str(self._made)
        folder.mkdir()
        return Postgres(folder, self._settings, port=port, copied_from=copied_from)


@contextmanager
def replicated_postgres_running(*settings: str) -> Iterator[ReplicatedPostgres]:
    """Two database servers that are stopped and deleted at the end."""
    with (
        tempfile.TemporaryDirectory(prefix="dl7-replicated-") as folder,
        closing(ReplicatedPostgres(Path(folder), settings)) as servers,
    ):
        servers.start()
        yield servers
