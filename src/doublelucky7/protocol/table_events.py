"""Events of a table beside the game's own, as they are stored and sent to everybody; none can hold a secret."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import Contribution
from doublelucky7.protocol.sitting import GameId, PersonId, RematchAnswer, TableSettings, WhyStandIn
from doublelucky7.records.record import WhyReplaced
from doublelucky7.rules.ruleset import RuleSet, Seat


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    """The common shape of a table's events."""


class TableOpened(TableEvent, frozen=True, tag="table_opened", kw_only=True):
    """A table stands, its promise about the dealing is made, and nobody sits yet; a rematch keeps link and code."""

    game: GameId
    link: str
    code: str
    number: int
    previous: GameId | None
    ruleset: RuleSet
    settings: TableSettings
    forfeits: tuple[str, ...]
    seats: int
    host: PersonId
    commitment: str
    algorithm: str = ALGORITHM
    epoch: int = 0
    """How often the server's data had been put back to an earlier state by then."""


class SeatTaken(TableEvent, frozen=True, tag="seat_taken"):
    """A person has sat down."""

    seat: Seat
    person: PersonId
    name: str


class BotSeated(TableEvent, frozen=True, tag="bot_seated"):
    """A bot has sat down."""

    seat: Seat
    name: str
    level: str


class SeatFreed(TableEvent, frozen=True, tag="seat_freed"):
    """A seat is open again."""

    seat: Seat


class SeatGiven(TableEvent, frozen=True, tag="seat_given"):
    """A seat has gone to another person because its holder offered it."""

    seat: Seat
    person: PersonId
    name: str


class SeatsReordered(TableEvent, frozen=True, tag="seats_reordered"):
    """Seat i now holds who sat on seat `order[i]`."""

    order: tuple[Seat, ...]


class TableResized(TableEvent, frozen=True, tag="table_resized"):
    """The table has another number of seats."""

    seats: int


class RulesChanged(TableEvent, frozen=True, tag="rules_changed"):
    """Another rule set will be played."""

    ruleset: RuleSet


class SettingsChanged(TableEvent, frozen=True, tag="settings_changed"):
    """The table is run differently from now on."""

    settings: TableSettings


class ForfeitsWritten(TableEvent, frozen=True, tag="forfeits_written"):
    """The table has its own list of forfeits (R6.5)."""

    forfeits: tuple[str, ...]


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    """Somebody else is host."""

    person: PersonId


class SeatsSettled(TableEvent, frozen=True, tag="seats_settled"):
    """The seats are final; now every client adds to the dealing."""


class ContributionPromised(TableEvent, frozen=True, tag="contribution_promised"):
    """A seat's client has published the hash of what it will add to the dealing."""

    seat: Seat
    hash: str


class PromisesSettled(TableEvent, frozen=True, tag="promises_settled"):
    """No more hashes are taken; whoever has published one now adds to the dealing."""


class DealingVoided(TableEvent, frozen=True, tag="dealing_voided", kw_only=True):
    """A contribution was withheld, so nothing is dealt from this secret: here is all of it, and another promise."""

    withheld: tuple[Seat, ...]
    secret: str
    contributions: tuple[Contribution, ...]
    commitment: str


class DealingRenewed(TableEvent, frozen=True, tag="dealing_renewed", kw_only=True):
    """The server's data was put back to an earlier state: later rounds are dealt from another secret."""

    epoch: int
    commitment: str


class PersonReplaced(TableEvent, frozen=True, tag="person_replaced", kw_only=True):
    """A bot has taken a person's seat for good."""

    seat: Seat
    name: str
    level: str
    person: PersonId
    person_name: str
    why: WhyReplaced


class PersonBarred(TableEvent, frozen=True, tag="person_barred"):
    """The host has removed a person, who cannot come back."""

    person: PersonId


class DealingFixed(TableEvent, frozen=True, tag="dealing_fixed"):
    """All contributions are published, in seat order; from now on no deck of this game can change."""

    contributions: tuple[Contribution, ...]


class BotTookOver(TableEvent, frozen=True, tag="bot_took_over"):
    """A bot plays a person's seat until they are back."""

    seat: Seat
    level: str
    why: WhyStandIn


class PersonReturned(TableEvent, frozen=True, tag="person_returned"):
    """The person plays the own seat again."""

    seat: Seat


class ClockRanOut(TableEvent, frozen=True, tag="clock_ran_out"):
    """A seat took too long; a bot makes this one decision."""

    seat: Seat
    level: str


class Paused(TableEvent, frozen=True, tag="paused"):
    """The table rests."""

    person: PersonId


class Resumed(TableEvent, frozen=True, tag="resumed"):
    """The table goes on."""

    person: PersonId


class TakenBack(TableEvent, frozen=True, tag="taken_back"):
    """A seat took back its bid or card: the game stands again where it stood at version `to`."""

    seat: Seat
    to: int


class CoachAsked(TableEvent, frozen=True, tag="coach_asked"):
    """A person has asked the coach about the decision this seat has to make."""

    seat: Seat


class ForfeitDrawn(TableEvent, frozen=True, tag="forfeit_drawn"):
    """A seat that missed is given one of the table's forfeits, counted from 0 among so many (R6.5)."""

    round: int
    seat: Seat
    forfeit: int
    among: int


class ClubEntered(TableEvent, frozen=True, tag="club_entered"):
    """A winner with 140 points or more is entered in the High Rollers Club (R6.4)."""

    seat: Seat
    person: PersonId
    name: str
    total: int
    bot_stood_in: bool


class SecretRevealed(TableEvent, frozen=True, tag="secret_revealed"):
    """The secret behind the promise; now anyone can check every deal."""

    secret: str


class RematchAnswered(TableEvent, frozen=True, tag="rematch_answered"):
    """A person said whether they play again; the first yes starts the time to answer."""

    person: PersonId
    answer: RematchAnswer


class RematchOpened(TableEvent, frozen=True, tag="rematch_opened"):
    """The crew meets again in another game, under the same link and code."""

    game: GameId


class TableClosed(TableEvent, frozen=True, tag="table_closed"):
    """Nothing more happens here."""


PublicTableEvent: TypeAlias = (
    TableOpened
    | SeatTaken
    | BotSeated
    | SeatFreed
    | SeatGiven
    | SeatsReordered
    | TableResized
    | RulesChanged
    | SettingsChanged
    | ForfeitsWritten
    | HostPassed
    | SeatsSettled
    | ContributionPromised
    | PromisesSettled
    | DealingVoided
    | DealingRenewed
    | PersonReplaced
    | PersonBarred
    | DealingFixed
    | BotTookOver
    | PersonReturned
    | ClockRanOut
    | Paused
    | Resumed
    | TakenBack
    | CoachAsked
    | ForfeitDrawn
    | ClubEntered
    | SecretRevealed
    | RematchAnswered
    | RematchOpened
    | TableClosed
)
