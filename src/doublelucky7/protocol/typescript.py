"""The protocol's types in TypeScript, made from the message types themselves.

`python -m doublelucky7.protocol.typescript > web/src/protocol.generated.ts` writes the file anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from enum import Enum
from functools import reduce
from operator import or_
from typing import Final

from msgspec import inspect as shapes

from doublelucky7.dealing.commitment import Contribution
from doublelucky7.protocol.commands import Command, HostCommand, TableCommand, TransientCommand
from doublelucky7.protocol.exercises import DailyDeal, DailyDecision, Exercise, Hint
from doublelucky7.protocol.http import (
    ClubLine,
    ClubMembers,
    GameLine,
    HttpError,
    Invitation,
    NewTable,
    OpenReplay,
    Practice,
    ResumeCode,
    ResumeRequest,
    ReviewState,
    SeatReplay,
    SeatRequest,
    ServerFacts,
    SessionFacts,
    SessionRequest,
    StepList,
    TableList,
    Verification,
)
from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.messages import PROTOCOL_VERSION, ClientMessage, SentEvent, ServerMessage
from doublelucky7.protocol.pad_entries import PadFact
from doublelucky7.protocol.pads import PadClientMessage, PadInvitation, PadServerMessage
from doublelucky7.protocol.sitting import AbsenceContract, Holder
from doublelucky7.protocol.table_events import PublicTableEvent
from doublelucky7.rules.actions import OPTION_KINDS, OptionAction, PlainOption, PlayerAction, WheelAction
from doublelucky7.rules.events import OptionUsed, VisibleEvent
from doublelucky7.rules.waiting import Waiting
from doublelucky7.rules.wheel import WheelOption

_UNIONS: Final[dict[str, object]] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "PadClientMessage": PadClientMessage,
    "PadServerMessage": PadServerMessage,
    "PadFact": PadFact,
    "Command": Command,
    "TableCommand": TableCommand,
    "HostCommand": HostCommand,
    "TransientCommand": TransientCommand,
    "PlayerAction": PlayerAction,
    "WheelAction": WheelAction,
    "OptionAction": OptionAction,
    "PlainOption": reduce(or_, (kind for kind in OPTION_KINDS.values() if issubclass(kind, PlainOption))),
    "OptionUsed": OptionUsed,
    "SentEvent": SentEvent,
    "PublicTableEvent": PublicTableEvent,
    "VisibleEvent": VisibleEvent,
    "Waiting": Waiting,
    "Holder": Holder,
    "AbsenceContract": AbsenceContract,
    "Contribution": Contribution,
    "SeatRequest": SeatRequest,
}
"""Unions that have a name of their own in TypeScript, as they have in Python."""

HTTP_TYPES: Final = (
    HttpError,
    ServerFacts,
    SessionRequest,
    SessionFacts,
    ResumeCode,
    ResumeRequest,
    NewTable,
    Invitation,
    TableList,
    GameLine,
    ClubLine,
    ClubMembers,
    StepList,
    SeatReplay,
    OpenReplay,
    Practice,
    ReviewState,
    Hint,
    Exercise,
    DailyDecision,
    DailyDeal,
    Verification,
    PadInvitation,
)
"""Types that are sent over HTTP only."""

_LISTED: Final[dict[type[Enum], str]] = {WheelOption: "wheelOptions"}
"""Enumerations that the client goes through one by one, so that it needs them as values too."""

_PREAMBLE: Final = f"""\
// Made from the Python message types by `python -m doublelucky7.protocol.typescript`; do not edit.

export const PROTOCOL_VERSION = {PROTOCOL_VERSION};

