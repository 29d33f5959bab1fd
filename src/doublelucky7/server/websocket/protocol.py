"""uvicorn's websocket protocol with direct writes, abort, limits on control frames, and pings to silent clients."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from enum import Enum
from types import GeneratorType
from typing import Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from doublelucky7.server.access.limits import TokenBucket

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TRANSPORT: Final = "transport"
"""The key of a websocket's scope under which the application finds its protocol."""

SLICE_BYTES: Final = 2_048
SMALL_FRAMES_A_SECOND: Final = 20.0
SMALL_FRAME_BURST: Final = 200
"""How many pings, pongs and fragments a client may send."""


class Reading(Enum):
    """Whether messages of a client are read any further."""

    CONTINUE = "continue"
    STOP = "stop"


Read: TypeAlias = Callable[[bytes], Reading]

_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4
_SMALLEST_MASKED_FRAME: Final = 2 + _MASK_BYTES
_WAITING_FOR_A_FRAME: Final = StreamReader.at_eof.__code__
_MOST_IN_SEVEN_BITS: Final = 125
_SIXTEEN_BITS_FOLLOW: Final = 126
_SIXTY_FOUR_BITS_FOLLOW: Final = 127
_MOST_IN_SIXTEEN_BITS: Final = 0xFFFF


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Reads and writes messages without a task for each, and can be aborted.

    An awaited `send` is slow and cannot be aborted while a client does not read. What is received is parsed in slices:
    one read may bring a quarter of a megabyte of tiny frames, and parsing it would block the loop.
    """

    _read: Read | None = None
    _small_frames: TokenBucket | None = None
    _is_closed_to_input = False
    _read_at = 0.0

    @property
    def is_closed_to_input(self) -> bool:
        """Whether nothing more is read from this client, because it has sent too much."""
        return self._is_closed_to_input

    def read_with(self, read: Read) -> None:
        """From now on calls this with each message, until it answers `STOP`."""
        self._read = read

    def data_received(self, data: bytes) -> None:
        """Parses received bytes slice by slice."""
        if len(data) <= SLICE_BYTES and not self._is_closed_to_input:
            message = self._only_message_in(data)
            if message is None:
                super().data_received(data)
            else:
                self._pass_on(message)
            return
        for start in range(0, len(data), SLICE_BYTES):
            if self._is_closed_to_input or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE_BYTES])

    def send_receive_event_to_app(self) -> None:
        """Calls the application's reader; before there is one, messages are queued."""
        if self._read is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._pass_on(message)

    def _only_message_in(self, data: bytes) -> bytes | None:
        """The message, where the bytes are one whole text frame. Most messages arrive as one frame; parsing is slow."""
        if self._read is None or len(data) < _SMALLEST_MASKED_FRAME or data[0] != _WHOLE_TEXT:
            return None
        length, begin = data[1] - _MASKED, 2
        if length == _SIXTY_FOUR_BITS_FOLLOW:
            return None
        if length == _SIXTEEN_BITS_FOLLOW:
            length, begin = int.from_bytes(data[2:4], "big"), 4
        if length != len(data) - begin - _MASK_BYTES or not self._is_between_messages():
            return None
        return apply_mask(data[begin + _MASK_BYTES :], data[begin : begin + _MASK_BYTES])

    def _is_between_messages(self) -> bool:
        """Whether the parser waits for the first byte of a message."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or conn.reader.buffer:
            return False
        waiting: object = conn.parser
        while isinstance(waiting, GeneratorType):
            if waiting.gi_code is _WAITING_FOR_A_FRAME:
                return True
            waiting = waiting.gi_yieldfrom
        return False

    def _pass_on(self, message: bytes) -> None:
        self._read_at = self.loop.time()
        if self._read is not None and not self.close_sent and not self._is_closed_to_input:
            self._is_closed_to_input = self._read(message) is Reading.STOP

    def handle_parser_exception(self) -> None:
        """Ends a connection that has sent something other than a frame, or one that is too large."""
        self._is_closed_to_input = True
        super().handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        """Joins the fragments of a message, up to a limit."""
        if self._accepts_one_more():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers, up to a limit."""
        if self._accepts_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Notes an answer, up to a limit."""
        if self._accepts_one_more():
            super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Pings a client only if it has been silent: most who play send messages anyway."""
        assert self.ping_interval is not None
        silent_for = self.loop.time() - self._read_at
        if silent_for < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent_for, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _accepts_one_more(self) -> bool:
        """Whether a control frame or fragment is within the limit; beyond it the connection is aborted."""
        now = self.loop.time()
        if self._small_frames is None:
            self._small_frames = TokenBucket(SMALL_FRAMES_A_SECOND, SMALL_FRAME_BURST, now)
        if not self._is_closed_to_input and not self._small_frames.take(now):
            self._is_closed_to_input = True
            self.abort()
        return not self._is_closed_to_input

    def handle_connect(self, event: Request) -> None:
        """Puts this protocol into the scope, where the application finds it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][TRANSPORT] = self

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Writes text messages and answers how many bytes still wait to be sent; a closed connection takes nothing."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(b"".join([part for message in messages for part in (_header_of(len(message)), message)]))
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Ends the connection at once: closing would wait for a client that does not read."""
        self.transport.abort()


def _header_of(length: int) -> bytes:
    """The header of an unmasked, unfragmented text frame (RFC 6455, 5.2)."""
    if length <= _MOST_IN_SEVEN_BITS:
        return struct.pack("!BB", _WHOLE_TEXT, length)
    if length <= _MOST_IN_SIXTEEN_BITS:
        return struct.pack("!BBH", _WHOLE_TEXT, _SIXTEEN_BITS_FOLLOW, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, _SIXTY_FOUR_BITS_FOLLOW, length)
