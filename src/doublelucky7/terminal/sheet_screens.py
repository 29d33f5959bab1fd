"""What covers the table for a while: something to read, or a short list to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

_CSS = """
{name} {{ align: center middle; }}
{name} > VerticalScroll {{ width: 90%; max-width: 100; height: auto; max-height: 90%;
    border: round $accent; padding: 0 1; }}
"""


class ReadingSheet(ModalScreen[None]):
    """Something to read; any of its keys closes it."""

    CSS = _CSS.format(name="ReadingSheet")
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter,space", "dismiss", "")]

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self._title, self._content = title, content

    def compose(self) -> ComposeResult:
        """The text, which scrolls where it is long."""
        with VerticalScroll() as sheet:
            sheet.border_title = self._title
            yield Static(self._content)


class ListSheet(ModalScreen[int | None]):
    """A question with a few answers; the place of the chosen one comes back."""

    CSS = _CSS.format(name="ListSheet")
    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "")]

    def __init__(self, title: str, answers: Sequence[str]) -> None:
        super().__init__()
        self._title, self._answers = title, answers

    def compose(self) -> ComposeResult:
        """The answers, one below the other."""
        with VerticalScroll() as sheet:
            sheet.border_title = self._title
            yield OptionList(*self._answers)

    def on_mount(self) -> None:
        """Enter alone takes the first answer."""
        self.query_one(OptionList).highlighted = 0

    def on_option_list_option_selected(self, selected: OptionList.OptionSelected) -> None:
        """Hands out the place of the answer."""
        self.dismiss(selected.option_index)
