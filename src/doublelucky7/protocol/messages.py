"""Every message of the websocket, both directions; `docs/protocol.md` says how they are used."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec

from doublelucky7.protocol.commands import Command
from doublelucky7.protocol.faults import faulty_field
from doublelucky7.protocol.refusals import TableRefusal
from doublelucky7.protocol.sitting import PersonId, Talk
from doublelucky7.protocol.table_events import PublicTableEvent
from doublelucky7.protocol.table_view import TableFacts, Yours
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.refusals import Refusal
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.views import OwnView, View

PROTOCOL_VERSION: Final = 2
MOST_MESSAGE_BYTES: Final = 16_384
"""The longest message a client may send: a full list of forfeits fits, nothing needs more."""

Message = TypeVar("Message")

MOST_ID_CHARACTERS: Final = 64

ActionId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_ID_CHARACTERS)]
"""Chosen by the client, new for each command, the same when it is sent again."""


class _Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Do(_Message, frozen=True, tag="do", kw_only=True):
    """A person wants something done; `after` is the version of the table they were looking at."""

    id: ActionId
    after: Annotated[int, msgspec.Meta(ge=0)]
    command: Command


class Look(_Message, frozen=True, tag="look"):
    """Asks for everything once more."""


class Ping(_Message, frozen=True, tag="ping"):
    """Asks whether the connection is alive."""


ClientMessage: TypeAlias = Do | Look | Ping


class Mover(Enum):
    """Who caused an event: a person, a bot, a clock that ran out, or the verifiable dealing."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    CHANCE = "chance"


SentEvent: TypeAlias = VisibleEvent | PublicTableEvent
"""Every event anybody is ever sent: all but the deck, the secret and the single contributions."""


class SentEntry(msgspec.Struct, frozen=True):
    """One event the viewer may see, to be animated; the view that comes with it is the truth."""

    version: int
    by: Mover
    event: SentEvent


CHANGES_OF: Final = "changes_of"
"""Under this key a part of an update names the type whose changed fields it holds."""

CHANGES_SUFFIX: Final = "Changes"
"""In the JSON Schema the changed fields of a type are a type of this name."""


def _changes_of(part: type[msgspec.Struct]) -> msgspec.Meta:
    return msgspec.Meta(
        extra={CHANGES_OF: part}, extra_json_schema={"$ref": f"#/$defs/{part.__name__}{CHANGES_SUFFIX}"}
    )


TableChanges: TypeAlias = Annotated[msgspec.Raw, _changes_of(TableFacts)]
GameChanges: TypeAlias = Annotated[msgspec.Raw, _changes_of(View)]
YourChanges: TypeAlias = Annotated[msgspec.Raw, _changes_of(Yours)]
OwnChanges: TypeAlias = Annotated[msgspec.Raw, _changes_of(OwnView)]


class UpdateMessage(_Message, frozen=True, tag="update", kw_only=True, omit_defaults=True):
    """What just happened, if anything, and what has changed since version `after`; everything where there is none.

    `game` is what everybody sees of the game, `own` what only the holder of each own seat does. A part holds only its
    changed fields, and a list of `seats` only the changed seats with their changed fields. Whoever goes on waiting for
    their turn is not sent it anew: in what is refused as `not_your_turn` the seat is that of `to_act`.
    """

    version: int
    at: int
    after: int | msgspec.UnsetType = msgspec.UNSET
    events: tuple[SentEntry, ...] = ()
    table: TableChanges | msgspec.UnsetType = msgspec.UNSET
    yours: YourChanges | msgspec.UnsetType = msgspec.UNSET
    game: GameChanges | msgspec.UnsetType = msgspec.UNSET
    own: tuple[OwnChanges, ...] = ()


class Done(_Message, frozen=True, tag="done"):
    """The command is carried out, and stored where it is one that lasts; also the answer to sending it again."""

    id: ActionId
    version: int


class RefusedByTable(_Message, frozen=True, tag="refused"):
    """The table does not accept the command; nothing has changed."""

    id: ActionId
    refusal: TableRefusal


class RefusedByRules(_Message, frozen=True, tag="illegal"):
    """The rules do not allow the action; nothing has changed."""

    id: ActionId
    refusal: Refusal


class Said(_Message, frozen=True, tag="said"):
    """Somebody spoke."""

    seat: Seat
    person: PersonId
    talk: Talk


class Pong(_Message, frozen=True, tag="pong"):
    """The connection is alive."""

    at: int


class CloseReason(Enum):
    """Why the server closes a connection."""

    CLOSED_TO_SPECTATORS = "closed_to_spectators"
    TABLE_IS_CLOSED = "table_is_closed"
    TOO_SLOW = "too_slow"
    TOO_MANY_MESSAGES = "too_many_messages"
    SERVER_STOPS = "server_stops"
    SESSION_ENDED = "session_ended"
    REMOVED = "removed"
    MOVED = "moved"


class Goodbye(_Message, frozen=True, tag="goodbye", omit_defaults=True):
    """The server is about to close this connection; a seat is kept whatever the reason.

    Where the table is on another node, its name is there: whoever comes back with it as `?node=` is brought there.
    """

    code: CloseReason
    node: str | None = None


class CannotRead(Enum):
    """What is wrong with a message before anybody looks at its meaning."""

    NOT_JSON = "not_json"
    NOT_A_MESSAGE = "not_a_message"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"


class Unreadable(_Message, frozen=True, tag="unreadable", omit_defaults=True):
    """A message could not be read: which field of it is to blame, such as `command.card`, and its id, where known."""

    code: CannotRead
    field: str | None = None
    id: str | None = None


Answer: TypeAlias = Done | RefusedByTable | RefusedByRules
"""What follows a command."""

PlainMessage: TypeAlias = Answer | Said | Pong | Goodbye | Unreadable
ServerMessage: TypeAlias = UpdateMessage | PlainMessage

_client_messages: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_server_messages: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class UnreadableMessage(Exception):
    """Raised for bytes that are no message of a client."""

    def __init__(self, code: CannotRead, field: str | None = None, action_id: str | None = None) -> None:
        super().__init__(code.value)
        self.code, self.field, self.action_id = code, field, action_id


def read_client_message(received: bytes | str) -> ClientMessage:
    """The message these bytes are; raises UnreadableMessage, whatever the bytes may be."""
    return decode_client_message(_client_messages, received)


def decode_client_message(decoder: msgspec.json.Decoder[Message], received: bytes | str) -> Message:
    """What a decoder makes of a client's bytes; raises UnreadableMessage, whatever the bytes may be."""
    if len(received) > MOST_MESSAGE_BYTES:
        raise UnreadableMessage(CannotRead.TOO_LARGE)
    try:
        return decoder.decode(received)
    except msgspec.ValidationError:
        raise _not_a_message(received, decoder.type) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise UnreadableMessage(CannotRead.NOT_JSON) from None


def _not_a_message(received: bytes | str, expected: Any) -> UnreadableMessage:
    """What is wrong with JSON that is none of the expected messages."""
    try:
        value = msgspec.json.decode(received)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        # What is wrong was found before its end, which is no JSON.
        return UnreadableMessage(CannotRead.NOT_A_MESSAGE)
    action_id = value.get("id") if isinstance(value, dict) else None
    is_id = isinstance(action_id, str) and 0 < len(action_id) <= MOST_ID_CHARACTERS
    return UnreadableMessage(CannotRead.NOT_A_MESSAGE, faulty_field(value, expected), action_id if is_id else None)


def read_server_message(received: bytes | str) -> ServerMessage:
    """The message a server sent, for clients written in Python."""
    return _server_messages.decode(received)
