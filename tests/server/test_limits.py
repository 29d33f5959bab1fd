"""How long those wait who were shown the door."""

from __future__ import annotations

from doublelucky7.server.limits import FIRST_WAIT_SECONDS, FORGIVEN_SECONDS, LONGEST_WAIT_SECONDS, Grudges


def test_whoever_is_shown_the_door_again_and_again_waits_longer_until_forgiven() -> None:
    grudges = Grudges()
    assert grudges.wait("here", 0.0) == 0.0
    waits = []
    for _ in range(6):
        grudges.hold("here", 100.0)
        waits.append(grudges.wait("here", 100.0))
    assert waits == [1.0, 2.0, 4.0, 8.0, LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS]
    assert grudges.wait("here", 100.0 + LONGEST_WAIT_SECONDS) == 0.0
    assert grudges.wait("elsewhere", 100.0) == 0.0
    grudges.hold("here", 100.0 + FORGIVEN_SECONDS)
    assert grudges.wait("here", 100.0 + FORGIVEN_SECONDS) == FIRST_WAIT_SECONDS


def test_only_so_many_grudges_are_held() -> None:
    grudges = Grudges(most=2)
    for address in ("one", "two", "three"):
        grudges.hold(address, 0.0)
    assert [grudges.wait(address, 0.0) for address in ("one", "two", "three")] == [0.0, 1.0, 1.0]
