"""How long those wait who were shown the door."""

from __future__ import annotations

from doublelucky7.server.access.limits import (
    BETWEEN_LINES_SECONDS,
    FIRST_WAIT_SECONDS,
    FORGIVEN_SECONDS,
    LONGEST_WAIT_SECONDS,
    Grudges,
)


def test_whoever_is_shown_the_door_again_and_again_waits_longer_until_forgiven() -> None:
    grudges, now = Grudges(), 0.0
    assert grudges.wait("here", now) == 0.0
    for expected in (1.0, 2.0, 4.0, 8.0, LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS):
        grudges.hold("here", now)
        assert grudges.wait("here", now) == expected
        assert grudges.wait("elsewhere", now) == 0.0
        now += expected
    grudges.hold("here", now + FORGIVEN_SECONDS)
    assert grudges.wait("here", now + FORGIVEN_SECONDS) == FIRST_WAIT_SECONDS


def test_the_lines_of_an_address_that_is_not_forgiven_yet_come_one_by_one() -> None:
    grudges = Grudges()
    grudges.hold("here", 100.0)
    assert [grudges.wait("here", 100.0) for _ in range(3)] == [1.0, 2.0, 3.0]
    assert grudges.wait("here", 110.0) == 0.0
    assert grudges.wait("here", 110.0) == BETWEEN_LINES_SECONDS
    assert [grudges.wait("here", 100.0 + FORGIVEN_SECONDS) for _ in range(3)] == [0.0, 0.0, 0.0]


def test_only_so_many_grudges_are_held() -> None:
    grudges = Grudges(most=2)
    for address in ("one", "two", "three"):
        grudges.hold(address, 0.0)
    assert [grudges.wait(address, 0.0) for address in ("one", "two", "three")] == [0.0, 1.0, 1.0]
