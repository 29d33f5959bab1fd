from collections.abc import Iterator
from pathlib import Path

import pytest

from doublelucky7.storage.event_store import EventStore, StreamLookup
from doublelucky7.storage.sessions import SessionStore
from tests.storage.engines import ENGINES, Engine


@pytest.fixture(params=ENGINES, ids=lambda make: make.__name__)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """Each of the storage engines."""
    with request.param(tmp_path) as made:
        yield made


@pytest.fixture
def store(engine: Engine) -> EventStore:
    return engine.store


@pytest.fixture
def lookup(engine: Engine) -> StreamLookup:
    return engine.lookup


@pytest.fixture
def sessions(engine: Engine) -> SessionStore:
    return engine.sessions
