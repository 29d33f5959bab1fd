"""Durations in classes: sums are exact, quantiles right to a few per cent, and lots add up."""

from random import Random

import pytest

from doublelucky7.arena.timing import DecisionKind, durations_of, time_figures, times_together, together


def a_thousand(seed: int) -> list[int]:
    random = Random(seed)
    return [round(random.lognormvariate(10, 1.5)) for _ in range(1000)]


def test_mean_is_exact_and_quantiles_are_close() -> None:
    durations = sorted(a_thousand(7))
    figures = time_figures(durations_of(durations))
    assert figures.decisions == 1000
    assert figures.mean == pytest.approx(sum(durations) / 1000 / 1e9)
    assert figures.median == pytest.approx(durations[499] / 1e9, rel=0.03)
    assert figures.p99 == pytest.approx(durations[989] / 1e9, rel=0.03)


def test_two_lots_counted_together_are_one_lot() -> None:
    one, other = a_thousand(1), a_thousand(2)
    assert time_figures(together([durations_of(one), durations_of(other)])) == time_figures(durations_of(one + other))


def test_deals_without_a_kind_of_decision_do_not_show_it() -> None:
    bids, cards = durations_of([5, 6]), durations_of([7])
    summed = times_together([{DecisionKind.BID: bids}, {DecisionKind.BID: bids, DecisionKind.CARD: cards}])
    assert {kind: durations.count for kind, durations in summed.items()} == {
        DecisionKind.BID: 4,
        DecisionKind.CARD: 1,
    }


def test_a_decision_too_short_to_measure_still_counts() -> None:
    assert time_figures(durations_of([0])).decisions == 1
