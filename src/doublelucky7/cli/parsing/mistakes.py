"""Mistakes in what somebody typed, found before argparse does: it would explain them in English alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from doublelucky7.wording.speech import Wording

_NEGATIVE_NUMBER: Final = re.compile(r"-\d+|-\d*\.\d+")
_REST_IS_NO_OPTION: Final = "--"


class Option(msgspec.Struct, frozen=True):
    """An option as it was declared."""

    names: tuple[str, ...]
    takes_a_value: bool
    ends_parsing: bool
    """Whether argparse stops here, as at `--help`."""
    alternatives: Sequence[Option]
    """All options of which only one may be given, itself among them."""

    @property
    def shown(self) -> str:
        """All its names."""
        return "/".join(self.names)


class Argument(msgspec.Struct, frozen=True):
    """An argument as it was declared."""

    shown: str
    takes_many: bool
    may_be_missing: bool


class Declared:
    """Everything that may be typed after the name of a program or a command."""

    def __init__(self) -> None:
        self.options: dict[str, Option] = {}
        self.arguments: list[Argument] = []

    def mistake_in(self, typed: Sequence[str], commands: Mapping[str, object], wording: Wording) -> str | None:
        """A sentence about the first mistake, None where there is none; what follows a command is not looked at."""
        given: list[str] = []
        unknown: list[str] = []
        chosen: list[Option] = []
        rest = iter(typed)
        for word in rest:
            if word == _REST_IS_NO_OPTION:
                given += rest
                break
            if not _is_option(word):
                if commands:
                    return None if word in commands else _none_of(word, commands, wording)
                given.append(word)
                continue
            name, equals, _ = word.partition("=")
            option = self.options.get(name)
            if option is None:
                unknown.append(word)
                continue
            if option.ends_parsing and not equals:
                return None
            mistake = _mistake_at(option, equals, rest, chosen, wording)
            if mistake is not None:
                return mistake
            chosen.append(option)
        return self._mistake_in_arguments(given, unknown, wording)

    def place_of_command(self, typed: Sequence[str]) -> int | None:
        """Where the first word stands that is neither an option nor its value."""
        place = 0
        while place < len(typed):
            name, equals, _ = typed[place].partition("=")
            if not _is_option(typed[place]):
                return place
            option = self.options.get(name)
            place += 2 if option is not None and option.takes_a_value and not equals else 1
        return None

    def _mistake_in_arguments(self, given: Sequence[str], unknown: Sequence[str], wording: Wording) -> str | None:
        missing = [argument.shown for argument in self.arguments[len(given) :] if not argument.may_be_missing]
        if missing:
            return wording.say("bad-missing", arguments=", ".join(missing))
        takes_all = any(argument.takes_many for argument in self.arguments)
        too_many = [] if takes_all else given[len(self.arguments) :]
        if unknown or too_many:
            return wording.say("bad-unknown", arguments=" ".join([*unknown, *too_many]))
        return None


def _mistake_at(
    option: Option, equals: str, rest: Iterator[str], chosen: Sequence[Option], wording: Wording
) -> str | None:
    """What is wrong with one option; takes its value from the rest."""
    if equals and not option.takes_a_value:
        return wording.say("bad-value-unasked", argument=option.shown)
    if option.takes_a_value and not equals:
        value = next(rest, None)
        if value is None or _is_option(value) or value == _REST_IS_NO_OPTION:
            return wording.say("bad-value-missing", argument=option.shown)
    other = next((one for one in chosen if one in option.alternatives and one != option), None)
    return None if other is None else wording.say("bad-together", argument=option.shown, other=other.shown)


def _is_option(word: str) -> bool:
    return len(word) > 1 and word.startswith("-") and " " not in word and not _NEGATIVE_NUMBER.fullmatch(word)


def _none_of(given: str, commands: Mapping[str, object], wording: Wording) -> str:
    return wording.say("bad-choice", given=given, choices=", ".join(commands))
