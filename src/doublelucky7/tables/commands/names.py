"""Cleaning what people write, so that a name can neither hide, reverse the text around it, nor fill the screen."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from doublelucky7.bots.first_names import first_names_for
from doublelucky7.protocol.sitting import MOST_FORFEIT_LENGTH
from doublelucky7.rules.ruleset import Seat

MOST_NAME_LENGTH: Final = 24
MOST_MARKS_IN_A_ROW: Final = 2
"""Letters of living scripts carry one or two marks; more would cover the lines above and below."""

# Cc control, Cf format (bidi and zero width among them), Cs surrogates, Co private, Cn unassigned, Zl and Zp breaks.
_UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me"})
_FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")
"""Characters that count as letters or symbols and show nothing."""

_SEED_DIGITS: Final = 8


def clean_name(raw: str) -> str | None:
    """A name fit to be shown to others, None where nothing of it is left."""
    return _clean(raw, MOST_NAME_LENGTH) or None


def clean_forfeits(raw: Iterable[str]) -> tuple[str, ...]:
    """A list of forfeits fit to be shown, without empty lines and repetitions."""
    cleaned = (_clean(line, MOST_FORFEIT_LENGTH) for line in raw)
    return tuple(dict.fromkeys(line for line in cleaned if line))


def bot_name(commitment: str, seat: Seat, taken: Collection[str]) -> str:
    """A first name for a bot that nobody at the table has; the commitment makes it differ between tables."""
    (name,) = first_names_for(1, int(commitment[:_SEED_DIGITS], 16) + seat, taken)
    return name


def _clean(raw: str, most: int) -> str:
    visible = "".join(_visible(unicodedata.normalize("NFC", raw)))
    text = " ".join(visible.split())[:most].strip()
    return text if _has_visible_character(text) else ""


def _visible(text: str) -> Iterator[str]:
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if character in _FILLERS or category in _UNWANTED:
            yield " " if category in {"Cc", "Zl", "Zp"} else ""
        elif category in _MARKS:
            marks += 1
            if marks <= MOST_MARKS_IN_A_ROW:
                yield character
        else:
            marks = 0
            yield character


def _has_visible_character(text: str) -> bool:
    return any(unicodedata.category(character)[0] in "LNPS" for character in text)
