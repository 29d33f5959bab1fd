"""A real PostgreSQL for tests: the system's programs or unpacked ones, on loopback, as another user than root."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
import pytest

from testkit.programs import UNPACKED, library_path
from testkit.server.servers import free_port

ADDRESS: Final = "127.0.0.1"
USER: Final = "dl7"
_STARTING_SECONDS: Final = 60.0
_FOLDERS: Final = ("/usr/lib/postgresql", str(UNPACKED / "usr/lib/postgresql"))
_QUICK: Final = ("fsync=off", "full_page_writes=off")
_MODES: Final = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}
_names = count(1)


def programs_folder() -> Path | None:
    """Where `initdb` and `postgres` are, the newest version first; None where there are none."""
    found = [path.parent for folder in _FOLDERS for path in sorted(Path(folder).glob("*/bin/postgres"), reverse=True)]
    on_path = shutil.which("postgres")
    return found[0] if found else None if on_path is None else Path(on_path).resolve().parent


class Postgres:
    """A database server of our own; a test makes as many databases in it as it likes."""

    def __init__(
        self, folder: Path, settings: Sequence[str], *, port: int | None = None, copied_from: Postgres | None = None
    ) -> None:
        """`copied_from` is the primary of which this is to be a standby, at a port of its own."""
        programs = programs_folder()
        if programs is None:
            pytest.skip("postgresql is not installed")
        self._programs, self._data, self._settings = programs, folder / "postgres", settings
        self.port = free_port() if port is None else port
        self._log = folder / "postgres.log"
        self._data.mkdir(mode=0o700)
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root.
            nobody = pwd.getpwnam("nobody")
            os.chown(self._data, nobody.pw_uid, nobody.pw_gid)
            for parent in (folder, *folder.parents):
                if parent.stat().st_uid == 0 and parent.stat().st_mode & 0o001 == 0:
                    parent.chmod(parent.stat().st_mode | 0o001)
        if copied_from is None:
            self._make("initdb", "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8")
        else:
            source = ("-h", ADDRESS, "-p", str(copied_from.port), "-U", USER)
            self._make("pg_basebackup", *source, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return self._log.read_text()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@{ADDRESS}:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{os.getpid()}_{next(_names)}"
        with closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        settings = (f"listen_addresses={ADDRESS}", "unix_socket_directories=", "max_connections=200", *self._settings)
        options = [part for setting in settings for part in ("-c", setting)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._as_user("postgres", "-D", str(self._data), "-p", str(self.port), *options),
                stdout=log,
                stderr=log,
                cwd="/",
                env=self._environment(),
            )
        until = time.monotonic() + _STARTING_SECONDS
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, self.log
                assert time.monotonic() < until, self.log
                time.sleep(0.02)

    def stop(self, mode: str = "fast") -> None:
        """Stops the server: `fast`, or `immediate`, which recovers at the next start."""
        self._end(_MODES[mode])

    def kill(self) -> None:
        """Kills every process of the server, as the end of the machine would."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        self._end(signal.SIGKILL)
        for child in children:
            _kill_and_wait(int(child))

    def _end(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)
        self._process.wait(_STARTING_SECONDS)

    def close(self) -> None:
        """Ends what is still running."""
        if self._process is not None and self._process.poll() is None:
            self.stop("immediate")

    def _make(self, program: str, *arguments: str) -> None:
        """Fills the data folder."""
        command = self._as_user(program, "-D", str(self._data), *arguments)
        subprocess.run(command, check=True, capture_output=True, cwd="/", env=self._environment())

    def _as_user(self, program: str, *arguments: str) -> list[str]:
        command = [str(self._programs / program), *arguments]
        if os.getuid() != 0:
            return command
        return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", *command]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, **library_path(), "LC_ALL": "C.UTF-8"}


def _kill_and_wait(pid: int) -> None:
    """Ends a process that may have ended by itself."""
    try:
        os.kill(pid, signal.SIGKILL)
        while Path(f"/proc/{pid}").exists():
            time.sleep(0.005)
    except ProcessLookupError:
        return


@contextmanager
def postgres_running(*settings: str) -> Iterator[Postgres]:
    """A database server that is stopped and deleted at the end; without settings it writes nothing through to disk."""
    with tempfile.TemporaryDirectory(prefix="dl7-postgres-") as folder:
        server = Postgres(Path(folder), settings or _QUICK)
        server.start()
        try:
            yield server
        finally:
            server.close()


@cache
def shared_server() -> Postgres:
    """One database server for all tests of this process, ended with it."""
    running = postgres_running()
    server = running.__enter__()
    atexit.register(running.__exit__, None, None, None)
    return server


@cache
def _shared_database() -> str:
    return shared_server().new_database()


def emptied_database() -> str:
    """The address of a database whose tables are empty, the same one each time: making one takes a while."""
    url = _shared_database()
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        tables = [name for (name,) in rows if name != "schema_version"]
        if tables:
            connection.execute(f"DELETE FROM {'; DELETE FROM '.join(tables)}")
    return url
