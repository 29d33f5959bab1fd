"""What a server with many stored games takes for a start, the end of a game, the club and a history.

`python -m benchmarks.stored_games 1000 100000` fills a database for each number with copies of a real stream and
measures in milliseconds; `--folder` names a place with room for it (40 kB a game).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.protocol.sitting import Phase
from doublelucky7.server.access.codes import game_of
from doublelucky7.server.lobby.directory import RECENT_MS
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.sqlite.projections import SqliteProjections
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from doublelucky7.tables.stream.stored_tables import StoredTables
from doublelucky7.tables.stream.summary import summarise
from testkit.tables.scene import Scene, bot, person

PEOPLE: Final = 200
"""Each of so many people has played an equal share of the games."""
REPEATS: Final = 20
GAMES_A_COMMIT: Final = 1_000
_BETWEEN_MS: Final = 1_000_000
_DAY_MS: Final = 24 * 3600 * 1000


class Figures(msgspec.Struct, frozen=True):
    """What was measured with so many games, in milliseconds, and bytes a game."""

    games: int
    start: float
    game_end: float
    club: float
    history: float
    bytes_a_game: float


def real_stream() -> list[Entry]:
    """A game that a person has played with a bot, as it is stored."""

    async def play() -> list[Entry]:
        scene = Scene()
        await scene.open(person("anna"), bot())
        await scene.start("anna")
        while scene.table.phase is not Phase.FINISHED:
            if scene.state.to_act == 0:
                await scene.act_for("anna")
            else:
                await scene.pass_time(1_000)
        entries = scene.services.store.read(scene.table.game).result()
        await scene.end()
        return entries

    return asyncio.run(play())


def fill(path: Path, stream: Sequence[Entry], games: int) -> None:
    """Copies a stream under many names, each of one of many people, and projects all of them."""
    SqliteDatabase(path).close()
    summary = summarise("x", stream)
    assert summary is not None
    with closing(sqlite3.connect(path)) as connection:
        # A crash may spoil this file: nothing is written twice.
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA cache_size = -200000")
        rows = [(e.version, msgspec.json.encode(e.by), e.kind, e.event, e.action_id) for e in stream]
        connection.execute("CREATE TEMP TABLE pattern (version INTEGER PRIMARY KEY, by, kind, event, action_id)")
        connection.executemany("INSERT INTO pattern VALUES (?, ?, ?, ?, ?)", rows)
        for number in range(games):
            game, at, one = f"{number:024d}.1", number * _BETWEEN_MS, f"person-{number % PEOPLE}"
            connection.execute(
                "INSERT INTO entry SELECT ?, version, ?, by, kind, event, action_id FROM pattern ORDER BY version",
                (game, at),
            )
            line = msgspec.structs.replace(summary, game=game, finished_at=at)
            connection.execute("INSERT INTO finished_game VALUES (?, ?, ?)", (game, at, msgspec.json.encode(line)))
            connection.execute("INSERT INTO finished_seat VALUES (?, ?, ?)", (one, at, game))
            connection.execute("INSERT INTO club_entry VALUES (?, 0, ?, ?)", (game, 140 + number % 100, at))
            connection.execute("UPDATE stream SET is_projected = 1 WHERE game = ?", (game,))
            if number % GAMES_A_COMMIT == 0:
                connection.commit()
        connection.commit()


def milliseconds(work: Callable[[], object]) -> float:
    """The median of many."""
    times = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        work()
        times.append((time.perf_counter() - begun) * 1_000)
    return statistics.median(times)


def measure(folder: Path, games: int) -> Figures:
    """Fills a database and measures what a server does with it."""
    path, stream = folder / f"{games}.sqlite", real_stream()
    fill(path, stream, games)
    # What the system still has to write of it must not be measured with the rest.
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    now = games * _BETWEEN_MS + 30 * _DAY_MS

    def start() -> None:
        database = SqliteDatabase(path)
        views = SqliteProjections(database, summarise)
        asyncio.run(StoredTables(SqliteStore(database), game_of).touched_since(now - RECENT_MS))
        views.catch_up().result()
        views.close()
        database.close()

    started = milliseconds(start)
    database = SqliteDatabase(path)
    views = SqliteProjections(database, summarise)
    last = f"{games - 1:024d}.1"
    figures = Figures(
        games=games,
        start=started,
        game_end=milliseconds(lambda: views.project(last).result()),
        club=milliseconds(lambda: views.club().result()),
        history=milliseconds(lambda: views.history("person-7").result()),
        bytes_a_game=path.stat().st_size / games,
    )
    views.close()
    database.close()
    path.unlink()
    return figures


def main() -> int:
    """Measures with each number of games and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="+")
    parser.add_argument("--folder", type=Path)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(dir=arguments.folder))
    print(f"{'games':>8} {'start':>9} {'game end':>9} {'club':>9} {'history':>9} {'kB a game':>10}")
    for games in arguments.games:
        one = measure(folder, games)
        print(
            f"{one.games:>8} {one.start:>6.1f} ms {one.game_end:>6.1f} ms {one.club:>6.1f} ms {one.history:>6.1f} ms "
            f"{one.bytes_a_game / 1_000:>10.1f}",
            flush=True,
        )
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
