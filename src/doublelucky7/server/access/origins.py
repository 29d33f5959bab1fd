"""The host names of this server, and the origins whose pages may use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from doublelucky7.server.access.addresses import local_addresses, offered_addresses, own_hosts, url_of
from doublelucky7.server.settings import Settings

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
"""The ports that addresses leave out, by scheme."""

REFRESH_SECONDS: Final = 5.0
_MOST_PORT_DIGITS: Final = 5


class AllowedOrigins:
    """The server's own hosts and origins; addresses that are new to the machine are noticed within seconds."""

    def __init__(
        self,
        settings: Settings,
        monotonic: Callable[[], float],
        addresses: Callable[[], tuple[str, ...]] = local_addresses,
    ) -> None:
        self._settings = settings
        self._monotonic = monotonic
        self._addresses = addresses
        self._allowed = tuple(urlsplit(origin) for origin in settings.origins)
        self._found: tuple[str, ...] = ()
        self._hosts: frozenset[str] = frozenset()
        self._refreshed_at = float("-inf")

    @property
    def urls(self) -> tuple[str, ...]:
        """Where phones on the network find the server, best first; a public server's own origins."""
        base_path = self._settings.base_path
        if self._settings.origins:
            return tuple(f"{origin}{base_path}" for origin in self._settings.origins)
        self._refresh()
        offered = offered_addresses(self._settings.address, self._found)
        return tuple(f"{url_of(address, self._settings.port)}{base_path}" for address in offered)

    def is_own_host(self, host: str | None) -> bool:
        """Whether a Host header names this server: this stops pages of another name that resolves here."""
        if host is None:
            return False
        name, port = _host_and_port(host.lower())
        if any(name == _bracketed(allowed.hostname) for allowed in self._allowed):
            return True
        return port in (self._settings.port, None) and self._is_own_name(name)

    def is_own_origin(self, origin: str) -> bool:
        """Whether a page of this origin was served here."""
        if origin in self._settings.origins:
            return True
        try:
            parts = urlsplit(origin.lower())
            port = parts.port
        except ValueError:
            return False
        if parts.scheme not in DEFAULT_PORTS or parts.hostname is None or parts.path or parts.query:
            return False
        port = port or DEFAULT_PORTS[parts.scheme]
        return port == self._settings.port and self._is_own_name(_bracketed(parts.hostname))

    def _is_own_name(self, name: str) -> bool:
        if name in self._hosts:
            return True
        self._refresh()
        return name in self._hosts

    def _refresh(self) -> None:
        now = self._monotonic()
        if now - self._refreshed_at >= REFRESH_SECONDS:
            self._refreshed_at = now
            self._found = self._addresses()
            self._hosts = own_hosts(self._found)


def _host_and_port(host: str) -> tuple[str, int | None]:
    name, colon, port = host.rpartition(":")
    # int() refuses numbers of thousands of digits, which a header may hold.
    if colon and port.isascii() and port.isdigit() and len(port) <= _MOST_PORT_DIGITS:
        return name, int(port)
    return host, None


def _bracketed(hostname: str | None) -> str:
    hostname = hostname or ""
    return f"[{hostname}]" if ":" in hostname else hostname
