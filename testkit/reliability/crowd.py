"""A crowd of people over thousands of plain sockets, cheap enough to share a machine with the server it measures.

Raw sockets, not `doublelucky7.client`: ten thousand of its clients in one process would take longer to decode their
updates than the server to send them, and each table here comes from an address of its own. What is sent are the
protocol's own messages.
"""

from __future__ import annotations

import asyncio
import gc
import os
import struct
import time
from collections.abc import Coroutine
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final, TypeVar, cast

import msgspec
import uvloop
from msgspec import UNSET, UnsetType

from doublelucky7.protocol.commands import Command, Contribute, GoOn, StartGame, TakeSeat
from doublelucky7.protocol.http import SessionRequest
from doublelucky7.protocol.messages import Do

SEATS: Final = 4
SECONDS: Final = 60.0
SECONDS_AN_ACTION: Final = 2.0
RETRY_SECONDS: Final = 0.5
SETTING_UP_AT_ONCE: Final = 100
_LENGTH_BYTES: Final = {126: 2, 127: 8}
"""How many bytes of length follow in a frame that says so (RFC 6455, 5.2)."""

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""A mask of zeros leaves the message as it is: allowed, and cheap."""

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


class _Awaited(msgspec.Struct):
    seat: int


class _Pad(msgspec.Struct):
    still_reading: list[str]


class _Table(msgspec.Struct):
    version: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    awaited: _Awaited | UnsetType | None = UNSET
    pad: _Pad | UnsetType | None = UNSET


class _Yours(msgspec.Struct):
    person: str | UnsetType = UNSET
    seats: list[int] | UnsetType = UNSET


class _Own(msgspec.Struct):
    legal: list[Any] | UnsetType = UNSET


class Received(msgspec.Struct):
    """As much of a message as a player needs: the id of an answer, or of an update what has changed.

    `views` and `table.version` are those of protocol 1, so that older servers can be measured too.
    """

    kind: str = ""
    id: str = ""
    version: int | UnsetType = UNSET
    table: _Table = msgspec.field(default_factory=_Table)
    yours: _Yours = msgspec.field(default_factory=_Yours)
    own: list[_Own] = msgspec.field(default_factory=list)
    views: list[_Own] = msgspec.field(default_factory=list)


class Seen:
    """What a player knows of the table."""

    def __init__(self) -> None:
        self.version = 0
        self.phase = self.person = ""
        self.awaited: _Awaited | None = None
        self.pad: _Pad | None = None
        self.seats: list[int] = []
        self.legal: list[Any] = []

    def change(self, update: Received) -> None:
        """Takes what an update says."""
        table, yours = update.table, update.yours
        version = table.version if update.version is UNSET else update.version
        self.version = self.version if version is UNSET else version
        self.phase = self.phase if table.phase is UNSET else table.phase
        self.awaited = self.awaited if table.awaited is UNSET else table.awaited
        self.pad = self.pad if table.pad is UNSET else table.pad
        self.person = self.person if yours.person is UNSET else yours.person
        self.seats = self.seats if yours.seats is UNSET else yours.seats
        for own in (*update.own, *update.views):
            self.legal = self.legal if own.legal is UNSET else own.legal


read: Final = msgspec.json.Decoder(Received).decode
_ANSWERS: Final = frozenset({"done", "refused", "illegal"})


def source_of(table: int) -> str:
    """The address a table's people come from: every group has its own, so that the default limits can stay."""
    return f"127.{1 + table // 62_500}.{table // 250 % 250}.{2 + table % 250}"


