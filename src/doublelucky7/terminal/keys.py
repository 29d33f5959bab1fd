"""The keys of the table: what each does, its words, and what the table must offer for it."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from doublelucky7.terminal.snapshot import Ability


class Key(Enum):
    """What stands beside a key, by the members of a family of messages."""

    SCORE = "score"
    TRICK = "trick"
    WHEEL = "wheel"
    RULES = "rules"
    HINT = "hint"
    BACK = "back"
    PAUSE = "pause"
    TALK = "talk"
    AGAIN = "again"
    GO_ON = "go_on"
    START = "start"
    LEAVE = "leave"
    FACES = "faces"
    THEME = "theme"
    PACE = "pace"
    NEXT = "next"
    BEFORE = "before"
    EYES = "eyes"


class KeyBinding(msgspec.Struct, frozen=True):
    """Some keys, the action of the screen they stand for, and what stands beside them."""

    keys: str
    action: str
    key: Key
    is_shown: bool = True


def _using(keys: str, ability: Ability, key: Key) -> KeyBinding:
    return KeyBinding(keys, f"use('{ability.value}')", key)


KEYS: Final = (
    _using("u", Ability.TAKE_BACK, Key.BACK),
    _using("p", Ability.PAUSE, Key.PAUSE),
    _using("n", Ability.PLAY_AGAIN, Key.AGAIN),
    _using("g", Ability.GO_ON, Key.GO_ON),
    _using("b", Ability.START, Key.START),
    _using("plus,space", Ability.STEP_FORWARD, Key.NEXT),
    _using("minus,backspace", Ability.STEP_BACK, Key.BEFORE),
    _using("e", Ability.OTHER_PERSPECTIVE, Key.EYES),
    KeyBinding("h", "hint", Key.HINT),
    KeyBinding("k", "talk", Key.TALK),
    KeyBinding("s", "score", Key.SCORE),
    KeyBinding("t", "last_trick", Key.TRICK),
    KeyBinding("w", "wheel", Key.WHEEL),
    KeyBinding("r", "rules", Key.RULES),
    KeyBinding("f", "faces", Key.FACES, is_shown=False),
    KeyBinding("l", "theme", Key.THEME, is_shown=False),
    KeyBinding("c", "pace", Key.PACE, is_shown=False),
    KeyBinding("q,ctrl+c", "leave", Key.LEAVE),
)

ABILITY_OF: Final = {"hint": Ability.HINT, "talk": Ability.TALK}
"""Actions of the screen that a table must offer."""
