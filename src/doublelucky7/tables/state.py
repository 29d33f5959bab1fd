"""A table with all its secrets, as one frozen value folded from its stream."""

from __future__ import annotations

import msgspec

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import Contribution
from doublelucky7.protocol.sitting import (
    GameId,
    Holder,
    PersonId,
    PersonSeat,
    Phase,
    RematchAnswer,
    TableSettings,
    WhyStandIn,
)
from doublelucky7.protocol.table_events import ClubEntered
from doublelucky7.records.record import Replaced, VoidedDealing
from doublelucky7.rules.events import Event, VisibleEvent
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.state import State
from doublelucky7.rules.views import PlayedRounds


class StandIn(msgspec.Struct, frozen=True):
    """The bot that plays a person's seat."""

    level: str
    why: WhyStandIn


class Pausing(msgspec.Struct, frozen=True):
    """Who paused the table and when."""

    person: PersonId
    since: int


class Pauses(msgspec.Struct, frozen=True):
    """How often a person has paused this game, and for how long in all."""

    person: PersonId
    times: int
    total_ms: int


class PastDealing(msgspec.Struct, frozen=True, kw_only=True):
    """A dealing whose place another one has taken for later rounds."""

    from_round: int
    commitment: str
    contributions: tuple[Contribution, ...]
    secret: str
    voided: tuple[VoidedDealing, ...]


class Undo(msgspec.Struct, frozen=True):
    """The game as it stood before the last bid or card, as long as that may be taken back."""

    seat: Seat
    to: int
    state: State
    since_deal: tuple[Event, ...]
    awaited_since: int


class Vote(msgspec.Struct, frozen=True):
    """A person's answer to a rematch."""

    person: PersonId
    answer: RematchAnswer


class RoundForfeit(msgspec.Struct, frozen=True):
    """A forfeit that a seat drew in the round just scored, by its place in the table's list."""

    round: int
    seat: Seat
    forfeit: int


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a table's stream says; who is connected is not part of it."""

    game: GameId
    link: str
    code: str
    number: int
    previous: GameId | None
    version: int
    opened_at: int
    phase: Phase = Phase.GATHERING
    host: PersonId
    ruleset: RuleSet
    settings: TableSettings
    forfeits: tuple[str, ...]
    seats: tuple[Holder, ...]

    # The dealing: the secret and the key stay here until the secret is revealed.
    secret: str
    commitment: str
    algorithm: str = ALGORITHM
    epoch: int = 0
    next_secret: str | None = None
    hashes: tuple[str | None, ...] = ()
    are_promises_settled: bool = False
    contributed: tuple[str | None, ...] = ()
    contributions: tuple[Contribution, ...] | None = None
    voided: tuple[VoidedDealing, ...] = ()
    from_round: int = 0
    past_dealings: tuple[PastDealing, ...] = ()
    keys: tuple[tuple[int, bytes], ...] = ()
    """The game keys so far, each with the round from which on it holds."""
    is_secret_out: bool = False

    # The game and its events since the deal.
    state: State | None = None
    since_deal: tuple[Event, ...] = ()
    earlier_rounds: PlayedRounds = ()
    """What everybody was told of the rounds before, for bots that remember how others play."""
    game_version: int = 0
    undo: Undo | None = None
    round_forfeits: tuple[RoundForfeit, ...] = ()
    club: tuple[ClubEntered, ...] = ()

    # Who plays for whom.
    stand_ins: tuple[StandIn | None, ...] = ()
    overdue: Seat | None = None
    done_for: tuple[tuple[VisibleEvent, ...], ...] = ()
    bot_stood_in: tuple[bool, ...] = ()
    asked_coach: tuple[Seat, ...] = ()
    """The seats for which the coach has been asked in this game."""
    coach_asked_at: int | None = None
    """The version of the game at which the coach was last asked."""
    pausing: Pausing | None = None
    pauses: tuple[Pauses, ...] = ()
    replaced: tuple[Replaced, ...] = ()
    barred: tuple[PersonId, ...] = ()

    # Instants, in milliseconds since 1970.
    settled_at: int = 0
    last_event_at: int = 0
    last_person_at: int | None = None
    trick_full_at: int | None = None
    round_scored_at: int | None = None
    awaited_since: int = 0
    finished_at: int | None = None

    votes: tuple[Vote, ...] = ()
    rematch_since: int | None = None
    next_game: GameId | None = None

    @property
    def key(self) -> bytes | None:
        """The game key that holds for the rounds to come."""
        return self.keys[-1][1] if self.keys else None

    @property
    def running(self) -> State:
        """The game, once the dealing is fixed."""
        assert self.state is not None
        return self.state


def seats_of(table: TableState, person: PersonId) -> tuple[Seat, ...]:
    """The seats a person holds."""
    return tuple([seat for seat, holder in enumerate(table.seats) if _holds(holder, person)])


def seats_by_person(table: TableState) -> dict[PersonId, tuple[Seat, ...]]:
    """The seats of everybody who holds one."""
    seats: dict[PersonId, tuple[Seat, ...]] = {}
    for seat, holder in enumerate(table.seats):
        if isinstance(holder, PersonSeat):
            seats[holder.person] = (*seats.get(holder.person, ()), seat)
    return seats


def people_seated(table: TableState) -> tuple[PersonId, ...]:
    """Everybody who holds a seat, once each, in seat order."""
    return tuple(dict.fromkeys([holder.person for holder in table.seats if isinstance(holder, PersonSeat)]))


def plays_alone(table: TableState, person: PersonId) -> bool:
    """Whether one person plays one seat against bots, and nobody else has played in this game."""
    return seats_by_person(table).keys() == {person} and len(seats_of(table, person)) == 1 and not table.replaced


def person_on(table: TableState, seat: Seat) -> PersonId | None:
    """The person who holds a seat, None where a bot or nobody does."""
    holder = table.seats[seat]
    return holder.person if isinstance(holder, PersonSeat) else None


def pauses_of(table: TableState, person: PersonId) -> Pauses:
    """How often and how long a person has paused this game."""
    return next((one for one in table.pauses if one.person == person), Pauses(person, 0, 0))


def everybody_answered(table: TableState) -> bool:
    """Whether nobody's answer is missing."""
    return {vote.person for vote in table.votes} >= set(people_seated(table))


def who_plays_again(table: TableState) -> tuple[PersonId, ...]:
    """Those who said yes, in seat order."""
    yes = {vote.person for vote in table.votes if vote.answer is RematchAnswer.YES}
    return tuple(person for person in people_seated(table) if person in yes)


def _holds(holder: Holder, person: PersonId) -> bool:
    return isinstance(holder, PersonSeat) and holder.person == person
