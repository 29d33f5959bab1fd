"""What every store of sessions promises: who a device belongs to, and codes that move a person to another device."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final, Protocol

import msgspec

MOST_AT_ONCE: Final = 100
"""So many sessions are noted or deleted by one statement, so that no move waits long behind it."""


class Session(msgspec.Struct, frozen=True, gc=False):
    """The person behind a device; several devices may belong to one."""

    person: str
    name: str
    language: str
    begun_at: int
    used_at: int
    """When the device was last noted to be in use, which is not done at every request."""
    issued_at: int
    """When the device was last given its token."""


class SessionStore(Protocol):
    """Sessions and resume codes; only hashes of tokens and codes are ever stored."""

    def begin(self, token_hash: bytes, session: Session) -> Future[None]:
        """Remembers a session under the hash of its new token."""

    def find(self, token_hash: bytes) -> Future[Session | None]:
        """The session a token belongs to."""

    def change(self, person: str, name: str, language: str) -> Future[None]:
        """Gives a person another name or language on all devices."""

    def note_use(self, token_hashes: Sequence[bytes], at: int) -> Future[None]:
        """Notes when these sessions, MOST_AT_ONCE of them or fewer, were in use; writes nothing noted already."""

    def renew(self, token_hash: bytes, at: int) -> Future[None]:
        """Notes when a device was given its token once more; that is a use, so no session ends before its cookie."""

    def sweep(self, unused_since: int) -> Future[int]:
        """Deletes a portion of the sessions not used since an instant; answers how many those were."""

    def sweep_codes(self, now: int) -> Future[int]:
        """Deletes a portion of the expired resume codes; answers how many those were."""

    def end(self, token_hash: bytes) -> Future[None]:
        """Deletes a session."""

    def offer_resume(self, code_hash: bytes, person: str, expires_at: int) -> Future[None]:
        """Lets another device become this person's with a code, until it expires; an older code of theirs ends."""

    def redeem(self, code_hash: bytes, now: int) -> Future[Session | None]:
        """The person's newest session, once for each code; None where the code is unknown, used or expired."""
