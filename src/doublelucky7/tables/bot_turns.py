"""Letting a bot think as soon as it is its turn, so that its decision is there when it may be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from doublelucky7.arena.play import seed_of_choice
from doublelucky7.protocol.sitting import Phase
from doublelucky7.rules.seeing import heard_by
from doublelucky7.tables.duties import bot_playing
from doublelucky7.tables.house import AskBot, BotChoice
from doublelucky7.tables.table_state import TableState
from doublelucky7.tables.thinking import fallback_choice


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
        heard = heard_by(seat, table.running, table.since_deal)
        try:
            choice = await self._ask_bot(level, heard, seed)
        except Exception:
            choice = fallback_choice(heard, seed)
        self._ready = _Ready(table.game_version, choice)
        self._wake()
