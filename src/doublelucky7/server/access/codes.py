"""Links, spoken codes, resume codes and tokens, and how hard each is to guess."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Container
from typing import Final

CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"
HOUSEHOLD_SYLLABLES: Final = 3
PUBLIC_SYLLABLES: Final = 4
RESUME_SYLLABLES: Final = 5
LINK_BYTES: Final = 20
"""160 bits: 32 letters without padding."""

TOKEN_BYTES: Final = 32
PERSON_BYTES: Final = 10
_GAME_BYTES: Final = 15

RandomBytes = Callable[[int], bytes]


def new_link(random_bytes: RandomBytes) -> str:
    """An unguessable link."""
    return _base32(random_bytes(LINK_BYTES))


def new_person(random_bytes: RandomBytes) -> str:
    """An id for a person, known to everybody at their tables; it gives no access."""
    return _base32(random_bytes(PERSON_BYTES))


def new_token(random_bytes: RandomBytes) -> str:
    """A session's token of 256 bits."""
    return base64.urlsafe_b64encode(random_bytes(TOKEN_BYTES)).rstrip(b"=").decode()


def hash_of(secret: str) -> bytes:
    """What is stored instead of a token or a code."""
    return hashlib.sha256(secret.encode()).digest()


def spoken_code(random_bytes: RandomBytes, syllables: int, taken: Container[str] = ()) -> str:
    """A code that can be said across a room, as in `lukame`, and that is not taken."""
    while True:
        code = "".join(_syllable(random_bytes) for _ in range(syllables))
        if code not in taken:
            return code


def as_typed(code: str) -> str:
    """A code without the capitals, spaces and hyphens somebody typed with it."""
    return "".join(letter for letter in code.lower() if letter.isascii() and letter.isalnum())


def game_of(link: str, number: int) -> str:
    """The id of a link's nth game; it can be published, because the link cannot be computed from it."""
    return f"{_base32(hashlib.sha256(b'doublelucky7 game ' + link.encode()).digest()[:_GAME_BYTES])}.{number}"


def _syllable(random_bytes: RandomBytes) -> str:
    kinds = len(CONSONANTS) * len(VOWELS)
    # Rejection keeps every syllable equally likely.
    while (drawn := random_bytes(1)[0]) >= 256 - 256 % kinds:
        pass
    consonant, vowel = divmod(drawn % kinds, len(VOWELS))
    return CONSONANTS[consonant] + VOWELS[vowel]


def _base32(data: bytes) -> str:
    return base64.b32encode(data).rstrip(b"=").decode().lower()
