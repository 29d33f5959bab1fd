"""Who plays a match: both sides by name or as bots, and their versions."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from doublelucky7.arena.settings import MatchSettings
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.registry import bot_called

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
    return bot_called(entry) if isinstance(entry, str) else entry
