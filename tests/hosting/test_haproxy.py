"""Where a real HAProxy with the shipped configuration sends requests: guests of a table meet on one node."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from testkit.haproxy import Proxy, haproxy_running
from testkit.server.servers import ADDRESS

NAMES = ("a", "b", "c")
LINKS = tuple(f"link{number}" for number in range(40))
SECONDS = 20.0


class NodeByName(BaseHTTPRequestHandler):
    """Answers everything, also the proxy's checks, with the name of a node and the address it was told."""

    def __init__(self, name: str, *arguments: object) -> None:
        self._name = name
        super().__init__(*arguments)  # type: ignore[arg-type]  # What the server hands over.

    def do_GET(self) -> None:
        content = f"{self._name} {self.headers.get_all('X-Forwarded-For', ['nobody'])[-1]}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class HttpServer(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """The proxy hangs up on a check of which it has heard enough."""


@contextmanager
def node_running(name: str) -> Iterator[ThreadingHTTPServer]:
    server = HttpServer((ADDRESS, 0), partial(NodeByName, name))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Nodes:
    """Nodes behind a proxy, each of which can be ended."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._running = {name: stack.enter_context(ExitStack()) for name in NAMES}
        servers = {name: running.enter_context(node_running(name)) for name, running in self._running.items()}
        ports = {name: server.server_port for name, server in servers.items()}
        self.proxy: Proxy = stack.enter_context(haproxy_running(folder, ports))

    def end(self, name: str) -> None:
        self._running[name].close()

    def asked(self, path: str, **headers: str) -> str:
        """Who answers, and what address it was told."""
        connection = http.client.HTTPConnection(ADDRESS, self.proxy.port, timeout=SECONDS)
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        content = answer.read().decode()
        connection.close()
        assert answer.status == 200, content
        return content

    def node_for(self, path: str) -> str:
        return self.asked(path).split()[0]


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    with ExitStack() as stack:
        yield Nodes(tmp_path, stack)


def test_websocket_and_requests_of_a_link_meet_on_one_node_and_all_nodes_have_some(nodes: Nodes) -> None:
    found = {link: nodes.node_for(f"/ws/{link}") for link in LINKS}
    assert set(found.values()) == set(NAMES)
    assert {link: nodes.node_for(f"/api/v1/tables/{link}/do") for link in LINKS} == found
    pads = {link: nodes.node_for(f"/ws/pad/{link}") for link in LINKS}
    assert {link: nodes.node_for(f"/api/v1/pads/{link}") for link in LINKS} == pads


def test_when_a_node_dies_no_other_link_moves(nodes: Nodes) -> None:
    before = {link: nodes.node_for(f"/ws/{link}") for link in LINKS}
    nodes.end("b")
    after = {link: nodes.node_for(f"/ws/{link}") for link in LINKS}
    assert {link: name for link, name in after.items() if before[link] != "b"} == {
        link: name for link, name in before.items() if name != "b"
    }
    assert "b" not in after.values()


def test_whoever_was_told_where_the_table_is_gets_there_unless_that_node_is_gone(nodes: Nodes) -> None:
    elsewhere = {link: next(name for name in NAMES if name != nodes.node_for(f"/ws/{link}")) for link in LINKS}
    assert {link: nodes.node_for(f"/ws/{link}?node={name}") for link, name in elsewhere.items()} == elsewhere
    nodes.end("c")
    assert nodes.node_for(f"/ws/{LINKS[0]}?node=c") in ("a", "b")


def test_the_address_that_a_client_claims_is_not_the_last_one(nodes: Nodes) -> None:
    assert nodes.asked("/", X_Forwarded_For="203.0.113.7").split()[1] == ADDRESS


def test_the_log_names_no_path(nodes: Nodes) -> None:
    nodes.asked("/ws/a-secret-link?node=a")
    until = time.monotonic() + SECONDS
    while "nodes/a" not in nodes.proxy.log.rpartition("UP")[2]:
        assert time.monotonic() < until, nodes.proxy.log
        time.sleep(0.02)
    assert "secret" not in nodes.proxy.log
