"""Pictures for notebooks: a card, a hand, a table and a score pad."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from doublelucky7 import Card, Cards, ClubBot, Game, Mode
from doublelucky7.pictures import charms
from doublelucky7.pictures.palette import CARD_COLOURS, PLAYER_COLOURS
from doublelucky7.rules.cards import FULL_DECK
from tests.game.test_game import play_on

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = "{http://www.w3.org/2000/svg}text"
WICKED: Final = "<script>alert('&')</script>"


def drawn(svg: str) -> ET.Element:
    """The picture, read as XML."""
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return root


def words_in(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in drawn(svg).iter(TEXT)]


@pytest.mark.parametrize("card", FULL_DECK)
def test_a_card_is_a_picture_with_its_number_and_its_colour(card: Card) -> None:
    svg = card._repr_svg_()
    assert words_in(svg) == ["J" if card.number is None else str(card.number)]
    if card.colour is not None:
        assert CARD_COLOURS[card.colour.value] in svg


def test_a_hand_is_a_picture_with_all_its_cards() -> None:
    assert words_in(Cards("R7 G10 J")._repr_svg_()) == ["7", "10", "J"]
    assert words_in(Cards()._repr_svg_()) == []


def test_cards_are_a_plain_tuple_in_every_other_way() -> None:
    game = Game(2, first_dealer=0, decks=["R7 G1 J"])
    assert game.hand(0) == game.state.hands[0]
    assert {game.hand(0): "equal"} == {(Card.G1,): "equal"}
    assert [str(game.hand(1)), repr(game.hand(1))] == ["R7", "Cards('R7')"]
    with pytest.raises(ValueError, match="there is no card 'R15'"):
        Cards("R15")


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("mode", Mode)
def test_a_table_is_a_picture_at_every_moment_of_a_game(players: int, mode: Mode) -> None:
    game = Game(players, mode, seed=players)
    while not game.is_over:
        for viewer in (None, players - 1):
            words = words_in(game.table(viewer).svg)
            assert {seat.name for seat in game.seats} <= set(words)
            assert {str(play.card.number or "J") for play in game.state.trick} <= set(words)
        play_on(game, 5)
    assert drawn(game.table().svg) is not None


def test_a_picture_shows_no_more_than_its_viewer_sees() -> None:
    decks = ["R5 B14 Y1"]
    game, other = (Game(["Kim", "Ada"], first_dealer=0, decks=[deck]) for deck in (*decks, "R6 B14 Y1"))
    assert game.table(0) == other.table(0)
    assert game.table() == other.table()
    assert game.table(1) != other.table(1)


def test_a_game_against_bots_is_shown_through_the_persons_eyes() -> None:
    game = Game([ClubBot(), "Kim", ClubBot()], seed=7)
    assert game._repr_svg_() == game.table(1).svg
    assert Game(3, seed=7)._repr_svg_() == Game(3, seed=7).table().svg


def test_a_name_is_a_name_and_no_markup() -> None:
    game = play_on(Game([WICKED, "Ada"], "tactical_escape", seed=7))
    assert "<script" not in game.table().svg
    assert "<script" not in game.score_pad()._repr_html_()
    assert drawn(game.table().svg) is not None


def test_the_score_pad_is_a_table_and_text() -> None:
    game = play_on(Game(["Kim", "Ada"], "lucky_dice", seed=7))
    lines = [line.split() for line in str(game.score_pad()).splitlines()]
    assert lines[0] == ["Round", "Kim", "Ada"]
    assert lines[7][:2] == ["7", "×2"]
    assert lines[-2][0] == "Penalty"
    assert [int(total) for total in lines[-1] if total.lstrip("-").isdigit()] == list(game.totals)
    html = ET.fromstring(game.score_pad()._repr_html_())
    assert len(list(html.iter("tr"))) == len(lines)
    assert [cell.text for cell in next(iter(html.iter("tr")))] == ["Round", "Kim", "Ada"]


def test_without_the_wheel_there_is_no_penalty_and_before_the_end_no_winner() -> None:
    pad = str(play_on(Game(2, seed=7), 9).score_pad())
    assert "Penalty" not in pad
    assert "★" not in pad


def test_a_picture_is_saved_as_it_is(tmp_path: Path) -> None:
    picture = Game(2, seed=7).table()
    picture.save(tmp_path / "table.svg")
    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == picture.svg == picture._repr_svg_()
    assert repr(picture).startswith("<Picture of ")


def test_charms_and_emblems_are_those_of_the_page() -> None:
    page = (ROOT / "web/src/pieces/CharmShape.svelte").read_text(encoding="utf-8")
    emblems = (ROOT / "web/src/pieces/emblem-shapes.ts").read_text(encoding="utf-8")
    for letter in "RGB":
        for path in re.findall(r' d="([^"]+)"', charms.charm(letter, "a", "b")):
            assert path in page
    for seat in range(len(PLAYER_COLOURS)):
        [path] = re.findall(r' d="([^"]+)"', charms.emblem(seat))
        assert path in emblems


def test_nobody_who_only_plays_pays_for_pictures() -> None:
    question = (
        "import sys; from doublelucky7.rules.engine import start; print('doublelucky7.pictures.cards' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    assert answer.stdout == "False\n"
