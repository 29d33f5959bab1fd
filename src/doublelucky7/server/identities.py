"""Sessions: how a device proves whose it is, and how a person moves to another device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from http.cookies import CookieError, SimpleCookie
from typing import Final

import msgspec

from doublelucky7.protocol.http import ResumeCode
from doublelucky7.server.codes import (
    RESUME_SYLLABLES,
    RandomBytes,
    as_typed,
    hash_of,
    new_person,
    new_token,
    spoken_code,
)
from doublelucky7.storage.sessions import Session, SessionStore


class Wire(Enum):
    """Whether somebody on the way can read along."""

    PLAIN = "plain"
    TLS = "tls"


_COOKIES: Final = {Wire.PLAIN: "dl7", Wire.TLS: "__Host-dl7"}
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""

RESUME_MS: Final = 10 * 60 * 1000
_MOST_TOKEN_LENGTH: Final = 100


class Identities:
    """All sessions of the server."""

    def __init__(self, store: SessionStore, random_bytes: RandomBytes, now: Callable[[], int]) -> None:
        self._store = store
        self._random_bytes = random_bytes
        self._now = now

    def find(self, token: str) -> Session | None:
        """Whose token this is."""
        return None if len(token) > _MOST_TOKEN_LENGTH else self._store.find(hash_of(token))

    async def begin(self, name: str, language: str) -> tuple[str, Session]:
        """A new person with a new token, which is told to nobody else and stored nowhere."""
        session = Session(new_person(self._random_bytes), name, language, self._now())
        return await self._issue(session), session

    async def change(self, session: Session, name: str, language: str) -> Session:
        """Another name or language for a person, on all devices."""
        await asyncio.wrap_future(self._store.change(session.person, name, language))
        return msgspec.structs.replace(session, name=name, language=language)

    async def end(self, token: str) -> None:
        """Forgets a token."""
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
        return None if session is None else (await self._issue(session), session)

    async def _issue(self, session: Session) -> str:
        token = new_token(self._random_bytes)
        await asyncio.wrap_future(self._store.begin(hash_of(token), session))
        return token


def token_in_cookies(header: str, wire: Wire) -> str | None:
    """The session's token among the cookies of a request; over TLS only the cookie nobody else can have set."""
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(header)
    except CookieError:
        return None
    found = cookies.get(_COOKIES[wire])
    return None if found is None else found.value


def cookie_for(token: str, wire: Wire) -> str:
    """The header that gives a browser its token, out of reach of every script."""
    secure = "; Secure" if wire is Wire.TLS else ""
    return f"{_COOKIES[wire]}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def cookie_to_forget(wire: Wire) -> str:
    """The header that takes a browser's token away."""
    secure = "; Secure" if wire is Wire.TLS else ""
    return f"{_COOKIES[wire]}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict{secure}"
