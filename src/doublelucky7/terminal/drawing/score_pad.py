"""The score pad as a table: names from left to right, a row for each round, the penalty box, the total (R1.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, RuleSet
from doublelucky7.rules.scoring import Doubling, GameResult, RoundScore, SeatScore
from doublelucky7.terminal.drawing.card_faces import GOLD, shortened
from doublelucky7.wording.speech import Wording

_DOUBLE: Final = "×2"
_WINNER: Final = "★"
_LABELS: Final = 20
"""The room that round and number of cards take."""


def score_pad(
    pad: Sequence[RoundScore],
    result: GameResult | None,
    ruleset: RuleSet,
    names: Sequence[str],
    width: int,
    wording: Wording,
) -> Table:
    """The pad as far as it is written, in a line of this width."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column(wording.say("score-pad.round"), no_wrap=True)
    table.add_column(wording.say("score-pad.cards"), justify="right", no_wrap=True)
    for name in names:
        table.add_column(shortened(name, len(names), width, _LABELS), justify="right", no_wrap=True)
    for row in pad:
        double = f" {_DOUBLE}" if row.round == DOUBLE_LUCKY_7_ROUND else ""
        label = Text.assemble(str(row.round), (double, GOLD))
        table.add_row(label, str(row.tricks), *map(_cell, row.scores))
    if result is not None:
        _add_last_rows(table, result, ruleset, wording)
    return table


def _add_last_rows(table: Table, result: GameResult, ruleset: RuleSet, wording: Wording) -> None:
    table.add_section()
    if ruleset.has_wheel:
        # R7.8: the penalty box is in play in wheel modes only.
        penalties = (f"−{score.penalty}" if score.penalty else "0" for score in result.scores)
        table.add_row(wording.say("score-pad.penalty"), "", *penalties)
    totals = (
        Text.assemble((f"{_WINNER} ", GOLD), (str(score.total), "bold"))
        if score.seat in result.winners
        else Text(str(score.total), "bold")
        for score in result.scores
    )
    table.add_row(Text(wording.say("score-pad.total"), "bold"), "", *totals)


def _cell(score: SeatScore) -> Text:
    """Tricks and bid, then the points; what the Double Points option doubled is marked."""
    double = _DOUBLE if score.doubled_by is Doubling.DOUBLE_POINTS else ""
    made = "bold" if score.made else "dim"
    return Text.assemble((f"{score.tricks}/{score.bid}", "dim"), (double, GOLD), (f"{score.points:>3}", made))
