"""The code of actions: complete, reversible, the same from every seat, and never changed unnoticed."""

import hashlib

import pytest

from doublelucky7.environments.action_codes import ACTION_CODE_VERSION, ACTION_CODES, action_of, code_of, legal_mask
from doublelucky7.game.playing import Game
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.ruleset import Mode
from tests.game.test_game import play_on

PLAYERS = range(2, 8)
CODES_OF_A_TABLE = {2: 57 + 8 + 4 + 2 + 2 + 2 + 1 + 2 + 1 + 4 + 2, 7: 120}


def actions_of_a_table(players: int, seat: int) -> dict[int, PlayerAction]:
    found = {}
    for code in range(ACTION_CODES):
        try:
            found[code] = action_of(code, seat, players)
        except ValueError:
            continue
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_every_code_comes_back_from_its_action(players: int) -> None:
    for seat in range(players):
        actions = actions_of_a_table(players, seat)
        assert len(set(actions.values())) == len(actions) == CODES_OF_A_TABLE.get(players, len(actions))
        assert {code: code_of(action, players) for code, action in actions.items()} == {code: code for code in actions}
        assert {action.seat for action in actions.values()} == {seat}


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", PLAYERS)
def test_whatever_is_legal_has_a_code_and_its_place_in_the_mask(players: int, mode: Mode) -> None:
    game = Game(players, mode, seed=players)
    while not game.is_over:
        seat, legal = game.to_act, game.legal_actions()
        assert seat is not None
        mask = legal_mask(legal, players)
        assert len(mask) == ACTION_CODES
        assert {action_of(code, seat, players) for code, one in enumerate(mask) if one} == set(legal)
        play_on(game, 1)


def test_what_no_table_has_is_refused() -> None:
    for code, seat, players in ((-1, 0, 4), (120, 0, 4), (0, 4, 4), (0, 0, 8), (0, 0, 1), (75, 0, 4)):
        with pytest.raises(ValueError, match=r"a code is|there is no seat|nobody sits"):
            action_of(code, seat, players)


def test_the_codes_are_those_that_were_published_with_this_version() -> None:
    everything = "\n".join(repr(action) for action in actions_of_a_table(7, 3).values())
    assert ACTION_CODE_VERSION == 1
    assert hashlib.sha256(everything.encode()).hexdigest()[:16] == "73af85e4d388d5cd"
