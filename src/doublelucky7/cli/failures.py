"""How a command ends: well, with a finding, or with one clear line about what went wrong."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
SOMETHING_DISAGREES: Final = 1
CANNOT_DO_IT: Final = 2
INTERRUPTED: Final = 130
"""As shells report a process ended by Ctrl-C."""
OUTPUT_CLOSED: Final = 141
"""As shells report a process whose standard output was closed."""


class CommandFailed(Exception):
    """A command cannot go on; the sentence, in the person's language, is all that is shown."""

    def __init__(self, sentence: str, status: int = CANNOT_DO_IT) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status
