"""Save the bid: the shipped positions are what they are said to be, and a fresh look agrees with them.

Mined by `python -m benchmarks.coach saves FILE --rounds 4000 --wanted 600`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from doublelucky7.bots.levels import LEVELS
from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judging import judge
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from doublelucky7.exercises.saves import LEAST_GAIN, Save, play_of, saves
from doublelucky7.rules.actions import PlayCard

AT_LEAST = 500
SAMPLE = 25
STILL_BETTER = 0.9
"""The share in which another network and fewer deals must still prefer the stored card."""


def test_there_are_enough_and_one_card_is_better_by_far_in_each() -> None:
    assert len(saves()) >= AT_LEAST
    assert all(save.gain >= LEAST_GAIN for save in saves())
    assert len({(save.cards, save.played) for save in saves()}) == len(saves())


def test_each_is_graded_by_the_levels_that_find_it() -> None:
    ladder = [level.name for level in LEVELS]
    assert all(save.found_by and list(save.found_by) == sorted(save.found_by, key=ladder.index) for save in saves())
    grades = Counter(save.found_by[0] for save in saves())
    assert {"novice", "club", "expert"} <= set(grades)


def test_each_can_be_played_to_and_every_legal_card_has_its_worth() -> None:
    for save in saves():
        play = play_of(save)
        assert play.state.to_act is not None
        legal = play.heard(play.state.to_act).view.legal
        assert {one.card for one in save.worth} == {one.card for one in legal if isinstance(one, PlayCard)}


@pytest.mark.slow_when_pure
def test_a_fresh_look_prefers_the_same_card() -> None:
    valuer, sample = MoveValuer(), saves()[:: len(saves()) // SAMPLE]
    assert sum(is_preferred(valuer, save) for save in sample) >= STILL_BETTER * len(sample)


def is_preferred(valuer: MoveValuer, save: Save) -> bool:
    play = play_of(save)
    assert play.state.to_act is not None
    heard = play.heard(play.state.to_act)
    best = judge(valuer, Decision(0, heard, heard.view.legal[0]), FULL_EFFORT.times(1)).moves[0]
    return best.action == PlayCard(play.state.to_act, save.worth[0].card)
