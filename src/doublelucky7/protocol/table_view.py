"""A table as somebody at it sees it: facts for everybody, and what is the viewer's own; types only."""

from __future__ import annotations

from enum import Enum

import msgspec

from doublelucky7.dealing.commitment import Contribution
from doublelucky7.protocol.sitting import (
    AdvanceAnswer,
    GameId,
    Holder,
    PersonId,
    Phase,
    RematchAnswer,
    TableSettings,
    WhyStandIn,
)
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.ruleset import RuleSet, Seat


class Presence(Enum):
    """Whether a seat's holder is at the table; short gaps are not shown."""

    HERE = "here"
    GONE = "gone"


class StandInFacts(msgspec.Struct, frozen=True, gc=False):
    """The bot that plays a person's seat."""

    level: str
    why: WhyStandIn


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One seat: who holds it and whether they are here; instants are milliseconds since 1970.

    From `bot_may_play_from` on anybody may let a bot play for a person who is gone.
    """

    seat: Seat
    holder: Holder
    presence: Presence
    gone_since: int | None
    bot_may_play_from: int | None
    bot_steps_in_at: int | None
    stand_in: StandInFacts | None


class Visitor(msgspec.Struct, frozen=True, gc=False):
    """Somebody at the table without a seat."""

    person: PersonId
    name: str


class PauseFacts(msgspec.Struct, frozen=True, gc=False):
    """Who paused the table, when, and from when on anybody may resume."""

    person: PersonId
    since: int
    anybody_from: int


class AwaitedFacts(msgspec.Struct, frozen=True, gc=False):
    """The seat the table waits for, since when, and when its clock runs out.

    From `bot_may_play_from` on anybody may let a bot play for a person who is here and takes too long.
    """

    seat: Seat
    since: int
    until: int | None
    bot_may_play_from: int | None = None


class PadFacts(msgspec.Struct, frozen=True, gc=False):
    """The score pad is shown between two rounds until all these have seen it, or until an instant; who deals next.

    From `anybody_from` on anybody seated may go on for all, before that only the host.
    """

    until: int | None
    anybody_from: int
    next_dealer: Seat
    seen_by: tuple[PersonId, ...]
    still_reading: tuple[PersonId, ...]
    forfeits_done: tuple[Seat, ...]


class DrawnForfeit(msgspec.Struct, frozen=True, gc=False):
    """What a seat that missed was given in the round just scored."""

    seat: Seat
    forfeit: str


class DealingFacts(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The verifiable dealing as far as it is public: promise, contributions once fixed, secret once revealed."""

    algorithm: str
    commitment: str
    hashes: tuple[str | None, ...]
    """What each seat's client has published about its contribution."""
    are_promises_settled: bool
    contributed: tuple[Seat, ...]
    contributions_until: int | None
    contributions: tuple[Contribution, ...] | None
    secret: str | None


class Ranked(msgspec.Struct, frozen=True, gc=False):
    """A place in the final ranking; equal totals share it."""

    place: int
    seat: Seat
    points: int
    penalty: int
    total: int


class ClubFacts(msgspec.Struct, frozen=True, gc=False):
    """A new line in the High Rollers Club (R6.4)."""

    seat: Seat
    name: str
    total: int
    bot_stood_in: bool


class RematchVote(msgspec.Struct, frozen=True, gc=False):
    """What a person said to playing again."""

    person: PersonId
    answer: RematchAnswer


class RematchFacts(msgspec.Struct, frozen=True, gc=False):
    """The rematch that is being arranged."""

    until: int
    votes: tuple[RematchVote, ...]


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """All that everybody at a table knows, spectators included; `at` is the server's time when it was written.

    The list of forfeits is left out while the game is played; of many visitors only the first are named.
    """

    game: GameId
    link: str
    number: int
    phase: Phase
    code: str | None
    host: PersonId
    ruleset: RuleSet
    settings: TableSettings
    forfeits: tuple[str, ...]
    pause: PauseFacts | None
    drawn_forfeits: tuple[DrawnForfeit, ...]
    dealing: DealingFacts
    club: tuple[ClubFacts, ...]
    rematch: RematchFacts | None
    next_game: GameId | None
    version: int
    at: int
    seats: tuple[SeatFacts, ...]
    visitors: tuple[Visitor, ...]
    visitor_count: int
    has_table_screen: bool
    awaited: AwaitedFacts | None
    pad: PadFacts | None
    ranking: tuple[Ranked, ...] | None


class InAdvance(msgspec.Struct, frozen=True, gc=False):
    """What the wheel will be answered for one of the viewer's seats."""

    seat: Seat
    answer: AdvanceAnswer


class WhileAway(msgspec.Struct, frozen=True, gc=False):
    """What a bot did for one of the viewer's seats, until the viewer acts there again."""

    seat: Seat
    events: tuple[VisibleEvent, ...]


class Yours(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What concerns the viewer alone."""

    person: PersonId | None
    seats: tuple[Seat, ...]
    may_take_back: Seat | None
    in_advance: tuple[InAdvance, ...]
    while_away: tuple[WhileAway, ...]
    offered: tuple[Seat, ...]
    muted: tuple[PersonId, ...]
    pauses_left: int
    """How often the viewer may still pause this game."""
