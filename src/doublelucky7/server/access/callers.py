"""The sender of a request: its address, scheme, origin and session."""

from __future__ import annotations

from enum import Enum
from ipaddress import IPv6Address, IPv6Network
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from doublelucky7.protocol.http import HttpError
from doublelucky7.server.access.origins import AllowedOrigins
from doublelucky7.server.access.sessions import Scheme, Sessions, token_in_cookies
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.settings import Proxy
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.attendance.people import NamedPerson

READING_METHODS: Final = frozenset({"GET", "HEAD"})
_BEARER: Final = "bearer "
_BITS_OF_A_CLIENT_NETWORK: Final = 64


class TokenSource(Enum):
    """Where a request has its token."""

    COOKIE = "cookie"
    AUTHORIZATION = "authorization"


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """One request's or one websocket's sender; the token is the only secret here and is never logged."""

    address: str
    scheme: Scheme
    host: str
    origin: str | None
    token_source: TokenSource
    token: str | None
    session: Session | None

    @property
    def known_session(self) -> Session:
        """The session; refuses a caller without one."""
        if self.session is None:
            raise Problem(HttpError.NO_SESSION)
        return self.session

    @property
    def page(self) -> str:
        """The address under which this caller has found the server."""
        return self.origin or f"{self.scheme.value}://{self.host}"

    @property
    def guest(self) -> NamedPerson:
        """The person as tables know them."""
        return NamedPerson(self.known_session.person, self.known_session.name)


class CallerIdentification:
    """Identifies the caller of every request and websocket."""

    def __init__(self, origins: AllowedOrigins, sessions: Sessions, proxy: Proxy) -> None:
        self._origins = origins
        self._sessions = sessions
        self._proxy = proxy

    def address_of(self, scope: Scope) -> str:
        """The client network a request comes from, as a trusted proxy names it where there is one."""
        client = scope.get("client")
        return network_of(self._forwarded(scope, "x-forwarded-for") or (client[0] if client else "unknown"))

    async def identify(self, scope: Scope) -> Caller:
        """The caller; raises a Problem for a foreign host, a foreign origin, or a cookie without an origin."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host"), headers.get("origin")
        if host is None or not self._origins.is_own_host(host):
            raise Problem(HttpError.WRONG_HOST)
        if origin is not None and not self._origins.is_own_origin(origin):
            raise Problem(HttpError.WRONG_ORIGIN)
        scheme = self._scheme_of(scope)
        authorization, cookies = headers.get("authorization", ""), headers.get("cookie", "")
        source = TokenSource.AUTHORIZATION if authorization.lower().startswith(_BEARER) else TokenSource.COOKIE
        if source is TokenSource.AUTHORIZATION:
            token: str | None = authorization[len(_BEARER) :].strip()
        else:
            token = token_in_cookies(cookies, scheme)
            # Browsers send an origin with every request that changes something, and only browsers have our cookie.
            if token is not None and origin is None and scope.get("method") not in READING_METHODS:
                raise Problem(HttpError.WRONG_ORIGIN)
        session = None if token is None else await self._sessions.find(token)
        if token is not None and session is not None:
            self._sessions.note_use(token, session)
        return Caller(
            address=self.address_of(scope),
            scheme=scheme,
            host=host,
            origin=origin,
            token_source=source,
            token=token,
            session=session,
        )

    def _scheme_of(self, scope: Scope) -> Scheme:
        scheme = self._forwarded(scope, "x-forwarded-proto") or scope.get("scheme")
        return Scheme.HTTPS if scheme in ("https", "wss") else Scheme.HTTP

    def _forwarded(self, scope: Scope, name: str) -> str | None:
        """A trusted proxy's header: its last item, because all before it may come from the client."""
        if self._proxy is not Proxy.TRUSTED:
            return None
        # Some proxies append to the client's header, others add a header of their own after it.
        items = ",".join(Headers(scope=scope).getlist(name)).split(",")
        return items[-1].strip() or None


def network_of(address: str) -> str:
    """What rate limits count by: an IPv4 address, or the /64 network that one IPv6 client has to itself."""
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), _BITS_OF_A_CLIENT_NETWORK), strict=False))
