"""A deal in every seat rotation: the same cards for all, and nothing lost when a bot fails."""

import pytest

from doublelucky7.arena.contestants import Sides
from doublelucky7.arena.deal import ignore_decision, play_deal, seat_game, series_wasted
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, DealPlayed, FailureKind
from doublelucky7.arena.play import play_game
from doublelucky7.arena.settings import Contestant, MatchSettings
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.rules.actions import Deal, DrawForDealer, ExtraCard, KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.events import HandDealt, RoundStarted
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.views import Heard
from tests.arena.players import UNFORTUNATE, Bold, Cheating, Crashing, Leaving, Meek


def settings(**changes: object) -> MatchSettings:
    return MatchSettings(**{"hero": "h", "opponent": "o", "seed": 7, "decision_limit": 0.2} | changes)  # type: ignore[arg-type]  # one by one they fit


def stopped_clock() -> int:
    return 0


def outcome_of(hero: Bot, opponent: Bot, match: MatchSettings, deal: int = 0) -> DealOutcome:
    return play_deal(match, Sides(hero, opponent), deal, stopped_clock, ignore_decision)


def played(hero: Bot, opponent: Bot, match: MatchSettings, deal: int = 0) -> DealPlayed:
    outcome = outcome_of(hero, opponent, match, deal)
    assert isinstance(outcome, DealPlayed)
    return outcome


