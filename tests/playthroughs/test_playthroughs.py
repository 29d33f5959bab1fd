"""The playthroughs are all there, are as they were, and show every option."""

import re

import pytest

from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.wheel import WHEEL_OPTIONS
from tests.playthroughs.write import ALL, FOLDER, file_of
from tests.playthroughs.writing import text_of

MOST_BYTES = 200_000


@pytest.mark.parametrize(("mode", "players"), ALL)
def test_a_playthrough_is_as_it_was(mode: Mode, players: int) -> None:
    assert file_of(mode, players).is_file(), "missing: python -m tests.playthroughs.write"
    assert text_of(mode, players) == file_of(mode, players).read_text(encoding="utf-8")


def test_there_is_one_for_every_mode_and_number_of_players_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(mode, players) for mode, players in ALL)
    assert len(ALL) == 18


def test_together_they_show_every_option_and_both_ways_of_a_joker_turned_up() -> None:
    texts = "".join(file_of(mode, players).read_text(encoding="utf-8") for mode, players in ALL)
    for option in WHEEL_OPTIONS:
        assert re.search(rf'"kind":"pawn_placed","seat":\d,"option":"{option.value}"', texts)
    assert 'trump.face = "as_led"' in texts
    assert "trump_named" in texts
    assert "must_follow_colour" in texts


def test_each_is_short_enough_to_be_read() -> None:
    assert all(file_of(mode, players).stat().st_size < MOST_BYTES for mode, players in ALL)
