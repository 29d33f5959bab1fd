"""`doublelucky7 about`: which versions are at work, and whether kernel and page are there."""

from __future__ import annotations

import argparse
import os
import platform
from importlib.metadata import version
from typing import TYPE_CHECKING

import msgspec

from doublelucky7.cli.failures import DONE
from doublelucky7.cli.files import write_data
from doublelucky7.cli.output.terminal import console_on_output
from doublelucky7.cli.parsing.arguments import PROGRAM, add_command
from doublelucky7.missing_parts import Part, is_page_built, why_missing
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from rich.table import Table

    from doublelucky7.cli.parsing.arguments import Commands


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command."""
    parser = add_command(commands, "about", wording.say("help-about"), wording.say("help-about.examples"), wording)
    parser.set_defaults(run=run)
    parser.add_argument("--json", action="store_true", help=wording.say("help-json"))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Shows versions, kernel and bots."""
    if arguments.json:
        write_data(_as_json(), wording)
        return DONE
    console = console_on_output()
    console.print(wording.say("about-program", version=version(PROGRAM)), style="bold")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    console.print(wording.say("about-python", python=python, system=f"{platform.system()} {platform.machine()}"))
    console.print(_kernel(wording))
    console.print(_page(wording))
    console.print(wording.say("about-cython", version=version("cython")))
    console.print()
    console.print(_bots(wording))
    return DONE


def _as_json() -> str:
    """The same for other programs."""
    from doublelucky7 import kernel
    from doublelucky7.bots.levels import LEVELS

    answer = {
        "version": version(PROGRAM),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "machine": platform.machine(),
        "kernel": "compiled" if kernel.is_compiled() else "pure",
        "page": "built" if is_page_built() else "missing",
        "cython": version("cython"),
        "bots": LEVELS,
    }
    return msgspec.json.encode(answer).decode()


def _kernel(wording: Wording) -> str:
    from doublelucky7 import kernel

    if kernel.is_compiled():
        return wording.say("about-kernel-compiled")
    if os.environ.get(kernel.SWITCH):
        switch = f"{kernel.SWITCH}={os.environ[kernel.SWITCH]}"
        return wording.say("about-kernel-pure-by-choice", switch=switch)
    return wording.say("about-kernel-pure", why=why_missing(Part.KERNEL) or wording.say("about-kernel-pure.unknown"))


def _page(wording: Wording) -> str:
    if is_page_built():
        return wording.say("about-page-built")
    return wording.say("about-page-missing", why=why_missing(Part.PAGE) or wording.say("about-page-missing.unknown"))


def _bots(wording: Wording) -> Table:
    from rich import box
    from rich.table import Table

    from doublelucky7.bots.levels import LEVELS

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(wording.say("about-bots.name"))
    table.add_column(wording.say("about-bots.version"))
    table.add_column(wording.say("about-bots.cost"), justify="right")
    for level in LEVELS:
        table.add_row(level.name, level.version, wording.say("about-bots.milliseconds", cost=level.cost))
    return table
