"""Whoever asks the coach has it in the record, whatever is taken back, and however often the game is loaded again."""

from doublelucky7 import Game
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.records.record import to_json


def test_the_decision_after_asking_is_marked() -> None:
    game = Game(["Anna", RandomBot()], seed=7)
    game.note_advice()
    game.act(game.legal_actions()[0])
    game.undo()
    game.act(game.legal_actions()[-1])
    game.act(game.legal_actions()[0])
    (first, *_) = game.record().rounds
    assert len(first.assisted) == 1
    assert Game.of(game.record()).record() == game.record()
    assert "assisted" in to_json(game.record())


def test_nothing_is_marked_where_nobody_asked() -> None:
    game = Game(["Anna", RandomBot()], seed=7)
    game.act(game.legal_actions()[0])
    assert all(played.assisted == () for played in game.record().rounds)
