"""The friendly front: set up, ask who acts, list what is legal, act, look through a seat's eyes, save, load."""

import datetime as dt
from pathlib import Path

import pytest

from doublelucky7 import (
    FIRST_EDITION,
    SECOND_EDITION,
    BotPlayer,
    Card,
    Deal,
    DieFell,
    DrawForDealer,
    Game,
    IllegalAction,
    ImpossibleHistory,
    Mode,
    NoTrump,
    Person,
    PlaceBid,
    PlayCard,
    RollDie,
    RuleSet,
    UnreadableRecord,
    verify,
)
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import BotContribution, ClientContribution, commitment_to
from doublelucky7.records.record import CommittedDealing, HowDealt, StandIn, from_json
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie, WaitingForDraw

SECRET = bytes(range(32))
PROMISE = CommittedDealing(
    algorithm=ALGORITHM,
    commitment=commitment_to(SECRET).hex(),
    contributions=(ClientContribution("ab" * 32), BotContribution()),
    secret=SECRET.hex(),
)


def play_on(game: Game, decisions: int | None = None) -> Game:
    """Random legal play, to the end or for so many decisions."""
    bot = RandomBot()
    while not game.is_over and (decisions is None or decisions > 0):
        assert game.to_act is not None
        game.act(bot.choose(game.heard(game.to_act), len(game.actions)))
        decisions = None if decisions is None else decisions - 1
    return game


def test_a_whole_game_from_a_seed_is_the_same_each_time() -> None:
    one, other = play_on(Game(players=5, ruleset=SECOND_EDITION, seed=7)), play_on(Game(5, SECOND_EDITION, seed=7))
    assert one.save() == other.save()
    assert one.save() != play_on(Game(5, SECOND_EDITION, seed=8)).save()
    assert verify(one.record()) is None


def test_before_the_end_nobody_has_won() -> None:
    game = Game(players=3, seed=1)
    assert (game.is_over, game.winners, game.totals) == (False, (), (0, 0, 0))
    assert {action.seat for action in game.legal_actions()} == {game.to_act}
    assert all(isinstance(action, PlaceBid) for action in game.legal_actions())
    play_on(game)
    assert (game.to_act, game.legal_actions()) == (None, ())
    result = game.record().result
    assert result is not None
    assert (game.totals, game.winners) == (result.totals, result.winners)


def test_without_a_rule_set_it_is_the_short_classic_game_for_four() -> None:
    game = Game()
    assert (game.ruleset, len(game.seats)) == (RuleSet(), 4)
    assert Game(ruleset=FIRST_EDITION).ruleset is FIRST_EDITION


def test_players_sit_down_by_number_by_name_or_as_bots() -> None:
    assert [seat.name for seat in Game(2).seats] == ["Player 1", "Player 2"]
    mira = BotPlayer("Mira", "club", "1")
    assert Game(["Kim", mira]).seats == (Person("Kim"), mira)
    with pytest.raises(ValueError, match="2 to 7 players"):
        Game(8)


@pytest.mark.parametrize("name", ["", "x" * 101, "line\nbreak", "\x1b[2J"])
def test_a_name_that_no_record_could_hold_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        Game(["Kim", name])


def test_a_name_may_hold_what_other_programs_take_for_a_line_break() -> None:
    game = Game(["Kim", "two\u2028lines"], seed=3)
    assert Game.loads(game.save()).seats == game.seats


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    game = Game(["Kim", "Ada"], first_dealer=0, decks=["R7 G1 B9"])
    before = game.state
    with pytest.raises(IllegalAction, match=r"Kim.*\(R4\.1\)") as refused:
        game.act(PlaceBid(1, 0))
    assert refused.value.refusal.code is RefusalCode.NOT_YOUR_TURN
    assert game.why_illegal(PlaceBid(1, 0)) == refused.value.refusal
    assert game.why_illegal(PlaceBid(0, 0)) is None
    assert game.state is before


def test_each_seat_sees_its_own_hand_only() -> None:
    game = Game(["Kim", "Ada"], first_dealer=0, decks=["R7 G1 B9"])
    assert (game.view(1).hand, game.view(0).hand, game.view(None).hand) == ((Card.R7,), (Card.G1,), None)
    assert game.heard(0).view == game.view(0)
    assert game.events
    assert all(event in game.events for event in game.heard(0).events)


class TestStacking:
    """Decks, die faces and the first dealer as one likes."""

    def test_of_a_deck_the_top_cards_are_enough(self) -> None:
        game = Game(2, first_dealer=1, decks=["R7 G1 B9", FULL_DECK])
        assert (game.state.dealer, game.state.hands, game.state.turned_up) == (1, ((Card.R7,), (Card.G1,)), Card.B9)
        for action in (PlaceBid(1, 0), PlaceBid(0, 0), PlayCard(1, Card.G1), PlayCard(0, Card.R7)):
            game.act(action)
        assert game.state.hands[1] == (Card.R1, Card.R3)
        assert game.record().dealing.how is HowDealt.STACKED  # type: ignore[union-attr]

    def test_what_was_not_stacked_comes_from_the_seed(self) -> None:
        stacked, plain = play_on(Game(3, first_dealer=2, seed=5)), play_on(Game(3, seed=5))
        assert [played.deck for played in stacked.record().rounds] == [played.deck for played in plain.record().rounds]
        assert verify(stacked.record()) is None

    def test_the_die_falls_as_it_is_told(self) -> None:
        game = Game(2, RuleSet(mode=Mode.LUCKY_DICE), first_dealer=0, decks=["R7 G1 B9"], faces=[7])
        for action in (PlaceBid(0, 0), PlaceBid(1, 0), RollDie(1)):
            game.act(action)
        assert game.legal_actions() == (NoTrump(1),)

    def test_a_card_that_does_not_exist_is_an_error(self) -> None:
        with pytest.raises(ValueError, match="R15"):
            Game(2, decks=["R15"])


