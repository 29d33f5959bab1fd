"""A match as CSV: one row for each deal and seat of the hero, and one for each forfeited deal."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import assert_never

from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, DealPlayed, SeatGame

COLUMNS = (
    "deal",
    "outcome",
    "hero_seat",
    "rounds",
    "hero_total",
    "baseline_total",
    "difference",
    "hero_exact",
    "baseline_exact",
    "hero_win_share",
    "hero_penalties",
    "hero_penalties_after_passing",
    "totals",
    "failed_bot",
    "failure",
)


def csv_of(outcomes: Iterable[DealOutcome]) -> str:
    """The whole table with its heading, in the order of the deals."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for outcome in sorted(outcomes, key=lambda one: one.deal):
        match outcome:
            case DealPlayed():
                writer.writerows(_row(outcome, seat) for seat in range(len(outcome.hero)))
            case DealForfeited():
                writer.writerow(_row_of_forfeited(outcome))
            case _ as unreachable:
                assert_never(unreachable)
    return text.getvalue()


def _row(deal: DealPlayed, seat: int) -> dict[str, object]:
    hero, baseline = deal.hero[seat], deal.baseline[seat]
    return {
        "deal": deal.deal,
        "outcome": "played",
        "hero_seat": seat,
        "rounds": len(hero.rounds),
        "hero_total": hero.total,
        "baseline_total": baseline.total,
        "difference": hero.total - baseline.total,
        "hero_exact": _exact_bids(hero),
        "baseline_exact": _exact_bids(baseline),
        "hero_win_share": hero.win_share,
        "hero_penalties": hero.penalties,
        "hero_penalties_after_passing": hero.penalties_after_passing,
        "totals": " ".join(map(str, deal.totals[seat])),
    }


def _row_of_forfeited(deal: DealForfeited) -> dict[str, object]:
    where = deal.where
    return {
        "deal": deal.deal,
        "outcome": "forfeited",
        "hero_seat": None if where is None else where.hero_seat,
        "failed_bot": None if where is None else where.bot,
        "failure": f"{deal.what.value}: {deal.detail}",
    }


def _exact_bids(game: SeatGame) -> int:
    return sum(line.bid == line.tricks for line in game.rounds)
