"""A relay for TCP that can be cut: while it is, bytes go nowhere and nobody is told, as with a broken network."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

ADDRESS: Final = "127.0.0.1"
_CHUNK: Final = 65_536


class Relay:
    """Passes connections on to a port of this machine, each direction in a thread."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._is_whole = threading.Event()
        self._is_whole.set()
        self._sockets: list[socket.socket] = []
        self._listening = socket.create_server((ADDRESS, 0))
        self.port: int = self._listening.getsockname()[1]
        self._begin(self._accept)

    def cut(self) -> None:
        """From now on nothing passes, neither way; new connections hang."""
        self._is_whole.clear()

    def mend(self) -> None:
        """Lets bytes pass again; what was sent meanwhile arrives late, as after a real interruption."""
        self._is_whole.set()

    def close(self) -> None:
        self._is_whole.set()
        for one in (self._listening, *self._sockets):
            _end(one)
            one.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            self._is_whole.wait()
            try:
                server = socket.create_connection((ADDRESS, self._target))
            except OSError:
                client.close()
                continue
            self._sockets += [client, server]
            self._begin(self._pass, client, server)
            self._begin(self._pass, server, client)

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(_CHUNK):
                self._is_whole.wait()
                target.sendall(data)
        _end(source)
        _end(target)

    def _begin(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        threading.Thread(target=work, args=arguments, daemon=True).start()


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
