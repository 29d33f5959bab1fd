"""Copies, undo, equality and how a game shows itself in a shell."""

import copy
from pathlib import Path
from typing import Any

import pytest

from doublelucky7 import (
    Card,
    Deal,
    DieFell,
    Game,
    KeepPawn,
    NoTrump,
    PlaceBid,
    PlayCard,
    RollDie,
    UnreadableRecord,
    verify,
)
from doublelucky7.rules.cards import FULL_DECK
from tests.game.test_game import PROMISE, play_on


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    game = play_on(Game(3, "lucky_dice", seed=7), 20)
    saved = game.save()
    other = copied(game)
    assert other == game
    play_on(other)
    assert game.save() == saved
    assert verify(game.record()) is None
    assert play_on(game) == other


@pytest.mark.parametrize("mode", ["classic", "tactical_escape", "lucky_dice"])
def test_a_whole_game_can_be_taken_back_and_played_again(mode: str) -> None:
    game = play_on(Game(3, mode, seed=7))
    finished, undone = game.copy(), []
    while len(game.actions) > 2:
        undone.append(game.undo())
    assert game == Game(3, mode, seed=7)
    with pytest.raises(IndexError, match="nothing has been done"):
        game.undo()
    for action in reversed(undone):
        game.act(action)
    assert game == finished
    assert game.events == finished.events


def test_what_was_stacked_is_there_again_after_an_undo() -> None:
    game = Game(2, "lucky_dice", first_dealer=0, decks=["R7 G1 B9", "J Y1"], faces=[7, 3], seed=7)
    for action in (PlaceBid(0, 0), PlaceBid(1, 0), RollDie(1)):
        game.act(action)
    assert game.undo() == RollDie(1)
    game.act(RollDie(1))
    assert game.legal_actions() == (NoTrump(1),)
    for answer in (NoTrump(1), PlayCard(0, Card.G1), PlayCard(1, Card.R7)):
        game.act(answer)
    dealt = game.state.hands
    assert game.undo() == PlayCard(1, Card.R7)
    game.act(PlayCard(1, Card.R7))
    assert game.state.hands == dealt
    loaded = Game.loads(game.save())
    loaded.undo()
    loaded.act(PlayCard(1, Card.R7))
    assert loaded.state.hands == dealt


def test_chance_supplied_by_hand_is_taken_back_by_itself() -> None:
    game = Game(2, "lucky_dice", dealing=Game(2, dealing=PROMISE).record().dealing)
    game.act(Game(2, seed=1).actions[0].action)
    game.act(Deal(FULL_DECK))
    assert game.undo() == Deal(FULL_DECK)
    assert game.to_act is None
    assert game.why_illegal(DieFell(1)) is not None


def test_games_are_equal_when_the_same_was_done_from_the_same_source() -> None:
    game = play_on(Game(3, seed=7), 9)
    assert game == play_on(Game(3, seed=7), 9) == Game.loads(game.save())
    assert game != play_on(Game(3, seed=8), 9)
    assert game != play_on(Game(3, seed=7), 8)
    assert game != play_on(Game(["Kim", "Ada", "Lou"], seed=7), 9)
    assert game != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_the_repr_tells_what_is_played_and_who_is_asked() -> None:
    game = Game(["Kim", "Ada"], "lucky_dice", seed=7, first_dealer=0)
    assert repr(game) == "<Game of 2, lucky_dice, seed 7, round 1 of 7, waiting for bid from Kim>"
    assert repr(Game(2, dealing=Game(2, dealing=PROMISE).record().dealing)) == (
        "<Game of 2, classic, round 0 of 7, waiting for draw>"
    )
    over = play_on(game)
    winners = " and ".join(over.seats[seat].name for seat in over.winners)
    assert repr(over).endswith(f"round 7 of 7, won by {winners}>")


def test_load_opens_a_file_and_loads_reads_a_text(tmp_path: Path) -> None:
    game = play_on(Game(2, "tactical_escape", seed=3), 30)
    file = tmp_path / "game.jsonl"
    game.save(file)
    assert Game.load(file) == Game.load(str(file)) == Game.loads(file.read_text(encoding="utf-8")) == game
    with pytest.raises(FileNotFoundError):
        Game.load("no-such-file")
    wrong: Any = file
    with pytest.raises(ValueError, match=r"Game\.load opens files"):
        Game.loads(wrong)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(UnreadableRecord, match="not_utf8"):
        Game.load(file)


def test_a_kept_pawn_can_be_thought_over() -> None:
    game = Game(2, "tactical_escape", first_dealer=0, decks=["R7 G1 B9"], seed=7)
    for action in (PlaceBid(0, 0), PlaceBid(1, 0), KeepPawn(1)):
        game.act(action)
    game.undo()
    game.act(NoTrump(1))
    assert game.state.trump is not None
    assert game.state.trump.colour is None
