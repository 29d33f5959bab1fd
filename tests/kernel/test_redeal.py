"""Redealing is exactly uniform over all deals that fit what a seat was told, checked against full enumeration."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import BID, CARD, CHANGE_TRUMP, EXTRA_CARD, PLAYER_SWAP, TRUMP_AS_LED
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.position import Position
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.kernel.search import random_playouts
from doublelucky7.rules.cards import Card
from tests.setting import cards

SAMPLES_A_DEAL = 40
FARTHEST = 4.5
"""Standard deviations a fair chi-square may lie from its mean; the seed is fixed, so a fair redeal always passes."""


def mask(text: str) -> int:
    return sum(1 << card.position for card in cards(text))


def dealt(players: int, tricks: int, own: str, turned_up: str = "B14") -> Knowledge:
    """What seat 0 is told when seat 0 deals; everybody bids 0."""
    memory = Knowledge(players, tricks, 0, 1, Card(turned_up).position, TRUMP_AS_LED, 0, mask(own))
    for _ in range(players):
        memory.note_move(BID, 0)
    return memory


def hear_tricks(memory: Knowledge, *tricks: str) -> Knowledge:
    for played in tricks:
        for card in cards(played):
            memory.note_move(CARD, card.position)
    return memory


def deals_that_fit(needs: list[tuple[int, int]], loose: int) -> Iterator[tuple[int, ...]]:
    """Every way to deal loose cards to seats that need so many out of so large a set."""
    if not needs:
        yield ()
        return
    (need, allowed), *others = needs
    choices = [1 << place for place in range(57) if loose & allowed & 1 << place]
    for chosen in combinations(choices, need):
        hand = sum(chosen)
        for rest in deals_that_fit(others, loose & ~hand):
            yield (hand, *rest)


NOT_RED, NOT_YELLOW, NOT_GREEN = (~(0x3FFF << 14 * colour) for colour in range(3))
ANYTHING = ~0

ONE_SEAT_WITHOUT_RED = hear_tricks(dealt(3, 2, "R1 R2"), "R1 G5 R9")
TWO_SEATS_WITHOUT_DIFFERENT_COLOURS = hear_tricks(dealt(3, 3, "R1 Y1 G1"), "R1 G5 R9", "Y1 Y2 B3")
A_SEAT_WITHOUT_THREE_COLOURS = hear_tricks(
    dealt(3, 5, "R1 Y1 G1 G14 Y14"), "R1 B5 R9", "Y1 B6 R3", "G1 B7 G4", "G14 B8 G6"
)
# Seat 1 has neither red nor yellow, seat 2 neither red nor green, and of what either may hold little is loose: without
# weighing the groups against each other some deals would come half as often again as others.
CROSSING_COLOURS_RUN_SHORT = hear_tricks(
    dealt(5, 7, "R1 Y1 G1 B1 B6 G14 Y14"),
    "R1 G2 Y2 R2 R3",
    "Y1 G3 Y3 Y4 Y5",
    "G1 G4 Y6 G5 G6",
    "B1 B2 B3 B4 B5",
    "B6 B7 B8 B9 B10",
)
THE_JOKER_PROVES_NOTHING = hear_tricks(dealt(2, 2, "R1 R2"), "R1 J")


@pytest.mark.parametrize(
    ("memory", "needs"),
    [
        pytest.param(dealt(2, 2, "R1 R2"), [(2, ANYTHING)], id="nothing known"),
        pytest.param(ONE_SEAT_WITHOUT_RED, [(1, NOT_RED), (1, ANYTHING)], id="one seat has shown a missing colour"),
        pytest.param(
            TWO_SEATS_WITHOUT_DIFFERENT_COLOURS, [(1, NOT_RED), (1, NOT_YELLOW)], id="two seats, crossing colours"
        ),
        pytest.param(
            A_SEAT_WITHOUT_THREE_COLOURS,
            [(1, NOT_RED & NOT_YELLOW & NOT_GREEN), (1, NOT_YELLOW)],
            id="one seat has only one colour left",
        ),
        pytest.param(
            CROSSING_COLOURS_RUN_SHORT,
            [(2, NOT_RED & NOT_YELLOW), (2, NOT_RED & NOT_GREEN)],
            id="crossing colours run short",
        ),
        pytest.param(THE_JOKER_PROVES_NOTHING, [(1, ANYTHING)], id="R5.3: playing the Joker shows nothing"),
    ],
)
def test_every_deal_that_fits_is_equally_likely(memory: Knowledge, needs: list[tuple[int, int]]) -> None:
    expected = Counter(deals_that_fit(needs, memory.unseen))
    assert set(expected.values()) == {1}
    seats = range(1, len(needs) + 1)
    plan, world = Plan(memory), Position()
    per_deal = SAMPLES_A_DEAL if is_compiled() else 1
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(per_deal * len(expected)):
        redeal(plan, world, stream(7, number))
        seen[tuple(world.hand(seat) for seat in seats)] += 1
        assert memory.unseen >> world.under & 1
        assert not any(world.hand(seat) >> world.under & 1 for seat in seats)
    assert set(seen) <= set(expected)
    if is_compiled():
        assert set(seen) == set(expected)
    off = sum((seen[deal] - per_deal) ** 2 / per_deal for deal in expected)
    freedom = len(expected) - 1
    assert abs(off - freedom) < FARTHEST * sqrt(2 * freedom)


def by_colours(hands: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards of each colour each hand holds."""
    return tuple((hand >> 14 * colour & 0x3FFF).bit_count() for hand in hands for colour in range(4))


