"""Which hosts and origins are the server's own, also on several networks and on one joined later."""

from pathlib import Path

import pytest

from doublelucky7.protocol.http import Reach
from doublelucky7.server.access.addresses import offered_addresses, qr_as_svg, qr_in_terminal, usable_addresses
from doublelucky7.server.access.origins import REFRESH_SECONDS, AllowedOrigins
from doublelucky7.server.settings import Settings


class Network:
    """Addresses that can change, and a clock moved by hand."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.looked = 0
        self.seconds = 0.0

    def look(self) -> tuple[str, ...]:
        self.looked += 1
        return self.addresses

    def monotonic(self) -> float:
        return self.seconds


def allowed(network: Network, *origins: str) -> AllowedOrigins:
    settings = Settings(reach=Reach.HOUSEHOLD, address="0.0.0.0", port=7777, data=Path("unused"), origins=origins)
    return AllowedOrigins(settings, network.monotonic, network.look)


@pytest.mark.parametrize(
    "host", ["localhost:7777", "127.0.0.1:7777", "[::1]:7777", "192.168.1.7:7777", "10.0.0.3:7777"]
)
def test_every_own_address_is_own_host_and_origin(host: str) -> None:
    own = allowed(Network("192.168.1.7", "10.0.0.3"))
    assert own.is_own_host(host)
    assert own.is_own_host(host.upper())
    assert own.is_own_origin(f"http://{host}")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example:7777",
        "localhost:7778",
        "192.168.1.8:7777",
        "",
        ":7777",
        "localhost:7777:7777",
        "[::2]:7777",
        "a b",
        "localhost:" + "7" * 5_000,
    ],
)
def test_no_other_host_is(host: str) -> None:
    assert not allowed(Network("192.168.1.7")).is_own_host(host)


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "localhost:7777",
        "http://localhost",
        "http://localhost:7777/path",
        "http://localhost:7777?x",
        "http://localhost:77777",
        "http://localhost:x",
        "http://localhost:" + "7" * 5_000,
        "ftp://localhost:7777",
        "http://user@localhost:7777.evil.example",
        "http://[::1",
        "http://localhost:7777.evil.example",
    ],
)
def test_no_other_origin_is(origin: str) -> None:
    assert not allowed(Network("192.168.1.7")).is_own_origin(origin)


def test_a_configured_origin_is_accepted_exactly_and_its_host_with_it() -> None:
    own = allowed(Network(), "https://cards.example")
    assert own.is_own_origin("https://cards.example")
    assert own.is_own_host("cards.example")
    assert own.urls == ("https://cards.example",)
    assert not own.is_own_origin("http://cards.example")
    assert not own.is_own_origin("https://cards.example.evil.example")


def test_a_network_joined_later_is_noticed_but_not_looked_for_at_every_request() -> None:
    network = Network("192.168.1.7")
    own = allowed(network)
    assert own.is_own_host("192.168.1.7:7777")
    network.addresses = ("192.168.1.7", "10.0.0.3")
    assert not own.is_own_host("10.0.0.3:7777")
    network.seconds += REFRESH_SECONDS
    assert own.is_own_host("10.0.0.3:7777")
    looked = network.looked
    for _ in range(100):
        own.is_own_host("evil.example:7777")
    assert network.looked == looked


def test_phones_are_shown_local_networks_first_and_never_localhost() -> None:
    found = usable_addresses(
        ["127.0.0.1", "172.17.0.1", "203.0.113.5", "192.168.1.7", "10.0.0.3", "169.254.3.3", "0.0.0.0"]
    )
    assert found == ("192.168.1.7", "10.0.0.3", "172.17.0.1", "203.0.113.5")


def test_a_link_local_address_is_better_than_none() -> None:
    assert usable_addresses(["127.0.0.1", "169.254.3.3"]) == ("169.254.3.3",)
    assert usable_addresses(["127.0.0.1"]) == ()


def test_a_qr_code_is_drawn_for_the_terminal_and_for_pages() -> None:
    assert qr_in_terminal("http://192.168.1.7:7777").count("\n") > 10
    assert qr_as_svg("http://192.168.1.7:7777").startswith(b"<?xml")


@pytest.mark.parametrize(
    ("listening", "offered"),
    [
        ("0.0.0.0", ("192.168.1.7", "10.0.0.7")),
        ("::", ("192.168.1.7", "10.0.0.7")),
        ("127.0.0.1", ()),
        ("::1", ()),
        ("10.0.0.7", ("10.0.0.7",)),
        ("2001:db8::7", ("[2001:db8::7]",)),
        ("laptop.local", ("192.168.1.7", "10.0.0.7")),
    ],
)
def test_only_addresses_that_the_server_listens_at_are_offered(listening: str, offered: tuple[str, ...]) -> None:
    found = ("192.168.1.7", "10.0.0.7")
    assert offered_addresses(listening, found) == offered
    settings = Settings(reach=Reach.HOUSEHOLD, address=listening, port=7777, data=Path("unused"))
    urls = AllowedOrigins(settings, lambda: 0.0, lambda: found).urls
    assert urls == tuple(f"http://{address}:{settings.port}" for address in offered)
