"""Rounds as tables: a column for every seat, a row for every trick, its winner marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from doublelucky7.cli.output.played_rounds import PlayedRound
from doublelucky7.rules.bidding import sum_of
from doublelucky7.rules.events import DieShowed
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import RoundScore
from doublelucky7.rules.tricks import LaidCards
from doublelucky7.terminal.drawing.card_faces import GOLD, face_of, shortened
from doublelucky7.wording.pieces import card_in_words, trump_in_words
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Wording

_WINS: Final = "★"
_MADE: Final = "✓"
_DEALER: Final = "D"
_LABELS: Final = 12
"""The room that the labels and the dealer token take."""
_WIDEST_CELL: Final = 7
"""A card of two figures and the mark of the winner."""


def round_drawn(played: PlayedRound, names: Sequence[str], width: int, wording: Wording) -> RenderableType:
    """A round with its heading, what the wheel brought, and its tricks, in lines of this width."""
    heading = Text(sentence_for(played.started, names, wording), style="bold")
    listed = " · ".join(_listed(played, names, wording))
    lines: list[RenderableType] = [Rule(heading, align="left", style="dim"), Text(_circumstances(played, wording))]
    if listed:
        lines.append(Text(listed, style="italic"))
    return Group(*lines, _table(played, names, width, wording))


def _listed(played: PlayedRound, names: Sequence[str], wording: Wording) -> Iterator[str]:
    for event in played.listed:
        yield sentence_for(event, names, wording)
        if isinstance(event, DieShowed) and played.is_double_lucky:
            yield wording.say("double-lucky")


def _circumstances(played: PlayedRound, wording: Wording) -> str:
    parts = [wording.say("turned-up", card=card_in_words(played.turned_up, wording))]
    if played.trump is not None:
        parts.append(trump_in_words(played.trump, wording))
    parts.append(wording.say("bids-for-tricks", bids=sum_of(played.bids), tricks=played.started.tricks))
    return " · ".join(parts)


def _table(played: PlayedRound, names: Sequence[str], width: int, wording: Wording) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 0, 0, 2), pad_edge=False)
    table.add_column("", no_wrap=True)
    for seat, name in enumerate(names):
        token = f" {_DEALER}" if seat == played.dealer else ""
        heading = Text.assemble(shortened(name, len(names), width, _LABELS), (token, GOLD))
        table.add_column(heading, no_wrap=True, min_width=_WIDEST_CELL)
    table.add_row(wording.say("tricks-table.bid"), *("" if bid is None else f" {bid}" for bid in played.bids))
    for number, trick in enumerate(played.tricks, 1):
        table.add_row(wording.say("tricks-table.trick", number=number), *_cells(trick.plays, trick.winner))
    if played.running:
        number = len(played.tricks) + 1
        table.add_row(wording.say("tricks-table.trick", number=number), *_cells(played.running, None))
    if played.row is not None:
        table.add_row(wording.say("tricks-table.won"), *_tricks_won(played.row))
        table.add_row(wording.say("tricks-table.points"), *(f" {score.points}" for score in played.row.scores))
    return table


def _cells(plays: LaidCards, winner: Seat | None) -> Iterator[Text]:
    """The cards of a trick in seat order, whoever led."""
    laid = {play.seat: face_of(play.card) for play in plays}
    for seat in range(max(laid) + 1):
        yield Text.assemble(laid.get(seat, ""), (f" {_WINS}" if seat == winner else "", GOLD))


def _tricks_won(row: RoundScore) -> Iterator[Text]:
    for score in row.scores:
        yield Text.assemble(f" {score.tricks}", (f" {_MADE}" if score.made else "", "bold"))
