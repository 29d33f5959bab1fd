"""What a record holds, field by field, and its JSON; `docs/record-format.md` says the same to strangers."""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Iterable
from enum import Enum
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import astuple

from doublelucky7.dealing.algorithm import WITH_HASHES
from doublelucky7.dealing.commitment import Contribution
from doublelucky7.dealing.shuffle import MOST_FORFEITS
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord
from doublelucky7.rules.actions import SEAT_FIELDS, DieFell, WheelAction
from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet
from doublelucky7.rules.wheel import DIE_FACES

FORMAT_NAME: Final = "doublelucky7-record"
FIRST_VERSION: Final = 1
FORMAT_VERSION: Final = 2
"""Written only where a record needs it, so that older programs can read all others."""

MOST_VOIDED: Final = 100
MOST_RENEWALS: Final = 100

_CARD = r"(?:J|[RYGB](?:1[0-4]|[1-9]))"

# Bounds that no game reaches: what lies within them is judged by the rules, what lies beyond cannot be read.
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
SmallNumber: TypeAlias = Annotated[int, Meta(ge=-9999, le=9999)]
Ordinal: TypeAlias = Annotated[int, Meta(ge=1, le=9999)]
LargeNumber: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
# Control characters are refused: a terminal that shows a stranger's record would obey them.
_NO_CONTROL = r"\A[^\x00-\x1f\x7f-\x9f]*\Z"
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, pattern=_NO_CONTROL)]
Note: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000, pattern=_NO_CONTROL)]
Hex: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
DeckText: TypeAlias = Annotated[str, Meta(pattern=rf"\A{_CARD}(?: {_CARD}){{56}}\Z")]
"""57 cards in one string with spaces between them, top card first."""
_SEATS = range(MOST_PLAYERS)
_BOUNDS = {**dict.fromkeys(SEAT_FIELDS, _SEATS), "face": range(1, DIE_FACES + 1)}
PerSeat: TypeAlias = Annotated[tuple[SmallNumber, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Person(_Part, frozen=True, tag_field="kind", tag="person"):
    """A person, by the name written on the score pad."""

    name: Name


class BotPlayer(_Part, frozen=True, tag_field="kind", tag="bot"):
    """A bot: the name it goes by at the table, the program or level it is, and that program's version."""

    name: Name
    bot: Name
    version: Name


Player: TypeAlias = Person | BotPlayer


class Withheld(_Part, frozen=True):
    """A seat that published the hash of its contribution and not the contribution, by the name it went by."""

    seat: SeatNumber
    name: Name


class VoidedDealing(_Part, frozen=True, kw_only=True):
    """A dealing from which no card was dealt, because a contribution was withheld; all that was published of it."""

    commitment: Hex
    secret: Hex
    hashes: Annotated[tuple[Hex | None, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    contributions: Annotated[tuple[Contribution, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    withheld: Annotated[tuple[Withheld, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]


class RenewedDealing(_Part, frozen=True, kw_only=True):
    """A dealing for the rounds from one on, after the server's data had been put back to an earlier state."""

    from_round: Annotated[int, Meta(ge=0, le=9999)]
    """0 where even the draw for first dealer was made from it."""
    commitment: Hex
    contributions: Annotated[tuple[Contribution, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    secret: Hex | None = None
    voided: Annotated[tuple[VoidedDealing, ...], Meta(max_length=MOST_VOIDED)] = ()


class CommittedDealing(_Part, frozen=True, kw_only=True, tag_field="kind", tag="committed"):
    """Chance from a key nobody could choose; the secret is absent while the game runs."""

    algorithm: Name
    commitment: Hex
    contributions: Annotated[tuple[Contribution, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    secret: Hex | None = None
    voided: Annotated[tuple[VoidedDealing, ...], Meta(max_length=MOST_VOIDED)] = ()
    renewals: Annotated[tuple[RenewedDealing, ...], Meta(max_length=MOST_RENEWALS)] = ()


class HowDealt(Enum):
    """Where decks come from that nobody committed to."""

    STACKED = "stacked"
    DUPLICATE = "duplicate"
    SEEDED = "seeded"


class Seed(_Part, frozen=True):
    """The small number a whole game's chance was made from, and which of that number's games it is."""

    algorithm: Name
    seed: LargeNumber
    game: LargeNumber


class UncommittedDealing(_Part, frozen=True, kw_only=True, tag_field="kind", tag="given"):
    """Chance that was handed in and proves nothing; with a seed it can at least be made again."""

    how: HowDealt
    seed: Seed | None = None
    note: Note | None = None


Dealing: TypeAlias = CommittedDealing | UncommittedDealing


class RecordedTrick(_Part, frozen=True):
    """Cards in the order of play, clockwise from the leader; the winner is absent while the trick runs."""

    leader: SeatNumber
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]
    winner: SeatNumber | None = None


class StandIn(_Part, frozen=True):
    """Somebody other than the seat's holder, and which of the round's decisions were theirs, counted from 1."""

    by: Player
    decisions: Annotated[tuple[Ordinal, ...], Meta(min_length=1)]


class WhyReplaced(Enum):
    """Why a bot took a person's seat for the rest of the game."""

    REMOVED = "removed"
    WITHHELD = "withheld"


class Replaced(_Part, frozen=True):
    """A person whose seat a bot took for good, and the rounds that had begun by then."""

    seat: SeatNumber
    name: Name
    rounds: Annotated[int, Meta(ge=0, le=9999)]
    why: WhyReplaced


class RecordedForfeit(_Part, frozen=True):
    """A seat that missed, and which of the table's forfeits it was given, counted from 0 (R6.5)."""

    seat: SeatNumber
    forfeit: Annotated[int, Meta(ge=0, le=MOST_FORFEITS - 1)]


class RecordedRound(_Part, frozen=True, kw_only=True):
    """One round: the deck, every decision in order, and what came of it."""

    round: SmallNumber
    cards: SmallNumber
    dealer: SeatNumber
    deck: DeckText
    turned_up: Card
    trump_named: Colour | None = None
    bids: Annotated[tuple[SmallNumber, ...], Meta(max_length=MOST_PLAYERS)]
    wheel: tuple[WheelAction | DieFell, ...] = ()
    tricks: tuple[RecordedTrick, ...]
    stand_ins: tuple[StandIn, ...] = ()
    assisted: tuple[Ordinal, ...] = ()
    """Which of the round's decisions, counted from 1, were made after the coach had been asked."""
    points: PerSeat | None = None
    forfeits: Annotated[tuple[RecordedForfeit, ...], Meta(max_length=MOST_PLAYERS)] = ()

    def __post_init__(self) -> None:
        # The actions are those of the rules, which refuse by clause; here only what no table has is kept out.
        for action in self.wheel:
            for field, value in zip(action.__struct_fields__, astuple(action), strict=True):
                if value not in _BOUNDS.get(field, (value,)):
                    raise ValueError(f"no wheel has the {field} {value}")


class RecordedResult(_Part, frozen=True):
    """The last lines of the score pad, each in seat order, and the winners' seats."""

    penalties: PerSeat
    totals: PerSeat
    winners: Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]


class Record(_Part, frozen=True, kw_only=True):
    """A whole game, finished or running, with all a stranger needs to check it."""

    # Without defaults, so that name and version are always written and always asked for.
    format: Literal["doublelucky7-record"]
    version: Literal[1, 2]
    date: dt.date | None = None
    ruleset: RuleSet
    seats: Annotated[tuple[Player, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    dealing: Dealing
    forfeits: Annotated[tuple[Note, ...], Meta(max_length=MOST_FORFEITS)] = ()
    draws: tuple[DeckText, ...]
    replaced: Annotated[tuple[Replaced, ...], Meta(max_length=MOST_PLAYERS)] = ()
    first_dealer: SeatNumber | None = None
    rounds: tuple[RecordedRound, ...]
    result: RecordedResult | None = None

    def __post_init__(self) -> None:
        is_second = needs_second_version(self.dealing, self.rounds, self.replaced)
        if self.version != (FORMAT_VERSION if is_second else FIRST_VERSION):
            raise ValueError("a record is of the lowest version that can hold it")
        for played in self.rounds:
            for given in played.forfeits:
                if given.forfeit >= len(self.forfeits):
                    raise ValueError(f"this table has no forfeit {given.forfeit}")

    @property
    def players(self) -> int:
        """The number of seats at the table."""
        return len(self.seats)

    @property
    def is_finished(self) -> bool:
        """Whether the record says how the game ended."""
        return self.result is not None


def needs_second_version(
    dealing: Dealing, rounds: Iterable[RecordedRound], replaced: tuple[Replaced, ...] = ()
) -> bool:
    """Whether a record holds something that version 1 does not know."""
    is_new_dealing = isinstance(dealing, CommittedDealing) and (
        dealing.algorithm == WITH_HASHES or bool(dealing.voided) or bool(dealing.renewals)
    )
    return is_new_dealing or bool(replaced) or any(played.assisted for played in rounds)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Record)
_PLACE = re.compile(r"(?P<detail>.*) - at `(?P<place>.*)`", re.DOTALL)


def to_json(record: Record) -> str:
    """The record as one line of JSON, without a line break; equal records give equal text."""
    return _ENCODER.encode(record).decode()


def from_json(text: str | bytes) -> Record:
    """The record a line of JSON holds; raises `UnreadableRecord` with the JSON path of what is wrong."""
    try:
        record = _DECODER.decode(text)
        unique_keys(text)
    except msgspec.ValidationError as error:
        raise wrong_field(error) from None
    except UnicodeError as error:
        raise UnreadableRecord(UnreadableCode.NOT_UTF8, "$", str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise UnreadableRecord(UnreadableCode.NOT_JSON, "$", str(error)) from None
    return record


def unique_keys(text: str | bytes) -> None:
    """Refuses JSON in which a key stands twice in one object."""
    json.loads(text, object_pairs_hook=_require_each_key_once)


def _require_each_key_once(pairs: list[tuple[str, object]]) -> None:
    """Refuses a key that stands twice: two programs might each believe another one of its values."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise UnreadableRecord(UnreadableCode.WRONG_FIELD, "$", f"the key `{key}` stands twice in one object")
        seen.add(key)


def deck_text(deck: tuple[Card, ...]) -> str:
    """A deck as records write it."""
    return " ".join(card.value for card in deck)


def deck_of(text: str) -> tuple[Card, ...]:
    """The cards of a deck that a record has written."""
    return tuple(map(Card, text.split(" ")))


def wrong_field(error: msgspec.ValidationError) -> UnreadableRecord:
    """The error in our own family, with the path of the field that is wrong."""
    found = _PLACE.fullmatch(str(error))
    place, detail = ("$", str(error)) if found is None else (found["place"], found["detail"])
    return UnreadableRecord(UnreadableCode.WRONG_FIELD, place, detail)
