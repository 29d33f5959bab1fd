"""What a table is given from outside: store, clock, randomness, bots to ask; tests give others than the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import msgspec

from doublelucky7.dealing.supply import chance_for
from doublelucky7.protocol.sitting import GameId, PersonId
from doublelucky7.rules.actions import ChanceAction, PlayerAction
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.storage.event_store import EventStore
from doublelucky7.tables.speaking import SpeakingTurns


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class TableClock(Protocol):
    """The time, in milliseconds since 1970, and a way to be woken."""

    def now(self) -> int: ...

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm: ...


class BotChoice(msgspec.Struct, frozen=True):
    """What a bot decided, and which bot it was."""

    action: PlayerAction
    name: str
    version: str


AskBot: TypeAlias = Callable[[str, Heard, int], Awaitable[BotChoice]]
"""Asks the bot of a level off the event loop and within a bound; `thinking.asking_in` makes one."""

SupplyChance: TypeAlias = Callable[[bytes, WaitingForChance, int, int], ChanceAction]
"""Key, what is awaited, rounds begun, draws made: the chance of that moment; tests stack decks here."""


class Guest(msgspec.Struct, frozen=True):
    """A person who comes to a table, as the session knows them."""

    person: PersonId
    name: str


class House(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a table needs of the world."""

    store: EventStore
    clock: TableClock
    random_bytes: Callable[[int], bytes]
    ask_bot: AskBot
    levels: tuple[str, ...]
    game_of: Callable[[str, int], GameId]
    """The id of a link's nth game, always the same: a rematch interrupted by a crash finds its own beginning."""
    supply: SupplyChance = chance_for
    turns: SpeakingTurns = msgspec.field(default_factory=SpeakingTurns)
