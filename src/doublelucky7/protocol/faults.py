"""Which field keeps a value from being a message, for the answer to whoever sent it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import fields

_TAG: Final = "kind"
LONGEST_PATH: Final = 100
"""A client's own field names are part of a path, and may be of any length."""


def faulty_field(value: object, expected: Any) -> str | None:
    """The path of the first field that does not fit, such as `command.card`; None where no field is to blame."""
    path = _path(value, expected)
    return None if path is None else path[:LONGEST_PATH]


def _path(value: object, expected: Any) -> str | None:
    kinds = {kind.__struct_config__.tag: kind for kind in _structs_in(expected)}
    if not isinstance(value, dict) or not kinds:
        return None
    tag = value.get(_TAG)
    # A struct without a tag stands alone.
    kind = kinds.get(None) or (kinds.get(tag) if isinstance(tag, str) else None)
    return _TAG if kind is None else _field_of(value, kind)


def _field_of(value: dict[str, Any], kind: type[Struct]) -> str | None:
    known = {field.encode_name: field for field in fields(kind)}
    for name, field in known.items():
        if name not in value:
            if field.required:
                return name
            continue
        try:
            msgspec.convert(value[name], field.type)
        except msgspec.ValidationError:
            inner = _path(value[name], field.type)
            return name if inner is None else f"{name}.{inner}"
    unknown = (name for name in value if name not in known and (name != _TAG or kind.__struct_config__.tag is None))
    return next(unknown, None)


def _structs_in(expected: Any) -> Iterator[type[Struct]]:
    """The structs that a type, a union or an annotated type allows."""
    if isinstance(expected, type) and issubclass(expected, Struct):
        yield expected
    else:
        for part in get_args(expected):
            yield from _structs_in(part)
