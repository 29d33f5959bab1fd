"""The keys of the table: what each does, its words, and what the table must offer for it."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from doublelucky7.terminal.sight import Ability


class Key(Enum):
    """The words beside a key, by the names of their messages."""

    SCORE = "terminal-key-score"
    TRICK = "terminal-key-trick"
    WHEEL = "terminal-key-wheel"
    RULES = "terminal-key-rules"
    HINT = "terminal-key-hint"
    TALK = "terminal-key-talk"


class Bound(msgspec.Struct, frozen=True):
    """Some keys, the action of the screen they stand for, and the message with its words."""

    keys: str
    action: str
    words: str
    is_shown: bool = True


def _using(keys: str, ability: Ability, words: str) -> Bound:
    return Bound(keys, f"use('{ability.value}')", f"terminal-key-{words}")


KEYS: Final = (
    _using("u", Ability.TAKE_BACK, "back"),
    _using("p", Ability.PAUSE, "pause"),
    _using("n", Ability.PLAY_AGAIN, "again"),
    _using("g", Ability.GO_ON, "go-on"),
    _using("b", Ability.START, "start"),
    _using("plus,space", Ability.STEP_FORWARD, "next"),
    _using("minus,backspace", Ability.STEP_BACK, "before"),
    _using("e", Ability.OTHER_EYES, "eyes"),
    Bound("h", "hint", Key.HINT.value),
    Bound("k", "talk", Key.TALK.value),
    Bound("s", "score", Key.SCORE.value),
    Bound("t", "last_trick", Key.TRICK.value),
    Bound("w", "wheel", Key.WHEEL.value),
    Bound("r", "rules", Key.RULES.value),
    Bound("f", "faces", "terminal-key-faces", is_shown=False),
    Bound("l", "theme", "terminal-key-theme", is_shown=False),
    Bound("c", "pace", "terminal-key-pace", is_shown=False),
    Bound("q,ctrl+c", "leave", "terminal-key-leave"),
)

ABILITY_OF: Final = {"hint": Ability.HINT, "talk": Ability.TALK}
"""Actions of the screen that a table must offer."""
