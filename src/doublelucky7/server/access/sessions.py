"""Sessions: how a device proves whose it is, and how a person moves to another device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from http.cookies import CookieError, SimpleCookie
from itertools import islice
from typing import Final

import msgspec

from doublelucky7.protocol.http import ResumeCode
from doublelucky7.server.access.codes import (
    RESUME_SYLLABLES,
    RandomBytes,
    as_typed,
    hash_of,
    new_person,
    new_token,
    spoken_code,
)
from doublelucky7.storage.sessions import MOST_AT_ONCE, Session, SessionStore


class Scheme(Enum):
    """Whether a request is encrypted."""

    HTTP = "http"
    HTTPS = "https"


_COOKIES: Final = {Scheme.HTTP: "dl7", Scheme.HTTPS: "__Host-dl7"}
_MS_IN_A_SECOND: Final = 1_000
_DAY_SECONDS: Final = 24 * 3600
DAY_MS: Final = _DAY_SECONDS * _MS_IN_A_SECOND
COOKIE_SECONDS: Final = 400 * _DAY_SECONDS
"""As long as browsers keep a cookie at most."""

RENEWAL_MS: Final = 7 * DAY_MS
"""A cookie older than this is issued anew, so a device that returns within 393 days still has its session."""

KEPT_MS: Final = COOKIE_SECONDS * _MS_IN_A_SECOND + DAY_MS
"""How long an unused session is kept: as long as its cookie lives, and a day because its use is noted once a day."""

PAUSE_SECONDS: Final = 0.1
"""Between two portions of writes, so that moves need not wait for all of them."""

RESUME_MS: Final = 10 * 60 * 1000
_MOST_TOKEN_LENGTH: Final = 100


class Sessions:
    """All sessions of the server; each is found by the hash of its token."""

    def __init__(
        self,
        store: SessionStore,
        random_bytes: RandomBytes,
        now: Callable[[], int],
        trusted_now: Callable[[], int] | None = None,
    ) -> None:
        self._store = store
        self._random_bytes = random_bytes
        self._now = now
        # A session is deleted by trusted time only, however far ahead the clock may be.
        self._trusted_now = trusted_now or now
        self._in_use: set[bytes] = set()

    async def find(self, token: str) -> Session | None:
        """Whose token this is."""
        if len(token) > _MOST_TOKEN_LENGTH:
            return None
        return await asyncio.wrap_future(self._store.find(hash_of(token)))

    async def has_ended(self, token_hash: bytes) -> bool:
        """Whether there is no session any more whose token has this hash."""
        return await asyncio.wrap_future(self._store.find(token_hash)) is None

    async def begin(self, name: str, language: str) -> tuple[str, Session]:
        """A new person with a new token; only the token's hash is stored."""
        now = self._now()
        return await self._issue(Session(new_person(self._random_bytes), name, language, now, now, now))

    async def change(self, session: Session, name: str, language: str) -> Session:
        """Another name or language for a person, on all devices."""
        await asyncio.wrap_future(self._store.change(session.person, name, language))
        return msgspec.structs.replace(session, name=name, language=language)

    async def end(self, token: str) -> None:
        """Ends the session of a token."""
        await asyncio.wrap_future(self._store.end(hash_of(token)))

    async def offer_resume(self, session: Session) -> ResumeCode:
        """A code for the person's other device."""
        code = spoken_code(self._random_bytes, RESUME_SYLLABLES)
        expires_at = self._now() + RESUME_MS
        await asyncio.wrap_future(self._store.offer_resume(hash_of(code), session.person, expires_at))
        return ResumeCode(code, expires_at)

    async def resume(self, code: str) -> tuple[str, Session] | None:
        """A new token for the person who offered this code, None where nobody did."""
        session = await asyncio.wrap_future(self._store.redeem(hash_of(as_typed(code)), self._now()))
        if session is None:
            return None
        now = self._now()
        return await self._issue(msgspec.structs.replace(session, used_at=now, issued_at=now))

    def is_to_be_renewed(self, session: Session) -> bool:
        """Whether this session's cookie is old enough to be issued anew."""
        return self._now() - session.issued_at >= RENEWAL_MS

    async def renew(self, token: str) -> None:
        """Notes that a cookie is issued anew."""
        await asyncio.wrap_future(self._store.renew(hash_of(token), self._now()))

    def note_use(self, token: str, session: Session) -> None:
        """Remembers, once a day, that a session is in use; `write_notes` stores it together with others."""
        if self._now() - session.used_at >= DAY_MS:
            self._in_use.add(hash_of(token))

    async def write_notes(self) -> None:
        """Stores, in portions, which sessions are in use."""
        while self._in_use:
            portion = list(islice(self._in_use, MOST_AT_ONCE))
            await asyncio.wrap_future(self._store.note_use(portion, self._now()))
            # Only now: until the note is stored, each request would add it again.
            self._in_use.difference_update(portion)
            await asyncio.sleep(PAUSE_SECONDS)

    def hand_over_notes(self) -> None:
        """Hands the last notes to a store that is about to be closed, without waiting."""
        while self._in_use:
            self._store.note_use([self._in_use.pop() for _ in range(min(MOST_AT_ONCE, len(self._in_use)))], self._now())

    async def delete_expired(self) -> int:
        """Deletes, in portions, expired codes and sessions whose cookies are expired; answers how many sessions."""
        while await asyncio.wrap_future(self._store.sweep_codes(self._now())):
            await asyncio.sleep(PAUSE_SECONDS)
        deleted = 0
        while True:
            # A session in use must not be deleted for an old note.
            await self.write_notes()
            portion = await asyncio.wrap_future(self._store.sweep(self._trusted_now() - KEPT_MS))
            if portion == 0:
                return deleted
            deleted += portion
            await asyncio.sleep(PAUSE_SECONDS)

    async def _issue(self, session: Session) -> tuple[str, Session]:
        token = new_token(self._random_bytes)
        await asyncio.wrap_future(self._store.begin(hash_of(token), session))
        return token, session


def token_in_cookies(header: str, scheme: Scheme) -> str | None:
    """The session's token among the cookies of a request; over TLS only the cookie nobody else can have set."""
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(header)
    except CookieError:
        return None
    found = cookies.get(_COOKIES[scheme])
    return None if found is None else found.value


def cookie_for(token: str, scheme: Scheme) -> str:
    """The header that gives a browser its token, out of reach of every script."""
    secure = "; Secure" if scheme is Scheme.HTTPS else ""
    return f"{_COOKIES[scheme]}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def cookie_to_forget(scheme: Scheme) -> str:
    """The header that takes a browser's token away."""
    secure = "; Secure" if scheme is Scheme.HTTPS else ""
    return f"{_COOKIES[scheme]}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict{secure}"
