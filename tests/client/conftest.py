from collections.abc import Iterator

import pytest

from testkit.server.servers import LiveServer, server_in_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that the tests of a file share."""
    with server_in_thread(tmp_path_factory.mktemp("data")) as running:
        yield running