class Socket(asyncio.Protocol):
    """One websocket: the last update it brought, and whoever waits for an answer."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._unread = b""
        self._is_open = False
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._transport: asyncio.Transport | None = None
        self.is_lost = False
        self.seen = Seen()
        loop = asyncio.get_running_loop()
        self.greeted: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own class is none of asyncio's
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._unread + data
        if not self._is_open:
            head, end, after = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(ConnectionError(head[:200].decode(errors="replace")))
                return
            self._is_open, data = True, after
        self._unread = self._read_frames(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self._fail(exc or ConnectionError("closed"))

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def pause(self) -> None:
        assert self._transport is not None
        self._transport.pause_reading()

    def write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def send(self, message: bytes) -> None:
        self.write(framed(message))

    def ask(self, action_id: str, message: bytes) -> asyncio.Future[str]:
        """Sends a command; the future is the kind of the answer."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        if self.is_lost:
            future.set_exception(ConnectionError("lost"))
            return future
        self._waiting[action_id] = future
        self.send(message)
        return future

    def _read_frames(self, data: bytes) -> bytes:
        """Reads every whole frame and answers with the beginning of the next."""
        start = 0
        while len(data) >= start + 2:
            length, head = data[start + 1], start + 2
            if length in _LENGTH_BYTES:
                after = head + _LENGTH_BYTES[length]
                length, head = int.from_bytes(data[head:after]), after
            end = head + length
            if len(data) < end:
                break
            self._read(data[start], data[head:end])
            start = end
        return data[start:]

    def _read(self, opcode: int, message: bytes) -> None:
        if opcode == _PING:
            self.write(framed(message, _PONG))
        elif opcode == _TEXT:
            received = read(message)
            if received.kind == "update":
                self.seen.change(received)
            elif received.kind in _ANSWERS:
                future = self._waiting.pop(received.id, None)
                if future is not None and not future.done():
                    future.set_result(received.kind)
            # Whatever comes first is a greeting; that of a bare server has no kind.
            if not self.greeted.done():
                self.greeted.set_result(None)

    def _fail(self, failure: Exception) -> None:
        waiting: list[asyncio.Future[Any]] = [self.greeted, *self._waiting.values()]
        for future in waiting:
            if not future.done():
                future.set_exception(failure)
                # Marked as retrieved: asyncio would log it where nobody waits.
                future.exception()


def framed(message: bytes, opcode: int = _TEXT) -> bytes:
    """A client's frame."""
    length = len(message)
    if length <= 125:
        return struct.pack("!BB", opcode, _MASKED | length) + _NO_MASK + message
    if length <= 0xFFFF:
        return struct.pack("!BBH", opcode, _MASKED | 126, length) + _NO_MASK + message
    return struct.pack("!BBQ", opcode, _MASKED | 127, length) + _NO_MASK + message


def handshake(port: int, link: str, token: str) -> bytes:
    """The request that opens a table's websocket."""
    return (
        f"GET /ws/{link} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
    ).encode()


def _same(socket: Socket) -> Socket:
    return socket


async def connected(port: int, request: bytes, source: str) -> Socket:
    """An open websocket that has been greeted; whoever is cut off before that tries again, as browsers do."""
    until = time.monotonic() + SECONDS
    while True:
        socket = Socket(request)
        try:
            loop = asyncio.get_running_loop()
            await loop.create_connection(partial(_same, socket), "127.0.0.1", port, local_addr=(source, 0))
            await asyncio.wait_for(socket.greeted, SECONDS)
        except ConnectionError:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return socket