class TestSavingAndLoading:
    """A game leaves the table and comes back."""

    @pytest.mark.parametrize("mode", list(Mode))
    @pytest.mark.parametrize("decisions", [0, 1, 17, 60])
    def test_a_saved_game_goes_on_as_if_nothing_had_happened(self, mode: Mode, decisions: int) -> None:
        ruleset = RuleSet(mode=mode)
        game = play_on(Game(4, ruleset, seed=3), decisions)
        loaded = Game.loads(game.save())
        assert loaded.state == game.state
        assert loaded.events == game.events
        assert play_on(loaded).save() == play_on(game).save() == play_on(Game(4, ruleset, seed=3)).save()

    def test_files_hold_json_or_for_txt_the_notation(self, tmp_path: Path) -> None:
        game = play_on(Game(2, seed=3))
        for name, beginning in (("game.jsonl", "{"), ("game.txt", "Double Lucky 7")):
            text = game.save(tmp_path / name, date=dt.date(2026, 11, 15))
            assert (tmp_path / name).read_text(encoding="utf-8") == text
            assert text.startswith(beginning)
            assert Game.load(tmp_path / name).state == game.state

    def test_what_holds_no_record_or_several_is_not_loaded(self) -> None:
        with pytest.raises(UnreadableRecord):
            Game.loads("hello")
        for text in ("", Game().save() * 2):
            with pytest.raises(ValueError, match="one record"):
                Game.loads(text)

    def test_an_impossible_history_is_not_loaded(self) -> None:
        game = play_on(Game(2, seed=3))
        with pytest.raises(ImpossibleHistory, match="draw_differs"):
            Game.loads(game.save().replace('"seed":3', '"seed":4'))

    def test_a_stacked_game_that_was_loaded_waits_for_cards_and_takes_them(self) -> None:
        game = Game(2, RuleSet(mode=Mode.LUCKY_DICE), first_dealer=0, decks=["R7 G1 B9"])
        game.act(PlaceBid(0, 0))
        loaded = Game.loads(game.save())
        loaded.act(PlaceBid(1, 0))
        loaded.act(RollDie(1))
        assert isinstance(loaded.waiting, WaitingForDie)
        for action in (DieFell(7), NoTrump(1), PlayCard(0, Card.G1), PlayCard(1, Card.R7)):
            loaded.act(action)
        assert isinstance(loaded.waiting, WaitingForDeal)
        loaded.act(Deal(FULL_DECK))
        assert loaded.state.round == 2
        assert verify(loaded.record()) is None

    def test_a_game_is_taken_down_with_whoever_stood_in(self) -> None:
        game = Game(["Kim", "Ada"], first_dealer=0, decks=["R7 G1 B9"])
        mira = BotPlayer("Mira", "club", "1")
        game.act(PlaceBid(0, 0), by=mira)
        assert game.record().rounds[0].stand_ins == (StandIn(mira, (1,)),)


class TestCommittedDealing:
    """A game whose chance was promised."""

    def test_the_secret_stays_out_of_the_record_until_the_end(self) -> None:
        game = play_on(Game(2, dealing=PROMISE), 5)
        assert SECRET.hex() not in game.save()
        assert verify(game.record()) is None
        play_on(game)
        assert SECRET.hex() in game.save()
        assert verify(game.record()) is None

    def test_who_knows_the_secret_can_go_on_with_a_saved_game(self) -> None:
        game = play_on(Game(2, dealing=PROMISE), 5)
        loaded = Game.loads(game.save(), dealing=PROMISE)
        assert play_on(loaded).save() == play_on(game).save()

    def test_who_does_not_must_be_dealt_to(self) -> None:
        game = Game(2, dealing=PROMISE)
        hidden = game.record().dealing
        waiting = Game(2, dealing=hidden)
        assert isinstance(waiting.waiting, WaitingForDraw)
        waiting.act(DrawForDealer(FULL_DECK))
        assert isinstance(waiting.waiting, WaitingForDeal)


def test_printed_it_shows_the_table() -> None:
    game = Game(["Kim", "Ada"], first_dealer=0, decks=["R7 G1 B9"])
    for action in (PlaceBid(0, 1), PlaceBid(1, 1), PlayCard(0, Card.G1)):
        game.act(action)
    assert str(game) == (
        "round 1 of 7, turned up B9, waiting for card from Ada\n"
        "D Kim  bid 1  won 0  total   0\n"
        "  Ada  bid 1  won 0  total   0  R7\n"
        "trick G1"
    )
    undealt = Game(["Kim", "Ada"], dealing=from_json(Game(2, dealing=PROMISE).save()).dealing)
    assert str(undealt).startswith("round 0 of 7, turned up nothing, waiting for draw\n")
    assert "bid -" in str(undealt)
