"""A person's game in figures, from the reviews of finished games."""

from doublelucky7.coach.figures import ForecastBin, PointsByCards, ReviewedGame, figures_of
from doublelucky7.coach.judgements import GameReview, Judgement, MoveValue, ReviewedDecision, RoundLedger
from doublelucky7.coach.reviewing import VERSION
from doublelucky7.rules.actions import DoublePoints, KeepPawn, PlaceBid
from tests.coach.judged import value


def judged(round_number: int, *moves: MoveValue, chosen: int = 0, lost: float = 0.0) -> ReviewedDecision:
    return ReviewedDecision(
        Judgement(
            step=round_number,
            round=round_number,
            moves=moves,
            chosen=chosen,
            lost=lost,
            error=0.1,
            is_mistake=lost > 2,
            worlds=200,
        ),
        (),
    )


def scored(round_number: int, points: int, wheel: int = 0) -> RoundLedger:
    return RoundLedger(
        round=round_number, average=0, cards=0, table=0, bid=0, play=0, wheel=wheel, rest=0, score=100 * points
    )


def game(name: str, at: int, total: int, decisions: tuple[ReviewedDecision, ...], *ledger: RoundLedger) -> ReviewedGame:
    review = GameReview(version=VERSION, seat=0, decisions=decisions, ledger=ledger, penalty=0, moments=(), worlds=200)
    return ReviewedGame(name, at, total, review)


FIRST = game(
    "first",
    1,
    12,
    (
        judged(1, value(PlaceBid(0, 0), made=0.9), value(PlaceBid(0, 1), made=0.1), lost=0.0),
        judged(2, value(PlaceBid(0, 1), made=0.7), value(PlaceBid(0, 0), made=0.3), chosen=1, lost=4.0),
        judged(2, value(DoublePoints(0)), value(KeepPawn(0))),
    ),
    scored(1, 12, wheel=300),
    scored(2, 0),
)
SECOND = game("second", 2, 20, (judged(1, value(PlaceBid(0, 0), made=0.9)),), scored(1, 20))


def test_nobody_has_no_figures() -> None:
    found = figures_of([])
    assert (found.rounds, found.exact, found.best, found.games) == (0, 0.0, None, ())


def test_bids_made_points_by_cards_and_the_best_game() -> None:
    found = figures_of([SECOND, FIRST])
    assert (found.rounds, found.exact) == (3, 0.67)
    assert found.by_cards == (PointsByCards(1, 2, 16.0), PointsByCards(2, 1, 0.0))
    assert found.best is not None
    assert found.best.game == "second"


def test_forecasts_of_the_bids_that_were_made_stand_beside_what_came_of_them() -> None:
    assert figures_of([FIRST, SECOND]).forecasts == (ForecastBin(0.3, 0.0, 1), ForecastBin(0.9, 1.0, 2))


def test_losses_are_told_game_by_game_the_oldest_first() -> None:
    games = figures_of([SECOND, FIRST]).games
    assert [(one.game, one.lost, one.mistakes) for one in games] == [("first", 1.33, 1), ("second", 0.0, 0)]


def test_the_pawn_is_counted_when_asked_and_when_used() -> None:
    found = figures_of([FIRST])
    assert (found.pawns_used, found.pawns_asked, found.pawn_points) == (1, 1, 3.0)
