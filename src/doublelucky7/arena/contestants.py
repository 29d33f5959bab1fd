"""From what somebody typed to a bot: a level, an installed entry point, or a class of any module."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, TypeAlias

import msgspec

from doublelucky7.arena.settings import MatchSettings
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import LEVELS, UnknownBot, bot_named

ENTRY_POINT_GROUP = "doublelucky7.bots"

Entry: TypeAlias = str | Bot
"""A name that every process can look up for itself, or a bot that can be sent to it."""


class Entries(msgspec.Struct, frozen=True):
    """Who enters a match."""

    hero: Entry
    opponent: Entry


class Sides(msgspec.Struct, frozen=True):
    """The bots that play a match, ready to decide."""

    hero: Bot
    opponent: Bot


class Versions(msgspec.Struct, frozen=True):
    """Which version of each bot plays."""

    hero: str
    opponent: str


class WhyNoBot(Enum):
    """Why a name did not lead to a bot."""

    UNKNOWN = "unknown"
    NO_MODULE = "no_module"
    NO_CLASS = "no_class"
    CANNOT_START = "cannot_start"
    NOT_A_BOT = "not_a_bot"


class NoSuchBot(LookupError):
    """Raised where a name leads to no bot."""

    def __init__(self, name: str, why: WhyNoBot, detail: str = "") -> None:
        super().__init__(f"{name}: {why.value} {detail}".rstrip())
        self.name, self.why, self.detail = name, why, detail


def entries_of(settings: MatchSettings) -> Entries:
    """Both sides by the names the settings give."""
    return Entries(settings.hero, settings.opponent)


def sides_of(entries: Entries) -> Sides:
    """Both bots, made here."""
    return Sides(contestant(entries.hero), contestant(entries.opponent))


def versions_of(sides: Sides) -> Versions:
    """The versions of the bots that play."""
    return Versions(sides.hero.version, sides.opponent.version)


def contestant(entry: Entry) -> Bot:
    """The bot itself; raises NoSuchBot where a name leads to none."""
    if not isinstance(entry, str):
        return entry
    try:
        return bot_named(entry)
    except UnknownBot:
        return _bot_from_outside(entry)


def names_of_bots() -> tuple[str, ...]:
    """Every name that is known here: the levels, then what other packages have installed."""
    return (*(level.name for level in LEVELS), *(point for point, _ in _entry_points()))


def _bot_from_outside(name: str) -> Bot:
    place = dict(_entry_points()).get(name, name)
    module_name, colon, class_name = place.partition(":")
    if not (module_name and colon and class_name):
        raise NoSuchBot(name, WhyNoBot.UNKNOWN)
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise NoSuchBot(name, WhyNoBot.NO_MODULE, str(error)) from error
    made = getattr(module, class_name, None)
    if not callable(made):
        raise NoSuchBot(name, WhyNoBot.NO_CLASS, class_name)
    try:
        bot = made()
    except Exception as error:
        raise NoSuchBot(name, WhyNoBot.CANNOT_START, f"{type(error).__name__}: {error}") from error
    return _checked(name, bot)


def _checked(name: str, bot: Any) -> Bot:
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBot(name, WhyNoBot.NOT_A_BOT, "choose")
    for attribute in ("name", "version"):
        if not isinstance(getattr(bot, attribute, None), str):
            raise NoSuchBot(name, WhyNoBot.NOT_A_BOT, attribute)
    checked: Bot = bot
    return checked


def _entry_points() -> Iterator[tuple[str, str]]:
    return ((point.name, point.value) for point in entry_points(group=ENTRY_POINT_GROUP))
