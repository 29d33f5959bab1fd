"""The addresses of this machine that phones on the same network can reach, and their QR codes."""

from __future__ import annotations

import io
import ipaddress
import socket
from collections.abc import Iterable

import ifaddr
import segno


def local_addresses() -> tuple[str, ...]:
    """Every address of this machine on a local network, best first; found without internet or a default route."""
    found = (address.ip for adapter in ifaddr.get_adapters() for address in adapter.ips)
    return usable_addresses(ip for ip in found if isinstance(ip, str))


def usable_addresses(addresses: Iterable[str]) -> tuple[str, ...]:
    """Those a phone could reach: home networks first, never loopback, link-local ones only without any others."""
    parsed = sorted({ipaddress.IPv4Address(address) for address in addresses}, key=_preference)
    reachable = [address for address in parsed if not address.is_loopback and not address.is_unspecified]
    routable = [address for address in reachable if not address.is_link_local]
    return tuple(str(address) for address in routable or reachable)


def offered_addresses(listening: str, found: Iterable[str]) -> tuple[str, ...]:
    """Those of the machine's addresses that a server listening there answers at."""
    try:
        address = ipaddress.ip_address(listening)
    except ValueError:
        return tuple(found)  # A name, such as that of this machine: which of its addresses it means is not known.
    if address.is_unspecified:
        return tuple(found)
    return () if address.is_loopback else (f"[{address}]" if address.version == 6 else str(address),)


def own_hosts(addresses: Iterable[str]) -> frozenset[str]:
    """Every host name under which a browser on this network may have found this server."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", "127.0.0.1", "[::1]", name, f"{name}.local", *addresses})


def url_of(host: str, port: int) -> str:
    """The page's address on this host."""
    return f"http://{host}:{port}"


def qr_in_terminal(url: str) -> str:
    """A QR code made of text, for the terminal the server was started in."""
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


def qr_as_svg(url: str) -> bytes:
    """A QR code as a picture, for the page and the table screen."""
    drawn = io.BytesIO()
    segno.make(url, error="m").save(drawn, kind="svg", border=2, scale=4, dark="#1d1a2b", light="#fffbf2")
    return drawn.getvalue()


def _preference(address: ipaddress.IPv4Address) -> tuple[int, int]:
    networks = ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
    order = next((place for place, net in enumerate(networks) if address in ipaddress.IPv4Network(net)), len(networks))
    return order, int(address)
