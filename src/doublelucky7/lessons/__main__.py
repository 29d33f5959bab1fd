"""Writes all lessons as JSON: `python -m doublelucky7.lessons FILE`, which is what the build of the page does."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from doublelucky7.lessons.playing import played
from doublelucky7.lessons.scripts import LESSONS


def main(arguments: list[str]) -> None:
    """Write the file that is named."""
    Path(arguments[0]).write_bytes(msgspec.json.encode([played(script) for script in LESSONS]))


if __name__ == "__main__":
    main(sys.argv[1:])
