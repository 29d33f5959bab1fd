"""Twin games at a table, which differ only in cards hidden from some seats, and what those seats are sent."""

from __future__ import annotations

import asyncio
from random import Random

from msgspec.structs import replace

from doublelucky7.dealing.supply import chance_for
from doublelucky7.protocol.commands import GoOn, TakeBack
from doublelucky7.protocol.sitting import PersonSeat
from doublelucky7.rules.actions import Action, ChanceAction, PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import spectators_view_after
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.tables.services import BotChoice
from testkit.games.interference import Course, Watching, with_other_hidden_cards
from testkit.games.random_play import Table, a_table_of_each_mode_and_size, chance, choice, taken
from testkit.tables.scene import Device, Scene, bot, person

MOST_ROUNDS = 3
CHANCE_TO_TAKE_BACK = 0.15
WATCHER, SPECTATOR = "watcher", "spectator"


class ScriptedTable:
    """Plays a course at a real table: chance and bots follow the script, people send it."""

    def __init__(self, table: Table, course: Course, watching: Watching) -> None:
        self.table, self.course, self.watching = table, course, watching
        self.place = 0

    def supply(self, key: bytes, waiting: WaitingForChance, rounds: int, draws: int) -> ChanceAction:
        if self.place >= len(self.course.actions):
            return chance_for(key, waiting, rounds, draws)
        action = self.course.actions[self.place]
        assert isinstance(action, ChanceAction)
        self.place += 1
        return action

    async def ask_bot(self, level: str, heard: Heard, seed: int) -> BotChoice:
        action = self.course.actions[self.place] if self.place < len(self.course.actions) else heard.view.legal[0]
        assert isinstance(action, PlayerAction)
        self.place += 1
        return BotChoice(action, level, "1")

    async def messages(self) -> list[list[bytes]]:
        """All that the watching person and a spectator are sent until the course is cut."""
        random = Random(str(self.table))
        bots = {seat for seat in range(self.table.players) if seat not in self.watching and random.random() < 0.5}
        scene = Scene(supply=self.supply, ask_bot=self.ask_bot)
        holders = [bot() if seat in bots else person(self._holder(seat)) for seat in range(self.table.players)]
        await scene.open(*holders, ruleset=self.table.ruleset, forfeits=("Sing", "Hop", "Bow"), host=SPECTATOR)
        devices = [await scene.come(WATCHER), await scene.come(SPECTATOR)]
        names = {holder.person for holder in holders if isinstance(holder, PersonSeat)}
        try:
            await scene.start(*sorted(names))
            while self.place < len(self.course.actions):
                await self._step(scene, random)
        finally:
            await scene.end()
        return [_before_the_reveal(device) for device in devices]

    async def _step(self, scene: Scene, random: Random) -> None:
        assert scene.is_running, "the table has failed"
        seat = scene.state.to_act
        holder = None if seat is None else scene.table.seats[seat]
        if seat is None and random.random() < 0.5 and self.watching and scene.table.round_scored_at is not None:
            await scene.ask(WATCHER, GoOn())
        if not isinstance(holder, PersonSeat):
            await scene.pass_time(500)
            return
        action = self.course.actions[self.place]
        assert isinstance(action, PlayerAction)
        self.place += 1
        await scene.do(holder.person, action)
        next_holder = None if scene.state.to_act is None else scene.table.seats[scene.state.to_act]
        # A bot has been asked already; only among people is the place in the script still this one.
        if isinstance(next_holder, PersonSeat) and scene.table.undo and random.random() < CHANCE_TO_TAKE_BACK:
            await scene.do(holder.person, TakeBack(action.seat))
            await scene.do(holder.person, action)

    def _holder(self, seat: Seat) -> str:
        return WATCHER if seat in self.watching else f"player {seat}"


def _before_the_reveal(device: Device) -> list[bytes]:
    return [message for message in device.bytes if b'"secret_revealed"' not in message]


def random_course(table: Table, random: Random) -> Course:
    """The first rounds of a game, cut anywhere before its end."""
    begun = state = start(table.ruleset, table.players)
    actions: list[Action] = []
    while state.round <= MOST_ROUNDS:
        action = chance(state, random) if state.to_act is None else choice(legal_actions(state), random)
        actions.append(action)
        state = taken(state, action).after
    return Course(begun, tuple(actions[: random.randint(2, len(actions) - 1)]))


def twins(table: Table, watching: Watching) -> tuple[Course, Course]:
    random = Random(f"{table}/{watching}")
    one = random_course(table, random)
    return one, with_other_hidden_cards(one, watching, random)


def trials(seed: int) -> list[tuple[Table, Watching]]:
    found: list[tuple[Table, Watching]] = []
    for table in a_table_of_each_mode_and_size(seed):
        seats = Random(str(table)).sample(range(table.players), table.players)
        found += [(table, tuple(sorted(seats[:size]))) for size in (1, table.players - 1)]
    return found


def sent(table: Table, course: Course, watching: Watching) -> list[list[bytes]]:
    return asyncio.run(ScriptedTable(table, course, watching).messages())


def turns_up_a_card_of_a_hand(before: State, view: View, now: State) -> View:
    """A leak to be planted in place of `spectators_view_after`."""
    return replace(spectators_view_after(before, view, now), turned_up=next(iter(now.hands[0]), None))
