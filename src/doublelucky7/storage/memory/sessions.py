"""Sessions and resume codes in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import islice
from threading import Lock
from typing import TypeVar

from msgspec.structs import replace

from doublelucky7.storage.memory.store import done_at_once
from doublelucky7.storage.sessions import MOST_AT_ONCE, Session

T = TypeVar("T")


class MemorySessions:
    """Sessions in dictionaries."""

    def __init__(self) -> None:
        self._sessions: dict[bytes, Session] = {}
        self._codes: dict[bytes, tuple[str, int]] = {}
        self._lock = Lock()

    def begin(self, token_hash: bytes, session: Session) -> Future[None]:
        return self._locked(lambda: self._sessions.update({token_hash: session}))

    def find(self, token_hash: bytes) -> Future[Session | None]:
        return self._locked(lambda: self._sessions.get(token_hash))

    def change(self, person: str, name: str, language: str) -> Future[None]:
        def changed() -> None:
            for token_hash, session in self._sessions.items():
                if session.person == person:
                    self._sessions[token_hash] = replace(session, name=name, language=language)

        return self._locked(changed)

    def note_use(self, token_hashes: Sequence[bytes], at: int) -> Future[None]:
        def noted() -> None:
            for token_hash in self._sessions.keys() & token_hashes:
                self._sessions[token_hash] = replace(self._sessions[token_hash], used_at=at)

        return self._locked(noted)

    def renew(self, token_hash: bytes, at: int) -> Future[None]:
        def renewed() -> None:
            if token_hash in self._sessions:
                self._sessions[token_hash] = replace(self._sessions[token_hash], used_at=at, issued_at=at)

        return self._locked(renewed)

    def sweep(self, unused_since: int) -> Future[int]:
        def swept() -> int:
            unused = (key for key, session in self._sessions.items() if session.used_at < unused_since)
            portion = list(islice(unused, MOST_AT_ONCE))
            for key in portion:
                del self._sessions[key]
            return len(portion)

        return self._locked(swept)

    def sweep_codes(self, now: int) -> Future[int]:
        return self._locked(lambda: self._delete_expired_codes(now, MOST_AT_ONCE))

    def end(self, token_hash: bytes) -> Future[None]:
        def ended() -> None:
            self._sessions.pop(token_hash, None)

        return self._locked(ended)

    def offer_resume(self, code_hash: bytes, person: str, expires_at: int) -> Future[None]:
        def offered() -> None:
            self._codes = {code: offer for code, offer in self._codes.items() if offer[0] != person}
            self._codes[code_hash] = (person, expires_at)

        return self._locked(offered)

    def redeem(self, code_hash: bytes, now: int) -> Future[Session | None]:
        def redeemed() -> Session | None:
            self._delete_expired_codes(now, len(self._codes))
            person, _ = self._codes.pop(code_hash, (None, 0))
            theirs = [session for session in self._sessions.values() if session.person == person]
            return max(theirs, key=lambda session: session.begun_at, default=None)

        return self._locked(redeemed)

    def _delete_expired_codes(self, now: int, most: int) -> int:
        portion = list(islice((code for code, (_, expires_at) in self._codes.items() if expires_at <= now), most))
        for code in portion:
            del self._codes[code]
        return len(portion)

    def _locked(self, work: Callable[[], T]) -> Future[T]:
        with self._lock:
            return done_at_once(work)
