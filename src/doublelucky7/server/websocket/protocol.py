"""uvicorn's websocket with more habits: messages are written at once, lines can be cut, who speaks is not pinged."""

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

from doublelucky7.server.access.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WIRE: Final = "wire"
"""Under which name a websocket's scope holds its line."""

SLICE_BYTES: Final = 2_048
SMALL_FRAMES_A_SECOND: Final = 20.0
SMALL_FRAME_BURST: Final = 200
"""Pings, pongs and pieces of messages that a client may send."""


class Hearing(Enum):
    """Whether it makes sense to listen to a client any longer."""

    WORTHWHILE = "worthwhile"
    POINTLESS = "pointless"


Hear: TypeAlias = Callable[[bytes], Hearing]

_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4
_LEAST_MASKED_FRAME: Final = 2 + _MASK_BYTES
_WAITING_FOR_A_FRAME: Final = StreamReader.at_eof.__code__
_MOST_IN_SEVEN_BITS: Final = 125
_SIXTEEN_BITS_FOLLOW: Final = 126
_SIXTY_FOUR_BITS_FOLLOW: Final = 127
_MOST_IN_SIXTEEN_BITS: Final = 0xFFFF


class DirectWebsocket(WebSocketsSansIOProtocol):
    """Hands the application its own line: messages come and go without a task for each, and the line can be cut.

    An awaited `send` costs more than most messages and cannot be cut when nobody reads. What is received is parsed in
    slices, because a quarter of a megabyte of tiny frames, which one read may bring, would keep everybody waiting.
    """

    _hear: Hear | None = None
    _small_frames: Bucket | None = None
    _is_deaf = False
    _heard_at = 0.0

    @property
    def is_deaf(self) -> bool:
        """Whether the house has stopped listening, because there was too much to hear."""
        return self._is_deaf

    def listen_with(self, hear: Hear) -> None:
        """From now on calls this with each message, until it answers that there is no point in listening on."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Takes in what has come, slice by slice."""
        if len(data) <= SLICE_BYTES and not self._is_deaf:
            message = self._only_message_in(data)
            if message is None:
                super().data_received(data)
            else:
                self._pass_on(message)
            return
        for start in range(0, len(data), SLICE_BYTES):
            if self._is_deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE_BYTES])

    def send_receive_event_to_app(self) -> None:
        """Calls the application; before it listens, messages wait for it."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._pass_on(message)

    def _only_message_in(self, data: bytes) -> bytes | None:
        """The message, where just one whole text frame has come: so almost all of them come, and parsing is dear."""
        if self._hear is None or len(data) < _LEAST_MASKED_FRAME or data[0] != _WHOLE_TEXT:
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
        self._heard_at = self.loop.time()
        if self._hear is not None and not self.close_sent and not self._is_deaf:
            self._is_deaf = self._hear(message) is Hearing.POINTLESS

    def handle_parser_exception(self) -> None:
        """Ends a line over which came what is no frame, or one beyond all measure."""
        self._is_deaf = True
        super().handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        """Puts a message together, unless it comes in ridiculously many pieces."""
        if self._bears_one_more():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers, unless there are too many of them."""
        if self._bears_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Notes an answer, unless there are too many of them."""
        if self._bears_one_more():
            super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Pings whoever has said nothing since the last time: most who play need no asking whether they are there."""
        assert self.ping_interval is not None
        silent_for = self.loop.time() - self._heard_at
        if silent_for < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent_for, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _bears_one_more(self) -> bool:
        """Whether a frame that is no message is within measure; beyond it the line is cut."""
        now = self.loop.time()
        if self._small_frames is None:
            self._small_frames = Bucket(SMALL_FRAMES_A_SECOND, SMALL_FRAME_BURST, now)
        if not self._is_deaf and not self._small_frames.take(now):
            self._is_deaf = True
            self.cut()
        return not self._is_deaf

    def handle_connect(self, event: Request) -> None:
        """Puts the line where the application finds it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][WIRE] = self

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Writes text messages and answers how much the client has not taken yet; a closed line takes nothing."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(b"".join([part for message in messages for part in (_header_of(len(message)), message)]))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Ends the line at once: closing it would wait for somebody who does not read."""
        self.transport.abort()


def _header_of(length: int) -> bytes:
    """The head of an unmasked, unfragmented text frame (RFC 6455, 5.2)."""
    if length <= _MOST_IN_SEVEN_BITS:
        return struct.pack("!BB", _WHOLE_TEXT, length)
    if length <= _MOST_IN_SIXTEEN_BITS:
        return struct.pack("!BBH", _WHOLE_TEXT, _SIXTEEN_BITS_FOLLOW, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, _SIXTY_FOUR_BITS_FOLLOW, length)
