"""Who is calling: from where, over what, from which page, and as whom."""

from __future__ import annotations

from enum import Enum
from ipaddress import IPv6Address, IPv6Network
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from doublelucky7.protocol.http import HttpError
from doublelucky7.server.access.origins import Premises
from doublelucky7.server.access.sessions import Identities, Wire, token_in_cookies
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.settings import Proxy
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.services import Guest

READING_METHODS: Final = frozenset({"GET", "HEAD"})
_BEARER: Final = "bearer "
_BITS_OF_A_HOUSEHOLD: Final = 64


class Carrier(Enum):
    """What a request carries its token in."""

    COOKIE = "cookie"
    AUTHORIZATION = "authorization"


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """One request's or one websocket's sender; the token is the only secret here and is never logged."""

    address: str
    wire: Wire
    host: str
    origin: str | None
    carrier: Carrier
    token: str | None
    session: Session | None

    @property
    def known(self) -> Session:
        """The session; refuses whoever has none."""
        if self.session is None:
            raise Problem(HttpError.NO_SESSION)
        return self.session

    @property
    def page(self) -> str:
        """The address under which this caller has found the server."""
        scheme = "https" if self.wire is Wire.TLS else "http"
        return self.origin or f"{scheme}://{self.host}"

    @property
    def guest(self) -> Guest:
        """The person as tables know them."""
        return Guest(self.known.person, self.known.name)


class Reception:
    """Looks at every caller before anything else does."""

    def __init__(self, premises: Premises, identities: Identities, proxy: Proxy) -> None:
        self._premises = premises
        self._identities = identities
        self._proxy = proxy

    def address_of(self, scope: Scope) -> str:
        """Where a request comes from, by a trusted proxy's word where there is one."""
        client = scope.get("client")
        return _household_of(self._forwarded(scope, "x-forwarded-for") or (client[0] if client else "unknown"))

    def receive(self, scope: Scope) -> Caller:
        """The caller, or a Problem: a foreign host, a foreign page, or a page's cookie without its origin."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host"), headers.get("origin")
        if host is None or not self._premises.is_own_host(host):
            raise Problem(HttpError.WRONG_HOST)
        if origin is not None and not self._premises.is_own_origin(origin):
            raise Problem(HttpError.WRONG_ORIGIN)
        wire = self._wire_of(scope)
        authorization, cookies = headers.get("authorization", ""), headers.get("cookie", "")
        carrier = Carrier.AUTHORIZATION if authorization.lower().startswith(_BEARER) else Carrier.COOKIE
        if carrier is Carrier.AUTHORIZATION:
            token: str | None = authorization[len(_BEARER) :].strip()
        else:
            token = token_in_cookies(cookies, wire)
            # Browsers send an origin with everything that changes something; nobody else has our cookie.
            if token is not None and origin is None and scope.get("method") not in READING_METHODS:
                raise Problem(HttpError.WRONG_ORIGIN)
        session = None if token is None else self._identities.find(token)
        if token is not None and session is not None:
            self._identities.note_use(token, session)
        return Caller(
            address=self.address_of(scope),
            wire=wire,
            host=host,
            origin=origin,
            carrier=carrier,
            token=token,
            session=session,
        )

    def _wire_of(self, scope: Scope) -> Wire:
        scheme = self._forwarded(scope, "x-forwarded-proto") or scope.get("scheme")
        return Wire.TLS if scheme in ("https", "wss") else Wire.PLAIN

    def _forwarded(self, scope: Scope, name: str) -> str | None:
        """What a trusted proxy says: the last word of the last such header, since all before came from the client."""
        if self._proxy is not Proxy.TRUSTED:
            return None
        # Some proxies lengthen the client's header, others add one of their own below it.
        words = ",".join(Headers(scope=scope).getlist(name)).split(",")
        return words[-1].strip() or None


def _household_of(address: str) -> str:
    """The address that limits count by: of IPv6 the network, for a household has more addresses than can be counted."""
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), _BITS_OF_A_HOUSEHOLD), strict=False))
