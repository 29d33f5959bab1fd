from collections.abc import Iterator

import pytest

from testkit.server.servers import Running, house_in_thread


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a file share."""
    with house_in_thread(tmp_path_factory.mktemp("data")) as running:
        yield running
