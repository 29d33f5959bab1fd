"""The correction of forecasts: what is certain stays so, and practised tables are promised more of a good chance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doublelucky7.coach.forecasting import corrected, fitted, signs_of_practice, with_chance
from doublelucky7.game.playing import Game
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.rules.views import View

LAST_ROUND = 7
BID = PlaceBid(0, 1)


def in_the_last_round() -> View:
    game = Game(["Kim", "Ada", "Lou", "Bo"], seed=3)
    while game.state.round < LAST_ROUND:
        game.act(game.legal_actions()[0])
    return game.view(0)


def with_misses_of(view: View, off: int) -> View:
    """The same view, as if everybody had missed every bid by so many tricks."""
    pad = tuple(
        replace(row, scores=tuple(replace(score, tricks=score.bid + off) for score in row.scores)) for row in view.pad
    )
    return replace(view, pad=pad)


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_what_is_certain_stays_certain(chance: float) -> None:
    assert corrected(chance, in_the_last_round(), BID, fitted()) == chance


def test_a_better_chance_in_the_deals_is_a_better_forecast() -> None:
    view = in_the_last_round()
    promised = [corrected(tenth / 10, view, BID, fitted()) for tenth in range(1, 10)]
    assert promised == sorted(promised)
    assert 0 < promised[0] < promised[-1] < 1


def test_a_table_that_makes_its_bids_is_promised_more_of_a_good_chance() -> None:
    view = in_the_last_round()
    promised = [corrected(0.8, with_misses_of(view, off), BID, fitted()) for off in (0, 1, 2)]
    assert promised[0] > promised[1] > promised[2]


def test_signs_are_counted_by_how_far_bids_were_off_and_how_much_was_bid() -> None:
    view = in_the_last_round()
    bids = sum(len(row.scores) for row in view.pad)
    made, one_off, _, far_off, near, far = signs_of_practice(with_misses_of(view, 0))
    assert (made, one_off, far_off) == (bids, 0, 0)
    assert near + far == len(view.pad)
    made, one_off, early, far_off, _, _ = signs_of_practice(with_misses_of(view, 1))
    assert (made, one_off, far_off) == (0, bids, 0)
    assert early == pytest.approx(sum(len(row.scores) / row.tricks for row in view.pad))
    assert signs_of_practice(with_misses_of(view, 2))[3] == pytest.approx(early)


def test_a_chance_takes_its_place_among_the_tricks() -> None:
    assert with_chance((0.5, 0.25, 0.25), 0, 0.8) == pytest.approx((0.8, 0.1, 0.1))
    assert with_chance((0.0, 1.0), 1, 1.0) == (0.0, 1.0)
