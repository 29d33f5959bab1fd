"""What else a match can be turned into: rows of a spreadsheet, and a rating for display."""

import csv
import io

from doublelucky7.arena.match import play_match
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, DealPlayed, DecisionPlace, FailureKind, SeatGame
from doublelucky7.arena.rating import ratings_of
from doublelucky7.arena.settings import Contestant, MatchSettings
from doublelucky7.arena.spreadsheet import csv_of
from doublelucky7.rules.ruleset import Mode, RuleSet
from tests.arena.players import Meek, named

MATCH = MatchSettings(
    hero="random", opponent=named(Meek), players=3, ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE), deals=4
)


def outcomes() -> list[DealOutcome]:
    outcomes: list[DealOutcome] = []
    play_match(MATCH, on_outcome=outcomes.append)
    return outcomes


def test_csv_has_a_row_for_each_deal_and_seat_from_which_the_figures_follow() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_of(outcomes()))))
    figures = play_match(MATCH).figures
    assert figures is not None
    assert [(row["deal"], row["hero_seat"]) for row in rows] == [(str(d), str(s)) for d in range(4) for s in range(3)]
    difference = sum(int(row["difference"]) for row in rows) / len(rows) / MATCH.rounds_a_deal
    assert abs(difference - figures.difference.mean) < 1e-9
    assert figures.hero.win_share is not None
    assert abs(sum(float(row["hero_win_share"]) for row in rows) / len(rows) - figures.hero.win_share.mean) < 1e-9


def test_csv_lists_a_forfeited_deal_with_the_bot_and_what_happened() -> None:
    where = DecisionPlace("crashing", Contestant.HERO, seat=2, hero_seat=2, decision=9)
    [row] = csv.DictReader(io.StringIO(csv_of([DealForfeited(7, FailureKind.CRASHED, "boom", where)])))
    assert (row["deal"], row["outcome"], row["failed_bot"], row["failure"]) == (
        "7",
        "forfeited",
        "crashing",
        "crashed: boom",
    )


def won_by_hero(deal: int) -> DealPlayed:
    game = SeatGame((), total=0)
    return DealPlayed(deal, (game, game), (game, game), ((30, 10), (10, 30)), {}, {})


def test_who_always_wins_is_rated_higher() -> None:
    ratings = ratings_of(won_by_hero(deal) for deal in range(5))
    assert ratings.hero.safe > ratings.opponent.mu


def test_the_rating_does_not_depend_on_the_order_in_which_deals_arrived() -> None:
    played = [outcome for outcome in outcomes() if isinstance(outcome, DealPlayed)]
    assert ratings_of(played) == ratings_of(reversed(played))
