"""Line by line: one sentence an event, questions answered by typing a number; for screen readers and scripts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import Phase, Talk
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.terminal.choices import Choice, action_in_words, choices_in
from doublelucky7.terminal.prompts import asked_of_whom, how_i_stand, meter, perspective, round_and_trump
from doublelucky7.terminal.sheets import (
    hint_in_words,
    last_trick_lines,
    rules_lines,
    score_lines,
    table_reason,
    wheel_lines,
)
from doublelucky7.terminal.snapshot import Ability, PlayedTable, Snapshot, TableChange, TableEnded
from doublelucky7.wording.pieces import cards_in_words
from doublelucky7.wording.reasons import reason
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Wording, key

LEAVE: Final = "q"
_ABILITIES: Final = {
    "u": Ability.TAKE_BACK,
    "p": Ability.PAUSE,
    "n": Ability.PLAY_AGAIN,
    "g": Ability.GO_ON,
    "b": Ability.START,
    "+": Ability.STEP_FORWARD,
    "-": Ability.STEP_BACK,
    "e": Ability.OTHER_PERSPECTIVE,
}
_TALK: Final = "k"


class PlainTable:
    """One table, printed line by line."""

    def __init__(self, table: PlayedTable, wording: Wording, print_line: Callable[[str], None]) -> None:
        self._table, self.wording, self._print = table, wording, print_line
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._snapshot: Snapshot | None = None
        self._asked: tuple[Choice, ...] = ()
        table.on_talk = self._talked

    def typed(self, line: str | None) -> None:
        """Takes a line that was typed, None where no more will come."""
        self._lines.put_nowait(line)

    async def run(self) -> None:
        """Prints and asks until the player leaves or the table ends."""
        happening = asyncio.ensure_future(self._table.next_change())
        typing = asyncio.ensure_future(self._lines.get())
        try:
            while True:
                await asyncio.wait({happening, typing}, return_when=asyncio.FIRST_COMPLETED)
                if happening.done():
                    self._print_change(happening.result())
                    happening = asyncio.ensure_future(self._table.next_change())
                elif not await self._goes_on(typing.result()):
                    return
                else:
                    typing = asyncio.ensure_future(self._lines.get())
        except TableEnded:
            self._print(self.wording.say("terminal-table-ended"))
        finally:
            happening.cancel()
            typing.cancel()

    def _print_change(self, change: TableChange) -> None:
        before, self._snapshot = self._snapshot, change.snapshot
        snapshot, view = change.snapshot, change.snapshot.view
        for event in change.events:
            viewer = None if view is None else view.viewer
            self._print(sentence_for(event, snapshot.names, self.wording, viewer) + ".")
        if snapshot.caption:
            self._print(f"{snapshot.caption} {perspective(snapshot, self.wording)}".strip())
        if snapshot.may_act:
            self._ask()
        elif before is None or snapshot.phase is not before.phase or snapshot.paused_by != before.paused_by:
            self._print_all([line for line in [asked_of_whom(snapshot, self.wording)] if line])
        if snapshot.phase is Phase.FINISHED and (before is None or before.phase is not Phase.FINISHED):
            self._print_all(score_lines(snapshot, self.wording))

    def _ask(self) -> None:
        snapshot = self._snapshot
        assert snapshot is not None
        assert snapshot.view is not None
        view = snapshot.view
        self._print(f"{round_and_trump(view, self.wording)}. {meter(view, self.wording)}".strip())
        self._print(f"{self.wording.say('terminal-hand')} {cards_in_words(view.hand or (), self.wording)}")
        if standing := how_i_stand(view, self.wording):
            self._print(standing)
        self._offer(asked_of_whom(snapshot, self.wording), choices_in(view, snapshot.names, self.wording))

    def _offer(self, question: str, choices: tuple[Choice, ...]) -> None:
        self._asked = choices
        self._print(question)
        for choice in choices:
            refused = "" if choice.refusal is None else f" ({self.wording.say('terminal-not-allowed')})"
            explained = f": {choice.explained}" if choice.explained else ""
            self._print(f"  {choice.typed}  {choice.label}{explained}{refused}")

    async def _goes_on(self, line: str | None) -> bool:
        """Does what was typed; False where the player leaves."""
        typed = None if line is None else line.strip().lower()
        if typed is None or typed == LEAVE:
            return False
        snapshot = self._snapshot
        if snapshot is None or not typed:
            return True
        found = next((choice for choice in self._asked if choice.typed == typed and snapshot.may_act), None)
        if found is not None:
            await self._choose(found, snapshot)
        elif typed in _ABILITIES and _ABILITIES[typed] in snapshot.abilities:
            await self._try(self._table.use(_ABILITIES[typed]))
        elif typed.partition(" ")[0] == _TALK and Ability.TALK in snapshot.abilities:
            await self._talk(typed.partition(" ")[2])
        else:
            await self._look_up(typed, snapshot)
        return True

    async def _choose(self, choice: Choice, snapshot: Snapshot) -> None:
        if choice.refusal is not None:
            why = reason(choice.refusal, snapshot.names, self.wording)
            self._print(f"{why} ({choice.refusal.clause})")
        elif choice.targets:
            self._offer(f"{choice.label}. {choice.explained}", choice.targets)
        elif choice.action is not None:
            await self._try(self._table.act(choice.action))

    async def _look_up(self, typed: str, snapshot: Snapshot) -> None:
        match typed:
            case "s":
                self._print_all(score_lines(snapshot, self.wording))
            case "t":
                self._print_all(last_trick_lines(snapshot, self.wording))
            case "w":
                self._print_all(wheel_lines(snapshot, self.wording))
            case "r":
                self._print_all(rules_lines(snapshot, self.wording))
            case "h" if Ability.HINT in snapshot.abilities and snapshot.view is not None:
                hint = await self._table.hint()
                if hint is not None:
                    action = action_in_words(hint.action, snapshot.view, snapshot.names, self.wording)
                    self._print(hint_in_words(hint, action, self.wording))
            case _:
                is_replay = Ability.OTHER_PERSPECTIVE in snapshot.abilities
                self._print(self.wording.say("terminal-replay-keys" if is_replay else "terminal-keys"))
                if snapshot.may_act:
                    self._ask()

    async def _talk(self, wanted: str) -> None:
        all_talk = list(Talk)
        if wanted.isdigit() and 1 <= int(wanted) <= len(all_talk):
            await self._try(self._table.say(all_talk[int(wanted) - 1]))
            return
        for number, talk in enumerate(all_talk, start=1):
            self._print(f"  {_TALK} {number}  {self.wording.say(key('talk', talk.value))}")

    async def _try(self, doing: object) -> None:
        assert asyncio.iscoroutine(doing)
        try:
            await doing
        except IllegalAction as illegal:
            names = [] if self._snapshot is None else self._snapshot.names
            self._print(f"{reason(illegal.refusal, names, self.wording)} ({illegal.refusal.clause})")
        except CommandRefused as refused:
            self._print(table_reason(refused.refusal, self.wording))

    def _talked(self, name: str, talk: Talk) -> None:
        self._print(f"{name}: {self.wording.say(key('talk', talk.value))}")

    def _print_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._print(line)
