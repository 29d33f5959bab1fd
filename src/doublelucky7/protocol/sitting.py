"""Who sits where at a table, and how the table wants to be run: the types shared by commands, events and views."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias

import msgspec

from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS

MOST_NAME_BYTES: Final = 200
"""How long a name may arrive; what is kept of it is shorter and clean."""

MOST_FORFEITS: Final = 100
MOST_FORFEIT_LENGTH: Final = 120

PersonId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Names a person to others and is no credential: whoever knows it can do nothing with it."""

GameId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
LevelName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
RawText: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_NAME_BYTES)]
SeatCount: TypeAlias = Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Forfeits: TypeAlias = Annotated[tuple[RawText, ...], msgspec.Meta(max_length=MOST_FORFEITS)]


class _Holder(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class OpenSeat(_Holder, frozen=True, tag="open"):
    """Anybody may sit down here."""


class PersonSeat(_Holder, frozen=True, tag="person"):
    """A person sits here; one person may hold several seats, each under a name of its own."""

    person: PersonId
    name: str


class BotSeat(_Holder, frozen=True, tag="bot"):
    """A bot of a chosen level sits here, with a first name beside its badge."""

    name: str
    level: str


Holder: TypeAlias = OpenSeat | PersonSeat | BotSeat


class Phase(Enum):
    """How far a table is."""

    GATHERING = "gathering"
    CONTRIBUTING = "contributing"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class Pace(Enum):
    """How long a bot seems to think."""

    RELAXED = "relaxed"
    NORMAL = "normal"
    FAST = "fast"


class Spectators(Enum):
    """Whether somebody without a seat may watch."""

    WELCOME = "welcome"
    CLOSED_OUT = "closed_out"


class _Absence(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class WaitForPerson(_Absence, frozen=True, tag="wait"):
    """The table waits; after a while anybody present may let a bot play until the person is back."""


class BotAfter(_Absence, frozen=True, tag="bot_after"):
    """A bot takes over by itself for whoever has been gone this long."""

    seconds: Annotated[int, msgspec.Meta(ge=3, le=3600)]


AbsenceContract: TypeAlias = WaitForPerson | BotAfter


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run; nothing here changes the rules of the game."""

    pace: Pace = Pace.NORMAL
    absence: AbsenceContract = WaitForPerson()
    move_clock: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = None
    """Seconds for a decision, None for no clock; when it runs out a bot makes that one decision."""
    pad_clock: Annotated[int, msgspec.Meta(ge=3, le=600)] | None = None
    """Seconds for the score pad after a round, None where it waits until everybody present has seen it."""
    spectators: Spectators = Spectators.WELCOME
    stand_in: LevelName = "club"
    """The level of the bot that plays for somebody absent."""


class AwayChoice(Enum):
    """What stepping away means for the others."""

    BOT = "bot"
    PAUSE = "pause"


class WhyStandIn(Enum):
    """Why a bot plays a person's seat; after stepping away a person comes back by saying so."""

    ABSENT = "absent"
    STEPPED_AWAY = "stepped_away"


class AdvanceAnswer(Enum):
    """What a person has said to the wheel before being asked (R7.1)."""

    PASS_THIS_ROUND = "pass_this_round"
    PASS_UNTIL_I_SAY = "pass_until_i_say"
    ASK_ME = "ask_me"


class RematchAnswer(Enum):
    """Whether a person plays again."""

    YES = "yes"
    NO = "no"


class Talk(Enum):
    """All that can be said at a table: codes that each reader sees in the own language."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    SORRY = "sorry"
    OOPS = "oops"
    WOW = "wow"
    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    THINKING = "thinking"
    YOUR_TURN = "your_turn"
    BACK_SOON = "back_soon"
    ONE_MORE = "one_more"
    GOOD_GAME = "good_game"
    GOODBYE = "goodbye"
    LAUGH = "laugh"
    CHEER = "cheer"
    CRY = "cry"
    HEART = "heart"
    THUMBS_UP = "thumbs_up"
