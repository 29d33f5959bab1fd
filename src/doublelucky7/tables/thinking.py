"""Asking bots off the event loop, within a bound: one that is slow, fails or errs is played for, and that is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from enum import Enum
from typing import Final, TypeAlias

import msgspec

from doublelucky7.bots.heuristic import ClubBot, NoviceBot
from doublelucky7.bots.levels import bot_named
from doublelucky7.bots.random import RandomBot
from doublelucky7.rules.views import Heard
from doublelucky7.tables.house import AskBot, BotChoice

THINKING_SECONDS: Final = 5.0
STAND_IN_SECONDS: Final = 0.5
"""Five hundred times what a bot without a search needs; beyond that something is wrong with it too."""

_WITHOUT_SEARCH: Final = frozenset({RandomBot.name, NoviceBot.name, ClubBot.name})


class Trouble(Enum):
    """What was wrong with a bot."""

    TOO_SLOW = "too_slow"
    FAILED = "failed"
    ILLEGAL = "illegal"


class Mishap(msgspec.Struct, frozen=True):
    """A bot of a level that had to be played for, why, and the error where there was one."""

    level: str
    trouble: Trouble
    failure: Exception | None = None


NoteMishap: TypeAlias = Callable[[Mishap], None]


def choice_of(level: str, heard: Heard, seed: int) -> BotChoice:
    """What the bot of a level decides; runs wherever an executor puts it."""
    bot = bot_named(level)
    return BotChoice(bot.choose(heard, seed), bot.name, bot.version)


def fallback_choice(heard: Heard, seed: int) -> BotChoice:
    """Something legal at once."""
    bot = RandomBot()
    return BotChoice(bot.choose(heard, seed), bot.name, bot.version)


def asking_in(
    executor: Executor, spare: Executor, note_mishap: NoteMishap, seconds: float = THINKING_SECONDS
) -> AskBot:
    """A way to ask bots in an executor's threads or processes, and those who play for them in a spare one.

    The spare thread is never given a search, so it is free within a moment even where all others are busy.
    """

    async def ask(level: str, heard: Heard, seed: int) -> BotChoice:
        outcome = await _asked(executor, seconds, level, heard, seed)
        if isinstance(outcome, BotChoice):
            return outcome
        note_mishap(outcome)
        stand_in = level if level in _WITHOUT_SEARCH else ClubBot.name
        outcome = await _asked(spare, STAND_IN_SECONDS, stand_in, heard, seed)
        return outcome if isinstance(outcome, BotChoice) else fallback_choice(heard, seed)

    return ask


async def _asked(executor: Executor, seconds: float, level: str, heard: Heard, seed: int) -> BotChoice | Mishap:
    thinking = asyncio.get_running_loop().run_in_executor
    try:
        choice = await asyncio.wait_for(thinking(executor, choice_of, level, heard, seed), seconds)
    except TimeoutError:
        return Mishap(level, Trouble.TOO_SLOW)
    except Exception as failure:
        return Mishap(level, Trouble.FAILED, failure)
    return choice if choice.action in heard.view.legal else Mishap(level, Trouble.ILLEGAL)
