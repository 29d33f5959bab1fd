"""What people write is cleaned before anybody else sees it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublelucky7.protocol.sitting import MOST_FORFEIT_LENGTH
from doublelucky7.tables.commands.names import MOST_NAME_LENGTH, clean_forfeits, clean_name


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("An\u200bna\u2060", "Anna"),
        ("\u202eannA", "annA"),
        ("Bo\u0000\u0007", "Bo"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("Ünïcödé 😀", "Ünïcödé 😀"),
        ("李小龍", "李小龍"),
        ("A" * 100, "A" * MOST_NAME_LENGTH),
        ("Z" + "\u0335" * 50, "Z\u0335\u0335"),
    ],
)
def test_a_name_is_shown_clean(raw: str, clean: str) -> None:
    assert clean_name(raw) == clean


@pytest.mark.parametrize("raw", ["", "   ", "\u202e\u200f", "\u3164\u3164", "\u0301", "\ud800", "\n\t\r"])
def test_a_name_of_which_nothing_is_left_is_none(raw: str) -> None:
    assert clean_name(raw) is None


@given(st.text(max_size=200))
def test_no_name_hides_turns_around_or_fills_the_screen(raw: str) -> None:
    name = clean_name(raw)
    if name is None:
        return
    assert 0 < len(name) <= MOST_NAME_LENGTH
    assert name == name.strip()
    assert unicodedata.is_normalized("NFC", name)
    assert not {unicodedata.category(character) for character in name} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert clean_name(name) == name
    name.encode("utf-8")


@given(st.lists(st.text(max_size=300), max_size=20))
def test_forfeits_are_clean_short_and_different(raw: list[str]) -> None:
    forfeits = clean_forfeits(raw)
    assert len(set(forfeits)) == len(forfeits)
    assert all(0 < len(line) <= MOST_FORFEIT_LENGTH for line in forfeits)
