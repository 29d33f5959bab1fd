"""Everybody's one try at the deal of the day: decisions in a file for each person and day, kept for some days."""

from __future__ import annotations

import asyncio
import datetime as dt
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.exercises.daily import Try, played
from doublelucky7.rules.actions import PlayerAction

MOST_A_DAY: Final = 20_000
_DAYS_KEPT: Final = 7
_TIME_ZONES: Final = dt.timedelta(days=1)
"""Somewhere it is tomorrow already, and somewhere it is still yesterday."""
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")
_MS_IN_A_SECOND: Final = 1_000


class NotACurrentDate(Exception):
    """Raised for a date that is today in no time zone."""


class TooManyTries(Exception):
    """Raised where more people have begun than the disk is meant to hold."""


class Decided(msgspec.Struct, frozen=True):
    """A try after a decision, and how many steps lay before it; None where the decision had been made already."""

    stands: Try
    since: int | None


class DailyTries:
    """The tries in a folder; a decision once made stays made."""

    def __init__(self, folder: Path, now: Callable[[], int]) -> None:
        self._folder, self._now = folder, now
        self._writing = asyncio.Lock()

    def day_named(self, text: str) -> dt.date:
        """The day a caller's device says it is; raises `NotACurrentDate` where it cannot be."""
        try:
            day = dt.date.fromisoformat(text)
        except ValueError:
            raise NotACurrentDate from None
        today = dt.datetime.fromtimestamp(self._now() / _MS_IN_A_SECOND, dt.UTC).date()
        if day.isoformat() != text or abs(day - today) > _TIME_ZONES:
            raise NotACurrentDate
        return day

    async def look(self, day: dt.date, person: str) -> Try:
        """A person's try as it stands."""
        return await asyncio.to_thread(lambda: played(day, self._read(day, person)))

    async def decide(self, day: dt.date, person: str, place: int, action: PlayerAction) -> Decided:
        """The try after one more decision; what was decided at that place before stays. Raises `IllegalAction`."""
        async with self._writing:
            return await asyncio.to_thread(self._decide, day, person, place, action)

    def _decide(self, day: dt.date, person: str, place: int, action: PlayerAction) -> Decided:
        actions = self._read(day, person)
        before = played(day, actions)
        if place != before.own or before.is_over:
            return Decided(before, None)
        after = played(day, (*actions, action))
        self._write(day, person, (*actions, action))
        return Decided(after, len(before.steps))

    def _read(self, day: dt.date, person: str) -> tuple[PlayerAction, ...]:
        try:
            return msgspec.json.decode(self._file(day, person).read_bytes(), type=tuple[PlayerAction, ...])
        except FileNotFoundError:
            return ()

    def _write(self, day: dt.date, person: str, actions: tuple[PlayerAction, ...]) -> None:
        file = self._file(day, person)
        if not file.exists():
            self._make_room(file.parent)
        draft = file.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(actions))
        draft.replace(file)

    def _make_room(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= MOST_A_DAY:
            raise TooManyTries
        for old in sorted(self._folder.iterdir())[:-_DAYS_KEPT]:
            shutil.rmtree(old, ignore_errors=True)

    def _file(self, day: dt.date, person: str) -> Path:
        if _NAME.fullmatch(person) is None:
            raise ValueError("no person is called that")
        return self._folder / day.isoformat() / f"{person}.json"
