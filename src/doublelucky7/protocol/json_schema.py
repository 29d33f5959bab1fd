"""A JSON Schema of every message and every HTTP body, made from the types themselves.

`python -m doublelucky7.protocol.json_schema > docs/protocol.schema.json` writes the file anew.
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from typing import Any, Final

import msgspec

from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.messages import CHANGES_SUFFIX, PROTOCOL_VERSION, ClientMessage, ServerMessage
from doublelucky7.protocol.pads import PadClientMessage, PadServerMessage
from doublelucky7.protocol.table_view import TableFacts, Yours
from doublelucky7.protocol.typescript import HTTP_TYPES
from doublelucky7.rules.views import OwnView, View

_NAMED: Final[dict[str, object]] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "PadClientMessage": PadClientMessage,
    "PadServerMessage": PadServerMessage,
}
_SENT_AS_CHANGES: Final = (TableFacts, Yours, View, OwnView)

_Schema = dict[str, Any]


def json_schema() -> _Schema:
    """The whole schema: a client sends a `ClientMessage`, a server a `ServerMessage`; a pad's websocket has its own."""
    named = [*_NAMED.values(), Update, OwnView, *HTTP_TYPES]
    schemas, definitions = msgspec.json.schema_components(named, ref_template="#/$defs/{name}")
    definitions |= dict(zip(_NAMED, schemas, strict=False))
    for definition in definitions.values():
        if "description" in definition:
            # From Python 3.13 on docstrings come without their indentation.
            definition["description"] = cleandoc(definition["description"])
    for part in _SENT_AS_CHANGES:
        definitions[f"{part.__name__}{CHANGES_SUFFIX}"] = _changes(definitions, part.__name__)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Double Lucky 7, protocol {PROTOCOL_VERSION}",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in _NAMED],
        "$defs": dict(sorted(definitions.items())),
    }


def schema_text() -> str:
    """The schema as it is published."""
    return json.dumps(json_schema(), indent=1) + "\n"


def _changes(definitions: _Schema, name: str) -> _Schema:
    """A type of which any field may be left out; of `seats` each has its number and may leave out the rest."""
    whole: _Schema = definitions[name]
    properties = dict(whole["properties"])
    seats = properties.get("seats", {}).get("items", {}).get("$ref")
    if seats is not None:
        seat = definitions[seats.removeprefix("#/$defs/")]
        properties["seats"] = {"type": "array", "items": {**seat, "required": ["seat"]}}
    required = ["viewer"] if name == OwnView.__name__ else []
    return {**whole, "title": f"{name}{CHANGES_SUFFIX}", "properties": properties, "required": required}


if __name__ == "__main__":
    sys.stdout.write(schema_text())
