"""Figures, computed here once more by hand, the long way."""

from math import sqrt

import pytest

from doublelucky7.arena.outcomes import DealPlayed, RoundLine, SeatGame
from doublelucky7.arena.statistics import BidFigures, Estimate, estimate, figures_of


def game(*rounds: tuple[int, int, int, int], **changes: float) -> SeatGame:
    lines = tuple(RoundLine(*line) for line in rounds)
    whole = {"total": sum(line.points for line in lines), "win_share": 0.0} | changes
    return SeatGame(lines, **whole)  # type: ignore[arg-type]  # one by one they fit


def deal(number: int, hero: list[SeatGame], baseline: list[SeatGame]) -> DealPlayed:
    return DealPlayed(number, tuple(hero), tuple(baseline), (), {}, {})


# Two players, two rounds (of 1 and 2 cards), three deals.
MISS = (1, 1, 0, 0)
DEALS = [
    deal(
        0,
        [game((1, 1, 1, 12), (2, 0, 0, 10), win_share=1.0), game((1, 0, 0, 10), (2, 2, 2, 14), win_share=0.5)],
        [game(MISS, (2, 0, 0, 10), win_share=0.0), game((1, 0, 0, 10), (2, 1, 2, 0), win_share=1.0)],
    ),
    deal(
        1,
        [game(MISS, (2, 1, 1, 12)), game(MISS, (2, 2, 0, 0), penalties=1, penalties_after_passing=1, total=-10)],
        [game(MISS, (2, 1, 1, 12), win_share=0.5), game((1, 1, 1, 12), (2, 2, 0, 0), win_share=0.5)],
    ),
    deal(
        2,
        [game((1, 0, 0, 10), (2, 0, 1, 0), penalties=1, total=0), game((1, 0, 0, 10), (2, 0, 0, 10), win_share=1.0)],
        [game((1, 0, 0, 10), (2, 0, 1, 0)), game((1, 0, 0, 10), (2, 1, 0, 0), win_share=1.0)],
    ),
]


def test_the_paired_difference_is_a_mean_over_deals_with_an_error_between_deals() -> None:
    figures = figures_of(DEALS)
    assert figures is not None
    # Points a round, seat by seat: (22 - 10) / 2 and (24 - 10) / 2; (12 - 12) / 2 and (-10 - 12) / 2; then -5 and 5.
    by_deal = [(6 + 7) / 2, (0 - 11) / 2, (-5 + 5) / 2]
    mean = sum(by_deal) / 3
    error = sqrt(sum((value - mean) ** 2 for value in by_deal) / 2) / sqrt(3)
    assert figures.difference.mean == pytest.approx(mean)
    assert figures.difference.error == pytest.approx(error)
    assert figures.difference.low == pytest.approx(mean - 1.959964 * error)
    assert figures.difference.high == pytest.approx(mean + 1.959964 * error)


def test_points_exact_bids_wins_and_penalties_are_shares_of_all_games() -> None:
    figures = figures_of(DEALS)
    assert figures is not None
    assert (figures.deals, figures.games, figures.rounds_a_deal) == (3, 6, 2)
    assert figures.hero.points.mean == pytest.approx((22 + 24 + 12 - 10 + 0 + 20) / 12)
    assert figures.baseline.points.mean == pytest.approx((10 + 10 + 12 + 12 + 10 + 10) / 12)
    assert figures.hero.exact.mean == pytest.approx(8 / 12)
    assert figures.hero.win_share is not None
    assert figures.hero.win_share.mean == pytest.approx((1 + 0.5 + 1) / 6)
    assert figures.hero.penalised is not None
    assert figures.hero.penalised.mean == pytest.approx(2 / 6)
    assert figures.hero.penalised_after_passing is not None
    assert figures.hero.penalised_after_passing.mean == pytest.approx(1 / 6)


def test_points_by_number_of_cards_leave_the_penalties_out() -> None:
    figures = figures_of(DEALS)
    assert figures is not None
    one, two = figures.by_cards
    assert (one.cards, two.cards) == (1, 2)
    assert one.hero.mean == pytest.approx((12 + 10 + 0 + 0 + 10 + 10) / 6)
    assert two.hero.mean == pytest.approx((10 + 14 + 12 + 0 + 0 + 10) / 6)
    assert two.difference.mean == pytest.approx((46 - 22) / 6)
    assert two.hero_exact.mean == pytest.approx(4 / 6)


def test_calibration_tells_for_each_bid_what_became_of_it() -> None:
    figures = figures_of(DEALS)
    assert figures is not None
    assert figures.hero_bids == (
        BidFigures(0, 6, 5 / 6, 1 / 6),
        BidFigures(1, 4, 2 / 4, 2 / 4),
        BidFigures(2, 2, 1 / 2, 1.0),
    )


def test_single_rounds_know_no_wins_and_no_penalties() -> None:
    single = SeatGame((RoundLine(3, 1, 1, 12),), total=12)
    figures = figures_of([deal(0, [single], [single])])
    assert figures is not None
    assert figures.hero.win_share is figures.hero.penalised is figures.hero.penalised_after_passing is None


def test_one_deal_has_a_mean_and_no_error() -> None:
    assert estimate([2.5]) == Estimate(2.5)


def test_no_deals_have_no_figures() -> None:
    assert figures_of([]) is None
