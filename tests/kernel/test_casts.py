"""Which kind of player each seat of a world is taken to be."""

from array import array
from statistics import fmean

import pytest

from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.casts import Cast, draw_kinds, of_one_kind
from doublelucky7.kernel.codes import COLOURS, MOST_PLAYERS, TRUMP_AS_LED
from doublelucky7.kernel.defaults import DEFAULT_POLICY
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.position import Position
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.kernel.strength import Policy

WORLDS = 400
TWO_KINDS = array("d", [0.75, 0.25])
LIKELY = 6.0


def drawn(evidence: dict[tuple[int, int], float], alike: float) -> list[float]:
    """For each seat the share of worlds in which it is of the second kind, given log likelihoods by (kind, seat)."""
    logs = array("d", bytes(8 * 2 * WORLDS * MOST_PLAYERS))
    for (kind, seat), value in evidence.items():
        for world in range(WORLDS):
            logs[(kind * WORLDS + world) * MOST_PLAYERS + seat] = value
    picks, kinds = array("q", range(WORLDS)), of_one_kind(WORLDS)
    draw_kinds(logs, TWO_KINDS, len(TWO_KINDS), WORLDS, alike, picks, kinds, 5)
    return [sum(kinds[world * MOST_PLAYERS + seat] for world in range(WORLDS)) / WORLDS for seat in range(MOST_PLAYERS)]


def test_without_any_moves_seats_are_of_each_kind_by_its_share() -> None:
    assert drawn({}, 0.0) == pytest.approx([0.25] * MOST_PLAYERS, abs=0.08)
    assert drawn({}, 0.7) == pytest.approx([0.25] * MOST_PLAYERS, abs=0.08)


def test_a_seat_whose_moves_only_one_kind_explains_is_of_that_kind() -> None:
    second, third, *_ = drawn({(1, 0): LIKELY, (0, 1): LIKELY}, 0.0)
    assert second > 0.97
    assert third < 0.03


def test_where_others_tend_to_be_alike_two_seats_tell_about_a_third() -> None:
    shown = {(1, 0): LIKELY, (1, 1): LIKELY}
    assert drawn(shown, 0.0)[2] == pytest.approx(0.25, abs=0.08)
    assert drawn(shown, 0.8)[2] > 0.7


def test_of_which_kind_a_seat_is_does_not_hang_on_its_cards() -> None:
    worlds, seed = 2_000, 5
    logs = array("d", bytes(8 * 2 * worlds * MOST_PLAYERS))
    kinds = of_one_kind(worlds)
    draw_kinds(logs, array("d", [0.5, 0.5]), 2, worlds, 0.7, array("q", range(worlds)), kinds, seed)
    hand = sum(1 << card for card in (0, 5, 16, 20, 33, 45, 50))
    plan, dealt = Plan(Knowledge(4, 7, 0, 1, 13, TRUMP_AS_LED, 0, hand)), Position()
    for colour in range(COLOURS):
        held: tuple[list[int], list[int]] = ([], [])
        for world in range(worlds):
            redeal(plan, dealt, stream(seed, world))
            held[kinds[world * MOST_PLAYERS + 1]].append((dealt.hand(1) >> 14 * colour & 0x3FFF).bit_count())
        assert fmean(held[0]) == pytest.approx(fmean(held[1]), abs=0.2)


def test_others_are_of_one_to_four_kinds() -> None:
    policy = Policy(list(DEFAULT_POLICY))
    for count in (0, 5):
        with pytest.raises(ValueError, match="one to 4 kinds"):
            Cast([policy] * count, of_one_kind(1))
