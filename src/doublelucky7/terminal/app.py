"""The table of text: Textual draws it, the tables of `terminal.tables` play it; there are no rules here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any, Final

from rich.console import RenderableType
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.theme import Theme
from textual.widgets import Footer, RichLog, Static

from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import Talk
from doublelucky7.rules.events import BidPlaced, CardPlayed, TrickWon, VisibleEvent
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.terminal.choices import Choice, action_in_words, choices_in
from doublelucky7.terminal.choosing import ChoiceButton, ChoiceRow
from doublelucky7.terminal.drawing.pictures import Faces
from doublelucky7.terminal.drawing.score_pad import score_pad
from doublelucky7.terminal.drawing.table import bar, felt, own_hand, seats
from doublelucky7.terminal.keys import ABILITY_OF, KEYS, Key
from doublelucky7.terminal.prompts import asked_of_whom, how_i_stand
from doublelucky7.terminal.sheet_screens import ListSheet, ReadingSheet
from doublelucky7.terminal.sheets import hint_in_words, last_trick_lines, rules_lines, table_reason, wheel_lines
from doublelucky7.terminal.snapshot import Ability, PlayedTable, Snapshot, TableChange, TableEnded
from doublelucky7.wording.reasons import reason
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Wording, key

LEAST_SIZE: Final = (80, 24)
_WIDE: Final = 120
DARK: Final = Theme(
    name="double-lucky-7-dark",
    primary="#8F7BD0",
    accent="#F4BE2A",
    foreground="#F4EFE6",
    background="#1F1B31",
    surface="#2C2549",
    panel="#14111F",
    dark=True,
)
LIGHT: Final = Theme(
    name="double-lucky-7-light",
    primary="#6A4FB0",
    accent="#F4BE2A",
    foreground="#1D1A2B",
    background="#F4EEE2",
    surface="#EDE4D3",
    panel="#FFFBF2",
    dark=False,
    variables={"footer-key-foreground": "#7A4E00"},
)


class Pace(Enum):
    """How many seconds something that others do rests on the screen."""

    SLOW = 1.6
    NORMAL = 0.8
    FAST = 0.3
    INSTANT = 0.0


class TerminalApp(App[None]):
    """One table on the screen."""

    CSS = """
    #bar { height: 1; background: $panel; padding: 0 1; }
    #seats { height: auto; padding: 0 1; }
    #felt { height: 4; padding: 0 1; }
    #log { height: 1fr; padding: 0 1; background: $background; color: $foreground 75%; }
    #log { scrollbar-size: 0 0; }
    #hand { height: auto; padding: 0 1; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #choices { padding: 0 1; }
    #side { display: none; width: 60; border-left: solid $panel; padding: 0 1; }
    .-wide #side { display: block; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (_WIDE, "-wide")]  # noqa: RUF012  as Textual declares it
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        open_table: Callable[[bool], Awaitable[PlayedTable]],
        wording: Wording,
        *,
        asks_to_go_on: bool = False,
        faces: Faces = Faces.CHARMS,
        pace: Pace = Pace.NORMAL,
    ) -> None:
        super().__init__()
        self._open_table, self._asks_to_go_on = open_table, asks_to_go_on
        self.wording, self.faces, self.pace = wording, faces, pace
        self.title = "Double Lucky 7"
        self.table: PlayedTable | None = None
        self.failure: Exception | None = None
        """Why the table could not be opened, for the caller to print."""
        self.snapshot: Snapshot | None = None
        self._key_pressed = asyncio.Event()
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name
        for bound in KEYS:
            self.bind(
                bound.keys,
                bound.action,
                description=wording.say(key("terminal-key", bound.key.value)),
                show=bound.is_shown,
            )

    def compose(self) -> ComposeResult:
        """The parts of the screen from top to bottom; on wide ones the score pad stands beside them."""
        yield Static(id="bar")
        with Horizontal():
            with Vertical():
                yield Static(id="seats")
                yield Static(id="felt")
                yield RichLog(id="log", wrap=True, max_lines=500)
                yield Static(id="hand")
                yield Static(id="prompt")
                yield ChoiceRow()
            yield Static(id="side")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Sits down and follows the table from then on."""
        self.query_one("#log", RichLog).can_focus = False
        self.run_worker(self._follow_table(), exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        """Says so where the window is too small to show everything."""
        if event.size.width < LEAST_SIZE[0] or event.size.height < LEAST_SIZE[1]:
            self.notify(self.wording.say("terminal-too-small"), timeout=2)

    async def _follow_table(self) -> None:
        goes_on = False
        if self._asks_to_go_on:
            answers = [self.wording.say("terminal-go-on-yes"), self.wording.say("terminal-go-on-no")]
            goes_on = await self.push_screen_wait(ListSheet(self.wording.say("terminal-go-on"), answers)) == 0
        try:
            self.table = await self._open_table(goes_on)
        except Exception as failure:
            self.failure = failure
            self.exit()
            return
        self.table.on_talk = self._hear_talk
        with suppress(TableEnded):
            while True:
                await self._show_change(await self.table.next_change())
        self._say_below(self.wording.say("terminal-table-ended"))

    async def _show_change(self, change: TableChange) -> None:
        before, self.snapshot = self.snapshot, change.snapshot
        snapshot, view = change.snapshot, change.snapshot.view
        for event in change.events:
            self._log_line(sentence_for(event, snapshot.names, self.wording, None if view is None else view.viewer))
        self._draw_table()
        choices: Sequence[Choice] = ()
        if snapshot.may_act and view is not None:
            choices = choices_in(view, snapshot.names, self.wording)
        await self.query_one(ChoiceRow).offer(choices, self.faces)
        holds_cards = any(choice.card is not None for choice in choices)
        self._put_into("#hand", "" if holds_cards or view is None else own_hand(view, self.wording))
        # The choices took lines from the log, whose last ones are the newest.
        self.call_after_refresh(self.query_one("#log", RichLog).scroll_end, animate=False)
        if before is None or before.abilities != snapshot.abilities:
            self.refresh_bindings()
        if not snapshot.may_act:
            await self._pause_after(change.events)

    async def _pause_after(self, happened: Sequence[VisibleEvent]) -> None:
        """Leaves what others did on the screen for a while, a finished trick twice as long; any key goes on."""
        own = None if self.snapshot is None or self.snapshot.view is None else self.snapshot.view.viewer
        is_others = any(not isinstance(event, BidPlaced | CardPlayed) or event.seat != own for event in happened)
        seconds = self.pace.value * (2 if any(isinstance(event, TrickWon) for event in happened) else 1)
        if happened and is_others and seconds:
            self._key_pressed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._key_pressed.wait(), seconds)

    def _draw_table(self) -> None:
        snapshot = self.snapshot
        if snapshot is None:
            return
        self._put_into("#bar", bar(snapshot, self.wording))
        self._put_into("#seats", seats(snapshot, self.faces, self.wording))
        self._put_into("#felt", felt(snapshot, self.faces))
        self._put_into("#side", self._pad_drawn(self.query_one("#side").size.width or LEAST_SIZE[0]))
        asked = asked_of_whom(snapshot, self.wording)
        standing = "" if snapshot.view is None else how_i_stand(snapshot.view, self.wording)
        self._say_below(" · ".join(part for part in (asked, standing) if part))

    def _put_into(self, place: str, content: RenderableType) -> None:
        self.query_one(place, Static).update(content)

    def _say_below(self, sentence: str) -> None:
        self._put_into("#prompt", sentence)

    def _log_line(self, sentence: str) -> None:
        self.query_one("#log", RichLog).write(sentence)

    def _pad_drawn(self, width: int) -> RenderableType:
        view = None if self.snapshot is None else self.snapshot.view
        if self.snapshot is None or view is None or not view.pad:
            return ""
        return score_pad(view.pad, view.result, view.ruleset, self.snapshot.names, width, self.wording)

    async def on_key(self, event: events.Key) -> None:
        """Goes on where something rests; arrows, digits and Enter choose."""
        self._key_pressed.set()
        if len(self.screen_stack) > 1:
            return
        row = self.query_one(ChoiceRow)
        if event.key in ("left", "up"):
            row.move(-1)
        elif event.key in ("right", "down"):
            row.move(1)
        elif event.key == "enter":
            row.take_lifted()
        elif event.character is not None and event.character.isdigit():
            row.lift_or_take(event.character)

    async def on_choice_button_chosen(self, message: ChoiceButton.Chosen) -> None:
        """Does what was chosen, opens its targets, or says why not."""
        choice, snapshot = message.choice, self.snapshot
        if snapshot is None or self.table is None:
            return
        if choice.refusal is not None:
            self._say_below(f"{reason(choice.refusal, snapshot.names, self.wording)} ({choice.refusal.clause})")
        elif choice.targets:
            self._say_below(f"{choice.label}. {choice.explained}")
            await self.query_one(ChoiceRow).offer(choice.targets, self.faces)
        elif choice.action is not None:
            await self.query_one(ChoiceRow).offer((), self.faces)
            self._do_in_background(self.table.act(choice.action))

    def _do_in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        """Has something done at the table while the screen goes on."""
        self.run_worker(self._do_or_say_why(doing), group="doing")

    async def _do_or_say_why(self, doing: Coroutine[Any, Any, None]) -> None:
        snapshot = self.snapshot
        try:
            await doing
        except IllegalAction as illegal:
            names = [] if snapshot is None else snapshot.names
            self._say_below(f"{reason(illegal.refusal, names, self.wording)} ({illegal.refusal.clause})")
        except CommandRefused as refused:
            self._say_below(table_reason(refused.refusal, self.wording))

    def _hear_talk(self, name: str, talk: Talk) -> None:
        self._log_line(f"{name}: {self.wording.say(key('talk', talk.value))}")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys for what this table cannot do now are not shown."""
        if action == "use":
            ability = Ability(str(parameters[0]))
            return self.snapshot is not None and ability in self.snapshot.abilities
        needed = ABILITY_OF.get(action)
        return needed is None or (self.snapshot is not None and needed in self.snapshot.abilities)

    def action_use(self, ability: str) -> None:
        """Does one of the other things the table offers."""
        if self.table is not None:
            self._do_in_background(self.table.use(Ability(ability)))

    def action_score(self) -> None:
        """Shows the score pad."""
        self._open_sheet(Key.SCORE, self._pad_drawn(LEAST_SIZE[0]))

    def action_last_trick(self) -> None:
        """Shows the last trick."""
        self._open_lines(Key.TRICK, last_trick_lines)

    def action_wheel(self) -> None:
        """Shows the wheel."""
        self._open_lines(Key.WHEEL, wheel_lines)

    def action_rules(self) -> None:
        """Shows the rules by clause."""
        self._open_lines(Key.RULES, rules_lines)

    async def action_hint(self) -> None:
        """Says what a strong player would do."""
        snapshot = self.snapshot
        if self.table is None or snapshot is None or snapshot.view is None:
            return
        hint = await self.table.hint()
        if hint is not None:
            action = action_in_words(hint.action, snapshot.view, snapshot.names, self.wording)
            self._say_below(hint_in_words(hint, action, self.wording))

    def action_talk(self) -> None:
        """Offers what can be said."""
        self.run_worker(self._choose_talk(), group="doing")

    async def _choose_talk(self) -> None:
        lines = [self.wording.say(key("talk", talk.value)) for talk in Talk]
        chosen = await self.push_screen_wait(ListSheet(self.wording.say(key("terminal-key", Key.TALK.value)), lines))
        if chosen is not None and self.table is not None:
            await self._do_or_say_why(self.table.say(list(Talk)[chosen]))

    async def action_faces(self) -> None:
        """Draws cards with charms, or with letters only."""
        self.faces = Faces.LETTERS if self.faces is Faces.CHARMS else Faces.CHARMS
        self._draw_table()
        row = self.query_one(ChoiceRow)
        await row.offer(row.offered, self.faces)

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_pace(self) -> None:
        """The next pace."""
        paces = list(Pace)
        self.pace = paces[(paces.index(self.pace) + 1) % len(paces)]
        said = self.wording.say(key("terminal-pace", self.pace.name.lower()))
        self.notify(self.wording.say("terminal-pace", pace=said), timeout=1)

    async def action_leave(self) -> None:
        """Leaves the table; a game that is not over is kept."""
        if self.table is not None:
            await self.table.close()
        self.exit()

    def _open_lines(self, title: Key, lines: Callable[[Snapshot, Wording], Sequence[str]]) -> None:
        if self.snapshot is not None:
            self._open_sheet(title, "\n".join(lines(self.snapshot, self.wording)))

    def _open_sheet(self, title: Key, content: RenderableType) -> None:
        self.push_screen(ReadingSheet(self.wording.say(key("terminal-key", title.value)), content))
