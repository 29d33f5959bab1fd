"""What can be chosen, at the foot of the table: arrows or a click lift it, Enter or a second click takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from doublelucky7.terminal.choices import Choice
from doublelucky7.terminal.drawing.pictures import Faces, picture_of

_NARROWEST: Final = 76
"""The room for a row on the smallest screen."""
_BESIDE_A_LABEL: Final = 6


class ChoiceButton(Static, can_focus=True):
    """One thing to choose."""

    DEFAULT_CSS = """
    ChoiceButton { width: auto; height: auto; margin: 0 1 0 0; padding: 0; }
    ChoiceButton:focus { background: $accent; color: #1D1A2B; text-style: bold; }
    """

    class Chosen(Message):
        """Somebody has taken a choice."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, choice: Choice, faces: Faces) -> None:
        super().__init__(_drawn(choice, faces))
        self.choice = choice
        self.is_lifted = False

    def on_click(self, event: events.Click) -> None:
        """The first click lifts, the second takes."""
        event.stop()
        if self.is_lifted:
            self.take()
        else:
            self.is_lifted = True
            self.focus()

    def on_blur(self) -> None:
        """Another one is lifted now."""
        self.is_lifted = False

    def take(self) -> None:
        """Takes this choice."""
        self.post_message(self.Chosen(self.choice))


class ChoiceRow(Horizontal):
    """All that can be chosen now."""

    DEFAULT_CSS = """
    ChoiceRow { height: auto; max-height: 8; layout: horizontal; }
    ChoiceRow.as-list { layout: vertical; overflow-y: auto; }
    """

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.offered: tuple[Choice, ...] = ()

    def compose(self) -> ComposeResult:
        """Nothing is offered at first."""
        yield from ()

    async def offer(self, choices: Sequence[Choice], faces: Faces) -> None:
        """Shows these choices instead of those before, the first allowed one lifted."""
        if not choices and not self.offered:
            return
        self.offered = tuple(choices)
        words = [choice for choice in choices if choice.card is None]
        is_long = sum(len(choice.label) + _BESIDE_A_LABEL for choice in words) > _NARROWEST
        self.set_class(is_long or any(choice.explained for choice in words), "as-list")
        await self.remove_children()
        buttons = [ChoiceButton(choice, faces) for choice in choices]
        await self.mount_all(buttons)
        first = next((button for button in buttons if button.choice.refusal is None), None)
        if first is not None:
            first.focus()

    def move(self, by: int) -> None:
        """Lifts the next choice, or the one before."""
        buttons = list(self.query(ChoiceButton))
        if buttons:
            at = next((place for place, button in enumerate(buttons) if button.has_focus), 0)
            buttons[(at + by) % len(buttons)].focus()

    def lift_or_take(self, typed: str) -> None:
        """A key lifts the choice it belongs to; pressed again it takes it."""
        for button in self.query(ChoiceButton):
            if button.choice.typed == typed:
                if button.has_focus:
                    button.take()
                else:
                    button.focus()

    def take_lifted(self) -> None:
        """Takes the choice that is lifted."""
        for button in self.query(ChoiceButton):
            if button.has_focus:
                button.take()


def _drawn(choice: Choice, faces: Faces) -> Text:
    is_refused = choice.refusal is not None
    if choice.card is not None:
        return Text.assemble(picture_of(choice.card, faces, is_dim=is_refused), f"\n  {choice.typed}")
    style = "strike dim" if is_refused else ""
    text = Text.assemble((f" {choice.typed} ", "bold"), (f"{choice.label} ", style))
    if choice.explained:
        text.append(choice.explained)
    return text
