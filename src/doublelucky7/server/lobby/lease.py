"""This node's number and the lease on it, renewed by a thread; time is taken from a clock that counts sleep."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.postgres.ownership import LeaseLapsed, NodeRegister

RENEWALS_A_LEASE: Final = 5
MARGIN: Final = 0.9
"""The share of the lease for which the node itself trusts it: its end is here before it is in the database."""
RETRY_SECONDS: Final = 0.1


class Lease:
    """A node may speak for its tables only while its lease is live; after a lapse it has another number.

    The lease is counted from before the renewal was sent, and the database counts it from when the renewal came, so
    the node falls silent before anybody else may take its tables.
    """

    def __init__(
        self, register: NodeRegister, seconds: float, now: Callable[[], float], on_lapse: Callable[[], None]
    ) -> None:
        self._register, self._seconds, self._now, self._on_lapse = register, seconds, now, on_lapse
        self._until = 0.0
        self._has_lapsed = False
        self._is_closing = Event()
        self.number = 0
        self._begin(None)
        self._thread = Thread(target=self._run, name="lease", daemon=True)

    def start(self) -> None:
        """Renews from now on."""
        self._thread.start()

    def is_live(self) -> bool:
        """Whether this node may still tell anybody anything; once it may not, it never may again under this number."""
        if self._now() < self._until:
            return True
        self._has_lapsed = True
        return False

    def close(self) -> None:
        """Ends the lease for good; what this node still has can be taken at once."""
        self._is_closing.set()
        if self._thread.ident is not None:
            self._thread.join()
        with suppress(StorageFailed):  # Otherwise it ends by itself, a little later.
            self._register.leave(self.number)
        self._register.close()

    def _begin(self, before: int | None) -> None:
        begun = self._now()
        # In this order: nothing may be done under the earlier number while the new lease runs.
        self.number = self._register.register(before)
        self._until = begun + self._seconds * MARGIN

    def _run(self) -> None:
        while not self._is_closing.wait(self._seconds / RENEWALS_A_LEASE):
            self._renew()

    def _renew(self) -> None:
        begun = self._now()
        try:
            if self._has_lapsed or begun >= self._until:
                raise LeaseLapsed
            self._register.renew(self.number)
            self._until = begun + self._seconds * MARGIN
        except StorageFailed:
            return
        except LeaseLapsed:
            self._lapse()

    def _lapse(self) -> None:
        """Lets go of everything, and begins anew with another number as soon as the database can be reached."""
        self._until = 0.0
        self._on_lapse()
        while not self._is_closing.is_set():
            try:
                self._begin(self.number)
            except StorageFailed:
                self._is_closing.wait(RETRY_SECONDS)
            else:
                self._has_lapsed = False
                return
