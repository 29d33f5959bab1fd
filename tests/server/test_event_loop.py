"""The event loop waits for no database."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from doublelucky7.storage.sqlite.store import SqliteDatabase
from testkit.server.clients import Browser
from testkit.server.servers import server_in_thread


def is_on_the_event_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def test_nothing_queries_the_database_or_waits_for_it_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    queries: list[bool] = []
    waits: list[bool] = []
    run, result = SqliteDatabase._read, Future[Any].result

    def noted_read(database: SqliteDatabase, job: Any) -> Any:
        queries.append(is_on_the_event_loop())
        return run(database, job)

    def noted_result(future: Future[Any], timeout: float | None = None) -> Any:
        waits.append(is_on_the_event_loop() and not future.done())
        return result(future, timeout)

    monkeypatch.setattr(SqliteDatabase, "_read", noted_read)
    monkeypatch.setattr(Future, "result", noted_result)
    for _ in range(2):  # The second server loads what the first has stored.
        with server_in_thread(tmp_path) as server:
            anna = Browser(server.port)
            anna.become("Anna")
            link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
            device = anna.sit_at(link)
            device.receive()
            for path in (f"/tables/{link}", "/tables", "/history", "/club", "/games/unknown.1", "/session"):
                anna.get(path)
            device.close()
    assert len(queries) > 10
    assert not any(queries)
    assert not any(waits)
