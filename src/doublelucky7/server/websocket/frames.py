"""Frames of websockets (RFC 6455, 5.2) as far as almost all of them go: whole, unfragmented text."""

from __future__ import annotations

from struct import Struct
from typing import Final

_TEXT_FRAME: Final = 0x81
_UNFRAGMENTED: Final = 0x80
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4
_MOST_IN_SEVEN_BITS: Final = 125
_SIXTEEN_BITS_FOLLOW: Final = 126
_SIXTY_FOUR_BITS_FOLLOW: Final = 127
_MOST_IN_SIXTEEN_BITS: Final = 0xFFFF
_HEAD: Final = 2
_LONGER_HEAD: Final = 4
_SHORT, _MIDDLE, _LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


def framed(message: bytes) -> bytes:
    """A message as an unmasked, unfragmented text frame."""
    length = len(message)
    if length <= _MOST_IN_SEVEN_BITS:
        return _SHORT.pack(_TEXT_FRAME, length) + message
    if length <= _MOST_IN_SIXTEEN_BITS:
        return _MIDDLE.pack(_TEXT_FRAME, _SIXTEEN_BITS_FOLLOW, length) + message
    return _LONG.pack(_TEXT_FRAME, _SIXTY_FOUR_BITS_FOLLOW, length) + message


def text_of(data: bytes) -> bytes | None:
    """The message, where a client's bytes are one whole text frame and nothing else."""
    begin = _payload_begin(data)
    if begin is None or data[0] != _TEXT_FRAME:
        return None
    length = len(data) - begin
    mask = (data[begin - _MASK_BYTES : begin] * (length // _MASK_BYTES + 1))[:length]
    return (int.from_bytes(data[begin:]) ^ int.from_bytes(mask)).to_bytes(length)


def is_one_frame(data: bytes) -> bool:
    """Whether a client's bytes are one whole, masked, unfragmented frame of any kind and nothing else."""
    return _payload_begin(data) is not None


def _payload_begin(data: bytes) -> int | None:
    """Where the payload of the one frame begins, None where the bytes are something else."""
    if len(data) < _HEAD + _MASK_BYTES or not data[0] & _UNFRAGMENTED:
        return None
    length, begin = data[1] ^ _MASKED, _HEAD + _MASK_BYTES
    if length == _SIXTEEN_BITS_FOLLOW:
        length, begin = int.from_bytes(data[_HEAD:_LONGER_HEAD]), _LONGER_HEAD + _MASK_BYTES
    elif length > _MOST_IN_SEVEN_BITS:
        # Not masked, or longer than any message may be.
        return None
    return begin if len(data) == begin + length else None
