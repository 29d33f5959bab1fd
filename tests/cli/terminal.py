"""A person at a terminal, for the tests: commands in a process of their own, or in this one where that is enough."""

import os
import subprocess
import sys
from pathlib import Path

UNWANTED = {"LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "PYTHONUNBUFFERED", "DOUBLELUCKY7_KERNEL"}
COMMAND = [sys.executable, "-m", "doublelucky7.cli.main"]


def environment(**changes: str) -> dict[str, str]:
    """A plain environment in English, with some changes."""
    kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return kept | {"LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"} | changes


def typed(
    *arguments: str, given: bytes = b"", cwd: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[bytes]:
    """What a command answers in a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments], input=given, capture_output=True, cwd=cwd, env=environment(**changes), check=False
    )
