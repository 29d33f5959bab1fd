from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import islice, repeat
from math import sqrt

import pytest

from doublelucky7.dealing.algorithm import DealingError, label
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.dealing.shuffle import byte_stream, die_face, draw_deck, forfeit, number_below, round_deck, shuffled
from doublelucky7.rules.cards import FULL_DECK, Card, is_full_deck

KEY = key_from_seed(7)
ROUNDS = range(1, 15)
DECKS_COUNTED = 5_700
NUMBERS_COUNTED = 20_000
STANDARD_DEVIATIONS_ALLOWED = 5


def test_a_stream_is_the_documented_blocks_one_after_the_other() -> None:
    blocks = b"".join(hmac.digest(KEY, b"dl7-dealing-1:round:3:" + bytes([0, 0, 0, i]), "sha256") for i in range(3))
    assert bytes(islice(byte_stream(KEY, label("round", 3)), 96)) == blocks


def test_a_byte_that_would_favour_small_numbers_is_passed_over() -> None:
    assert number_below(57, iter([228, 255, 227, 0])) == 227 % 57
    assert number_below(3, iter([255, 254])) == 254 % 3
    assert number_below(8, iter([255])) == 7
    assert number_below(256, iter([255])) == 255
    assert number_below(1, iter([255])) == 0


def test_the_shuffle_exchanges_from_the_last_place_down() -> None:
    # Zeros exchange place 0 with each place in turn, so every card moves up by one and the first comes last.
    assert shuffled(repeat(0)) == (*FULL_DECK[1:], Card.R1)


def test_r2_1_every_attempt_to_draw_has_all_57_cards_in_an_order_of_its_own() -> None:
    decks = [draw_deck(KEY, attempt) for attempt in range(100)]
    assert all(map(is_full_deck, decks))
    assert len(set(decks)) == 100


def test_r2_2_every_round_has_all_57_cards_in_an_order_of_its_own() -> None:
    decks = [round_deck(KEY, round_number) for round_number in ROUNDS]
    assert all(map(is_full_deck, decks))
    assert len(set(decks)) == len(ROUNDS)


def test_r7_5_every_face_of_the_die_falls_about_as_often_as_any_other() -> None:
    faces = Counter(die_face(key_from_seed(game), round_number) for game in range(500) for round_number in ROUNDS)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert is_plausibly_uniform(faces.values())


def test_r6_5_a_forfeit_is_one_of_those_the_table_wrote() -> None:
    assert forfeit(KEY, 1, 0, 1) == 0
    given = Counter(forfeit(key_from_seed(game), 3, seat, 6) for game in range(500) for seat in range(7))
    assert sorted(given) == [0, 1, 2, 3, 4, 5]
    assert is_plausibly_uniform(given.values())


def test_r6_5_seats_and_rounds_are_given_forfeits_of_their_own() -> None:
    assert len({tuple(forfeit(KEY, n, seat, 256) for n in ROUNDS) for seat in range(7)}) == 7
    assert len({tuple(forfeit(KEY, n, seat, 256) for seat in range(7)) for n in ROUNDS}) == len(ROUNDS)


def test_no_two_streams_of_a_game_share_a_block() -> None:
    labels = [
        *(label("draw", attempt) for attempt in range(20)),
        *(label(purpose, n) for purpose in ("round", "die") for n in ROUNDS),
        *(label("forfeit", n, seat) for n in ROUNDS for seat in range(7)),
    ]
    blocks = [
        bytes(block)
        for stream_label in labels
        for block in zip(*[islice(byte_stream(KEY, stream_label), 96)] * 32, strict=True)
    ]
    assert len(set(blocks)) == len(blocks) == 3 * (20 + 28 + 98)


@pytest.mark.parametrize("bound", [2, 3, 10, 57, 100, 129, 200, 256])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    assert is_plausibly_uniform(counts_of(number_below, bound))


def test_the_same_measure_finds_the_bias_of_bytes_that_are_not_passed_over() -> None:
    def biased(bound: int, stream: Iterator[int]) -> int:
        return next(stream) % bound

    assert not is_plausibly_uniform(counts_of(biased, 57))
    assert not is_plausibly_uniform(counts_of(biased, 200))


def test_every_card_comes_to_every_place_equally_often() -> None:
    met: Counter[tuple[int, Card]] = Counter()
    for game in range(DECKS_COUNTED):
        met.update(enumerate(round_deck(key_from_seed(game), 1)))
    counts = [met[place, card] for place in range(57) for card in FULL_DECK]
    # Every row and every column of this table has the same sum, which takes one freedom away from each.
    assert is_plausibly_uniform(counts, freedoms=56 * 56)


def test_every_order_of_the_last_three_places_is_equally_likely() -> None:
    met: Counter[tuple[bool, ...]] = Counter()
    for game in range(DECKS_COUNTED):
        first, second, third = (card.position for card in round_deck(key_from_seed(game), 14)[-3:])
        met[first < second, second < third, first < third] += 1
    assert len(met) == 6
    assert is_plausibly_uniform(met.values())


@pytest.mark.parametrize("round_number", [-1, 0, 15])
def test_r1_4_a_round_outside_the_14_is_refused(round_number: int) -> None:
    for derive in (round_deck, die_face):
        with pytest.raises(DealingError, match=f"a round is 1 to 14, not {round_number}"):
            derive(KEY, round_number)
    with pytest.raises(DealingError, match=f"a round is 1 to 14, not {round_number}"):
        forfeit(KEY, round_number, 0, 10)


def test_r2_1_an_attempt_before_the_first_is_refused() -> None:
    with pytest.raises(DealingError, match="an attempt is counted from 0, not -1"):
        draw_deck(KEY, -1)


@pytest.mark.parametrize("seat", [-1, 7])
def test_r6_5_a_forfeit_for_a_seat_that_no_table_has_is_refused(seat: int) -> None:
    with pytest.raises(DealingError, match=f"a seat is 0 to 6, not {seat}"):
        forfeit(KEY, 1, seat, 10)


@pytest.mark.parametrize("forfeits", [-1, 0, 257])
def test_r6_5_a_forfeit_out_of_none_or_too_many_is_refused(forfeits: int) -> None:
    with pytest.raises(DealingError, match=f"the number of forfeits is 1 to 256, not {forfeits}"):
        forfeit(KEY, 1, 0, forfeits)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(DealingError, match=f"a game key has 32 bytes, not {length}"):
        draw_deck(bytes(length), 0)
    with pytest.raises(DealingError, match=f"a game key has 32 bytes, not {length}"):
        die_face(bytes(length), 1)


def counts_of(draw: Callable[[int, Iterator[int]], int], bound: int) -> list[int]:
    stream = byte_stream(KEY, label("counted", bound))
    counts = Counter(draw(bound, stream) for _ in range(NUMBERS_COUNTED))
    return [counts[number] for number in range(bound)]


def is_plausibly_uniform(counts: Collection[int], freedoms: int | None = None) -> bool:
    """Whether chi-square lies within five standard deviations of what equal chances give."""
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedoms = freedoms or len(counts) - 1
    return abs(chi_square - freedoms) < STANDARD_DEVIATIONS_ALLOWED * sqrt(2 * freedoms)
