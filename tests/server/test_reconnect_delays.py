"""How long an address waits to reconnect after it was disconnected for flooding."""

from __future__ import annotations

from doublelucky7.server.access.limits import (
    BETWEEN_CONNECTIONS_SECONDS,
    FIRST_WAIT_SECONDS,
    FORGOTTEN_SECONDS,
    LONGEST_WAIT_SECONDS,
    ReconnectDelays,
)


def test_the_delay_doubles_with_each_flood_until_it_is_forgotten() -> None:
    delays, now = ReconnectDelays(), 0.0
    assert delays.wait("here", now) == 0.0
    for expected in (1.0, 2.0, 4.0, 8.0, LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS):
        delays.add("here", now)
        assert delays.wait("here", now) == expected
        assert delays.wait("elsewhere", now) == 0.0
        now += expected
    delays.add("here", now + FORGOTTEN_SECONDS)
    assert delays.wait("here", now + FORGOTTEN_SECONDS) == FIRST_WAIT_SECONDS


def test_the_connections_of_a_delayed_address_are_let_in_one_at_a_time() -> None:
    delays = ReconnectDelays()
    delays.add("here", 100.0)
    assert [delays.wait("here", 100.0) for _ in range(3)] == [1.0, 2.0, 3.0]
    assert delays.wait("here", 110.0) == 0.0
    assert delays.wait("here", 110.0) == BETWEEN_CONNECTIONS_SECONDS
    assert [delays.wait("here", 100.0 + FORGOTTEN_SECONDS) for _ in range(3)] == [0.0, 0.0, 0.0]


def test_no_connection_waits_for_longer_than_seconds_and_the_rest_are_refused() -> None:
    delays = ReconnectDelays()
    delays.add("here", 100.0)
    waits = [delays.wait("here", 100.0) for _ in range(500)]
    assert [wait for wait in waits if wait is not None] == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]
    assert waits[8:] == [None] * 492
    assert delays.wait("here", 104.0) is not None


def test_only_so_many_delays_are_remembered() -> None:
    delays = ReconnectDelays(most=2)
    for address in ("one", "two", "three"):
        delays.add(address, 0.0)
    assert [delays.wait(address, 0.0) for address in ("one", "two", "three")] == [0.0, 1.0, 1.0]