class Pretender:
    """Claims to equal every action, and does not want to be shown."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        raise ValueError("look away")


class Pretending(Meek):
    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        return Pretender()  # type: ignore[return-value]  # that is the point


def test_what_is_no_action_is_illegal_whatever_it_claims() -> None:
    outcome = outcome_of(Pretending(), Meek(), settings(cards=1))
    assert isinstance(outcome, DealForfeited)
    assert (outcome.what, outcome.detail) == (FailureKind.ILLEGAL, "Pretender")


class Listening(Meek):
    """Remembers who was dealt what."""

    def __init__(self) -> None:
        self.hands: list[HandDealt] = []
        self.rounds: list[RoundStarted] = []

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        self.hands.extend(event for event in heard.events if isinstance(event, HandDealt))
        self.rounds.extend(event for event in heard.events if isinstance(event, RoundStarted))
        return super().choose(heard, seed)


def test_the_hero_is_dealt_the_cards_its_opponent_has_in_that_seat() -> None:
    hero, opponent = Listening(), Listening()
    played(hero, opponent, settings(cards=5))
    assert {dealt.seat for dealt in hero.hands} == {0, 1, 2, 3}
    assert set(hero.hands) == set(opponent.hands)
    assert len(set(opponent.hands)) == 4


def test_a_bot_against_itself_gains_nothing_in_any_seat_of_any_deal() -> None:
    match = settings(ruleset=RuleSet(mode=Mode.LUCKY_DICE), players=3)
    for deal in range(3):
        outcome = played(RandomBot(), RandomBot(), match, deal)
        assert outcome.hero == outcome.baseline


def test_another_seed_or_another_deal_means_other_cards() -> None:
    seen = set()
    for match, deal in [(settings(cards=7), 0), (settings(cards=7), 1), (settings(cards=7, seed=8), 0)]:
        hero = Listening()
        played(hero, Meek(), match, deal)
        seen.add(next(dealt for dealt in hero.hands if dealt.seat == 2))
    assert len(seen) == 3


@pytest.mark.parametrize("cards", range(1, 8))
def test_r6_2_single_rounds_have_their_size_and_are_never_doubled(cards: int) -> None:
    outcome = played(Meek(), Bold(), settings(cards=cards, players=5))
    [line] = outcome.hero[0].rounds
    assert line.cards == cards
    for game in (*outcome.hero, *outcome.baseline):
        [line] = game.rounds
        assert game.total == line.points == (10 + 2 * line.tricks if line.bid == line.tricks else 0)
        assert game.win_share is None


def test_single_rounds_are_dealt_by_every_seat_in_turn() -> None:
    hero = Listening()
    for deal in range(3):
        played(hero, Meek(), settings(cards=4, players=3), deal)
    assert {(event.round, event.dealer) for event in hero.rounds} == {(4, 0), (4, 1), (4, 2)}


def test_r7_2_single_rounds_begin_with_every_pawn_in_hand() -> None:
    outcome = played(Bold(), Bold(), settings(cards=7, ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE)))
    assert all(game.penalties == 0 for game in outcome.hero)


def test_a_game_in_the_arena_is_the_game_that_the_same_key_and_seed_give_anywhere() -> None:
    match = settings(ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE))
    outcome = played(Bold(), Meek(), match, deal=5)
    game = play_game(match.ruleset, [Meek(), Meek(), Bold(), Meek()], key_from_seed(7, 5), seed=0)
    assert outcome.hero[2] == seat_game(game, 2)
    assert game.final.result is not None
    assert outcome.totals[2] == tuple(score.total for score in game.final.result.scores)


def test_r6_3_a_shared_win_is_split() -> None:
    shares = [played(Meek(), Meek(), settings(players=2), deal).hero for deal in range(8)]
    for one, other in shares:
        assert one.win_share is not None
        assert other.win_share is not None
        expected = 0.5 if one.total == other.total else float(one.total > other.total)
        assert (one.win_share, other.win_share) == (expected, 1 - expected)


def test_r7_8_who_always_passes_is_counted_as_penalised_after_passing() -> None:
    meek = played(Meek(), Bold(), settings(ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE, rounds=14), players=3))
    for game in meek.hero:
        assert game.penalties == game.penalties_after_passing == 2
        assert game.total == sum(line.points for line in game.rounds) - 20


def test_r7_8_who_was_never_asked_or_placed_the_pawn_later_has_wasted_nothing() -> None:
    draw, deal = DrawForDealer(FULL_DECK), Deal(FULL_DECK)
    eight_rounds = [deal] * 8
    assert series_wasted([draw, *eight_rounds], 0) == 0
    assert series_wasted([draw, deal, KeepPawn(0), deal, ExtraCard(0)], 0) == 0
    assert series_wasted([draw, deal, KeepPawn(1), ExtraCard(0)], 1) == 1
    assert series_wasted([draw, deal, RollDie(0), deal, KeepPawn(0)], 0) == 1
    assert series_wasted([draw, deal, ExtraCard(0), *eight_rounds, KeepPawn(0)], 0) == 1


def first_with_the_unfortunate_card(match: MatchSettings) -> tuple[int, int]:
    """The first deal in which somebody has the card, and who."""
    for deal in range(100):
        listening = Listening()
        played(listening, Meek(), match, deal)
        for dealt in listening.hands:
            if UNFORTUNATE in dealt.hand:
                return deal, dealt.seat
    raise AssertionError("nobody ever has it")


@pytest.mark.parametrize(
    ("bot", "what", "detail"),
    [
        (Crashing(), FailureKind.CRASHED, "ZeroDivisionError: seven over nothing (fail, line"),
        (Leaving(), FailureKind.CRASHED, "SystemExit: I quit (fail, line"),
        (Cheating(), FailureKind.ILLEGAL, "PlayCard(seat="),
    ],
)
def test_a_failing_hero_forfeits_the_deal_by_name(bot: Bot, what: FailureKind, detail: str) -> None:
    match = settings(cards=7)
    deal, _ = first_with_the_unfortunate_card(match)
    outcome = outcome_of(bot, Meek(), match, deal)
    assert isinstance(outcome, DealForfeited)
    assert outcome.what is what
    assert outcome.detail.startswith(detail)
    assert outcome.where is not None
    assert (outcome.where.bot, outcome.where.side) == ("h", Contestant.HERO)
    assert outcome.where.seat == outcome.where.hero_seat


def test_what_was_done_before_a_failure_is_kept() -> None:
    match = settings(cards=7)
    deal, seat = first_with_the_unfortunate_card(match)
    outcome = outcome_of(Meek(), Crashing(), match, deal)
    assert isinstance(outcome, DealForfeited)
    assert outcome.where is not None
    assert outcome.where.side is Contestant.OPPONENT
    assert outcome.where.hero_seat is None
    assert outcome.where.seat == seat
    bids_before = (seat - deal) % match.players
    assert outcome.where.decision == bids_before
    assert len(outcome.so_far) == 1 + bids_before


def test_a_decision_above_the_limit_forfeits_the_deal() -> None:
    clock = iter([0, 200_000_000, 500_000_000, 700_000_001])
    outcome = play_deal(settings(cards=7), Sides(Meek(), Meek()), 0, lambda: next(clock), ignore_decision)
    assert isinstance(outcome, DealForfeited)
    assert outcome.what is FailureKind.TOO_SLOW
    assert outcome.detail == "0.2 s"
    assert outcome.where is not None
    assert outcome.where.decision == 1
