"""What is drawn: consoles and progress bars; rich is loaded only when one of them is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from rich.console import Console

_SIXTEEN_COLOURS: Final = ("standard", "windows")

Advance: TypeAlias = Callable[[int], None]
"""Moves a progress bar on by so much."""


def console_on_output() -> Console:
    """Where results are drawn."""
    from rich.console import Console

    from doublelucky7.terminal.drawing.card_faces import card_theme

    console = Console(highlight=False, markup=False, emoji=False)
    console.push_theme(card_theme(has_only_sixteen_colours=console.color_system in _SIXTEEN_COLOURS))
    return console


def console_on_errors() -> Console:
    """Where results are drawn while standard output carries data."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


@contextmanager
def progress(label: str, total: int) -> Iterator[Advance]:
    """A progress bar on standard error where that is a terminal, nothing at all elsewhere."""
    if not sys.stderr.isatty():
        yield _ignore_progress
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console_on_errors(),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task(label, total=total)
        yield lambda step: bar.advance(task, step)


@contextmanager
def ignored() -> Iterator[Advance]:
    """No progress bar, for work that is done before one could be drawn."""
    yield _ignore_progress


def _ignore_progress(step: int) -> None:
    pass
