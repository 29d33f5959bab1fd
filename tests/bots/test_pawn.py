"""What a pawn kept is worth, and what `master` finds out about the ways to use one."""

import pytest

from doublelucky7.bots.players.master import MasterBot
from doublelucky7.bots.thinking.pawn import hopes_by_search, searched_prospects, worth_of_keeping
from doublelucky7.bots.thinking.translation import free_options
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, Mode
from doublelucky7.rules.waiting import WaitingForWheel
from tests.bots.budgets import SMALL
from tests.bots.decisions import positions

AT_THE_WHEEL = [one for one in positions(324) if isinstance(one.heard.view.waiting, WaitingForWheel)]


def test_r7_2_each_series_has_hopes_of_its_own() -> None:
    seen = set()
    for heard, _ in AT_THE_WHEEL:
        first = heard.view.round <= ROUNDS_IN_A_SERIES
        both = searched_prospects()
        assert hopes_by_search(heard.view) == (both.first_series if first else both.second_series)
        seen.add(first)
    assert seen == {True, False}
    for hopes in (searched_prospects().first_series, searched_prospects().second_series):
        for table in (hopes.double_free, hopes.double_taken, hopes.dice):
            assert len(table) == ROUNDS_IN_A_SERIES + 1
            assert table[0] == 0.0
        assert all(free >= taken for free, taken in zip(hopes.double_free, hopes.double_taken, strict=True))


def test_keeping_is_worth_what_is_hoped_for_less_the_risk_of_the_penalty() -> None:
    for heard, _ in AT_THE_WHEEL:
        hopes = hopes_by_search(heard.view)
        assert worth_of_keeping(heard.view, hopes) <= max(*hopes.double_free, *hopes.dice)
        if heard.view.wheel is not None and heard.view.wheel.rounds_left == 1:
            assert worth_of_keeping(heard.view, hopes) == -10.0


@pytest.mark.slow_when_pure
@pytest.mark.parametrize("mode", [Mode.TACTICAL_ESCAPE, Mode.LUCKY_DICE])
def test_every_free_option_has_a_gain(mode: Mode) -> None:
    asked = [one for one in AT_THE_WHEEL if one.heard.view.ruleset.mode is mode]
    assert asked
    for heard, seed in asked:
        gains = MasterBot(SMALL).at_the_wheel(heard, seed).gains_by_kind()
        assert set(gains) == set(free_options(heard.view))