/** The changed fields of an object; of `seats` only those that changed are listed, each with its changed fields. */
export type Changes<T> = {{
  readonly [K in keyof T]?: T[K] extends readonly (infer S extends {{ readonly seat: number }})[]
    ? K extends "seats"
      ? readonly (Partial<S> & {{ readonly seat: number }})[]
      : T[K]
    : T[K];
}};
"""


def typescript() -> str:
    """The whole file."""
    return "".join(f"{part}\n" for part in (_PREAMBLE, *_Declarations().written()))


class _Declarations:
    """Every type reachable from the messages, each under its Python name."""

    def __init__(self) -> None:
        types = shapes.multi_type_info([*_UNIONS.values(), Update, *HTTP_TYPES])
        self._named_unions = {
            _members(shape): name
            for name, shape in zip(_UNIONS, types, strict=False)
            if isinstance(shape, shapes.UnionType)
        }
        self._structs: dict[str, shapes.StructType] = {}
        self._enums: dict[str, type[Enum]] = {}
        for shape in types:
            self._collect(shape)

    def written(self) -> Iterator[str]:
        """The declarations: unions first, then enums and structs in the order of their names."""
        for members, name in self._named_unions.items():
            yield f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"
        for name in sorted(self._enums):
            enum = self._enums[name]
            values = [json.dumps(member.value) for member in enum]
            if enum in _LISTED:
                listed = _LISTED[enum]
                yield f"{_comment(enum)}export const {listed} = [{', '.join(values)}] as const;"
                yield f"export type {name} = (typeof {listed})[number];\n"
            else:
                yield f"{_comment(enum)}export type {name} = {' | '.join(values)};\n"
        for name in sorted(self._structs):
            yield self._interface(name, self._structs[name])

    def _collect(self, shape: shapes.Type) -> None:
        match shape:
            case shapes.StructType(cls=cls):
                known = self._structs.setdefault(cls.__name__, shape)
                if known.cls is not cls:
                    raise ValueError(f"two types are called {cls.__name__}: {known.cls} and {cls}")
                if known is shape:
                    for field in shape.fields:
                        self._collect(field.type)
            case shapes.EnumType(cls=cls):
                self._enums[cls.__name__] = cls
            case shapes.UnionType(types=types):
                for member in types:
                    self._collect(member)
            case shapes.VarTupleType(item_type=item):
                self._collect(item)
            case shapes.Metadata(type=shapes.RawType(), extra={"changes_of": part}):
                self._collect(shapes.type_info(part))
            case shapes.Metadata(type=inner):
                self._collect(inner)
            case _:
                pass

    def _interface(self, name: str, shape: shapes.StructType) -> str:
        lines = [f"{_comment(shape.cls)}export interface {name} {{"]
        if shape.tag_field is not None:
            lines.append(f"  readonly {shape.tag_field}: {json.dumps(shape.tag)};")
        may_be_left_out = shape.cls.__struct_config__.omit_defaults
        for field in shape.fields:
            mark = "?" if may_be_left_out and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self._type(field.type)};")
        return "\n".join([*lines, "}"]) + "\n"

    def _type(self, shape: shapes.Type) -> str:
        match shape:
            case shapes.StructType(cls=cls) | shapes.EnumType(cls=cls):
                return cls.__name__
            case shapes.UnionType():
                return self._union(shape)
            case shapes.VarTupleType(item_type=item):
                inner = self._type(item)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case shapes.Metadata(type=shapes.RawType(), extra={"changes_of": part}):
                return f"Changes<{part.__name__}>"
            case shapes.Metadata(type=inner_shape):
                return self._type(inner_shape)
            case shapes.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case shapes.StrType() | shapes.DateType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case _:
                raise TypeError(f"no TypeScript for {shape}")

    def _union(self, shape: shapes.UnionType) -> str:
        name = self._named_unions.get(_members(shape))
        if name is not None:
            return name
        present = [self._type(member) for member in shape.types if not isinstance(member, shapes.NoneType)]
        return " | ".join([*present, "null"] if shape.includes_none else present)


def _members(shape: shapes.Type) -> tuple[str, ...]:
    """The names of a union's structs, by which unions are distinguished."""
    if not isinstance(shape, shapes.UnionType):
        return ()
    return tuple(member.cls.__name__ for member in shape.types if isinstance(member, shapes.StructType))


def _comment(described: type[object]) -> str:
    sentence = (described.__doc__ or "").strip().split("\n")[0]
    return f"/** {sentence} */\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
