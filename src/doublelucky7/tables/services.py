"""What a table is given from outside: store, clock, randomness, bots to ask; tests give others than the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

import msgspec

from doublelucky7.dealing.supply import chance_for
from doublelucky7.protocol.sitting import GameId, PersonId
from doublelucky7.rules.actions import ChanceAction, PlayerAction
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.projections import FinishedGame
from doublelucky7.storage.standing_answers import MemoryStandingAnswers, StandingAnswers
from doublelucky7.tables.broadcast_queue import BroadcastQueue
from doublelucky7.tables.stream.completions import Completions

_NS_IN_A_MS: Final = 1_000_000
_MS_IN_A_SECOND: Final = 1_000


class Alarm(Protocol):
    """A call that will be made unless it is cancelled."""

    def cancel(self) -> None: ...


class TableClock(Protocol):
    """The time, in milliseconds since 1970, and calls at an instant."""

    def now(self) -> int: ...

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm: ...


class SteadyClock:
    """The system's time at the start and what has passed since: setting the system's clock moves no wait."""

    def __init__(self) -> None:
        self._ahead = wall_now() - time.monotonic_ns() // _NS_IN_A_MS

    def now(self) -> int:
        """Milliseconds since 1970, as if nobody had set the clock since the start."""
        return self._ahead + time.monotonic_ns() // _NS_IN_A_MS

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        """Calls back at an instant, or at once where it has passed."""
        delay = max(0, instant - self.now()) / _MS_IN_A_SECOND
        return asyncio.get_running_loop().call_later(delay, wake)


def wall_now() -> int:
    """Milliseconds since 1970 by the system's clock, which anybody may set."""
    return time.time_ns() // _NS_IN_A_MS


class StorageBudget(Protocol):
    """Says who may store no more; what a game's own moves take is bounded by the rules."""

    def charge(self, game: GameId, person: PersonId, size: int) -> None:
        """Counts bytes of a table that a person is responsible for."""

    def is_spent(self, game: GameId, person: PersonId, stored: int) -> bool:
        """Whether a person may store nothing more at a table that has stored so much already."""

    def may_begin(self, person: PersonId) -> bool:
        """Whether a person may begin another game."""


class UnlimitedBudget:
    """A budget for a table of its own, as in tests."""

    def charge(self, game: GameId, person: PersonId, size: int) -> None:
        """Counts nothing."""

    def is_spent(self, game: GameId, person: PersonId, stored: int) -> bool:
        """Never."""
        return False

    def may_begin(self, person: PersonId) -> bool:
        """Always."""
        return True


class BotChoice(msgspec.Struct, frozen=True):
    """What a bot decided, and which bot it was."""

    action: PlayerAction
    name: str
    version: str


AskBot: TypeAlias = Callable[[str, Heard, int], Awaitable[BotChoice]]
"""Asks the bot of a level off the event loop and within a time limit; `bot_turns.asking_in` makes one."""

SupplyChance: TypeAlias = Callable[[bytes, WaitingForChance, int, int], ChanceAction]
"""The deck or die for: key, what is awaited, rounds begun, draws made; tests stack decks here."""


def _ignore_end(finished: FinishedGame) -> None:
    """Nothing to do about the end of a game."""


class TableServices(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a table needs from outside."""

    store: EventStore
    clock: TableClock
    random_bytes: Callable[[int], bytes]
    ask_bot: AskBot
    levels: tuple[str, ...]
    game_of: Callable[[str, int], GameId]
    """The id of a link's nth game, always the same: a rematch interrupted by a crash finds its own beginning."""
    supply: SupplyChance = chance_for
    broadcasts: BroadcastQueue = msgspec.field(default_factory=BroadcastQueue)
    completions: Completions = msgspec.field(default_factory=Completions)
    budget: StorageBudget = msgspec.field(default_factory=UnlimitedBudget)
    standing_answers: StandingAnswers = msgspec.field(default_factory=MemoryStandingAnswers)
    on_game_ended: Callable[[FinishedGame], None] = _ignore_end
    """Called with how a game came out, once its end is stored."""
    epoch: int = 0
    """How often the server's data has been put back to an earlier state."""
    stamp: Callable[[], int] | None = None
    """The instant that is stored with an entry and shown to people; the clock's own where there is no other."""

    def instant_to_store(self) -> int:
        """Milliseconds since 1970 for a new entry."""
        return self.clock.now() if self.stamp is None else self.stamp()
