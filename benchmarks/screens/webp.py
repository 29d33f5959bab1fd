"""Puts still WebP pictures together into one that moves, as the container format describes it (RFC 9649)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_ANIMATED: Final = 0b0000_0010
_FRAME_COVERS_ALL: Final = 0b0000_0010
_HEADER_BYTES: Final = 12


def animated(pictures: Sequence[bytes], width: int, height: int, milliseconds: int, last_milliseconds: int) -> bytes:
    """One picture that shows these for so long each, the last one longer, and begins anew."""
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    extended = _chunk(b"VP8X", bytes([_ANIMATED, 0, 0, 0]) + size)
    forever = _chunk(b"ANIM", bytes(4) + bytes(2))
    frames = b"".join(
        _chunk(
            b"ANMF",
            bytes(6)
            + size
            + (last_milliseconds if place == len(pictures) else milliseconds).to_bytes(3, "little")
            + bytes([_FRAME_COVERS_ALL])
            + _picture_data(picture),
        )
        for place, picture in enumerate(pictures, start=1)
    )
    body = b"WEBP" + extended + forever + frames
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _picture_data(picture: bytes) -> bytes:
    """The chunk with the pixels of a still picture, without transparency."""
    at = _HEADER_BYTES
    while picture[at : at + 4] not in (b"VP8 ", b"VP8L"):
        length = int.from_bytes(picture[at + 4 : at + 8], "little")
        at += 8 + length + length % 2
    length = int.from_bytes(picture[at + 4 : at + 8], "little")
    return picture[at : at + 8 + length + length % 2]
