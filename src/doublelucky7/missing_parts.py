"""What this installation lacks and why: the build notes it where the compiler or Node failed."""

from __future__ import annotations

import json
from enum import Enum
from pathlib import Path
from typing import Final

NOTE: Final = Path(__file__).with_suffix(".json")
BUNDLE: Final = Path(__file__).parent / "server" / "bundle"
"""The built browser client."""


class Part(Enum):
    """What the package works without, but not as well."""

    KERNEL = "kernel"
    PAGE = "page"


def why_missing(part: Part, note: Path = NOTE) -> str | None:
    """What kept the build from making a part, in its own words; None where nothing was noted."""
    try:
        noted: dict[str, str] = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return noted.get(part.value)


def is_page_built(bundle: Path = BUNDLE) -> bool:
    """Whether the browser client is there."""
    return (bundle / "index.html").is_file()