@pytest.mark.slow_when_pure
def test_crossing_groups_of_two_cards_keep_the_right_mix_of_colours() -> None:
    # Four tricks, two played: seat 1 has no red, seat 2 no yellow, seat 3 neither. Few cards are loose, so that what
    # one takes matters to the others.
    memory = hear_tricks(dealt(4, 4, "R1 Y1 G1 B1"), "R1 G2 R3 G3", "Y1 Y3 B3 B4")
    needs = [(2, NOT_RED), (2, NOT_YELLOW), (2, NOT_RED & NOT_YELLOW)]
    ways: Counter[tuple[int, ...]] = Counter()
    for counts, number in _ways_by_colour(needs, memory.unseen):
        ways[counts] += number
    total = sum(ways.values())
    plan, world = Plan(memory), Position()
    samples = 200_000
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(samples):
        redeal(plan, world, stream(11, number))
        seen[by_colours(tuple(world.hand(seat) for seat in (1, 2, 3)))] += 1
    assert set(seen) <= set(ways)
    common = [counts for counts in ways if ways[counts] * samples / total > 20]
    off = sum(
        (seen[counts] - ways[counts] * samples / total) ** 2 / (ways[counts] * samples / total) for counts in common
    )
    assert abs(off - len(common)) < FARTHEST * sqrt(2 * len(common))


def _ways_by_colour(needs: list[tuple[int, int]], loose: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every mix of colours the seats can hold, with the number of deals it stands for, counted hand by hand."""
    if not needs:
        yield (), 1
        return
    (need, allowed), *others = needs
    seen: dict[tuple[int, ...], tuple[int, int]] = {}
    choices = [1 << place for place in range(57) if loose & allowed & 1 << place]
    for chosen in combinations(choices, need):
        hand = sum(chosen)
        counts = (*by_colours((hand,)), hand >> 56)
        # What is left over depends only on how many of each colour were taken.
        example, number = seen.get(counts, (hand, 0))
        seen[counts] = (example, number + 1)
    for counts, (example, number) in seen.items():
        for rest, rest_number in _ways_by_colour(others, loose & ~example):
            yield (*counts[:4], *rest), number * rest_number


def test_w2_cards_given_away_stay_with_the_other_seat_until_played() -> None:
    memory = dealt(3, 3, "R1 R2 R3")
    memory.note_move(PLAYER_SWAP, 0, 1)
    memory.receive(mask("G1 G2 G3"))
    plan, world = Plan(memory), Position()
    for number in range(200):
        redeal(plan, world, stream(3, number))
        assert world.hand(0) == mask("G1 G2 G3")
        assert world.hand(1) == mask("R1 R2 R3")
        assert world.hand(2).bit_count() == 3
        assert not world.hand(2) & mask("R1 R2 R3 G1 G2 G3 B14")
    hear_tricks(memory, "G1 R2 Y4")
    assert memory.known_of(1) == mask("R1 R3")
    assert memory.hidden_of(1) == 0


def test_w6_the_extra_card_shows_no_missing_colour_and_is_in_no_hand() -> None:
    memory = dealt(3, 2, "R1 R2")
    memory.note_move(EXTRA_CARD, 1, Card.G9.position)
    hear_tricks(memory, "R1 G9 R4")
    assert memory.now.voids_of(1) == 0
    assert (memory.hidden_of(1), memory.hidden_of(2)) == (2, 1)
    assert not memory.unseen & mask("G9 R4 B14 R1 R2")


def test_a_hand_card_of_the_extra_cards_owner_does_show_a_missing_colour() -> None:
    memory = dealt(3, 2, "R1 R2")
    memory.note_move(EXTRA_CARD, 1, Card.G9.position)
    hear_tricks(memory, "R1 B3 R4")
    assert memory.now.voids_of(1) == 1


def test_w5_the_card_turned_face_down_stays_out_of_every_hand() -> None:
    memory = dealt(3, 2, "R1 R2", turned_up="Y7")
    memory.note_move(CHANGE_TRUMP, 2)
    assert not memory.unseen & mask("Y7")


def test_knowledge_that_contradicts_itself_is_refused_and_not_searched_forever() -> None:
    # Seat 1 has shown every colour to be missing and holds two cards, but there is only one Joker.
    memory = hear_tricks(dealt(2, 6, "R1 Y1 G1 B1 R2 R3"), "R1 G2", "Y1 G3", "G1 R9", "B1 R8")
    with pytest.raises(ValueError, match="no deal fits"):
        random_playouts(memory, 10, 1)
