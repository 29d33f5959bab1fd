"""The published schema is that of the messages, whole, and describes what tables really send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from doublelucky7.protocol.commands import Command, FillSeat
from doublelucky7.protocol.json_schema import json_schema, schema_text
from doublelucky7.protocol.messages import ClientMessage, PlainMessage
from doublelucky7.protocol.sitting import Phase
from testkit.tables.scene import OPEN, Scene, at_a_table, bot, person

COMMITTED = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
DEFINITIONS = json_schema()["$defs"]


def test_the_committed_file_is_current() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == schema_text(), (
        "run: python -m doublelucky7.protocol.json_schema > docs/protocol.schema.json"
    )


def references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def test_every_reference_leads_to_a_definition() -> None:
    named = {reference.removeprefix("#/$defs/") for reference in references(json_schema())}
    assert named <= set(DEFINITIONS)


@pytest.mark.parametrize("message", [*ClientMessage.__args__, *PlainMessage.__args__, *Command.__args__])
def test_every_message_and_every_command_is_there(message: type) -> None:
    assert message.__name__ in DEFINITIONS


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """As much of JSON Schema as the published file uses of references, objects, lists and unions."""
    if "$ref" in schema:
        return fits(value, DEFINITIONS[schema["$ref"].removeprefix("#/$defs/")])
    if "anyOf" in schema:
        return any(fits(value, one) for one in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    if schema.get("type") == "object":
        known = schema.get("properties", {})
        return (
            isinstance(value, dict)
            and set(schema.get("required", ())) <= set(value) <= set(known)
            and all(fits(part, known[name]) for name, part in value.items())
        )
    if schema.get("type") == "array":
        items = schema.get("items", {})
        return isinstance(value, list) and (items is False or all(fits(one, items) for one in value))
    return isinstance(value, {"integer": int, "string": str, "null": type(None), "boolean": bool}[schema["type"]])


def test_every_message_of_a_game_fits_the_schema() -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        await scene.open(person("anna"), bot(), OPEN)
        anna, watcher = await scene.come("anna"), await scene.come("watcher")
        await scene.refusal("watcher", FillSeat(2, "club"))
        await scene.do("anna", FillSeat(2, "club"))
        await scene.start("anna")
        while scene.table.phase is not Phase.FINISHED:
            if scene.state.to_act == 0:
                await scene.act_for("anna")
            else:
                await scene.pass_time(1_000)
        for raw in (*anna.bytes, *watcher.bytes):
            assert fits(json.loads(raw), {"$ref": "#/$defs/ServerMessage"}), raw

    play()


def test_what_is_not_a_message_does_not_fit() -> None:
    assert not fits({"kind": "update", "version": 1}, {"$ref": "#/$defs/ServerMessage"})
    assert not fits({"kind": "update", "version": 1, "at": 2, "deck": []}, {"$ref": "#/$defs/ServerMessage"})
    assert not fits({"kind": "update", "version": 1, "at": 2, "table": {"hand": []}}, {"$ref": "#/$defs/ServerMessage"})
