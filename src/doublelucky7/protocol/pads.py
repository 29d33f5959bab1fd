"""The protocol of a shared score pad: its websocket's messages, both directions, its HTTP bodies, its first event."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias

import msgspec

from doublelucky7.protocol.messages import Goodbye, Ping, Pong, Unreadable, decode_client_message
from doublelucky7.protocol.pad_entries import PadEntry, PadEntryId

MOST_ENTRIES_A_MESSAGE: Final = 50
PAD_STREAM: Final = "pad."
"""What the name of a pad's stream begins with; no game's does."""


class _Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class PadFollow(_Message, frozen=True, tag="follow"):
    """Asks for everything after a version, and for whatever comes later."""

    after: Annotated[int, msgspec.Meta(ge=0)]


class PadWrite(_Message, frozen=True, tag="write"):
    """Adds entries to the pad; those it has already are not added again."""

    entries: Annotated[tuple[PadEntry, ...], msgspec.Meta(min_length=1, max_length=MOST_ENTRIES_A_MESSAGE)]


PadClientMessage: TypeAlias = PadFollow | PadWrite | Ping


class PadRole(Enum):
    """What a link to a pad allows."""

    WRITER = "writer"
    WATCHER = "watcher"


class PadUpdate(_Message, frozen=True, tag="pad", kw_only=True):
    """Stored entries, in the order that counts for everybody: the first follows `after`, the last is `version`.

    Whoever sent an entry takes it for acknowledged when it comes back.
    """

    after: int
    version: int
    role: PadRole
    devices: int
    entries: tuple[PadEntry, ...] = ()


class PadRefusalCode(Enum):
    """Why entries are not added."""

    ONLY_WATCHING = "only_watching"
    PAD_IS_FULL = "pad_is_full"


class PadRefused(_Message, frozen=True, tag="pad_refused"):
    """None of these entries was added."""

    code: PadRefusalCode
    ids: tuple[PadEntryId, ...]


PadServerMessage: TypeAlias = PadUpdate | PadRefused | Pong | Goodbye | Unreadable


class PadInvitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How others find a pad: by the link for writing, which watchers are not sent, or by link or code for watching."""

    link: str | None
    urls: tuple[str, ...]
    watch_link: str
    watch_urls: tuple[str, ...]
    code: str


class PadOpened(_Message, frozen=True, tag="pad_opened", kw_only=True):
    """The first event of a pad's stream; the link for writing is stored nowhere."""

    watch_link: str
    code: str


_client_messages: Final[msgspec.json.Decoder[PadClientMessage]] = msgspec.json.Decoder(PadClientMessage)
_server_messages: Final[msgspec.json.Decoder[PadServerMessage]] = msgspec.json.Decoder(PadServerMessage)


def read_pad_client_message(received: bytes | str) -> PadClientMessage:
    """The message these bytes are; raises UnreadableMessage, whatever the bytes may be."""
    return decode_client_message(_client_messages, received)


def read_pad_server_message(received: bytes | str) -> PadServerMessage:
    """The message a server sent, for clients written in Python."""
    return _server_messages.decode(received)
