"""Bots at a table: one is asked as soon as it is its turn, off the event loop and within a time limit.

A bot that is slow, fails or answers with something illegal is replaced for that decision, and the server is informed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from enum import Enum
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from doublelucky7.bots.asking import BotCrashed, IllegalChoice, ask
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.bots.levels import bot_named
from doublelucky7.bots.outside.processes import BotProcess, ask_process
from doublelucky7.bots.players.heuristic import ClubBot, NoviceBot
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.protocol.sitting import Phase
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.views import Heard
from doublelucky7.tables.automatic import bot_playing
from doublelucky7.tables.durations import STAND_IN_SECONDS, THINKING_SECONDS
from doublelucky7.tables.services import AskBot, BotChoice
from doublelucky7.tables.state import TableState

_WITHOUT_SEARCH: Final = frozenset({RandomBot.name, NoviceBot.name, ClubBot.name, ExpertBot.name})


class BotFault(Enum):
    """What was wrong with a bot's answer."""

    TOO_SLOW = "too_slow"
    FAILED = "failed"
    ILLEGAL = "illegal"


class BotFailure(msgspec.Struct, frozen=True):
    """A bot whose decision had to be replaced, why, and the error where there was one."""

    level: str
    fault: BotFault
    error: BaseException | None = None


NoteBotFailure: TypeAlias = Callable[[BotFailure], None]


def choice_of(level: str, heard: Heard, seed: int) -> BotChoice:
    """What the bot of a level decides; runs wherever an executor puts it."""
    bot = bot_named(level)
    return BotChoice(ask(bot, heard, seed), bot.name, bot.version)


def fallback_choice(heard: Heard, seed: int) -> BotChoice:
    """Any legal action, at once."""
    bot = RandomBot()
    return BotChoice(bot.choose(heard, seed), bot.name, bot.version)


def asking_in(
    executor: Executor,
    spare: Executor,
    note_failure: NoteBotFailure,
    seconds: float = THINKING_SECONDS,
    from_outside: Mapping[str, OutsideBot] = MappingProxyType({}),
) -> AskBot:
    """A way to ask bots in an executor's threads, those from outside in processes, and replacements in a spare thread.

    The spare thread is never given a search, so it is soon free even where all others are busy.
    """

    async def ask_level(level: str, heard: Heard, seed: int) -> BotChoice:
        outside = from_outside.get(level)
        if outside is None:
            outcome = await _asked(seconds, level, partial(_in_executor, executor, level, heard, seed))
        else:
            outcome = await _asked(None, level, partial(outside.ask, heard, seed, seconds))
        if isinstance(outcome, BotChoice):
            return outcome
        note_failure(outcome)
        stand_in = level if level in _WITHOUT_SEARCH else ClubBot.name
        outcome = await _asked(STAND_IN_SECONDS, stand_in, partial(_in_executor, spare, stand_in, heard, seed))
        return outcome if isinstance(outcome, BotChoice) else fallback_choice(heard, seed)

    return ask_level


class OutsideBot:
    """A bot from outside at the tables of a server: asked in turn, and killed where it does not answer in time."""

    def __init__(self, name: str) -> None:
        self._bot = BotProcess(name)
        self._thread = ThreadPoolExecutor(1, f"outside-{name}")
        self._turn = asyncio.Lock()

    async def ask(self, heard: Heard, seed: int, seconds: float) -> BotChoice:
        """What it chooses within so many seconds, once it is free; raises TimeoutError where it is not in time."""
        await asyncio.wait_for(self._turn.acquire(), seconds)
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._thread, ask_process, self._bot, heard, seed)
            action = await asyncio.wait_for(asked, seconds)
        except (TimeoutError, asyncio.CancelledError):
            # Nobody waits for this answer, and the next question must not wait behind it.
            self._bot.kill()
            raise
        finally:
            self._turn.release()
        return BotChoice(action, self._bot.name, self._bot.version)

    def close(self) -> None:
        """Ends its process."""
        self._bot.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


async def _in_executor(executor: Executor, level: str, heard: Heard, seed: int) -> BotChoice:
    return await asyncio.get_running_loop().run_in_executor(executor, choice_of, level, heard, seed)


async def _asked(
    seconds: float | None, level: str, asking: Callable[[], Awaitable[BotChoice]]
) -> BotChoice | BotFailure:
    try:
        return await asyncio.wait_for(asking(), seconds)
    except TimeoutError:
        return BotFailure(level, BotFault.TOO_SLOW)
    except IllegalChoice:
        return BotFailure(level, BotFault.ILLEGAL)
    except BotCrashed as crash:
        return BotFailure(level, BotFault.FAILED, crash.error)
    except Exception as failure:
        return BotFailure(level, BotFault.FAILED, failure)


class _Ready(msgspec.Struct, frozen=True):
    game_version: int
    choice: BotChoice


class BotTurns:
    """At most one bot of a table thinks at a time, about the game as it stands."""

    def __init__(self, ask_bot: AskBot, wake: Callable[[], None]) -> None:
        self._ask_bot = ask_bot
        self._wake = wake
        self._thinking_about: int | None = None
        self._task: asyncio.Task[None] | None = None
        self._ready: _Ready | None = None

    def choice_for(self, table: TableState) -> BotChoice | None:
        """What the bot has decided in the game as it stands, None while it thinks."""
        ready = self._ready
        return ready.choice if ready is not None and ready.game_version == table.game_version else None

    def think_ahead(self, table: TableState) -> None:
        """Asks the bot whose turn it is, unless it has been asked."""
        if table.phase is not Phase.PLAYING or table.pausing is not None:
            return
        seat = table.running.to_act
        level = None if seat is None else bot_playing(table, seat)
        if seat is None or level is None or self._thinking_about == table.game_version:
            return
        self.stop()
        self._thinking_about = table.game_version
        self._task = asyncio.get_running_loop().create_task(self._think(table, seat, level))

    def stop(self) -> None:
        """No answer is wanted any more."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self, table: TableState, seat: int, level: str) -> None:
        assert table.key is not None
        # From the key, so that after the reveal anybody can ask the bot again.
        seed = seed_of_choice(int.from_bytes(table.key), table.game_version)
        heard = heard_by(seat, table.running, table.since_deal, table.earlier_rounds)
        try:
            choice = await self._ask_bot(level, heard, seed)
        except Exception:
            choice = fallback_choice(heard, seed)
        self._ready = _Ready(table.game_version, choice)
        self._wake()
