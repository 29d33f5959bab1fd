"""Asking bots off the event loop, within a bound: one that is slow, fails or errs is played for by a simple one."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Final

from doublelucky7.bots.levels import bot_named
from doublelucky7.bots.random import RandomBot
from doublelucky7.rules.views import Heard
from doublelucky7.tables.house import AskBot, BotChoice

THINKING_SECONDS: Final = 5.0


def choice_of(level: str, heard: Heard, seed: int) -> BotChoice:
    """What the bot of a level decides; runs wherever an executor puts it."""
    bot = bot_named(level)
    return BotChoice(bot.choose(heard, seed), bot.name, bot.version)


def fallback_choice(heard: Heard, seed: int) -> BotChoice:
    """Something legal at once."""
    bot = RandomBot()
    return BotChoice(bot.choose(heard, seed), bot.name, bot.version)


def asking_in(executor: Executor, seconds: float = THINKING_SECONDS) -> AskBot:
    """A way to ask bots in an executor's threads or processes."""

    async def ask(level: str, heard: Heard, seed: int) -> BotChoice:
        loop = asyncio.get_running_loop()
        try:
            choice = await asyncio.wait_for(loop.run_in_executor(executor, choice_of, level, heard, seed), seconds)
        except Exception:
            return fallback_choice(heard, seed)
        return choice if choice.action in heard.view.legal else fallback_choice(heard, seed)

    return ask
