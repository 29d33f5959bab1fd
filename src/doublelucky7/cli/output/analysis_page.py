"""The coach's findings as one HTML page that needs nothing else: no scripts, no fonts, no requests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from statistics import mean
from typing import Final

from doublelucky7.arena.plots import Axis, Point, Series, axis_for, line_plot
from doublelucky7.cli.output.analysis import (
    LUCK,
    PARTS,
    AnalysedGame,
    Analysis,
    mistake_in_words,
    signed,
    summed,
    total_of,
)
from doublelucky7.coach.judgements import HUNDREDTHS, GameReview
from doublelucky7.coach.words import action_in_words
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, tricks_in
from doublelucky7.wording.speech import Wording, key

_ROW: Final = 26
_LABELS: Final = 300
_WIDTH: Final = 640
_STYLE: Final = """
.luck { fill: #b98a1f } .skill { fill: #7a3e9d } .average { fill: #8a8598 } .total { fill: currentColor }
.waterfall text { font: 13px system-ui; fill: currentColor } .waterfall { width: 100%; max-width: 640px }
.waterfall line { stroke: currentColor; opacity: .35 } .mistakes li { margin: .5em 0 } .seat { margin-top: 2em }
td.mistake { font-weight: 700 } details { overflow-x: auto }
"""


def page_of(analysis: Analysis, wording: Wording) -> str:
    """The whole page."""
    title = wording.say("analysis-title")
    style = (files("doublelucky7.arena") / "report.css").read_text(encoding="utf-8") + _STYLE
    sheets = [_seat(game, review, wording) for game in analysis.games for review in game.reviews]
    return (
        f'<!doctype html>\n<html lang="{wording.language.value}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="quiet">{escape(wording.say("coach-from-what-you-knew"))}</p>\n'
        + _losses_by_cards(analysis, wording)
        + "\n".join(sheets)
        + "\n</main>\n</body>\n</html>\n"
    )


def _losses_by_cards(analysis: Analysis, wording: Wording) -> str:
    """Points lost a round, by the number of cards, over all seats of the page."""
    lost: dict[int, list[float]] = defaultdict(list)
    for game in analysis.games:
        for review in game.reviews:
            for ledger in review.ledger:
                found = [one.judgement.lost for one in review.decisions if one.judgement.round == ledger.round]
                lost[tricks_in(ledger.round)].append(sum(found))
    if not lost:
        return ""
    points = tuple(Point(cards, mean(losses)) for cards, losses in sorted(lost.items()))
    title = wording.say("analysis-losses")
    x = Axis(wording.say("analysis-losses.cards"), 0.5, ROUNDS_IN_A_SERIES + 0.5, lambda value: f"{value:g}")
    y = axis_for(wording.say("analysis-losses.points"), [point.y for point in points], lambda value: f"{value:g}")
    plot = line_plot(title, x, y, [Series("hero", points)])
    return f'<section class="sheet"><figure><figcaption>{escape(title)}</figcaption>{plot}</figure></section>\n'


def _seat(game: AnalysedGame, review: GameReview, wording: Wording) -> str:
    heading = f"{wording.say('game-shown', game=game.game)} · {game.names[review.seat]}"
    mistakes = [one for one in review.decisions if one.judgement.is_mistake]
    items = "".join(f"<li>{escape(mistake_in_words(one, game.names, wording))}</li>" for one in mistakes)
    return (
        f'<section class="sheet seat"><h2>{escape(heading)}</h2>{_waterfall(review, wording)}'
        f"<p>{escape(wording.say('coach-mistakes-count', mistakes=len(mistakes)))}</p>"
        f'<ul class="mistakes">{items}</ul>{_every_decision(game.names, review, wording)}</section>'
    )


def _waterfall(review: GameReview, wording: Wording) -> str:
    """The parts of the score, each beginning where the one before it ends."""
    parts = [(part, points) for part, points in summed(review.ledger).items() if points or part != "wheel"]
    rows = [(part, wording.say(key("coach-ledger", part)), points) for part, points in parts]
    if review.penalty:
        rows.append(("penalty", wording.say("coach-ledger-penalty"), -HUNDREDTHS * review.penalty))
    ends = [0]
    for _, _, points in rows:
        ends.append(ends[-1] + points)
    low, high = min(ends), max(*ends, 1)
    scale = (_WIDTH - _LABELS - 60) / (high - low)
    body = []
    for place, (part, label, points) in enumerate(rows):
        left = _LABELS + (min(ends[place], ends[place + 1]) - low) * scale
        body.append(_bar(place, left, abs(points) * scale, _style_of(part), label, signed(points)))
    zero = _LABELS - low * scale
    body.append(_bar(len(rows), zero, ends[-1] * scale, "total", wording.say("coach-ledger-score"), total_of(review)))
    height = _ROW * (len(rows) + 1)
    axis = f'<line x1="{zero:.1f}" x2="{zero:.1f}" y1="0" y2="{height}"/>'
    return (
        f'<svg class="waterfall" viewBox="0 0 {_WIDTH} {height}" role="img" '
        f'aria-label="{escape(_waterfall_in_words(rows))}">{axis}{"".join(body)}</svg>'
    )


def _bar(place: int, left: float, width: float, style: str, label: str, number: str) -> str:
    middle = place * _ROW + 17
    return (
        f'<text x="{_LABELS - 10}" y="{middle}" text-anchor="end">{escape(label)}</text>'
        f'<rect class="{style}" x="{left:.1f}" y="{place * _ROW + 4}" width="{max(width, 1.0):.1f}" '
        f'height="{_ROW - 8}" rx="3"/><text x="{left + max(width, 1.0) + 6:.1f}" y="{middle}">{number}</text>'
    )


def _waterfall_in_words(rows: Sequence[tuple[str, str, int]]) -> str:
    return ", ".join(f"{label} {signed(points)}" for _, label, points in rows)


def _style_of(part: str) -> str:
    if part in LUCK:
        return "luck"
    return "average" if part == PARTS[0] else "skill"


def _every_decision(names: Sequence[str], review: GameReview, wording: Wording) -> str:
    """All decisions with more than one choice, folded away."""
    rows = []
    for one in review.decisions:
        judged = one.judgement
        if len(judged.moves) == 1:
            continue
        best, chosen = judged.moves[0], judged.moves[judged.chosen]
        cells = (
            str(judged.round),
            action_in_words(chosen.action, names, wording),
            action_in_words(best.action, names, wording),
            f"{judged.lost:.1f} ± {judged.error:.1f}",
            f"{100 * chosen.made:.0f} %",
        )
        style = ' class="mistake"' if judged.is_mistake else ""
        rows.append("<tr>" + "".join(f"<td{style}>{escape(cell)}</td>" for cell in cells) + "</tr>")
    titles = (
        wording.say("analysis-decisions.round"),
        wording.say("analysis-decisions.chosen"),
        wording.say("analysis-decisions.best"),
        wording.say("analysis-decisions.lost"),
        wording.say("analysis-decisions.made"),
    )
    heads = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    return (
        f"<details><summary>{escape(wording.say('analysis-decisions'))}</summary>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></details>"
    )
