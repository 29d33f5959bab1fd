"""A match as one HTML page that needs nothing else: no scripts, no fonts, no requests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby

from doublelucky7.arena.match import MatchResult
from doublelucky7.arena.plots import Axis, Point, Series, agreement_plot, axis_for, bar_plot, line_plot
from doublelucky7.arena.settings import MatchSettings
from doublelucky7.arena.statistics import BidFigures, Estimate, Figures
from doublelucky7.arena.summary import (
    Row,
    TimeRow,
    conditions_of,
    difference_of,
    failure_in_words,
    rows_of,
    time_rows_of,
    title_of,
    verdict_of,
)
from doublelucky7.wording.speech import Wording

HERO_STYLE = "hero"
OPPONENT_STYLE = "opponent"
MOST_FAILURES_UNFOLDED = 3


def html_of(result: MatchResult, command: str, wording: Wording) -> str:
    """The whole page; the command is the one that plays this match again."""
    title = title_of(result.settings, wording)
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(conditions_of(result.settings, wording))}</p>',
        _how_far(result, wording),
        _failures(result, wording),
    ]
    if result.figures is not None:
        body += [
            _verdict(result.settings, result.figures, wording),
            _plots(result.settings, result.figures, wording),
            _table_of_figures(result, result.figures, wording),
            _table_of_times(result, wording),
        ]
    body.append(_again(command, wording))
    return (
        f'<!doctype html>\n<html lang="{wording.language.value}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in body if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def _how_far(result: MatchResult, wording: Wording) -> str:
    if result.finished == result.settings.deals:
        return ""
    so_far = wording.say("arena-so-far", finished=result.finished, deals=result.settings.deals)
    return f"<p><strong>{escape(so_far)}</strong></p>"


def _verdict(settings: MatchSettings, figures: Figures, wording: Wording) -> str:
    gain = difference_of(figures, wording)
    interval = _interval(gain, wording)
    return (
        f'<section class="sheet"><p class="verdict">{escape(verdict_of(settings, figures, wording))}</p>'
        f'<p class="difference">{escape(gain.hero)} <span class="quiet">{escape(interval)}</span></p>'
        f'<p class="quiet">{escape(wording.say("arena-how-measured"))}</p></section>'
    )


def _failures(result: MatchResult, wording: Wording) -> str:
    if not result.forfeited:
        return ""
    items = "".join(f"<li>{escape(failure_in_words(one, wording))}</li>" for one in result.forfeited)
    heading = escape(wording.say("arena-forfeited", deals=len(result.forfeited)))
    opened = " open" if len(result.forfeited) <= MOST_FAILURES_UNFOLDED else ""
    return f'<details class="sheet failed"{opened}><summary>{heading}</summary><ul>{items}</ul></details>'


def _plots(settings: MatchSettings, figures: Figures, wording: Wording) -> str:
    legend = _legend(settings, wording)
    drawn = (
        _points_by_cards(figures, legend, wording),
        _calibration(figures, legend, wording),
        _win_shares(settings, figures, wording),
    )
    return f'<div class="plots">{"".join(drawn)}</div>'


def _figure(title: str, plot: str, legend: str, explained: str) -> str:
    return f"<figure><h2>{escape(title)}</h2>{plot}{legend}<figcaption>{escape(explained)}</figcaption></figure>"


def _legend(settings: MatchSettings, wording: Wording) -> str:
    among_themselves = wording.say("arena-among-themselves", opponent=settings.opponent)
    return (
        f'<ul class="legend"><li><span class="dot hero"></span>{escape(settings.hero)}</li>'
        f'<li><span class="dot opponent"></span>{escape(among_themselves)}</li></ul>'
    )


def _points_by_cards(figures: Figures, legend: str, wording: Wording) -> str:
    if len(figures.by_cards) == 1:
        return ""
    hero = Series(HERO_STYLE, tuple(_point(one.cards, one.hero) for one in figures.by_cards))
    baseline = Series(OPPONENT_STYLE, tuple(_point(one.cards, one.baseline) for one in figures.by_cards))
    title = wording.say("arena-plot-cards")
    x = Axis(
        wording.say("arena-plot-cards.x"), figures.by_cards[0].cards - 0.5, figures.by_cards[-1].cards + 0.5, _whole
    )
    y = axis_for(wording.say("arena-plot-cards.y"), _heights((hero, baseline)), _whole)
    plot = line_plot(title, x, y, (baseline, hero))
    return _figure(title, plot, legend, wording.say("arena-plot-cards.explained"))


def _calibration(figures: Figures, legend: str, wording: Wording) -> str:
    hero, baseline = _bids(HERO_STYLE, figures.hero_bids), _bids(OPPONENT_STYLE, figures.baseline_bids)
    most = max(point.x for one in (hero, baseline) for point in one.points)
    title = wording.say("arena-plot-bids")
    x = Axis(wording.say("arena-plot-bids.x"), -0.5, most + 0.5, _whole)
    y = axis_for(wording.say("arena-plot-bids.y"), [most, *_heights((hero, baseline))], _whole)
    plot = agreement_plot(title, x, y, (baseline, hero))
    return _figure(title, plot, legend, wording.say("arena-plot-bids.explained"))


def _win_shares(settings: MatchSettings, figures: Figures, wording: Wording) -> str:
    wins = figures.hero.win_share
    if wins is None:
        return ""
    others = settings.players - 1
    each = Estimate(
        (1 - wins.mean) / others,
        None,
        None if wins.high is None else (1 - wins.high) / others,
        None if wins.low is None else (1 - wins.low) / others,
    )
    hero, opponent = Series(HERO_STYLE, (_point(0, wins),)), Series(OPPONENT_STYLE, (_point(1, each),))
    title = wording.say("arena-plot-wins")
    y = axis_for(wording.say("arena-plot-wins.y"), _heights((hero, opponent)), lambda share: f"{100 * share:.0f}")
    names = (wording.say("arena-plot-wins.hero"), wording.say("arena-plot-wins.each"))
    plot = bar_plot(title, y, names, (hero, opponent), reference=1 / settings.players)
    return _figure(title, plot, "", wording.say("arena-plot-wins.explained"))


def _bids(style: str, bids: Sequence[BidFigures]) -> Series:
    most = max(one.rounds for one in bids)
    return Series(style, tuple(Point(one.bid, one.tricks, weight=one.rounds / most) for one in bids))


def _point(x: float, estimate: Estimate) -> Point:
    return Point(x, estimate.mean, estimate.low, estimate.high)


def _heights(series: Iterable[Series]) -> list[float]:
    ends = ((point.y, point.low, point.high) for one in series for point in one.points)
    return [end for three in ends for end in three if end is not None]


def _whole(value: float) -> str:
    return f"{value:g}"


def _table_of_figures(result: MatchResult, figures: Figures, wording: Wording) -> str:
    settings = result.settings
    among_themselves = wording.say("arena-among-themselves", opponent=settings.opponent)
    heads = (
        f'<th scope="col" class="hero-name">{escape(settings.hero)}</th>'
        f'<th scope="col" class="opponent-name">{escape(among_themselves)}</th>'
    )
    rows = "".join(_row(row, wording) for row in rows_of(result, figures, wording))
    heading = escape(wording.say("arena-all-figures"))
    return (
        f'<section class="sheet"><h2>{heading}</h2><table class="figures">'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></section>"
    )


def _row(row: Row, wording: Wording) -> str:
    hero = f"{escape(row.hero)}<small>{escape(_interval(row, wording))}</small>"
    return f'<tr><th scope="row">{escape(row.label)}</th><td>{hero}</td><td>{escape(row.baseline)}</td></tr>'


def _interval(row: Row, wording: Wording) -> str:
    return wording.say("arena-interval.told", interval=row.interval) if row.interval else ""


def _table_of_times(result: MatchResult, wording: Wording) -> str:
    heads = (wording.say("arena-times.mean"), wording.say("arena-times.median"), wording.say("arena-times.p99"))
    head = "".join(f'<th scope="col" class="number">{escape(one)}</th>' for one in heads)
    bodies = (
        f'<tbody><tr><th scope="rowgroup" colspan="4">{escape(bot)}</th></tr>{"".join(map(_time_row, rows))}</tbody>'
        for bot, rows in groupby(time_rows_of(result, wording), key=lambda row: row.bot)
    )
    return (
        f'<section class="sheet"><h2>{escape(wording.say("arena-times"))}</h2><div class="scroll"><table>'
        f"<thead><tr><td></td>{head}</tr></thead>{''.join(bodies)}</table></div></section>"
    )


def _time_row(row: TimeRow) -> str:
    times = "".join(f'<td class="number">{escape(text)}</td>' for text in (row.mean, row.median, row.p99))
    return f'<tr><th scope="row" class="plain">{escape(row.decision)}</th>{times}</tr>'


def _again(command: str, wording: Wording) -> str:
    return (
        f'<section class="sheet"><h2>{escape(wording.say("arena-again"))}</h2>'
        f"<p><code>{escape(command)}</code></p></section>"
    )
