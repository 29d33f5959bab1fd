"""One websocket connection: bytes of a transport to messages and back, over the Sans-I/O protocol of `websockets`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from http import HTTPStatus
from typing import Any, Final, TypeAlias, cast
from urllib.parse import unquote

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from doublelucky7.server.access.limits import TokenBucket
from doublelucky7.server.websocket.frames import framed, is_one_frame, text_of

MOST_MESSAGE_BYTES: Final = 65_536
"""A larger message ends the connection; one that is too long but within this is answered with a code."""

MOST_BYTES_A_TURN: Final = 512
"""How much of what one client sent at once is parsed in one turn of the event loop: two or three dozen messages."""

SMALL_FRAMES_A_SECOND: Final = 20.0
SMALL_FRAME_BURST: Final = 200
"""How many pings, pongs and fragments a client may send."""

PING_SECONDS: Final = 20.0
CLOSE_SECONDS: Final = 5.0
"""How long a closing connection may take to send what waits before it is aborted."""
STOP_SECONDS: Final = 1.5

_END_OF_REQUEST: Final = b"\r\n\r\n"


class Reading(Enum):
    """Whether messages of a client are read any further."""

    CONTINUE = "continue"
    STOP = "stop"


Read: TypeAlias = Callable[[bytes], Reading]
Serve: TypeAlias = Callable[["WebSocketProtocol"], Awaitable[None]]
"""Answers one websocket, from its handshake until it is closed."""


class Disconnected(Exception):
    """Raised by `accept` when the client has gone during the handshake."""


class WebSocketProtocol(asyncio.Protocol):
    """Reads and writes messages without a task for each, and can be aborted.

    Nothing is read from the client between its handshake and `read_with`. One read may bring a quarter of a megabyte of
    tiny frames; parsing them would block the event loop, so a little is parsed in each turn, and nothing more is read
    from this client meanwhile.
    """

    def __init__(
        self,
        serve: Serve,
        connections: set[Any],
        tasks: set[asyncio.Task[None]],
        ping_seconds: float = PING_SECONDS,
    ) -> None:
        self._serve, self._connections, self._tasks = serve, connections, tasks
        self._ping_seconds = ping_seconds
        self._loop = asyncio.get_running_loop()
        self._websocket = ServerProtocol(max_size=MOST_MESSAGE_BYTES)
        self._small_frames = TokenBucket(SMALL_FRAMES_A_SECOND, SMALL_FRAME_BURST, self._loop.time())
        self._transport: asyncio.Transport
        self._response: Response
        self._read: Read | None = None
        self._unparsed = memoryview(b"")
        self._fragments: list[bytes] = []
        self._is_between_frames = False
        """Whether the library has been given whole frames only, so that it need not see the next one."""
        self._is_closed_to_input = False
        self._is_open = False
        """Whether the library takes messages; noted, because it is asked for with every message sent."""
        self._is_closing = False
        self._closed = asyncio.Event()
        self._received_at = 0.0
        self._pinged_at = 0.0
        self._timers: list[asyncio.TimerHandle] = []
        self.scope: dict[str, Any] = {}
        self.on_stop: Callable[[], None] = lambda: self.close(CloseCode.SERVICE_RESTART)
        """How the connection is ended when the server stops."""

    @property
    def is_closed_to_input(self) -> bool:
        """Whether nothing more is read from this client, because it has sent too much or no frames."""
        return self._is_closed_to_input

    def accept(self) -> None:
        """Completes the handshake."""
        if self._transport.is_closing():
            raise Disconnected
        self._websocket.send_response(self._response)
        self._flush()

    def reject(self, status: HTTPStatus, content_type: str, body: bytes) -> None:
        """Answers the handshake with an error."""
        if self._transport.is_closing():
            return
        response = self._websocket.reject(status, body.decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = content_type
        self._websocket.send_response(response)
        self._flush()

    def read_with(self, read: Read) -> None:
        """From now on calls this with each message, until it answers `STOP`."""
        self._read = read
        self._received_at = self._loop.time()
        self._call_later(self._ping_seconds, self._ping_if_silent)
        self._resume_reading()

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Writes text messages and answers how many bytes still wait to be sent; a closed connection takes nothing."""
        transport = self._transport
        if not self._is_open or transport.is_closing():
            return 0
        if len(messages) == 1:
            transport.write(framed(messages[0]))
        else:
            transport.write(b"".join(map(framed, messages)))
        return transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Sends a close frame after what waits; aborts where the client does not answer in time."""
        if self._websocket.state is not State.OPEN or self._transport.is_closing():
            return
        self._is_closing = True
        self._websocket.send_close(code)
        self._flush()
        self._call_later(CLOSE_SECONDS, self.abort)
        self._resume_reading()

    def abort(self) -> None:
        """Ends the connection at once: closing would wait for a client that does not read."""
        self._transport.abort()

    async def wait_closed(self) -> None:
        """Waits until the connection is lost."""
        await self._closed.wait()

    def shutdown(self) -> None:
        """Ends the connection because the server stops."""
        if self._websocket.state is State.CONNECTING:
            self.reject(HTTPStatus.SERVICE_UNAVAILABLE, "text/plain", b"")
        else:
            self.on_stop()
        self._call_later(STOP_SECONDS, self.abort)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Notes the transport."""
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Parses received bytes: most are one whole message, anything else goes to the library little by little."""
        if self._is_closed_to_input:
            return
        message = text_of(data) if self._is_between_frames and not self._is_closing else None
        if message is not None:
            self._received_at = self._loop.time()
            self._pass_on(message)
        elif self._websocket.state is State.CONNECTING:
            self._receive(data)
        else:
            self._unparsed = memoryview(data)
            self._parse_some()

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets `wait_closed` return."""
        self._websocket.receive_eof()
        self._connections.discard(self)
        for timer in self._timers:
            timer.cancel()
        self._closed.set()

    def _parse_some(self) -> None:
        """Parses as much as one turn of the event loop has room for; the rest follows in the next turns."""
        if self._transport.is_closing():
            return
        some, self._unparsed = self._unparsed[:MOST_BYTES_A_TURN], self._unparsed[MOST_BYTES_A_TURN:]
        self._receive(bytes(some))
        if self._is_closed_to_input:
            self._unparsed = memoryview(b"")
        if self._unparsed:
            self._transport.pause_reading()
            self._loop.call_soon(self._parse_some)
        else:
            self._resume_reading()

    def _receive(self, data: bytes) -> None:
        self._is_between_frames = self._is_between_frames and is_one_frame(data)
        self._websocket.receive_data(data)
        self._received_at = self._loop.time()
        for event in self._websocket.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._is_between_frames = data.endswith(_END_OF_REQUEST)
                self._begin(event)
        if self._websocket.state is State.CLOSING and not self._is_closing:
            # The library has failed the connection: what came is no frame, or a message that is too large.
            self._is_closing = self._is_closed_to_input = True
        self._flush()

    def _begin(self, request: Request) -> None:
        """Answers a request that is no websocket handshake; leaves any other to the application."""
        response = self._websocket.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._websocket.send_response(response)
            return
        self._response = response
        self.scope = _scope_of(request, self._transport)
        self._transport.pause_reading()
        task = self._loop.create_task(self._run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        try:
            await self._serve(self)
        finally:
            if self._websocket.state is State.CONNECTING:
                self.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "text/plain", b"")
            else:
                self.close(CloseCode.INTERNAL_ERROR)

    def _take(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._fragments = [bytes(frame.data)]
            case Opcode.CONT:
                if not self._admits_small_frame():
                    return
                self._fragments.append(bytes(frame.data))
            case Opcode.CLOSE:
                self._is_closing = True
                return
            case _:
                self._admits_small_frame()
                return
        if frame.fin:
            message, self._fragments = b"".join(self._fragments), []
            self._pass_on(message)

    def _pass_on(self, message: bytes) -> None:
        if self._read is not None and not self._is_closing and not self._is_closed_to_input:
            self._is_closed_to_input = self._read(message) is Reading.STOP

    def _admits_small_frame(self) -> bool:
        """Whether a control frame or fragment is within the limit; aborts the connection beyond it."""
        if not self._is_closed_to_input and not self._small_frames.take(self._loop.time()):
            self._is_closed_to_input = True
            self.abort()
        return not self._is_closed_to_input

    def _ping_if_silent(self) -> None:
        """Pings a client only if it has been silent: most who play send messages anyway."""
        now = self._loop.time()
        if self._is_closing or self._transport.is_closing():
            return
        if self._received_at <= self._pinged_at:
            # Not even the ping was answered.
            self.abort()
            return
        silent_for = now - self._received_at
        if silent_for >= self._ping_seconds:
            self._pinged_at = now
            self._websocket.send_ping(b"")
            self._flush()
            silent_for = 0.0
        self._timers.clear()
        self._call_later(self._ping_seconds - silent_for, self._ping_if_silent)

    def _flush(self) -> None:
        """Sends what the library has made of what it was last given, which may have opened or closed the connection."""
        self._is_open = self._websocket.state is State.OPEN
        for data in self._websocket.data_to_send():
            if data == SEND_EOF:
                self._transport.close()
            else:
                self._transport.write(data)

    def _resume_reading(self) -> None:
        if not self._unparsed and not self._transport.is_closing():
            self._transport.resume_reading()

    def _call_later(self, seconds: float, call: Callable[[], None]) -> None:
        self._timers.append(self._loop.call_later(seconds, call))


def _scope_of(request: Request, transport: asyncio.Transport) -> dict[str, Any]:
    """What the ASGI specification says of a websocket's request, as far as the application needs it."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "scheme": "ws" if transport.get_extra_info("sslcontext") is None else "wss",
        "client": transport.get_extra_info("peername"),
        "path": unquote(path),
        "query_string": query.encode("latin-1", "replace"),
        # Older versions of `websockets` decode other bytes than ASCII to surrogates, newer ones as Latin-1.
        "headers": [
            (name.lower().encode("ascii"), value.encode("latin-1", "surrogateescape"))
            for name, value in request.headers.raw_items()
        ],
    }
