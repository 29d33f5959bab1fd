"""Answers that seats have given until they say otherwise: kept beside the streams, whose versions everybody sees."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from doublelucky7.storage.memory.store import done_at_once


class StandingAnswers(Protocol):
    """Who passes in advance for which seat of a game, until they say otherwise."""

    def keep(self, game: str, people: dict[int, str]) -> Future[None]:
        """Replaces those of a game: the person who passes, for each seat that does."""

    def find(self, game: str) -> Future[dict[int, str]]:
        """Those of a game."""


class MemoryStandingAnswers:
    """Standing answers in a dictionary."""

    def __init__(self) -> None:
        self._people: dict[str, dict[int, str]] = {}

    def keep(self, game: str, people: dict[int, str]) -> Future[None]:
        return done_at_once(lambda: self._people.update({game: dict(people)}))

    def find(self, game: str) -> Future[dict[int, str]]:
        return done_at_once(lambda: dict(self._people.get(game, {})))