class HttpConnection:
    """HTTP over one connection that is kept."""

    def __init__(self, port: int, source: str) -> None:
        self._port, self._source = port, source

    async def __aenter__(self) -> HttpConnection:
        self._reader, self._writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(self._source, 0)
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()

    async def post(self, path: str, body: object, token: str | None = None) -> Any:
        content = _encode(body)
        authorization = "" if token is None else f"Authorization: Bearer {token}\r\n"
        head = f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Length: {len(content)}\r\n"
        self._writer.write(f"{head}{authorization}\r\n".encode() + content)
        answer = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), SECONDS)
        lines = answer.decode().split("\r\n")
        length = next(int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length"))
        found = msgspec.json.decode(await self._reader.readexactly(length))
        assert lines[0].split()[1] in ("200", "201"), (lines[0], found)
        return found


class Group:
    """Four people at one table, each with a socket, who act every now and then."""

    def __init__(self, port: int, number: int, seconds_an_action: float = SECONDS_AN_ACTION) -> None:
        self._port, self.number, self._seconds_an_action = port, number, seconds_an_action
        self._source = source_of(number)
        self._ids = count(1)
        self._random = Random(number)
        self.tokens: list[str] = []
        self.sockets: list[Socket] = []
        self.link = ""
        self.latencies: list[float] = []
        self.missing = 0
        self._is_to_rest = False
        self._acting: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Opens the table, sits down and begins the game."""
        async with HttpConnection(self._port, self._source) as connection:
            for place in range(SEATS):
                self.tokens.append((await connection.post("/session", SessionRequest(f"P{place}")))["token"])
            seats = [{"kind": "you"}, *[{"kind": "open"}] * (SEATS - 1)]
            self.link = (await connection.post("/tables", {"seats": seats}, self.tokens[0]))["link"]
        await self.connect()
        for seat in range(1, SEATS):
            await self.do(seat, TakeSeat(seat, f"P{seat}"))
        await self.do(0, StartGame())
        for seat in range(SEATS):
            await self.do(seat, Contribute(seat, os.urandom(32).hex()))

    async def connect(self) -> None:
        """Opens everybody's socket."""
        requests = [handshake(self._port, self.link, token) for token in self.tokens]
        self.sockets = list(
            await asyncio.gather(*(connected(self._port, request, self._source) for request in requests))
        )

    def drop(self) -> None:
        for socket in self.sockets:
            socket.abort()

    def is_seated(self) -> bool:
        """Whether every socket was shown its own seat."""
        return all(socket.seen.seats == [seat] for seat, socket in enumerate(self.sockets))

    async def do(self, seat: int, command: Command) -> None:
        socket = self.sockets[seat]
        action_id = f"{next(self._ids)}-{self.number}"
        message = Do(id=action_id, after=socket.seen.version, command=command)
        begun = time.perf_counter()
        try:
            kind = await asyncio.wait_for(socket.ask(action_id, _encode(message)), SECONDS)
        except (TimeoutError, ConnectionError):
            self.missing += 1
            return
        if kind == "done":
            self.latencies.append(time.perf_counter() - begun)

    async def act(self) -> None:
        """Whoever is awaited does something legal, or one of those who still read it taps the score pad away."""
        table = self.sockets[0].seen
        if table.pad is not None:
            reading = (seat for seat in range(SEATS) if self._person(seat) in table.pad.still_reading)
            await self.do(next(reading, 0), GoOn())
        elif table.awaited is not None:
            seat = table.awaited.seat
            legal = self.sockets[seat].seen.legal
            if legal:
                # As it came, undecoded.
                await self.do(seat, cast(Command, self._random.choice(legal)))

    def _person(self, seat: int) -> str:
        return self.sockets[seat].seen.person

    def begin(self) -> None:
        """Acts at a steady rate from now on."""
        self._is_to_rest = False
        self._acting = asyncio.create_task(self._keep_acting())

    async def rest(self) -> None:
        """Ends it, after what is being done."""
        self._is_to_rest = True
        if self._acting is not None:
            await self._acting

    async def _keep_acting(self) -> None:
        due = time.monotonic() + self._random.random() * self._seconds_an_action
        while not self._is_to_rest:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.act()
            due += self._seconds_an_action


async def latencies_of(groups: list[Group], seconds: float) -> list[float]:
    """How long everybody's actions took in so many seconds."""
    for group in groups:
        group.latencies.clear()
    await asyncio.sleep(seconds)
    return [latency for group in groups for latency in group.latencies]


async def gathered(port: int, numbers: range, seconds_an_action: float = SECONDS_AN_ACTION) -> list[Group]:
    """So many tables with everybody seated, some set up at a time.

    Each plays from the moment it is set up, so that they are at different moments of their games, as tables are.
    """
    groups = [Group(port, number, seconds_an_action) for number in numbers]
    turn = asyncio.Semaphore(SETTING_UP_AT_ONCE)

    async def one(group: Group) -> None:
        async with turn:
            await group.sit_down()
        group.begin()

    await asyncio.gather(*(one(group) for group in groups))
    return groups


def run_fast(work: Coroutine[Any, Any, T]) -> T:
    """Runs a crowd on the quicker event loop: the time it takes itself would be measured as the server's."""
    # Garbage collection among ten thousand sockets would be measured as the server's time.
    gc.disable()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
