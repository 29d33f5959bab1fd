"""The pictures of the rules and the tutorial, drawn from games; `python -m tests.documentation.write` writes them."""

from pathlib import Path

from doublelucky7 import Card, Cards, Game, PlaceBid, PlayCard
from doublelucky7.pictures.charms import charm
from doublelucky7.pictures.palette import GOLD, INK
from doublelucky7.pictures.svg import document

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
TABLE = ["Anna", "Ben", "Cleo", "Dan"]
ANNA, BEN, CLEO, DAN = range(4)


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {
        "cards.svg": Cards("R7 Y7 G7 B7 J")._repr_svg_(),
        "bidding.svg": bidding().table(DAN).svg,
        "trick.svg": trick().table(ANNA).svg,
        "joker.svg": joker_turned_up().table(CLEO).svg,
        "logo.svg": document(24, 24, "Double Lucky 7", charm("J", GOLD, INK)),
        "hand.svg": Cards("R5 R12 Y3 Y14 G1 B8 J")._repr_svg_(),
    }


def bidding() -> Game:
    """Example 1: three tricks, Anna and Ben have bid 1, Cleo 0, and Dan may not bid 1."""
    game = in_round(3, "R9 B2 Y5 R2 G14 B9 G1 Y7 B14 R5 Y9 B3", turned_up="G3")
    for seat, bid in ((ANNA, 1), (BEN, 1), (CLEO, 0)):
        game.act(PlaceBid(seat, bid))
    return game


def trick() -> Game:
    """Example 2: green is trump and Anna leads the red 9."""
    game = in_round(2, "R9 B2 R2 G14 G1 Y7 B14 Y5", turned_up="G3")
    for seat, bid in ((ANNA, 1), (BEN, 1), (CLEO, 1), (DAN, 0)):
        game.act(PlaceBid(seat, bid))
    for seat, card in ((ANNA, Card.R9), (BEN, Card.R2), (CLEO, Card.G1)):
        game.act(PlayCard(seat, card))
    return game


def joker_turned_up() -> Game:
    """Example 6: the Joker was turned up, Anna leads the blue 3, and Ben has no blue."""
    game = in_round(2, "B3 Y7 R14 R1 B4 G2", turned_up="J", players=3)
    for seat, bid in ((ANNA, 1), (BEN, 0), (CLEO, 0)):
        game.act(PlaceBid(seat, bid))
    for seat, card in ((ANNA, Card.B3), (BEN, Card.R14)):
        game.act(PlayCard(seat, card))
    return game


def in_round(number: int, hands: str, *, turned_up: str, players: int = 4) -> Game:
    """A round dealt by Anna in which the seats hold these cards, Anna's first; the rounds before are played anyhow."""
    held = Cards(hands)
    by_seat = [held[seat * number : (seat + 1) * number] for seat in range(players)]
    # R2.2: one card at a time, beginning at the dealer's left.
    dealt = [by_seat[(place + 1) % players][turn] for turn in range(number) for place in range(players)]
    decks: list[str | list[Card]] = [""] * (number - 1)
    game = Game(TABLE[:players], first_dealer=(1 - number) % players, decks=[*decks, [*dealt, Card(turned_up)]])
    while game.state.round < number:
        game.act(game.legal_actions()[0])
    return game
