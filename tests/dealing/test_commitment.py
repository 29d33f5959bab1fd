from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest

from doublelucky7.dealing.algorithm import ALGORITHM, DealingError, label
from doublelucky7.dealing.commitment import (
    BotContribution,
    ClientContribution,
    Contribution,
    MissingContribution,
    bytes_of,
    commitment_to,
    game_key,
    key_from_seed,
    opens,
)

SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(1, 33))
ONES = ClientContribution(hex="11" * 32)
TWOS = ClientContribution(hex="22" * 32)


def test_the_commitment_is_the_documented_hash() -> None:
    assert commitment_to(SECRET) == hashlib.sha256(b"dl7-dealing-1:commitment:" + SECRET).digest()


def test_only_the_promised_secret_opens_a_commitment() -> None:
    assert opens(SECRET, commitment_to(SECRET))
    assert not opens(OTHER_SECRET, commitment_to(SECRET))


def test_the_key_is_the_documented_hmac_over_all_contributions_in_seat_order() -> None:
    message = b"dl7-dealing-1:key:3:" + b"\x11" * 32 + bytes(32) + b"\x22" * 32
    assert game_key(SECRET, [ONES, MissingContribution(), TWOS]) == hmac.digest(SECRET, message, "sha256")


def test_bots_and_silent_seats_add_zeros() -> None:
    assert bytes_of(MissingContribution()) == bytes_of(BotContribution()) == bytes(32)
    assert bytes_of(ONES) == b"\x11" * 32


@pytest.mark.parametrize(
    "contributions",
    [
        [TWOS, ONES],
        [ONES, ONES],
        [ONES, TWOS, MissingContribution()],
        [MissingContribution(), ONES, TWOS],
        [ONES, MissingContribution()],
    ],
    ids=["other order", "other bytes", "one seat more", "shifted by a seat", "one falls silent"],
)
def test_the_key_changes_with_every_contribution_its_place_and_their_number(contributions: list[Contribution]) -> None:
    assert game_key(SECRET, contributions) != game_key(SECRET, [ONES, TWOS])


def test_the_key_changes_with_the_secret() -> None:
    assert game_key(OTHER_SECRET, [ONES, TWOS]) != game_key(SECRET, [ONES, TWOS])


def test_every_seed_and_every_game_of_a_seed_has_a_key_of_its_own() -> None:
    keys = {key_from_seed(seed, game) for seed in (0, 1, 7, 11, -1, 2**70) for game in (0, 1, 11, 111)}
    assert len(keys) == 6 * 4
    assert key_from_seed(7) == key_from_seed(7, 0)


def test_labels_close_every_part_so_that_none_begins_another() -> None:
    assert label("round", 1) == b"dl7-dealing-1:round:1:"
    assert not label("round", 14).startswith(label("round", 1))
    assert ALGORITHM == "dl7-dealing-1"


@pytest.mark.parametrize(
    ("contribution", "text"),
    [
        (ONES, b'{"kind":"given","hex":"' + b"11" * 32 + b'"}'),
        (MissingContribution(), b'{"kind":"silent"}'),
        (BotContribution(), b'{"kind":"bot"}'),
    ],
)
def test_the_log_says_of_each_contribution_what_it_is(contribution: Contribution, text: bytes) -> None:
    assert msgspec.json.encode(contribution) == text
    assert msgspec.json.decode(text, type=Contribution) == contribution


@pytest.mark.parametrize("digits", ["", "11" * 31, "11" * 33, "AB" * 32, "0x" + "11" * 31, "11 " * 21 + "1", "é" * 64])
def test_a_contribution_that_is_not_32_bytes_in_lower_case_hexadecimal_is_refused(digits: str) -> None:
    with pytest.raises(DealingError, match="64 lower-case hexadecimal digits"):
        ClientContribution(hex=digits)
    with pytest.raises(msgspec.ValidationError, match="64 lower-case hexadecimal digits"):
        msgspec.json.decode(msgspec.json.encode({"kind": "given", "hex": digits}), type=Contribution)


def test_an_unknown_contribution_cannot_be_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"absent"}', type=Contribution)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"bot","hex":"00"}', type=Contribution)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_or_commitment_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(DealingError, match=f"a secret has 32 bytes, not {length}"):
        commitment_to(bytes(length))
    with pytest.raises(DealingError, match=f"a secret has 32 bytes, not {length}"):
        game_key(bytes(length), [ONES, TWOS])
    with pytest.raises(DealingError, match=f"a commitment has 32 bytes, not {length}"):
        opens(SECRET, bytes(length))


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_r1_2_a_key_needs_one_contribution_for_each_of_2_to_7_seats(seats: int) -> None:
    with pytest.raises(DealingError, match=f"the number of contributions is 2 to 7, not {seats}"):
        game_key(SECRET, [MissingContribution()] * seats)
