"""Marks an argument as a file for the completion of shells."""

from __future__ import annotations

import argparse
from typing import Final

FILES: Final = {
    "bash": "_shtab_compgen_files",
    "zsh": "_files",
    "tcsh": "f",
    "fish": "(__fish_complete_path (commandline -ct))",
    "powershell": "_shtab_powershell_compgen_files",
}
"""What `shtab.FILE` is, which takes longer to import than most commands take to run."""


def complete_files(argument: argparse.Action) -> None:
    """Lets shells complete an argument by the names of files."""
    argument.complete = FILES  # type: ignore[attr-defined] # where shtab documents that it looks
