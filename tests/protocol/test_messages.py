"""What may arrive and what is sent: read strictly, bounded, and never anything secret."""

from __future__ import annotations

import json
from contextlib import suppress
from enum import Enum
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublelucky7.protocol.commands import Command
from doublelucky7.protocol.http import OpenReplay, SeatReplay, Verification
from doublelucky7.protocol.messages import (
    MOST_MESSAGE_BYTES,
    CannotRead,
    ClientMessage,
    CloseReason,
    Do,
    Look,
    Ping,
    ServerMessage,
    UnreadableMessage,
    read_client_message,
)
from doublelucky7.protocol.sitting import (
    MOST_FORFEITS,
    AdvanceAnswer,
    Pace,
    Phase,
    Spectators,
    TableSettings,
    Talk,
)
from doublelucky7.protocol.table_view import WhileAway
from doublelucky7.rules.actions import PlayCard
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import JokerTrump, Mode

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "protocol.md"
PLAY = '{"kind":"do","id":"17","after":41,"command":{"kind":"play_card","seat":2,"card":"R7"}}'


def do(command: object, **changes: object) -> bytes:
    return json.dumps({"kind": "do", "id": "1", "after": 0, "command": command} | changes).encode()


def code_of(received: bytes | str) -> CannotRead:
    with pytest.raises(UnreadableMessage) as refused:
        read_client_message(received)
    return refused.value.code


def tagged(kind: str) -> str:
    """How a schema spells the tag of an event."""
    return json.dumps({"enum": [kind]})


def test_a_tap_in_the_browser_is_read() -> None:
    assert read_client_message(PLAY) == Do(id="17", after=41, command=PlayCard(2, Card.R7))
    assert read_client_message(b'{"kind":"look"}') == Look()
    assert read_client_message(b'{"kind":"ping"}') == Ping()


@pytest.mark.parametrize(
    "received",
    [
        do({"kind": "play_card", "seat": 2, "card": "R15"}),
        do({"kind": "play_card", "seat": 2, "card": "R7", "force": True}),
        do({"kind": "play_card", "seat": "2", "card": "R7"}),
        do({"kind": "deal", "deck": []}),
        do({"kind": "die_fell", "face": 3}),
        do({"kind": "pause"}, more=1),
        do({"kind": "pause"}, after=-1),
        do({"kind": "pause"}, id=""),
        do({"kind": "pause"}, id="x" * 65),
        do({"kind": "resize_table", "seats": 8}),
        do({"kind": "resize_table", "seats": 1}),
        do({"kind": "reorder_seats", "order": [0] * 8}),
        do({"kind": "take_seat", "seat": 0, "name": "x" * 201}),
        do({"kind": "contribute", "seat": 0, "hex": "AA" * 32}),
        do({"kind": "contribute", "seat": 0, "hex": "aa" * 31}),
        do({"kind": "contribute", "seat": 0, "hex": "aa" * 32 + "\n"}),
        do({"kind": "write_forfeits", "forfeits": ["x"] * (MOST_FORFEITS + 1)}),
        do({"kind": "change_rules", "ruleset": {"rounds": 8}}),
        do({"kind": "change_settings", "settings": {"move_clock": 1}}),
        do({"kind": "say", "seat": 0, "talk": "free text"}),
        b'{"kind":"update"}',
        b"{}",
        b"[]",
        b"null",
        b"17",
    ],
)
def test_what_is_no_message_is_refused_as_such(received: bytes) -> None:
    assert code_of(received) is CannotRead.NOT_A_MESSAGE


