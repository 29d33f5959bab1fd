"""A recorded game, step by step with keys, through a seat's eyes, a spectator's, or with all cards open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from doublelucky7.protocol.sitting import Phase, Talk
from doublelucky7.records.record import BotPlayer, Record
from doublelucky7.records.replaying import replay
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.events import visible_to
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import view_of
from doublelucky7.terminal.drawing.shown_names import names_in
from doublelucky7.terminal.snapshot import Ability, Hint, SeatedPlayer, Snapshot, TableChange


class ReplayedTable:
    """A finished or broken-off game; `eyes` is a seat, or None for all hands open."""

    def __init__(self, record: Record, eyes: Seat | None) -> None:
        self._steps = list(replay(record))
        self._first = start(record.ruleset, len(record.seats))
        self._eyes, self._at = eyes, 0
        self.on_talk: Callable[[str, Talk], None] = lambda name, talk: None
        self._changes: asyncio.Queue[TableChange] = asyncio.Queue()
        self._players = tuple(
            SeatedPlayer(name=name, is_bot=isinstance(player, BotPlayer))
            for name, player in zip(names_in(record), record.seats, strict=True)
        )
        self._show()

    async def next_change(self) -> TableChange:
        """The step that was asked for."""
        return await self._changes.get()

    async def act(self, action: PlayerAction) -> None:
        """Nobody acts in a game that was played."""

    async def use(self, ability: Ability) -> None:
        """Goes a step on or back, or looks through the next seat's eyes."""
        match ability:
            case Ability.STEP_FORWARD:
                self._at = min(self._at + 1, len(self._steps))
            case Ability.STEP_BACK:
                self._at = max(self._at - 1, 0)
            case Ability.OTHER_PERSPECTIVE:
                seats = len(self._players)
                following = 0 if self._eyes is None else self._eyes + 1
                self._eyes = None if following == seats else following
            case _:
                return
        self._show()

    async def say(self, talk: Talk) -> None:
        """Nobody listens."""

    async def hint(self) -> Hint | None:
        """There is nothing to decide."""
        return None

    async def close(self) -> None:
        """Nothing is left to do."""

    def _show(self) -> None:
        step = self._steps[self._at - 1] if self._at else None
        state = self._first if step is None else step.state
        events = () if step is None else step.events
        abilities = {Ability.OTHER_PERSPECTIVE}
        abilities |= {Ability.STEP_BACK} if self._at else set()
        abilities |= {Ability.STEP_FORWARD} if self._at < len(self._steps) else set()
        snapshot = Snapshot(
            players=self._players,
            view=view_of(state, self._eyes),
            hands=state.hands if self._eyes is None else None,
            abilities=frozenset(abilities),
            phase=Phase.FINISHED if state.is_over else Phase.PLAYING,
            caption=f"{self._at}/{len(self._steps)}",
        )
        self._changes.put_nowait(TableChange(snapshot, visible_to(self._eyes, events)))
