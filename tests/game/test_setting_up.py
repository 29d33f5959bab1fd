"""What a game is asked to be is checked when it is set up: one clear error, never a game that cannot be loaded."""

from typing import Any

import pytest
from msgspec.structs import replace

from doublelucky7 import BotPlayer, ClubBot, Game, IllegalAction, Mode, Person, PlaceBid, RuleSet
from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.records.record import HowDealt, Seed, UncommittedDealing
from tests.game.test_game import PROMISE, play_on

UNTYPED: Any = Game
"""Called as from a notebook, where nobody checks types beforehand."""


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ("Kim", r"players is a number or a list such as \['Kim', 'Ada'\], not the one name 'Kim'"),
        (1, "2 to 7 players, not 1"),
        (8, "2 to 7 players, not 8"),
        (10**9, "2 to 7 players, not 1000000000"),
        (-3, "2 to 7 players, not -3"),
        (True, "the number of players is a whole number, not True"),
        (4.0, "players is a list, not 4.0"),
        (None, "players is a list, not None"),
        (["Kim"], "2 to 7 players, not 1"),
        (["Kim", 7], "a seat is taken by a name, a Person, a BotPlayer or a bot, not by 7"),
        (["Kim", ClubBot], "a seat is taken by"),
        (["Kim", ""], "a name has 1 to 100 characters"),
        ([Person("Kim"), Person("\x1b[2J")], "a name has 1 to 100 characters and no control characters"),
    ],
)
def test_whoever_cannot_sit_down_is_told_why(players: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        UNTYPED(players)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"ruleset": "poker"}, "mode is classic, tactical_escape or lucky_dice, not 'poker'"),
        ({"ruleset": 7}, "ruleset is a RuleSet or the name of a mode, not 7"),
        ({"seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"seed": 0.5}, "a seed is a whole number, not 0.5"),
        ({"seed": True}, "a seed is a whole number, not True"),
        ({"seed": 2**63}, f"a seed is {-(2**63)} to {2**63 - 1}, not {2**63}"),
        ({"first_dealer": 9}, "first_dealer is 0 to 1, not 9"),
        ({"first_dealer": -1}, "first_dealer is 0 to 1, not -1"),
        ({"first_dealer": "Kim"}, "first_dealer is a whole number, not 'Kim'"),
        ({"decks": "R7 G1"}, r"decks is a list with one deck for each round, such as \['R7 G1'\], not a text"),
        ({"decks": ["R15"]}, "there is no card 'R15'"),
        ({"decks": ["R7 R7"]}, "R7 is stacked twice in a deck"),
        ({"decks": [["R7"]]}, "a deck is made of Cards, or written like 'R7 G1 J'; 'R7' is neither"),
        ({"decks": ["J"] * 8}, "8 decks are stacked for a game of 7 rounds"),
        ({"decks": 5}, "decks is a list, not 5"),
        ({"faces": [1]}, "only the mode lucky_dice has a die"),
        ({"ruleset": "lucky_dice", "faces": [9]}, "a face of the die is 1 to 8, not 9"),
        ({"ruleset": "lucky_dice", "faces": [1.5]}, "a face of the die is a whole number, not 1.5"),
        ({"ruleset": "lucky_dice", "faces": [1] * 8}, "8 faces are stacked for a game of 7 rounds"),
        ({"dealing": "committed"}, "dealing is a CommittedDealing or a UncommittedDealing, not 'committed'"),
        ({"dealing": PROMISE, "seed": 7}, "a dealing brings its own chance"),
        ({"dealing": PROMISE, "first_dealer": 0}, "none can be stacked"),
        ({"dealing": PROMISE, "players": 3}, "contributions_differ"),
        ({"dealing": replace(PROMISE, secret="00" * 32)}, "commitment_does_not_open"),
    ],
)
def test_what_cannot_be_dealt_is_one_clear_error(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        UNTYPED(**{"players": 2} | given)


@pytest.mark.parametrize("mode", Mode)
def test_the_name_of_a_mode_is_enough_of_a_rule_set(mode: Mode) -> None:
    assert UNTYPED(2, mode.value).ruleset == UNTYPED(2, mode).ruleset == RuleSet(mode=mode)


def test_what_is_no_action_is_one_clear_error_and_changes_nothing() -> None:
    game: Any = Game(2, seed=7)
    before = game.state
    for nonsense in ("bid 1", None, 5, Person("Kim")):
        with pytest.raises(ValueError, match="an action is expected, such as"):
            game.act(nonsense)
        with pytest.raises(ValueError, match="an action is expected, such as"):
            game.why_illegal(nonsense)
    with pytest.raises(ValueError, match="by is a Person or a BotPlayer, not 'Kim'"):
        game.act(game.legal_actions()[0], by="Kim")
    assert (game.state, len(game.actions)) == (before, 2)


@pytest.mark.parametrize("seat", [2, -1, "0", 0.0, True])
def test_a_seat_the_table_does_not_have_sees_and_hears_nothing(seat: Any) -> None:
    game = Game(2, seed=7)
    for look in (game.view, game.heard):
        with pytest.raises(ValueError, match="seat is"):
            look(seat)


def test_games_without_a_seed_differ_and_tell_their_seed() -> None:
    games = [Game(4) for _ in range(3)]
    assert len({game.save() for game in games}) == 3
    for game in games:
        assert Game(4, seed=game.seed) == game


def test_a_seed_survives_a_file_beside_what_was_stacked() -> None:
    game = play_on(Game(3, seed=5, first_dealer=0), 4)
    loaded = Game.loads(game.save())
    assert (loaded.seed, loaded) == (5, game)
    assert play_on(loaded).save() == play_on(game).save()
    assert game.record().dealing == UncommittedDealing(how=HowDealt.STACKED, seed=Seed(ALGORITHM, 5, 0))


def test_a_stacked_game_with_a_seed_is_not_held_against_the_seed() -> None:
    game = play_on(Game(2, seed=5, first_dealer=1, decks=["J R7 G1"]))
    assert Game.loads(game.save()).winners == game.winners


class TestBotsAtTheTable:
    """A game against bots in one line."""

    def test_bots_play_until_a_person_has_to_decide(self) -> None:
        game = Game(["Kim", ClubBot(), ClubBot()], "tactical_escape", seed=7)
        while not game.is_over:
            assert game.to_act == 0
            game.act(game.legal_actions()[0])
        assert game.seats[0] == Person("Kim")
        assert [(seat.bot, seat.version) for seat in game.seats if isinstance(seat, BotPlayer)] == [("club", "1")] * 2
        assert len({seat.name for seat in game.seats}) == 3
        assert all(not played.stand_ins for played in game.record().rounds)

    def test_the_same_seed_is_the_same_game(self) -> None:
        one, other = (play_on(Game(["Kim", ClubBot()], seed=7)) for _ in range(2))
        assert one == other

    def test_undo_takes_back_what_the_bots_answered(self) -> None:
        game = Game(["Kim", ClubBot()], seed=7)
        before = game.copy()
        action = game.legal_actions()[0]
        game.act(action)
        assert game != before
        assert game.undo() == action
        assert game == before

    def test_bots_take_their_seats_again_in_a_game_that_was_loaded(self) -> None:
        game = Game(["Kim", ClubBot()], seed=7)
        game.act(game.legal_actions()[0])
        loaded = Game.loads(game.save(), bots={1: ClubBot()})
        assert play_on(loaded) == play_on(game)
        bots: Any = {1: "club"}
        for wrong in ({2: ClubBot()}, bots):
            with pytest.raises(ValueError, match="bot"):
                Game.loads(game.save(), bots=wrong)

    def test_a_bot_that_breaks_the_rules_is_refused_like_anybody(self) -> None:
        class Liar(ClubBot):
            def choose(self, heard: Any, seed: int) -> Any:
                return PlaceBid(heard.view.viewer, 99)

        with pytest.raises(IllegalAction):
            Game([Liar(), "Kim"], first_dealer=0)
