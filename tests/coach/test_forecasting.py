"""The correction of forecasts: what is certain stays so, and practised tables are promised more of a good chance.

How practised a table is, is known by the levels of its bots, or guessed from its bids.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doublelucky7.coach.company import Company
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


@pytest.mark.parametrize("company", Company)
@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_what_is_certain_stays_certain(chance: float, company: Company) -> None:
    assert corrected(chance, in_the_last_round(), BID, company, fitted()) == chance


@pytest.mark.parametrize("company", Company)
def test_a_better_chance_in_the_deals_is_a_better_forecast(company: Company) -> None:
    view = in_the_last_round()
    promised = [corrected(tenth / 10, view, BID, company, fitted()) for tenth in range(1, 10)]
    assert promised == sorted(promised)
    assert 0 < promised[0] < promised[-1] < 1


@pytest.mark.parametrize("chance", [0.6, 0.7, 0.8, 0.9])
def test_novices_are_promised_less_of_a_good_chance_than_practised_players(chance: float) -> None:
    view = in_the_last_round()
    novices, practised = (
        corrected(chance, view, BID, company, fitted()) for company in (Company.NOVICES, Company.PRACTISED)
    )
    assert novices < practised


def test_in_unknown_company_a_table_that_makes_its_bids_is_promised_more_of_a_good_chance() -> None:
    view = in_the_last_round()
    promised = [corrected(0.8, with_misses_of(view, off), BID, Company.UNKNOWN, fitted()) for off in (0, 1, 2)]
    assert promised[0] > promised[1] > promised[2]


@pytest.mark.parametrize("company", [Company.NOVICES, Company.PRACTISED])
def test_in_known_company_the_bids_so_far_do_not_matter(company: Company) -> None:
    view = in_the_last_round()
    made, missed = (corrected(0.8, with_misses_of(view, off), BID, company, fitted()) for off in (0, 2))
    assert made == missed


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
