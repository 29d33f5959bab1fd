"""The frozen test vectors of the dealing: their types, how to read them, and how they were first written.

`python -m tests.dealing.vectors` prints the file, with `2` behind it that of the second version; the vectors never
change while the algorithm keeps its name.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

from doublelucky7.dealing.algorithm import ALGORITHM, WITH_HASHES
from doublelucky7.dealing.commitment import (
    BotContribution,
    ClientContribution,
    Contribution,
    MissingContribution,
    bytes_of,
    commitment_to,
    contribution_hash,
    game_key,
    key_from_seed,
)
from doublelucky7.dealing.shuffle import MOST_ROUNDS, die_face, draw_deck, forfeit, round_deck
from doublelucky7.rules.cards import Card

FILE = Path(__file__).with_name("vectors.json")
FILE_WITH_HASHES = Path(__file__).with_name("vectors-2.json")
ROUNDS = range(1, MOST_ROUNDS + 1)
ATTEMPTS = range(3)
FORFEITS_WRITTEN = (1, 3, 10, 200, 256)


class ForfeitVector(msgspec.Struct, frozen=True):
    round: int
    seat: int
    forfeits: int
    given: int


class GameVector(msgspec.Struct, frozen=True):
    secret: str
    contributions: tuple[Contribution, ...]
    commitment: str
    key: str
    draw_decks: tuple[str, ...]
    round_decks: tuple[str, ...]
    die_faces: tuple[int, ...]
    forfeits: tuple[ForfeitVector, ...]


class SeedVector(msgspec.Struct, frozen=True):
    seed: int
    game: int
    key: str


class Vectors(msgspec.Struct, frozen=True):
    algorithm: str
    games: tuple[GameVector, ...]
    seeds: tuple[SeedVector, ...]


class HashedGameVector(msgspec.Struct, frozen=True):
    secret: str
    contributions: tuple[Contribution, ...]
    hashes: tuple[str | None, ...]
    commitment: str
    key: str
    round_decks: tuple[str, ...]


class VectorsWithHashes(msgspec.Struct, frozen=True):
    algorithm: str
    games: tuple[HashedGameVector, ...]


def read_vectors_with_hashes() -> VectorsWithHashes:
    return msgspec.json.decode(FILE_WITH_HASHES.read_bytes(), type=VectorsWithHashes, strict=True)


def vectors_with_hashes_as_computed() -> VectorsWithHashes:
    return VectorsWithHashes(WITH_HASHES, tuple(_hashed_game_vector(*game) for game in _games()))


def _hashed_game_vector(secret: bytes, contributions: tuple[Contribution, ...]) -> HashedGameVector:
    key = game_key(secret, contributions, WITH_HASHES)
    return HashedGameVector(
        secret=secret.hex(),
        contributions=contributions,
        hashes=tuple(
            contribution_hash(seat, bytes_of(one)).hex() if isinstance(one, ClientContribution) else None
            for seat, one in enumerate(contributions)
        ),
        commitment=commitment_to(secret, WITH_HASHES).hex(),
        key=key.hex(),
        round_decks=tuple(written(round_deck(key, round_number)) for round_number in (1, 14)),
    )


def read_vectors() -> Vectors:
    return msgspec.json.decode(FILE.read_bytes(), type=Vectors, strict=True)


def written(deck: tuple[Card, ...]) -> str:
    return " ".join(card.value for card in deck)


def vectors_as_computed() -> Vectors:
    return Vectors(
        algorithm=ALGORITHM,
        games=tuple(_game_vector(secret, contributions) for secret, contributions in _games()),
        seeds=tuple(
            SeedVector(seed=seed, game=game, key=key_from_seed(seed, game).hex())
            for seed, game in ((0, 0), (7, 0), (7, 1), (7, 199), (-1, 0), (2**53 - 1, 12))
        ),
    )


def in_file_form(vectors: Vectors | VectorsWithHashes) -> bytes:
    return msgspec.json.format(msgspec.json.encode(vectors), indent=1) + b"\n"


def _games() -> tuple[tuple[bytes, tuple[Contribution, ...]], ...]:
    return (
        (bytes(32), (MissingContribution(), MissingContribution())),
        (bytes(range(32)), (_chosen("A"), BotContribution())),
        (bytes(range(32)), (BotContribution(), _chosen("A"))),
        (bytes(range(32)), (_chosen("A"), BotContribution(), BotContribution())),
        (b"\xff" * 32, (_chosen("A"), _chosen("B"), _chosen("C"), _chosen("D"))),
        (
            _hash("five"),
            (_chosen("A"), MissingContribution(), _chosen("C"), BotContribution(), ClientContribution(hex="f" * 64)),
        ),
        (
            _hash("six"),
            (
                ClientContribution(hex="0" * 64),
                _chosen("B"),
                _chosen("C"),
                _chosen("D"),
                _chosen("E"),
                MissingContribution(),
            ),
        ),
        (_hash("seven"), tuple(map(_chosen, "ABCDEFG"))),
    )


def _game_vector(secret: bytes, contributions: tuple[Contribution, ...]) -> GameVector:
    key = game_key(secret, contributions)
    return GameVector(
        secret=secret.hex(),
        contributions=contributions,
        commitment=commitment_to(secret).hex(),
        key=key.hex(),
        draw_decks=tuple(written(draw_deck(key, attempt)) for attempt in ATTEMPTS),
        round_decks=tuple(written(round_deck(key, round_number)) for round_number in ROUNDS),
        die_faces=tuple(die_face(key, round_number) for round_number in ROUNDS),
        forfeits=tuple(
            ForfeitVector(round_number, seat, forfeits, forfeit(key, round_number, seat, forfeits))
            for seat in range(len(contributions))
            for round_number, forfeits in zip((1, 2, 7, 8, 14), FORFEITS_WRITTEN, strict=True)
        ),
    )


def _chosen(name: str) -> ClientContribution:
    return ClientContribution(hex=_hash(name).hex())


def _hash(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


if __name__ == "__main__":
    wanted = vectors_with_hashes_as_computed() if sys.argv[1:] == ["2"] else vectors_as_computed()
    sys.stdout.buffer.write(in_file_form(wanted))
