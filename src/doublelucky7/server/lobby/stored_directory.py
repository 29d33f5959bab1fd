"""Codes and visits that all nodes share, in the database."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from doublelucky7.protocol.sitting import PersonId
from doublelucky7.server.access.codes import RandomBytes, as_typed, spoken_code
from doublelucky7.server.lobby.directory import MOST_VISITORS, MOST_VISITS, RECENT_MS
from doublelucky7.storage.postgres.directory import PostgresDirectory

VISIT_MS: Final = 3_600_000
"""A visit that is noted is not noted again for so long."""


class StoredDirectory:
    """Codes and visits of one kind of thing; the prefix tells its targets from those of other kinds."""

    def __init__(
        self,
        stored: PostgresDirectory,
        prefix: str,
        random_bytes: RandomBytes,
        syllables: int,
        now: Callable[[], int],
        stream_of: Callable[[str], str],
    ) -> None:
        self._stored, self._prefix = stored, prefix
        self._random_bytes, self._syllables, self._now, self._stream_of = random_bytes, syllables, now, stream_of
        self._noted: OrderedDict[tuple[PersonId, str], int] = OrderedDict()

    async def new_code(self, target: str) -> str:
        while True:
            code = spoken_code(self._random_bytes, self._syllables)
            now = self._now()
            taken = self._stored.take_code(self._prefix + code, target, now, now - RECENT_MS)
            if await asyncio.wrap_future(taken):
                return code

    async def target_of(self, code: str) -> str | None:
        found = self._stored.target_of(self._prefix + as_typed(code), self._now() - RECENT_MS)
        return await asyncio.wrap_future(found)

    def keep_code(self, code: str, target: str) -> None:
        """A code was given out when its table was opened, and stays as long as it is recent."""

    def drop_code(self, code: str) -> None:
        """A code that leads to a game under way is refused by whoever looks where it leads."""

    def forget_codes(self, is_in_use: Callable[[str], bool]) -> None:
        """Deletes what is old, for all nodes."""
        self._stored.forget_before(self._now() - RECENT_MS)

    def note_visit(self, person: PersonId, link: str) -> None:
        now = self._now()
        if now - self._noted.get((person, link), now - VISIT_MS) < VISIT_MS:
            return
        self._stored.note_visit(person, link, self._stream_of(link), now)
        self._noted[person, link] = now
        self._noted.move_to_end((person, link))
        if len(self._noted) > MOST_VISITORS:
            self._noted.popitem(last=False)

    async def visits_of(self, person: PersonId) -> list[str]:
        return await asyncio.wrap_future(self._stored.visits_of(person, self._now() - RECENT_MS, MOST_VISITS))
