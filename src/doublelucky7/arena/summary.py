"""The figures of a match in words and numbers of a language, the same for terminal and report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from doublelucky7.arena.match import MatchResult, SideTimes
from doublelucky7.arena.outcomes import DealForfeited
from doublelucky7.arena.settings import Contestant, MatchSettings
from doublelucky7.arena.statistics import Estimate, Figures
from doublelucky7.arena.timing import DECISION_KINDS, TimeFigures
from doublelucky7.wording.pieces import joker_trump_explained, mode_in_words, ruleset_in_words
from doublelucky7.wording.speech import Wording, key

_MILLISECONDS = 1000


class Row(msgspec.Struct, frozen=True):
    """One figure of the hero with its 95 % interval, and of the table without it; empty where there is none."""

    label: str
    hero: str
    interval: str
    baseline: str


class TimeRow(msgspec.Struct, frozen=True):
    """How long one side takes for one kind of decision."""

    bot: str
    decision: str
    mean: str
    median: str
    p99: str


def title_of(settings: MatchSettings, wording: Wording) -> str:
    """Who met whom."""
    return wording.say(
        "arena-title", hero=settings.hero, opponent=settings.opponent, opponents=str(settings.players - 1)
    )


def conditions_of(settings: MatchSettings, wording: Wording) -> str:
    """By which rules and over which deals, in one line."""
    deals = wording.say("arena-deals", deals=settings.deals, players=settings.players)
    seed = wording.say("arena-seed", seed=str(settings.seed))
    if settings.cards is None:
        return " · ".join((ruleset_in_words(settings.ruleset, wording), deals, seed))
    single = wording.say("arena-single-rounds", cards=settings.cards)
    rules = (
        mode_in_words(settings.ruleset.mode, wording),
        joker_trump_explained(settings.ruleset.joker_trump, wording),
    )
    return " · ".join((*rules, single, deals, seed))


def verdict_of(settings: MatchSettings, figures: Figures, wording: Wording) -> str:
    """What the paired difference says, in a sentence."""
    difference = figures.difference
    gain = _signed(abs(difference.mean), wording).removeprefix("+")
    if difference.low is not None and difference.low > 0:
        return wording.say("arena-better", hero=settings.hero, opponent=settings.opponent, points=gain)
    if difference.high is not None and difference.high < 0:
        return wording.say("arena-weaker", hero=settings.hero, opponent=settings.opponent, points=gain)
    return wording.say("arena-no-difference", hero=settings.hero, opponent=settings.opponent)


def difference_of(figures: Figures, wording: Wording) -> Row:
    """The paired difference with its error and interval."""
    return _row(
        wording.say("arena-row-difference"), figures.difference, None, partial(_signed, wording=wording), wording
    )


def rows_of(result: MatchResult, figures: Figures, wording: Wording) -> tuple[Row, ...]:
    """All figures of both sides, line by line."""

    points, share = partial(in_numbers, wording=wording), partial(in_percent, wording=wording)
    hero, baseline = figures.hero, figures.baseline
    rows = [
        _row(wording.say("arena-row-points"), hero.points, baseline.points, points, wording),
        difference_of(figures, wording),
        _row(wording.say("arena-row-exact"), hero.exact, baseline.exact, share, wording),
        _row(wording.say("arena-row-wins"), hero.win_share, baseline.win_share, share, wording),
    ]
    if result.settings.ruleset.has_wheel:
        after_passing = hero.penalised_after_passing, baseline.penalised_after_passing
        rows.append(_row(wording.say("arena-row-penalised"), hero.penalised, baseline.penalised, share, wording))
        rows.append(_row(wording.say("arena-row-penalised-after-passing"), *after_passing, share, wording))
    if result.ratings is not None:
        ratings = result.ratings
        shown = [f"{points(one.mu)} ± {points(one.sigma)}" for one in (ratings.hero, ratings.opponent)]
        rows.append(Row(wording.say("arena-row-rating"), shown[0], "", shown[1]))
    return tuple(row for row in rows if row.hero)


def time_rows_of(result: MatchResult, wording: Wording) -> tuple[TimeRow, ...]:
    """CPU milliseconds a decision, by side and kind."""
    bots = {Contestant.HERO: result.settings.hero, Contestant.OPPONENT: result.settings.opponent}
    return tuple(row for side, bot in bots.items() for row in _time_rows(bot, result.times[side], wording))


def _time_rows(bot: str, times: SideTimes, wording: Wording) -> Iterator[TimeRow]:
    for kind in DECISION_KINDS:
        if kind in times.by_kind:
            yield _time_row(bot, wording.say(key("decision", kind.value)), times.by_kind[kind], wording)
    if times.all is not None:
        yield _time_row(bot, wording.say("arena-times.all"), times.all, wording)


def failure_in_words(forfeited: DealForfeited, wording: Wording) -> str:
    """Which bot failed in which deal, and how."""
    bot = "?" if forfeited.where is None else forfeited.where.bot
    return wording.say(key("forfeit", forfeited.what.value), bot=bot, deal=str(forfeited.deal), detail=forfeited.detail)


def in_numbers(value: float, wording: Wording) -> str:
    """A number with two decimals."""
    return wording.say("arena-number", value=value)


def in_percent(value: float, wording: Wording) -> str:
    """A share with one decimal."""
    return wording.say("arena-percent", value=value)


def _signed(value: float, wording: Wording) -> str:
    return ("+" if value >= 0 else "−") + in_numbers(abs(value), wording)


def _row(
    label: str, hero: Estimate | None, baseline: Estimate | None, write: Callable[[float], str], wording: Wording
) -> Row:
    mine, theirs = ("" if one is None else _with_error(one, write) for one in (hero, baseline))
    interval = ""
    if hero is not None and hero.low is not None and hero.high is not None:
        interval = wording.say("arena-interval", low=write(hero.low), high=write(hero.high))
    return Row(label, mine, interval, theirs)


def _with_error(estimate: Estimate, write: Callable[[float], str]) -> str:
    if estimate.error is None:
        return write(estimate.mean)
    return f"{write(estimate.mean)} ± {write(estimate.error).removeprefix('+')}"


def _time_row(bot: str, decision: str, times: TimeFigures, wording: Wording) -> TimeRow:
    mean, median, p99 = (
        wording.say("arena-milliseconds", value=seconds * _MILLISECONDS)
        for seconds in (times.mean, times.median, times.p99)
    )
    return TimeRow(bot, decision, mean, median, p99)
