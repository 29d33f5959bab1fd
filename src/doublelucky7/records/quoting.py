"""Names and notes in the text notation: quoted, and escaped so that a chat or a mail changes nothing in them."""

from __future__ import annotations

import re

# Messengers and Markdown take these for layout, or for the start of a link, and drop or replace them.
_MARKUP = frozenset('"\\*_~`<>&@#|[](){}$^=:')
_ESCAPE = re.compile(r"\\u\{([0-9a-f]{1,6})\}")
_HIGHEST_CHARACTER = 0x10FFFF
_SURROGATES = range(0xD800, 0xE000)


def quoted(text: str) -> str:
    """The text in double quotes, with every character that might not survive a message as its number."""
    return '"' + "".join(_written(text, place) for place in range(len(text))) + '"'


def unquoted(inside: str) -> str | None:
    """What stood between the quotes before it was escaped, None where a backslash escapes nothing."""
    plain = _ESCAPE.sub("", inside)
    numbers = (int(digits, 16) for digits in _ESCAPE.findall(inside))
    if "\\" in plain or any(number > _HIGHEST_CHARACTER or number in _SURROGATES for number in numbers):
        return None
    return _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), inside)


def _written(text: str, place: int) -> str:
    character = text[place]
    # Of several spaces in a row, or at an end, only the first is safe.
    is_lost_space = character == " " and (place in (0, len(text) - 1) or text[place - 1] == " ")
    if is_lost_space or character in _MARKUP or not character.isprintable():
        return f"\\u{{{ord(character):x}}}"
    return character
