"""What a pad record holds: a game with the printed box as somebody's score pad saw it, without cards."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from doublelucky7.records.record import Name, SmallNumber, unique_keys, wrong_field
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord
from doublelucky7.rules.cards import Colour
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet
from doublelucky7.rules.wheel import DIE_FACES, WheelOption

PAD_FORMAT_NAME: Final = "doublelucky7-pad"
MOST_PEOPLE: Final = 14
"""People may leave and join between rounds, so that more may have played than fit around the table."""

PersonIndex: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PEOPLE - 1)]
"""A person's place in the pad's list of people, from 0."""

PersonIndexes: TypeAlias = Annotated[tuple[PersonIndex, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
PerPlayer: TypeAlias = Annotated[tuple[SmallNumber, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
PerPerson: TypeAlias = Annotated[tuple[SmallNumber, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PEOPLE)]
HousePoints: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class HouseRules(_Part, frozen=True, kw_only=True):
    """What a crew plays its own way: points for an exact bid, for each of its tricks, and the forbidden bid."""

    exact: HousePoints
    each: HousePoints
    forbidden_bid: bool


AS_PRINTED: Final = HouseRules(exact=10, each=2, forbidden_bid=True)


class PadWheelUse(_Part, frozen=True, kw_only=True):
    """What one person did at the wheel; without an option the die showed the X."""

    person: PersonIndex
    face: Annotated[int, Meta(ge=1, le=DIE_FACES)] | None = None
    option: WheelOption | None = None
    target: PersonIndex | None = None
    other: PersonIndex | None = None
    change: Literal[-1, 1] | None = None
    colour: Colour | None = None


class PadRound(_Part, frozen=True, kw_only=True):
    """One complete row of the pad; the numbers are in the order of those seated."""

    round: Annotated[int, Meta(ge=1, le=14)]
    cards: SmallNumber
    dealer: PersonIndex
    bids: PerPlayer
    tricks: PerPlayer
    points: PerPlayer
    seated: PersonIndexes | None = None
    turned_up: Literal["R", "Y", "G", "B", "J"] | None = None
    trump_named: Colour | None = None
    wheel: PadWheelUse | None = None
    winners: Annotated[tuple[PersonIndex, ...], Meta(max_length=7)] | None = None


class PadResult(_Part, frozen=True):
    """How it ended, for each person: penalties, totals, and who won."""

    penalties: PerPerson
    totals: PerPerson
    winners: Annotated[tuple[PersonIndex, ...], Meta(max_length=MOST_PLAYERS)]


class PadRecord(_Part, frozen=True, kw_only=True):
    """A pad, finished or not."""

    format: Literal["doublelucky7-pad"]
    version: Literal[1]
    ruleset: RuleSet
    people: Annotated[tuple[Name, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PEOPLE)]
    first_dealer: PersonIndex
    rounds: Annotated[tuple[PadRound, ...], Meta(max_length=14)]
    date: dt.date | None = None
    house_rules: HouseRules | None = None
    result: PadResult | None = None


_DECODER: Final = msgspec.json.Decoder(PadRecord)


def is_pad_record(line: str) -> bool:
    """Whether a line of JSON says that it is a pad record."""
    try:
        return msgspec.json.decode(line, type=_Format).format == PAD_FORMAT_NAME
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def pad_from_json(line: str) -> PadRecord:
    """The pad record a line of JSON holds; raises `UnreadableRecord` with the JSON path of what is wrong."""
    try:
        record = _DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise wrong_field(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableRecord(UnreadableCode.NOT_JSON, "$", str(error)) from None
    unique_keys(line)
    return record


class _Format(msgspec.Struct, frozen=True):
    format: str
