"""Accepting connections: first requests are read a few in each turn of the event loop, and idle clients closed."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, cast

ADMITTED_A_TURN: Final = 1
"""A first request takes about a millisecond, and a move that comes meanwhile passes five turns before it is
acknowledged: with sixteen, two hundred newcomers kept everybody waiting for a second."""
WAITING_FOR_ONE_MORE: Final = 64
MOST_ADMITTED_A_TURN: Final = 16
"""For each so many that wait one more is admitted: when thousands come back at once, turns themselves cost too much."""


MOST_UNREAD_BYTES: Final = 65_536
"""What a new connection may send before it is admitted; a longer first request is refused anyway."""

FIRST_REQUEST_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 0.5
"""Any time will do: before the next timer the event loop reads everything that has arrived."""

IDLE_SECONDS: Final = 20.0
"""How long nothing may arrive over a connection that has nothing to send: more than any answer takes."""
READING_SECONDS: Final = 20.0
"""In this time a client reads at least something of an answer that is being sent."""

_END_OF_HEAD: Final = re.compile(rb"\n\r?\n")
_LONGEST_END: Final = 3


class OpenConnections:
    """How many connections are open, in all and from each address; those beyond the bounds are closed at once."""

    def __init__(
        self,
        most: int,
        most_an_address: int | None,
        websockets: Callable[[], int],
        on_refusal: Callable[[], None],
    ) -> None:
        self._most, self._most_an_address = most, most_an_address
        self._websockets, self._on_refusal = websockets, on_refusal
        self._open: Counter[str] = Counter()

    def opened(self, address: str) -> bool:
        """Notes a connection; answers with False, and notes nothing, where there are too many."""
        is_crowd = self._most_an_address is not None and self._open[address] >= self._most_an_address
        if is_crowd or self._open.total() + self._websockets() >= self._most:
            self._on_refusal()
            return False
        self._open[address] += 1
        return True

    def closed(self, address: str) -> None:
        """Notes that a connection is closed, or is a websocket by now, which is counted elsewhere."""
        self._open[address] -= 1
        if self._open[address] == 0:
            del self._open[address]


class ConnectionGate:
    """Admits one new connection in each turn of the event loop, or a few where very many wait.

    The system queues a limited number of connections that are not accepted yet; clients beyond it try again after one,
    three and seven seconds. So connections are accepted at once, and only their first requests wait here. Meanwhile
    others are not kept waiting.
    """

    def __init__(self, open_connections: OpenConnections | None = None) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self.open_connections = open_connections

    def wait(self, admit: Callable[[], None]) -> None:
        """Calls back when it is this connection's turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._admit_some)
        self._waiting.append(admit)

    def _admit_some(self) -> None:
        most = min(ADMITTED_A_TURN + len(self._waiting) // WAITING_FOR_ONE_MORE, MOST_ADMITTED_A_TURN)
        admitted = [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._admit_some)
        for admit in admitted:
            admit()


class GatedProtocol(asyncio.Protocol):
    """Holds back what arrives until the head of the first request is whole and admitted, then passes it to a protocol.

    On a busy server a request may have arrived long before it is read. So what has arrived is read before a connection
    is closed for being late.
    """

    def __init__(self, gate: ConnectionGate, protocol: asyncio.Protocol) -> None:
        self._gate, self._protocol = gate, protocol
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._unread = b""
        self._is_waiting = self._is_admitted = False
        self._received_at = 0.0
        self._unsent = 0
        self._counted_from: str | None = None
        self._time_limit: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Starts the time limit for the first request."""
        self._transport = cast(asyncio.Transport, transport)
        self._count()
        self._time_limit = self._loop.call_later(FIRST_REQUEST_SECONDS, self._allow_grace)
        self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Passes received bytes on once the connection is admitted."""
        if self._is_admitted:
            self._received_at = self._loop.time()
            self._protocol.data_received(data)
            if self._transport.get_protocol() is not self:
                self._uncount()
            return
        self._unread += data
        if len(self._unread) > MOST_UNREAD_BYTES:
            self._transport.abort()
        elif not self._is_waiting and _END_OF_HEAD.search(self._unread, -len(data) - _LONGEST_END):
            self._is_waiting = True
            self._time_limit.cancel()
            self._gate.wait(self._admit)

    def eof_received(self) -> bool | None:
        """Passes the end of the client's data on."""
        return self._protocol.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the time limit."""
        self._time_limit.cancel()
        self._uncount()
        self._protocol.connection_lost(exc)

    def pause_writing(self) -> None:
        """Passes the transport's flow control on."""
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Passes the transport's flow control on."""
        self._protocol.resume_writing()

    def _admit(self) -> None:
        self._is_admitted = True
        unread, self._unread = self._unread, b""
        if not self._transport.is_closing():
            self._time_limit = self._loop.call_later(IDLE_SECONDS, self._close_if_idle)
            self.data_received(unread)

    def _allow_grace(self) -> None:
        self._time_limit = self._loop.call_later(GRACE_SECONDS, self._transport.abort)

    def _close_if_idle(self) -> None:
        if self._transport.is_closing() or self._transport.get_protocol() is not self:
            # Closed, or a websocket by now, which has pings of its own.
            return
        unsent = self._transport.get_write_buffer_size()
        if 0 < self._unsent <= unsent:
            # The client has not read a single byte of its download since the last look.
            self._transport.abort()
            return
        left = self._received_at + IDLE_SECONDS - self._loop.time()
        if left <= 0 and unsent == 0:
            self._transport.abort()
            return
        # A download that goes on counts as a sign of life; it is looked at again after the same time.
        self._unsent = unsent
        self._time_limit = self._loop.call_later(READING_SECONDS if unsent else max(left, 0.0), self._close_if_idle)

    def _count(self) -> None:
        open_connections, peer = self._gate.open_connections, self._transport.get_extra_info("peername")
        if open_connections is None:
            return
        address = peer[0] if peer else ""
        if open_connections.opened(address):
            self._counted_from = address
        else:
            # Not at once: the event loop is still about to make this connection.
            self._loop.call_soon(self._transport.abort)

    def _uncount(self) -> None:
        address, self._counted_from = self._counted_from, None
        if address is not None and self._gate.open_connections is not None:
            self._gate.open_connections.closed(address)
