"""A language and its messages, read from the Fluent files on first use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LONGEST_TEXT: Final = 2000
_MESSAGE: Final = re.compile(r"^(?P<name>[a-z][a-z0-9-]*) =.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message as Fluent files write it: its name at the beginning of a line, the rest indented; no message refers to
another."""

Datum: TypeAlias = str | int | float
"""A value for a variable of a message: words stay as they are, numbers are written as the language writes them."""


class Language(Enum):
    """The languages of the table, by their codes."""

    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"
    DUTCH = "nl"
    SPANISH = "es"


class MessageMissing(LookupError):
    """A language has no message of this name."""


class MessageUnfit(ValueError):
    """A message cannot be said with the values it was handed."""


class Wording:
    """Says things in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, /, **data: Datum) -> str:
        """The message of this name; a dot names one of its variants, as in `event-bid-placed.you`."""
        name, _, variant = key.partition(".")
        if not self._bundle.has_message(name):
            self._read(name, key)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(variant) if variant else message.value
        if pattern is None:
            raise MessageMissing(key)
        text, problems = self._bundle.format_pattern(pattern, {name: _fitting(datum) for name, datum in data.items()})
        if problems:
            raise MessageUnfit(key, self.language.value, *map(str, problems))
        return str(text)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Imported here because Fluent takes longer to load than the whole rules engine.
        from fluent.runtime import FluentBundle

        # The five languages all run from left to right, so marks that isolate a name would only disturb.
        return FluentBundle([self.language.value], use_isolating=False)

    @cached_property
    def _written(self) -> Mapping[str, str]:
        """Every message as it is written, by its name."""
        written = (found for source in sources(self.language).values() for found in _MESSAGE.finditer(source))
        return {found["name"]: found[0] for found in written}

    def _read(self, name: str, key: str) -> None:
        """Parses one message: all of them would take longer than most commands take to run."""
        from fluent.runtime import FluentResource

        if name not in self._written:
            raise MessageMissing(key)
        self._bundle.add_resource(FluentResource(self._written[name]))


def _fitting(datum: Datum) -> Datum:
    """What a message can take: Fluent refuses to put in a text of more than 2500 characters."""
    return f"{datum[:_LONGEST_TEXT]}…" if isinstance(datum, str) and len(datum) > _LONGEST_TEXT else datum


def sources(language: Language) -> Mapping[str, str]:
    """The Fluent files of a language by name, the same that a browser would be sent."""
    folder = files(__package__) / language.value
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def key(family: str, member: str) -> str:
    """The name of the message for one of many things of a kind, as in `key("mode", "lucky_dice")`."""
    return f"{family}-{member.replace('_', '-')}"


def language_from(environment: Mapping[str, str]) -> Language:
    """The language a person's environment asks for, English where it asks for none of ours."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = asked.partition(".")[0].partition("_")[0].lower()
    return next((language for language in Language if language.value == code), Language.ENGLISH)
