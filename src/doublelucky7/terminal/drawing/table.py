"""The table as rich draws it: the bar on top, the seats, the trick with the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from doublelucky7.rules.cards import Card
from doublelucky7.rules.views import SeatView, Standing, View
from doublelucky7.terminal.drawing.card_faces import GOLD
from doublelucky7.terminal.drawing.pictures import WIDTH, Faces, back, picture_of, style_of
from doublelucky7.terminal.prompts import meter, perspective, round_and_trump
from doublelucky7.terminal.snapshot import SeatedPlayer, Snapshot
from doublelucky7.wording.speech import Wording

_LONGEST_NAME: Final = 14
_STANDING: Final = {Standing.ON_TARGET: "✓", Standing.MISSED: "✕", Standing.OPEN: " ", None: " "}
_STANDING_IN_LETTERS: Final = {Standing.ON_TARGET: "=", Standing.MISSED: "x", Standing.OPEN: " ", None: " "}


def bar(snapshot: Snapshot, wording: Wording) -> Text:
    """Round, trump and bids in one line."""
    view = snapshot.view
    if view is None:
        return Text("Double Lucky 7", style="bold")
    parts = [round_and_trump(view, wording), meter(view, wording), perspective(snapshot, wording), snapshot.caption]
    return Text(" · ".join(part for part in parts if part), style="bold", no_wrap=True, overflow="ellipsis")


def seats(snapshot: Snapshot, faces: Faces, wording: Wording) -> Table:
    """A line for each seat: turn, dealer token, name, tricks of bid, standing, pawn, Extra Card, total."""
    table = Table.grid(padding=(0, 1), expand=False)
    view = snapshot.view
    for seat, person in enumerate(snapshot.players):
        if view is None:
            table.add_row("", "", _name(person, wording))
        else:
            table.add_row(*_seat_line(view.seats[seat], _name(person, wording), snapshot, view, faces))
    return table


def _seat_line(seat: SeatView, name: Text, snapshot: Snapshot, view: View, faces: Faces) -> list[Text]:
    letters = faces is Faces.LETTERS
    turn = Text((">" if letters else "▶") if view.to_act == seat.seat else " ", style=GOLD)
    dealer = Text("D" if view.dealer == seat.seat else " ", style="bold")
    if view.viewer == seat.seat:
        name.stylize("bold")
    bid = "-" if seat.bid is None else str(seat.bid)
    marks = _STANDING_IN_LETTERS if letters else _STANDING
    won = Text(f"{seat.tricks_won}/{bid} {marks[seat.standing]}")
    doubled = Text("×2" if seat.points_doubled else "  ", style=GOLD)
    has_pawn = view.wheel is not None and seat.seat in view.wheel.pawns_in_hand
    pawn = Text(("p" if letters else "♟") if has_pawn else " ")
    extra = Text("") if seat.extra_card is None else Text(f" {seat.extra_card.value} ", style=style_of(seat.extra_card))
    total = Text(f"{seat.points - seat.penalty:>4}", style="dim")
    backs = Text(("#" if letters else "▮") * seat.cards_in_hand)
    hand = backs if snapshot.hands is None else _labels(snapshot.hands[seat.seat])
    return [turn, dealer, name, won, doubled, pawn, extra, total, hand]


def own_hand(view: View, wording: Wording) -> Text:
    """The viewer's cards in one line, for when something else than a card is to be chosen."""
    if not view.hand:
        return Text("")
    given_away = Text("") if not view.given_away else Text(f"   {wording.say('given-away-short')} ", style="dim")
    return Text.assemble(
        f"{wording.say('terminal-hand')} ", _labels(view.hand), given_away, _labels(view.given_away or ())
    )


def _labels(cards: Sequence[Card]) -> Text:
    labels = Text()
    for card in cards:
        labels.append(f" {card.value} ", style=style_of(card))
        labels.append(" ")
    return labels


def _name(person: SeatedPlayer, wording: Wording) -> Text:
    said = wording.say("table-bot-badge") if person.is_bot else wording.say("table-away") if person.is_away else ""
    badge = f" ({said})" if said else ""
    name = Text(person.name or "—")
    name.truncate(_LONGEST_NAME, overflow="ellipsis")
    return name.append(badge, style="dim")


def felt(snapshot: Snapshot, faces: Faces) -> Table:
    """The turned-up card, then the cards of the trick in the order they were played, the winning one marked."""
    view = snapshot.view
    table = Table.grid(padding=(0, 2))
    if view is None or view.turned_up is None:
        return table
    turned = back(faces) if view.turned_up_face_down else picture_of(view.turned_up, faces)
    cells, names = [turned, Text("")], [Text(""), Text("")]
    for play in view.trick.plays:
        wins = view.trick.winning is not None and view.trick.winning.seat == play.seat
        cells.append(picture_of(play.card, faces))
        name = Text(snapshot.names[play.seat], style=GOLD if wins else "")
        name.truncate(WIDTH + 2, overflow="ellipsis")
        names.append(name)
    table.add_row(*cells)
    table.add_row(*names)
    return table
