"""Why a table refuses a command: a code and its data; the words are in `wording`."""

from __future__ import annotations

from enum import Enum

import msgspec

from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.ruleset import Seat


class TableRefusalCode(Enum):
    """Every reason a table can refuse a command for, beside the reasons of the rules."""

    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_SEATED = "not_seated"
    ONLY_THE_HOST = "only_the_host"
    SEAT_IS_TAKEN = "seat_is_taken"
    SEAT_IS_OPEN = "seat_is_open"
    NAME_IS_EMPTY = "name_is_empty"
    NO_SUCH_LEVEL = "no_such_level"
    NO_SUCH_PERSON = "no_such_person"
    NOT_THESE_SEATS = "not_these_seats"
    GAME_HAS_STARTED = "game_has_started"
    NOT_PLAYING = "not_playing"
    GAME_IS_NOT_OVER = "game_is_not_over"
    TABLE_IS_CLOSED = "table_is_closed"
    CLOSED_TO_SPECTATORS = "closed_to_spectators"
    NO_CONTRIBUTION_NOW = "no_contribution_now"
    CONTRIBUTED_ALREADY = "contributed_already"
    NOT_OFFERED = "not_offered"
    STALE = "stale"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    TABLE_IS_PAUSED = "table_is_paused"
    NOT_PAUSED = "not_paused"
    RESUME_LATER = "resume_later"
    NOT_AWAY = "not_away"
    PERSON_IS_HERE = "person_is_here"
    BOT_PLAYS_LATER = "bot_plays_later"
    BOT_PLAYS_ALREADY = "bot_plays_already"
    NO_WHEEL_HERE = "no_wheel_here"
    NOT_BETWEEN_ROUNDS = "not_between_rounds"
    STILL_READING = "still_reading"
    NO_FORFEIT = "no_forfeit"
    REMATCH_IS_SETTLED = "rematch_is_settled"
    TOO_FAST = "too_fast"
    NOT_AS_PROMISED = "not_as_promised"
    REMOVED = "removed"
    PAUSED_OFTEN = "paused_often"
    STORED_TOO_MUCH = "stored_too_much"
    NOTHING_TO_DECIDE = "nothing_to_decide"
    SOMEBODY_ELSE_PLAYS = "somebody_else_plays"


class TableRefusal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One refusal with the data its sentence needs; `at` is the instant from which it will be allowed."""

    code: TableRefusalCode
    seat: Seat | None = None
    person: PersonId | None = None
    level: str | None = None
    at: int | None = None
    version: int | None = None


class CommandRefused(Exception):
    """Raised for a command the table does not accept."""

    def __init__(self, refusal: TableRefusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


def refused(
    code: TableRefusalCode,
    *,
    seat: Seat | None = None,
    person: PersonId | None = None,
    level: str | None = None,
    at: int | None = None,
    version: int | None = None,
) -> CommandRefused:
    """The exception to raise for this code."""
    return CommandRefused(TableRefusal(code=code, seat=seat, person=person, level=level, at=at, version=version))
