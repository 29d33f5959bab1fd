"""How much one person, one table and one address may store, in an hour and in all."""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from doublelucky7.protocol.sitting import GameId, PersonId
from doublelucky7.server.access.limits import MOST_REMEMBERED
from doublelucky7.server.settings import Limits
from doublelucky7.storage.stream_ledger import StreamLedger

SESSION_BYTES: Final = 300
"""What a new session takes in the file, with its indexes."""

_SECONDS_IN_AN_HOUR: Final = 3_600.0
_ORIGIN_BYTES: Final = 16


class HourlyBytes:
    """Bytes by key, never more than a limit in any hour: half of it at once, the other half over the hour."""

    def __init__(self, an_hour: int, most: int = MOST_REMEMBERED) -> None:
        self._burst, self._rate = an_hour / 2, an_hour / 2 / _SECONDS_IN_AN_HOUR
        self._most = most
        self._levels: dict[str, tuple[float, float]] = {}
        """Level and when it was noted, the latest last."""

    def charge(self, key: str, size: int, now: float) -> None:
        """Counts bytes that were stored."""
        # Taken out and put in again, so that it is the latest.
        level, since = self._levels.pop(key, (self._burst, now))
        self._levels[key] = (min(self._burst, level + (now - since) * self._rate) - size, now)
        if len(self._levels) > self._most:
            del self._levels[next(iter(self._levels))]

    def is_spent(self, key: str, now: float) -> bool:
        """Whether nothing more may be stored for this key now."""
        return self._level(key, now) <= 0

    def _level(self, key: str, now: float) -> float:
        level, since = self._levels.get(key, (self._burst, now))
        return min(self._burst, level + (now - since) * self._rate)


class _Totals(msgspec.Struct):
    """What the streams of a person and those opened from an address take in all."""

    person: int
    address: int


class StorageBudget:
    """Counts what is stored, and says who may store no more; moves of a game are bounded by its rules."""

    def __init__(self, limits: Limits, ledger: StreamLedger, salt: bytes, monotonic: Callable[[], float]) -> None:
        self._limits, self._ledger, self._salt, self._monotonic = limits, ledger, salt, monotonic
        self._people = HourlyBytes(limits.person_bytes_an_hour)
        self._tables = HourlyBytes(limits.table_bytes_an_hour)
        self._addresses = HourlyBytes(limits.address_bytes_an_hour)
        self._address_of: OrderedDict[PersonId, str] = OrderedDict()
        self._totals: OrderedDict[PersonId, _Totals] = OrderedDict()
        self.has_disk_space = True
        """Whether the disk has space for new tables."""

    def note_address(self, person: PersonId, address: str) -> None:
        """Remembers where a person is, for whatever they store."""
        self._address_of[person] = address
        self._address_of.move_to_end(person)
        if len(self._address_of) > MOST_REMEMBERED:
            self._address_of.popitem(last=False)

    def charge(self, game: GameId, person: PersonId, size: int) -> None:
        """Counts bytes of a table that a person is responsible for."""
        now = self._monotonic()
        self._people.charge(person, size, now)
        self._tables.charge(game, size, now)
        address = self._address_of.get(person)
        if address:
            self._addresses.charge(address, size, now)
        totals = self._totals.get(person)
        if totals is not None:
            totals.person += size
            totals.address += size

    def charge_address(self, address: str, size: int) -> None:
        """Counts bytes that belong to nobody but an address."""
        if address:
            self._addresses.charge(address, size, self._monotonic())

    def is_spent(self, game: GameId, person: PersonId, stored: int) -> bool:
        """Whether a person may store nothing more at a table that has stored so much already."""
        return (
            stored >= self._limits.table_bytes
            or self._tables.is_spent(game, self._monotonic())
            or self._is_person_spent(person)
        )

    def may_begin(self, person: PersonId) -> bool:
        """Whether a person may begin another game, as far as is known already."""
        totals = self._totals.get(person)
        is_within = totals is None or (
            totals.person < self._limits.person_bytes and totals.address < self._limits.address_bytes
        )
        return self.has_disk_space and is_within and not self._is_person_spent(person)

    def is_address_spent(self, address: str) -> bool:
        """Whether nothing more may be stored from an address now."""
        return self._addresses.is_spent(address, self._monotonic())

    async def look_up_totals(self, person: PersonId) -> None:
        """Looks up what a person and the address they are at have stored in all."""
        origin = self.origin_of(person)
        totals = _Totals(*await asyncio.wrap_future(self._ledger.stored_by(person, origin)))
        self._totals[person] = totals
        self._totals.move_to_end(person)
        if len(self._totals) > MOST_REMEMBERED:
            self._totals.popitem(last=False)

    def note_opened(self, game: GameId, person: PersonId) -> None:
        """Notes who has opened a table, and from where."""
        self._ledger.note_owner(game, person, self.origin_of(person))

    def origin_of(self, person: PersonId) -> bytes:
        """A keyed hash of a person's address, from which nobody can compute the address."""
        address = self._address_of.get(person, "")
        return hmac.digest(self._salt, address.encode(), "sha256")[:_ORIGIN_BYTES]

    def _is_person_spent(self, person: PersonId) -> bool:
        return self._people.is_spent(person, self._monotonic()) or self.is_address_spent(
            self._address_of.get(person, "")
        )
