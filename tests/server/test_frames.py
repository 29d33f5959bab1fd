"""Whole text frames are read without the library, and read as it does; whatever else comes is left to it."""

from __future__ import annotations

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from doublelucky7.server.websocket.frames import framed, is_one_frame, text_of


def sent_by_a_client(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 3, 4, 5, 124, 125, 126, 127, 1_000, 2_000])
def test_a_whole_text_frame_is_the_message_the_library_wrote(length: int) -> None:
    message = Random(length).randbytes(length)
    frame = sent_by_a_client(Opcode.TEXT, message)
    assert text_of(frame) == message
    assert is_one_frame(frame)


def test_whatever_is_not_exactly_one_text_frame_is_left_to_the_library() -> None:
    frame = sent_by_a_client(Opcode.TEXT, b"{}")
    unmasked = Frame(Opcode.TEXT, b"123456").serialize(mask=False)
    first = sent_by_a_client(Opcode.TEXT, b"{}", fin=False)
    reserved = bytes([frame[0] | 0x40]) + frame[1:]
    longest = sent_by_a_client(Opcode.TEXT, bytes(70_000))
    for data in (b"", frame[:-1], frame + frame, frame + b"x", unmasked, first, reserved, longest):
        assert text_of(data) is None
    for begun in range(1, len(frame)):
        assert not is_one_frame(frame[:begun])
    assert not is_one_frame(first)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CLOSE, Opcode.BINARY, Opcode.CONT])
def test_other_frames_are_known_to_be_whole_but_not_read(opcode: Opcode) -> None:
    frame = sent_by_a_client(opcode, b"\x03\xe8")
    assert text_of(frame) is None
    assert is_one_frame(frame)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_an_outgoing_frame_is_that_of_the_library(length: int) -> None:
    message = bytes(length)
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
