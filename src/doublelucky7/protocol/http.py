"""Bodies of HTTP requests and responses; `docs/http-api.md` says which path takes and returns which."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec

from doublelucky7.coach.figures import PersonFigures
from doublelucky7.coach.judgements import GameReview
from doublelucky7.protocol.sitting import (
    Forfeits,
    GameId,
    Holder,
    LevelName,
    PersonId,
    Phase,
    RawText,
    TableSettings,
)
from doublelucky7.records.disagreements import Disagreement
from doublelucky7.records.record import Player, Record
from doublelucky7.records.replaying import Place
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.ruleset import MOST_PLAYERS, RuleSet, Seat
from doublelucky7.rules.views import OpenView, View
from doublelucky7.wording.speech import Language

TypedCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class HttpError(Enum):
    """Every reason a request is refused for before a table is asked."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_SLOW = "too_slow"
    TOO_FAST = "too_fast"
    NO_SESSION = "no_session"
    WRONG_HOST = "wrong_host"
    WRONG_ORIGIN = "wrong_origin"
    NO_SUCH_PAGE = "no_such_page"
    NOT_THIS_WAY = "not_this_way"
    NO_SUCH_CODE = "no_such_code"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_PAD = "no_such_pad"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_STEP = "no_such_step"
    GAME_IS_RUNNING = "game_is_running"
    NOT_ASKED = "not_asked"
    NOT_TODAY = "not_today"
    CLOSED_TO_SPECTATORS = "closed_to_spectators"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_CONNECTIONS = "too_many_connections"
    STORED_TOO_MUCH = "stored_too_much"
    DISK_NEARLY_FULL = "disk_nearly_full"
    SERVER_FAILS = "server_fails"


class Reach(Enum):
    """Whom a server is for: a household on one network, or anybody."""

    HOUSEHOLD = "household"
    PUBLIC = "public"


class LevelFacts(_Body, frozen=True):
    """A bot that can be asked to play."""

    name: str
    version: str


class ServerFacts(_Body, frozen=True, kw_only=True):
    """What a client wants to know of a server first; the addresses are those other devices can reach, best first."""

    version: str
    protocol: int
    reach: Reach
    urls: tuple[str, ...]
    levels: tuple[LevelFacts, ...]


class SessionRequest(_Body, frozen=True):
    """How somebody wants to be called, and in which language to be spoken to."""

    name: RawText = ""
    language: Language = Language.ENGLISH


class SessionFacts(_Body, frozen=True, omit_defaults=True):
    """Who a device belongs to; only a program, which has no cookie, is sent its token, and only once."""

    person: str
    name: str
    language: str
    token: str | None = None


class ResumeCode(_Body, frozen=True):
    """A code with which another device becomes this person's, until an instant."""

    code: str
    expires_at: int


class ResumeRequest(_Body, frozen=True):
    """The code that the person's other device shows."""

    code: TypedCode


class _SeatRequest(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    pass


class YourSeat(_SeatRequest, frozen=True, tag="you"):
    """The creator sits here, or somebody who plays at the same device under another name."""

    name: RawText | None = None


class BotSeatRequest(_SeatRequest, frozen=True, tag="bot"):
    """A bot of this level sits here."""

    level: LevelName


class OpenSeatRequest(_SeatRequest, frozen=True, tag="open"):
    """Anybody may sit down here."""


SeatRequest: TypeAlias = YourSeat | BotSeatRequest | OpenSeatRequest


class NewTable(_Body, frozen=True, kw_only=True, omit_defaults=True):
    """A table as its creator wants it; the seats go clockwise."""

    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(max_length=MOST_PLAYERS)]
    ruleset: RuleSet = RuleSet()
    settings: TableSettings | None = None
    forfeits: Forfeits = ()


class Invitation(_Body, frozen=True, kw_only=True):
    """How others come to a table: the code to say, and where the link leads on each network."""

    link: str
    game: GameId
    code: str | None
    urls: tuple[str, ...]


class TableLine(_Body, frozen=True, kw_only=True):
    """A table in a list."""

    link: str
    game: GameId
    phase: Phase
    host_name: str
    seats: tuple[Holder, ...]
    ruleset: RuleSet
    opened_at: int


class TableList(_Body, frozen=True, kw_only=True):
    """The tables that gather here, for a household only, and the caller's own that are not over."""

    gathering: tuple[TableLine, ...]
    yours: tuple[TableLine, ...]


class GameSeat(_Body, frozen=True, kw_only=True):
    """How one seat came out of a game."""

    name: str
    is_bot: bool
    is_you: bool
    bot_stood_in: bool
    points: int
    penalty: int
    total: int
    won: bool
    high_roller: bool
    asked_coach: bool = False


class GameLine(_Body, frozen=True, kw_only=True):
    """A finished game in one line."""

    game: GameId
    finished_at: int
    ruleset: RuleSet
    seats: tuple[GameSeat, ...]
    is_finished: bool = True
    """Whether it was played to its end; otherwise its table was closed after so many rounds."""
    rounds_played: int | None = None


class ClubLine(_Body, frozen=True, kw_only=True):
    """A line of the High Rollers Club (R6.4); only a household is sent which game it was."""

    finished_at: int
    name: str
    total: int
    bot_stood_in: bool
    game: GameId | None


class ClubMembers(_Body, frozen=True, kw_only=True):
    """Who of the people at a table is a member of the High Rollers Club; a member deals with a token of bronze."""

    people: tuple[PersonId, ...]


class StepLine(_Body, frozen=True, kw_only=True):
    """A step in the list of all steps; the seat is None where chance moved."""

    step: int
    place: Place
    seat: Seat | None
    by: Player | None


class StepList(_Body, frozen=True, kw_only=True):
    """All steps of a finished game, so that a reader can jump."""

    game: GameId
    steps: tuple[StepLine, ...]


class SeatStep(_Body, frozen=True, kw_only=True):
    """What a seat sees after a step, and what it was sent in it."""

    step: int
    place: Place
    by: Player | None
    events: tuple[VisibleEvent, ...]
    view: View


class OpenStep(_Body, frozen=True, kw_only=True):
    """How the game looks after a step with all cards open, and what happened in it."""

    step: int
    place: Place
    by: Player | None
    events: tuple[VisibleEvent, ...]
    view: OpenView


class SeatReplay(_Body, frozen=True, kw_only=True):
    """A stretch of a replay through one seat's eyes; steps are counted from 1 to `steps`."""

    game: GameId
    steps: int
    shown: tuple[SeatStep, ...]


class OpenReplay(_Body, frozen=True, kw_only=True):
    """A stretch of a replay with all cards open; steps are counted from 1 to `steps`."""

    game: GameId
    steps: int
    shown: tuple[OpenStep, ...]


class Verification(_Body, frozen=True, kw_only=True):
    """The record with all that a stranger needs, and the first disagreement this server found when checking it."""

    record: Record
    disagreement: Disagreement | None


class ReviewState(_Body, frozen=True, kw_only=True):
    """The coach's review of one's own seat, or how far it is: reviews before it, and decisions judged of all."""

    seat: Seat
    ahead: int = 0
    done: int = 0
    total: int = 0
    failed: bool = False
    review: GameReview | None = None


class OwnMistake(_Body, frozen=True):
    """A mistake of one's own to be tried again: the game, when it ended, the step that shows it, and what it cost."""

    game: GameId
    finished_at: int
    step: int
    round: int
    lost: float


class Practice(_Body, frozen=True, kw_only=True):
    """A person's own mistakes, newest game first, and their game in figures."""

    mistakes: tuple[OwnMistake, ...]
    figures: PersonFigures