@pytest.mark.parametrize(
    ("received", "field", "action_id"),
    [
        (do({"kind": "play_card", "seat": 2, "card": "R15"}), "command.card", "1"),
        (do({"kind": "play_card", "seat": 2, "card": "R7", "force": True}), "command.force", "1"),
        (do({"kind": "play_card", "seat": "2", "card": "R7"}), "command.seat", "1"),
        (do({"kind": "play_card", "seat": 2}), "command.card", "1"),
        (do({"kind": "deal", "deck": []}), "command.kind", "1"),
        (do("pause"), "command", "1"),
        (do({"kind": "pause"}, more=1), "more", "1"),
        (do({"kind": "pause"}, more_than_enough="x" * 200), "more_than_enough", "1"),
        (do({"kind": "pause"}, **{"x" * 200: 1}), "x" * 100, "1"),
        (do({"kind": "pause"}, after=-1), "after", "1"),
        (do({"kind": "pause"}, id=""), "id", None),
        (do({"kind": "pause"}, id="x" * 65), "id", None),
        (do({"kind": "pause"}, id=1), "id", None),
        (do({"kind": "change_rules", "ruleset": {"rounds": 8}}), "command.ruleset.rounds", "1"),
        (do({"kind": "change_settings", "settings": {"move_clock": 1}}), "command.settings.move_clock", "1"),
        (do({"kind": "say", "seat": 0, "talk": "free text"}), "command.talk", "1"),
        (b'{"kind":"update"}', "kind", None),
        (b'{"kind":[]}', "kind", None),
        (b"{}", "kind", None),
        (b"[]", None, None),
        (b"[" * MOST_MESSAGE_BYTES, None, None),
    ],
)
def test_the_field_to_blame_is_named_and_the_id_where_it_could_be_read(
    received: bytes, field: str | None, action_id: str | None
) -> None:
    with pytest.raises(UnreadableMessage) as refused:
        read_client_message(received)
    assert (refused.value.field, refused.value.action_id) == (field, action_id)


@pytest.mark.parametrize("received", [b"", b"\xff\xfe", b'{"kind":', b"{'kind':'look'}", '{"kind":"\ud800"}'])
def test_what_is_no_json_is_refused_as_such(received: bytes | str) -> None:
    assert code_of(received) is CannotRead.NOT_JSON


def test_a_message_that_is_too_long_is_not_even_read() -> None:
    assert code_of(b" " * (MOST_MESSAGE_BYTES + 1)) is CannotRead.TOO_LARGE
    assert code_of(b"[" * MOST_MESSAGE_BYTES) in {CannotRead.NOT_A_MESSAGE, CannotRead.NOT_JSON}


def test_the_longest_list_of_forfeits_fits() -> None:
    message = do({"kind": "write_forfeits", "forfeits": ["é" * 60] * MOST_FORFEITS})
    assert len(message) > 0
    assert isinstance(read_client_message(msgspec.json.encode(msgspec.json.decode(message))), Do)


@given(st.binary(max_size=200))
def test_no_bytes_raise_anything_else(received: bytes) -> None:
    with suppress(UnreadableMessage):
        read_client_message(received)


@given(st.data())
def test_a_message_bent_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    characters = list(PLAY)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(characters) - 1))
        characters[place : place + 1] = data.draw(st.text(max_size=3))
        if not characters:
            break
    with suppress(UnreadableMessage):
        read_client_message("".join(characters))


@pytest.mark.parametrize("kind", ["deck_set", "secret_chosen", "contributed"])
@pytest.mark.parametrize("message", [ServerMessage, ClientMessage, SeatReplay, OpenReplay, Verification])
def test_secrets_cannot_be_expressed_in_any_message(message: object, kind: str) -> None:
    assert tagged(kind) not in json.dumps(msgspec.json.schema(message))


@pytest.mark.parametrize("message", [ServerMessage, SeatReplay, OpenReplay])
def test_what_may_be_seen_can_be_expressed(message: object) -> None:
    assert tagged("card_played") in json.dumps(msgspec.json.schema(message))


def test_a_decoded_message_with_a_deck_is_refused() -> None:
    done = {"seat": 0, "events": [{"kind": "deck_set", "deck": []}]}
    with pytest.raises(msgspec.ValidationError, match="deck_set"):
        msgspec.convert(done, WhileAway)


def test_every_message_type_has_a_schema_and_every_command_a_kind_of_its_own() -> None:
    for union in (ClientMessage, ServerMessage):
        assert msgspec.json.schema(union)
    kinds = [kind.__struct_config__.tag for kind in Command.__args__]
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize(
    "values", [Talk, Pace, Spectators, Mode, JokerTrump, CloseReason, CannotRead, AdvanceAnswer, Phase]
)
def test_the_documentation_names_every_value(values: type[Enum]) -> None:
    written = DOCUMENTATION.read_text(encoding="utf-8")
    assert [one.value for one in values if f"`{one.value}`" not in written and f"**{one.value}**" not in written] == []


def test_the_documentation_names_every_command_and_every_setting() -> None:
    written = DOCUMENTATION.read_text(encoding="utf-8")
    kinds = [str(command.__struct_config__.tag) for command in Command.__args__]
    assert [name for name in (*kinds, *TableSettings.__struct_fields__) if f"`{name}`" not in written] == []
