"""OpenSkill ratings, for display: familiar numbers, but judge by the paired difference."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

import msgspec

from doublelucky7.arena.outcomes import DealPlayed


class Rating(msgspec.Struct, frozen=True):
    """A skill and its uncertainty, on a scale where everybody begins at 25."""

    mu: float
    sigma: float

    @property
    def safe(self) -> float:
        """What the skill is almost certainly above."""
        return self.mu - 3 * self.sigma


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of both sides after a match; the opponents at a table share one."""

    hero: Rating
    opponent: Rating


def ratings_of(deals: Iterable[DealPlayed]) -> Ratings:
    """Both sides' ratings, from the final order of every game with the hero at the table, deal by deal."""
    # Imported here because only whoever shows a rating needs it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    hero, opponent = model.rating(), model.rating()
    for deal in sorted(deals, key=lambda played: played.deal):
        for hero_seat, totals in enumerate(deal.totals):
            seats = [[hero if seat == hero_seat else opponent] for seat in range(len(totals))]
            rated = model.rate(seats, scores=[float(total) for total in totals])
            hero = rated[hero_seat][0]
            others = [team[0] for seat, team in enumerate(rated) if seat != hero_seat]
            opponent = model.rating(mu=fmean(one.mu for one in others), sigma=fmean(one.sigma for one in others))
    return Ratings(Rating(hero.mu, hero.sigma), Rating(opponent.mu, opponent.sigma))
