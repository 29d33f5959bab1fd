"""Text cut into words, each with its line and column, and taken one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

import msgspec

from doublelucky7.records.notation_words import SEAT_LETTERS
from doublelucky7.records.quoting import unquoted
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord
from doublelucky7.rules.ruleset import Seat

# Commas, colons and backticks mean nothing; backticks may come from a message that shows code.
_WORD = re.compile(r'"[^"\n]*"|[^\s,:`"]+|"')
_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,20}")
_ENOUGH_TO_FIND_IT = 60
_CARD = re.compile(r"J|[RYGB](?:1[0-4]|[1-9])")


class Word(msgspec.Struct, frozen=True):
    """A word, or a text in quotes, and where it stands."""

    text: str
    line: int
    column: int


class Words:
    """The words of a text, taken from the first to the last; what does not fit raises `UnreadableRecord`."""

    def __init__(self, text: str, first_line: int) -> None:
        self._words = [*_cut(text, first_line), Word("", first_line + text.count("\n"), 1)]
        self._place = 0

    @property
    def following(self) -> str:
        """The next word, empty at the end."""
        return self._words[self._place].text

    def word(self) -> str:
        """Takes the next word, whatever it is."""
        word = self.following
        if not word:
            self.refuse("another word")
        self._place += 1
        return word

    def skip(self, *words: str) -> None:
        """Takes these words, which must come next."""
        for word in words:
            if self.following != word:
                self.refuse(word)
            self._place += 1

    def skipped(self, word: str) -> bool:
        """Takes a word if it comes next; answers whether it did."""
        comes_next = self.following == word
        self._place += comes_next
        return comes_next

    def is_number(self) -> bool:
        """Whether a whole number comes next."""
        return _WHOLE_NUMBER.fullmatch(self.following) is not None

    def number(self) -> int:
        """Takes a whole number."""
        if not self.is_number():
            self.refuse("a whole number")
        return int(self.word())

    def card(self) -> str:
        """Takes a card."""
        if _CARD.fullmatch(self.following) is None:
            self.refuse("a card")
        return self.word()

    def is_seat(self) -> bool:
        """Whether a seat's letter comes next."""
        return len(self.following) == 1 and self.following in SEAT_LETTERS

    def seat(self) -> Seat:
        """Takes a seat's letter."""
        if not self.is_seat():
            self.refuse("a seat")
        return SEAT_LETTERS.index(self.word())

    def quote(self) -> str:
        """Takes a text in quotes."""
        quote = self.following
        inside = unquoted(quote[1:-1]) if len(quote) > 1 and quote[0] == '"' else None
        if inside is None:
            self.refuse("a text in quotes")
        self._place += 1
        return inside

    def refuse(self, expected: str) -> NoReturn:
        """Raises the error that names the next word's place."""
        word = self._words[self._place]
        found = repr(_shortened(word.text)) if word.text else "the end"
        detail = f"expected {expected}, found {found}"
        raise UnreadableRecord(UnreadableCode.WRONG_WORD, f"column {word.column}", detail, word.line)


def _shortened(text: str) -> str:
    """Enough of a text to find it by."""
    return text if len(text) <= _ENOUGH_TO_FIND_IT else f"{text[:_ENOUGH_TO_FIND_IT]}…"


def _cut(text: str, first_line: int) -> Iterator[Word]:
    for number, line in enumerate(text.split("\n"), first_line):
        for found in _WORD.finditer(line):
            yield Word(found[0], number, found.start() + 1)
