"""What goes with a table from one node to another beside its stream: what people have prepared, offered and muted."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import Attendance, Muting, Offer, Prepared


class Handover(msgspec.Struct, frozen=True, kw_only=True):
    """The part of the attendance that is not about connections; a node of another version may know other fields."""

    prepared: tuple[Prepared, ...] = ()
    offers: tuple[Offer, ...] = ()
    mutings: tuple[Muting, ...] = ()
    seen_pad: tuple[PersonId, ...] = ()
    seen_pad_of: int = 0
    forfeits_done: tuple[Seat, ...] = ()
    forfeits_done_of: int = 0


_FIELDS: Final = Handover.__struct_fields__
_decode: Final = msgspec.json.Decoder(Handover).decode


def handed_over(attendance: Attendance) -> bytes:
    """What another node should know."""
    return msgspec.json.encode(Handover(**{field: getattr(attendance, field) for field in _FIELDS}))


def taken_over(attendance: Attendance, handover: bytes) -> Attendance:
    """The attendance with what another node knew; nothing where that cannot be read."""
    try:
        known = _decode(handover)
    except msgspec.DecodeError:
        return attendance
    return replace(attendance, **{field: getattr(known, field) for field in _FIELDS})
