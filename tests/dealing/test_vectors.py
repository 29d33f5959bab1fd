from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path
from typing import Any

import pytest

from doublelucky7.dealing.commitment import bytes_of
from tests.dealing.vectors import (
    ROUNDS,
    GameVector,
    in_file_form,
    read_vectors,
    read_vectors_with_hashes,
    vectors_as_computed,
    vectors_with_hashes_as_computed,
)

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-dealing.md"
FROZEN = {"dl7-dealing-1": "12f54754e150623af2471300277748c591890c26c68966c4cdf62c5669ba72e7"}
FROZEN_WITH_HASHES = "423c0cc73a86a7ba37dd1cd70de664e87b9349f6679b79bf0c944ee7aef7d049"
LINES_PROMISED = 30


@pytest.fixture(scope="module")
def documented() -> dict[str, Any]:
    """The names defined by the Python lines of the document, run as they stand there."""
    names: dict[str, Any] = {}
    exec(_documented_lines(), names)
    return names


def test_the_vectors_are_frozen_with_the_name_of_the_algorithm() -> None:
    vectors = read_vectors()
    assert hashlib.sha256(in_file_form(vectors)).hexdigest() == FROZEN[vectors.algorithm]


def test_the_package_gives_the_frozen_vectors() -> None:
    assert vectors_as_computed() == read_vectors()


def test_the_vectors_of_the_second_version_are_frozen_and_given_by_the_package() -> None:
    vectors = read_vectors_with_hashes()
    assert hashlib.sha256(in_file_form(vectors)).hexdigest() == FROZEN_WITH_HASHES
    assert vectors_with_hashes_as_computed() == vectors


def test_the_second_version_as_the_document_has_it_gives_its_vectors() -> None:
    for game in read_vectors_with_hashes().games:
        secret = bytes.fromhex(game.secret)
        added = b"".join(map(bytes_of, game.contributions))
        key = hmac.digest(secret, f"dl7-dealing-2:key:{len(game.contributions)}:".encode() + added, "sha256")
        assert hashlib.sha256(b"dl7-dealing-2:commitment:" + secret).hexdigest() == game.commitment
        assert key.hex() == game.key
        for seat, (one, promised) in enumerate(zip(game.contributions, game.hashes, strict=True)):
            label = f"dl7-dealing-2:contribution:{seat}:".encode()
            assert promised in (None, hashlib.sha256(label + bytes_of(one)).hexdigest())


def test_r1_2_the_vectors_cover_every_number_of_players() -> None:
    assert {len(game.contributions) for game in read_vectors().games} == {2, 3, 4, 5, 6, 7}


@pytest.mark.parametrize("game", read_vectors().games, ids=lambda game: game.key[:8])
def test_the_lines_in_the_document_give_the_frozen_vectors(game: GameVector, documented: dict[str, Any]) -> None:
    secret = bytes.fromhex(game.secret)
    key = documented["game_key"](secret, [bytes_of(contribution) for contribution in game.contributions])
    deck, die_face, forfeit = documented["deck"], documented["die_face"], documented["forfeit"]
    assert documented["commitment"](secret).hex() == game.commitment
    assert key.hex() == game.key
    assert [" ".join(deck(key, "draw", attempt)) for attempt in range(3)] == list(game.draw_decks)
    assert [" ".join(deck(key, "round", round_number)) for round_number in ROUNDS] == list(game.round_decks)
    assert [die_face(key, round_number) for round_number in ROUNDS] == list(game.die_faces)
    assert [forfeit(key, v.round, v.seat, v.forfeits) for v in game.forfeits] == [v.given for v in game.forfeits]


def test_the_document_keeps_its_promise_of_thirty_lines() -> None:
    assert len([line for line in _documented_lines().splitlines() if line.strip()]) <= LINES_PROMISED


def test_the_example_in_the_document_is_the_first_vector() -> None:
    first = read_vectors().games[0]
    text = DOCUMENT.read_text(encoding="utf-8")
    assert f"commitment   {first.commitment}\n" in text
    assert f"key          {first.key}\n" in text
    assert f"round 1      {' '.join(first.round_decks[0].split()[:8])} …\n" in text


def test_the_seeds_in_the_document_give_the_frozen_keys() -> None:
    for vector in read_vectors().seeds:
        text = f"dl7-dealing-1:seed:{vector.seed}:{vector.game}:"
        assert hashlib.sha256(text.encode()).hexdigest() == vector.key


def _documented_lines() -> str:
    (lines,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return str(lines)
