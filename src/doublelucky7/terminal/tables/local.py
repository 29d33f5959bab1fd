"""A game against bots in this process, kept in a file after every decision."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from doublelucky7.bots.levels import bot_named
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.game.playing import Game
from doublelucky7.protocol.sitting import Phase, Talk
from doublelucky7.records.record import BotPlayer
from doublelucky7.rules.actions import Action, PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.events import Event, is_visible_to
from doublelucky7.rules.evolution import evolve
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.terminal.snapshot import Ability, Hint, SeatedPlayer, Snapshot, TableChange
from doublelucky7.terminal.tables.kept_game import KeptGame


class LocalTable:
    """One person and bots; nothing is sent anywhere."""

    def __init__(self, game: Game, you: Seat, kept: KeptGame | None) -> None:
        self.game, self.you, self._kept = game, you, kept
        self.on_talk: Callable[[str, Talk], None] = lambda name, talk: None
        self._changes: asyncio.Queue[TableChange] = asyncio.Queue()
        self._players = tuple(
            SeatedPlayer(name=player.name, is_bot=isinstance(player, BotPlayer)) for player in self.game.seats
        )

    @classmethod
    def begin(
        cls, name: str, players: int, ruleset: RuleSet, level: str, seed: int | None, kept: KeptGame | None
    ) -> LocalTable:
        """A new game: the person sits on seat 0, bots of one level on the others."""
        game = Game([name, *(bot_named(level) for _ in range(players - 1))], ruleset, seed=seed)
        table = cls(game, 0, kept)
        table._queue(start(game.ruleset, players), game.events)
        table._keep()
        return table

    @classmethod
    def resume(cls, kept: KeptGame) -> LocalTable:
        """The game that was left; raises `CannotGoOn`."""
        game, you = kept.load()
        table = cls(game, you, kept)
        table.show()
        return table

    async def next_change(self) -> TableChange:
        """The next thing that happens."""
        return await self._changes.get()

    async def act(self, action: PlayerAction) -> None:
        """Does what the person decided, and all that bots and chance do after it; raises `IllegalAction`."""
        before, known = self.game.state, len(self.game.events)
        # Bots may think for a while, and the screen goes on meanwhile.
        await asyncio.to_thread(self.game.act, action)
        self._keep()
        self._queue(before, self.game.events[known:])

    async def use(self, ability: Ability) -> None:
        """Takes back the last decision, or plays again with the same crew."""
        if ability is Ability.TAKE_BACK and self._may_take_back():
            # What bots did after it goes, too; a game that was loaded takes back one decision at a time.
            while not self._is_own(self.game.undo()):
                pass
            self._keep()
            self.show()
        elif ability is Ability.PLAY_AGAIN and self.game.is_over:
            over = self.game
            crew = [bot_named(seat.bot) if isinstance(seat, BotPlayer) else seat.name for seat in over.seats]
            self.game = Game(crew, over.ruleset)
            self._keep()
            self._queue(start(over.ruleset, len(crew)), self.game.events)

    async def say(self, talk: Talk) -> None:
        """Bots do not listen."""

    async def hint(self) -> Hint | None:
        """What the network would do in this seat, from what the seat has heard; the record notes the asking."""
        if self.game.to_act != self.you:
            return None
        self.game.note_advice()
        best = (await asyncio.to_thread(ExpertBot().valuations, self.game.heard(self.you), 0))[0]
        return Hint(best.action, best.points, best.made if any(best.tricks) else None)

    async def close(self) -> None:
        """Nothing is left to do: the game is in its file."""

    def _queue(self, state: State, events: Iterable[Event]) -> None:
        """Queues every event the person may see, each with the table as it is after it."""
        for event in events:
            state = evolve(state, event)
            if is_visible_to(event, self.you):
                self._changes.put_nowait(TableChange(self._snapshot(state), (event,)))

    def show(self) -> None:
        """Queues the table as it is now, without an event."""
        self._changes.put_nowait(TableChange(self._snapshot(self.game.state), ()))

    def _snapshot(self, state: State) -> Snapshot:
        # Only the latest state can be answered: earlier ones have been decided.
        is_now = state == self.game.state
        abilities = set[Ability]()
        if is_now and self._may_take_back():
            abilities.add(Ability.TAKE_BACK)
        if is_now and state.to_act == self.you:
            abilities.add(Ability.HINT)
        if state.is_over:
            abilities.add(Ability.PLAY_AGAIN)
        return Snapshot(
            players=self._players,
            view=view_of(state, self.you),
            may_act=is_now and state.to_act == self.you,
            abilities=frozenset(abilities),
            phase=Phase.FINISHED if state.is_over else Phase.PLAYING,
        )

    def _may_take_back(self) -> bool:
        return not self.game.is_over and any(self._is_own(decided.action) for decided in self.game.actions)

    def _is_own(self, action: Action) -> bool:
        return isinstance(action, PlayerAction) and action.seat == self.you

    def _keep(self) -> None:
        if self._kept is not None:
            self._kept.keep(self.game, self.you)
