"""Every bot there is: from a name to a bot, be it a level, an installed entry point, or a class of any module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, NamedTuple

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import LEVELS, UnknownBot, bot_named

ENTRY_POINT_GROUP: Final = "doublelucky7.bots"


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


def bot_called(name: str) -> Bot:
    """The bot a name leads to; raises `NoSuchBot` where it leads to none."""
    try:
        return bot_named(name)
    except UnknownBot:
        return _bot_from_outside(name)


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
    except Exception as error:
        raise NoSuchBot(name, WhyNoBot.NO_MODULE, f"{type(error).__name__}: {error}") from error
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


class SeatedLevel(NamedTuple):
    """A bot that may sit at a table."""

    name: str
    version: str


def levels_at_tables(allowed: Iterable[str] = ()) -> tuple[SeatedLevel, ...]:
    """The levels, and of the installed bots those that are allowed."""
    installed = installed_bots()
    own = (SeatedLevel(level.name, level.version) for level in LEVELS)
    return (*own, *(SeatedLevel(name, installed.get(name, "")) for name in allowed))


def installed_bots() -> dict[str, str]:
    """The bots that other packages have installed, by name, with the version of their package."""
    points = entry_points(group=ENTRY_POINT_GROUP)
    return {point.name: "" if point.dist is None else point.dist.version for point in points}
