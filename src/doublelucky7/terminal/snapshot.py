"""What somebody at a terminal sees: a view, the players around it, and what just happened."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

import msgspec

from doublelucky7.protocol.sitting import Phase, Talk
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.cards import Hand
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.views import View


class Ability(Enum):
    """What can be done at some tables only, beside playing."""

    TAKE_BACK = "take_back"
    HINT = "hint"
    PAUSE = "pause"
    TALK = "talk"
    PLAY_AGAIN = "play_again"
    GO_ON = "go_on"
    START = "start"
    STEP_BACK = "step_back"
    STEP_FORWARD = "step_forward"
    OTHER_PERSPECTIVE = "other_perspective"


class SeatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever sits on a seat; the name is empty while nobody does."""

    name: str
    is_bot: bool = False
    is_away: bool = False


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table after a change, through the eyes of a seat, of a spectator, or with all hands open."""

    players: tuple[SeatedPlayer, ...]
    view: View | None
    """None before the first deal."""
    may_act: bool = False
    """Whether the viewer is to decide now, from what the view holds as legal."""
    hands: tuple[Hand, ...] | None = None
    abilities: frozenset[Ability] = frozenset()
    phase: Phase = Phase.PLAYING
    code: str | None = None
    paused_by: str | None = None
    caption: str = ""

    @property
    def names(self) -> list[str]:
        """Everybody's name in seat order."""
        return [person.name for person in self.players]


class TableChange(msgspec.Struct, frozen=True):
    """Something that happened, and how the table looks after it."""

    snapshot: Snapshot
    events: tuple[VisibleEvent, ...]


class Hint(msgspec.Struct, frozen=True):
    """What a strong player would do, the points it expects and, where it can tell, the chance to make the bid."""

    action: PlayerAction
    points: float
    made: float | None


class TableEnded(Exception):
    """Raised for whoever waits at a table that does not go on."""


class PlayedTable(Protocol):
    """A table as the screens use it, wherever it is played."""

    on_talk: Callable[[str, Talk], None]

    async def next_change(self) -> TableChange:
        """The next thing that happens; raises `TableEnded`."""

    async def act(self, action: PlayerAction) -> None:
        """Does what the player decided; raises `IllegalAction` or `CommandRefused`."""

    async def use(self, ability: Ability) -> None:
        """Does one of the other things that the snapshot offers."""

    async def say(self, talk: Talk) -> None:
        """Says something to the others."""

    async def hint(self) -> Hint | None:
        """What a strong player would do, where that is allowed."""

    async def close(self) -> None:
        """Leaves the table; a game that is not over can be taken up again."""
