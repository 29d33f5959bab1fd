"""What a notebook shows of a game: a hand, the table through somebody's eyes, and the score pad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.game.chance import card_named
from doublelucky7.pictures.cards import hand_picture
from doublelucky7.pictures.pad import PadRow, pad_html
from doublelucky7.pictures.table import SeatDrawn, TableDrawn, table_picture
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Seat
from doublelucky7.rules.scoring import Doubling, SeatScore
from doublelucky7.rules.views import SeatView, Standing, View

_MARKS: Final = {None: "", Standing.OPEN: "", Standing.ON_TARGET: "✓", Standing.MISSED: "✕"}
_DOUBLE: Final = "×2"
_WINNER: Final = "★"


class Cards(tuple[Card, ...]):
    """Cards that show themselves as a hand in a notebook, and are otherwise a plain tuple.

    Examples:
        >>> Cards("R7 G1 J")
        Cards('R7 G1 J')
        >>> Cards([Card.R7]) == (Card.R7,)
        True
    """

    __slots__ = ()

    def __new__(cls, cards: str | Iterable[Card] = ()) -> Cards:
        return super().__new__(cls, map(card_named, cards.split()) if isinstance(cards, str) else cards)

    def __str__(self) -> str:
        return " ".join(card.value for card in self)

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"

    def _repr_svg_(self) -> str:
        return hand_picture([card.value for card in self])


class Picture(msgspec.Struct, frozen=True):
    """A drawing that a notebook shows and a file can hold."""

    svg: str

    def save(self, path: Path | str) -> None:
        """Writes the drawing to an SVG file."""
        Path(path).write_text(self.svg, encoding="utf-8", newline="\n")

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture of {len(self.svg)} characters of SVG>"


class ScorePad(msgspec.Struct, frozen=True):
    """The score pad as far as it is written: tricks and bid, then the points; a table in a notebook, text elsewhere."""

    names: tuple[str, ...]
    rows: tuple[PadRow, ...]

    def __str__(self) -> str:
        lines = [("Round", self.names), *((row.label, row.cells) for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*((label, *cells) for label, cells in lines), strict=True)]
        return "\n".join(
            "  ".join(f"{cell:>{width}}" for cell, width in zip((label, *cells), widths, strict=True))
            for label, cells in lines
        )

    def _repr_html_(self) -> str:
        return pad_html("Round", self.names, self.rows)


def table_through(view: View, names: Sequence[str]) -> Picture:
    """The table as a viewer sees it, who sits at the bottom; for a spectator it is the first seat."""
    first = view.viewer or 0
    order = [(first + place) % view.players for place in range(view.players)]
    heading = f"Round {view.round} of {view.ruleset.rounds}" if view.round else "Before the first deal"
    drawn = TableDrawn(
        title=heading,
        is_double=view.round == DOUBLE_LUCKY_7_ROUND,
        seats=[_seat(view, view.seats[seat], names[seat]) for seat in order],
        emblems=order,
        turned_up=None if view.turned_up is None else view.turned_up.value,
        is_face_down=view.turned_up_face_down,
        below_the_pile=_below_the_pile(view),
        hand=[card.value for card in view.hand or ()],
    )
    return Picture(table_picture(drawn))


def pad_of(view: View, names: Sequence[str]) -> ScorePad:
    """The score pad of a game as far as it is written."""
    rows = [
        PadRow(f"{row.round} {_DOUBLE}" if row.round == DOUBLE_LUCKY_7_ROUND else str(row.round), _cells(row.scores))
        for row in view.pad
    ]
    if view.ruleset.has_wheel and view.result is not None:
        # R7.8: the penalty box is in play in wheel modes only.
        rows.append(PadRow("Penalty", [f"−{seat.penalty}" if seat.penalty else "0" for seat in view.seats]))
    winners = () if view.result is None else view.result.winners
    rows.append(PadRow("Total", [_total(seat, winners) for seat in view.seats], is_strong=True))
    return ScorePad(tuple(names), tuple(rows))


def _cells(scores: Sequence[SeatScore]) -> list[str]:
    return [
        f"{score.tricks}/{score.bid}{_DOUBLE if score.doubled_by is Doubling.DOUBLE_POINTS else ''} {score.points:>2}"
        for score in scores
    ]


def _total(seat: SeatView, winners: Sequence[Seat]) -> str:
    return f"{_WINNER} {seat.points - seat.penalty}" if seat.seat in winners else str(seat.points - seat.penalty)


def _seat(view: View, seat: SeatView, name: str) -> SeatDrawn:
    laid = next((play.card.value for play in view.trick.plays if play.seat == seat.seat), None)
    return SeatDrawn(
        name=name,
        score=f"{seat.points - seat.penalty} points" if seat.bid is None else f"{seat.tricks_won}/{seat.bid}",
        mark=_MARKS[seat.standing],
        is_to_act=seat.seat == view.to_act,
        is_dealer=seat.seat == view.dealer,
        laid=laid,
        is_winning=view.trick.winning is not None and view.trick.winning.seat == seat.seat,
    )


def _below_the_pile(view: View) -> str:
    tricks = f"{view.tricks} trick{'' if view.tricks == 1 else 's'}"
    bids = f"{view.sum_of_bids} bid for {tricks}"
    if view.trump is None:
        return bids
    colour = view.trump.colour
    return f"trump is {colour.name.lower()} · {bids}" if colour is not None else f"no trump colour · {bids}"
