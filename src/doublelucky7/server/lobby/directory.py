"""Where spoken codes lead, and who has been at which table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from doublelucky7.protocol.sitting import PersonId
from doublelucky7.server.access.codes import RandomBytes, as_typed, spoken_code

RECENT_MS: Final = 48 * 3600 * 1000
"""Tables used within this time are listed again after a restart, before anybody uses their link."""

MOST_VISITS: Final = 50
MOST_VISITORS: Final = 100_000
"""How many tables are remembered for a person, and for how many people, so that the home page finds running games."""


class Directory(Protocol):
    """Codes and visits of one kind of thing, as tables."""

    async def new_code(self, target: str) -> str:
        """A code that leads nowhere else, for something that is about to be opened."""

    async def target_of(self, code: str) -> str | None:
        """Where a code leads, however it was typed."""

    def keep_code(self, code: str, target: str) -> None:
        """A code leads to something that is in use."""

    def drop_code(self, code: str) -> None:
        """A code leads nowhere any more."""

    def forget_codes(self, is_in_use: Callable[[str], bool]) -> None:
        """Drops old codes of what is not in use."""

    def note_visit(self, person: PersonId, link: str) -> None:
        """Remembers that a person has been at a table."""

    async def visits_of(self, person: PersonId) -> list[str]:
        """The tables a person has been at."""


class _CodeTarget(msgspec.Struct, frozen=True):
    """Where a spoken code leads, and when it was given out."""

    target: str
    since: int


class MemoryDirectory:
    """Codes and visits of a server that is alone; they are found again in the streams after a restart."""

    def __init__(self, random_bytes: RandomBytes, syllables: int, now: Callable[[], int]) -> None:
        self._random_bytes, self._syllables, self._now = random_bytes, syllables, now
        self._codes: dict[str, _CodeTarget] = {}
        self._visits: dict[PersonId, dict[str, None]] = {}

    async def new_code(self, target: str) -> str:
        return spoken_code(self._random_bytes, self._syllables, self._codes)

    async def target_of(self, code: str) -> str | None:
        found = self._codes.get(as_typed(code))
        return None if found is None else found.target

    def keep_code(self, code: str, target: str) -> None:
        self._codes.setdefault(code, _CodeTarget(target, self._now()))

    def drop_code(self, code: str) -> None:
        self._codes.pop(code, None)

    def forget_codes(self, is_in_use: Callable[[str], bool]) -> None:
        now = self._now()
        for code, found in list(self._codes.items()):
            if now - found.since >= RECENT_MS and not is_in_use(found.target):
                del self._codes[code]

    def note_visit(self, person: PersonId, link: str) -> None:
        visits = self._visits.pop(person, {})
        visits.pop(link, None)
        visits[link] = None
        self._visits[person] = visits
        for remembered, most in ((visits, MOST_VISITS), (self._visits, MOST_VISITORS)):
            if len(remembered) > most:
                # The least recently used one comes first.
                del remembered[next(iter(remembered))]

    async def visits_of(self, person: PersonId) -> list[str]:
        return list(self._visits.get(person, ()))
