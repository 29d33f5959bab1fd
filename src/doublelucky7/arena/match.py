"""A whole match: every deal played somewhere, and what it all comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from doublelucky7.arena.contestants import Entries, Versions, entries_of, sides_of, versions_of
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, DealPlayed
from doublelucky7.arena.rating import Ratings
from doublelucky7.arena.settings import Contestant, MatchSettings
from doublelucky7.arena.statistics import Figures, figures_of
from doublelucky7.arena.timing import DecisionKind, TimeFigures, Times, time_figures, times_together, together
from doublelucky7.arena.workers import in_this_process

PlayDeals: TypeAlias = Callable[[MatchSettings, Entries, Sequence[int]], Iterator[DealOutcome]]
"""A way to play deals: in this process, in several, or on other machines."""


class SideTimes(msgspec.Struct, frozen=True):
    """CPU time a decision of one side, over all of them (None where there was none) and by kind."""

    all: TimeFigures | None
    by_kind: dict[DecisionKind, TimeFigures]


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a match came to; only CPU times differ between two runs with one seed."""

    settings: MatchSettings
    versions: Versions
    finished: int
    figures: Figures | None
    forfeited: tuple[DealForfeited, ...]
    times: dict[Contestant, SideTimes]
    ratings: Ratings | None = None


def play_match(
    settings: MatchSettings,
    entries: Entries | None = None,
    play_deals: PlayDeals = in_this_process,
    known: Mapping[int, DealOutcome] | None = None,
    on_outcome: Callable[[DealOutcome], None] = lambda outcome: None,
) -> MatchResult:
    """Plays all deals that are not known yet and reports each outcome as it arrives; only the seed decides the result.

    Bots are looked up by the names in the settings unless entries are given.
    """
    entries = entries or entries_of(settings)
    outcomes = {deal: outcome for deal, outcome in (known or {}).items() if deal in settings.all_deals}
    missing = [deal for deal in settings.all_deals if deal not in outcomes]
    versions = versions_of(sides_of(entries))
    for outcome in play_deals(settings, entries, missing):
        outcomes[outcome.deal] = outcome
        on_outcome(outcome)
    return result_of(settings, versions, outcomes.values())


def result_of(settings: MatchSettings, versions: Versions, outcomes: Iterable[DealOutcome]) -> MatchResult:
    """What the deals finished so far come to, in whichever order they arrived."""
    in_order = sorted(outcomes, key=lambda outcome: outcome.deal)
    played = [outcome for outcome in in_order if isinstance(outcome, DealPlayed)]
    return MatchResult(
        settings=settings,
        versions=versions,
        finished=len(in_order),
        figures=figures_of(played),
        forfeited=tuple(outcome for outcome in in_order if isinstance(outcome, DealForfeited)),
        times={
            Contestant.HERO: _times(deal.hero_times for deal in played),
            Contestant.OPPONENT: _times(deal.opponent_times for deal in played),
        },
    )


def _times(deals: Iterable[Times]) -> SideTimes:
    by_kind = times_together(deals)
    all_kinds = together(by_kind.values())
    return SideTimes(
        time_figures(all_kinds) if all_kinds.count else None,
        {kind: time_figures(durations) for kind, durations in by_kind.items()},
    )
