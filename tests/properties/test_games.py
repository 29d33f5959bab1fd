"""What holds in every game: cards are conserved, legality is one thing, totals add up."""

from collections import Counter
from random import Random
from typing import NamedTuple, get_args

import pytest

from doublelucky7.rules.actions import Action, KeepPawn, PlayCard, PlayerAction, RollDie, option_of
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import why_illegal
from doublelucky7.rules.events import (
    BidChanged,
    DeckSet,
    DieShowed,
    GameEnded,
    HandDealt,
    PawnPlaced,
    RoundScored,
    RoundStarted,
    TrickWon,
)
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.options import option_actions
from doublelucky7.rules.ruleset import series_of
from doublelucky7.rules.scoring import GameResult, RoundScore, who_missed
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForOption, WaitingForWheel
from testkit.games.random_play import Step, Table, a_table_of_each_mode_and_size, every_table, reproducible, steps
from tests.properties.action_space import whole_action_space


def cards_on_the_table(state: State) -> list[Card]:
    """All cards wherever they are: pile, turned up, hands, laid open, in the trick and under it."""
    plays = [play for finished in state.finished_tricks for play in finished.plays] + list(state.trick)
    extra = [] if state.extra_card is None else [state.extra_card.card]
    turned_up = [] if state.turned_up is None else [state.turned_up]
    return [
        *state.pile,
        *turned_up,
        *(card for hand in state.hands for card in hand),
        *extra,
        *(play.card for play in plays),
    ]


class Game(NamedTuple):
    """A whole game at a table, played once for all the tests that look at it."""

    table: Table
    steps: tuple[Step, ...]

    @property
    def actions(self) -> list[Action]:
        return [step.action for step in self.steps]


@pytest.fixture(params=every_table(seed=1), ids=str, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    table: Table = request.param
    return Game(table, tuple(steps(table)))


def test_57_cards_are_conserved_at_every_event(game: Game) -> None:
    with reproducible(game.table, game.actions):
        for step in game.steps:
            for event, state in step.happened:
                cards = cards_on_the_table(state)
                if state.round == 0 or isinstance(event, RoundStarted):
                    assert cards == []
                else:
                    assert len(cards) == len(FULL_DECK)
                    assert set(cards) == set(FULL_DECK)


def test_scores_rounds_and_pawns_keep_their_rules(game: Game) -> None:
    with reproducible(game.table, game.actions):
        events = [event for step in game.steps for event in step.events]
        rows = [event.row for event in events if isinstance(event, RoundScored)]
        (ended,) = [event.result for event in events if isinstance(event, GameEnded)]
        assert len(rows) == game.table.ruleset.rounds
        assert game.steps[-1].after.pad == tuple(rows)
        check_tricks_and_misses(game, rows)
        check_totals(rows, ended)
        check_pawns(game, ended)


def test_the_wheel_asks_in_order_and_a_roll_is_binding(game: Game) -> None:
    with reproducible(game.table, game.actions):
        asked: list[int] = []
        for step in game.steps:
            state = step.before
            if any(isinstance(event, RoundStarted) for event in step.events):
                asked = []
            if isinstance(state.waiting, WaitingForWheel):
                asked.append(state.waiting.seat)
                assert state.dealer is not None
                places = [(seat - state.dealer - 1) % state.players for seat in asked]
                assert places == sorted(set(places)), "R7.1: clockwise from the dealer's left, each once"
                assert state.pawns[state.waiting.seat] is None
            if isinstance(state.waiting, WaitingForOption):
                check_what_a_roll_allows(state, state.waiting)


def test_a_deal_gives_every_card_where_r2_2_says(game: Game) -> None:
    for step in game.steps:
        decks = [event.deck for event in step.events if isinstance(event, DeckSet)]
        if not decks:
            continue
        (deck,), state = decks, step.after
        assert state.dealer is not None
        for turn, card in enumerate(deck[: state.tricks * state.players]):
            assert card in state.hands[(state.dealer + 1 + turn) % state.players]
        assert (state.turned_up, *state.pile) == deck[state.tricks * state.players :]
        assert len([event for event in step.events if isinstance(event, HandDealt)]) == state.players


SHARE_OF_PLAYS_TRIED = 0.25


@pytest.mark.parametrize("table", a_table_of_each_mode_and_size(seed=2), ids=str)
def test_legal_actions_are_exactly_those_of_the_whole_space_not_refused(table: Table) -> None:
    space, random = whole_action_space(table.players), Random(table.seed)
    played: list[Action] = []
    with reproducible(table, played):
        for step in steps(table):
            legal = legal_actions(step.before)
            assert (legal == ()) == (step.before.to_act is None)
            if not isinstance(step.action, PlayCard) or random.random() < SHARE_OF_PLAYS_TRIED:
                assert set(legal) == {action for action in space if why_illegal(step.before, action) is None}
                assert len(legal) == len(set(legal))
            played.append(step.action)
        assert not any(why_illegal(step.after, action) is None for action in space)


def check_tricks_and_misses(game: Game, rows: list[RoundScore]) -> None:
    for row in rows:
        of_round = [event for step in game.steps if step.after.round == row.round for event in step.events]
        won = Counter(event.trick.winner for event in of_round if isinstance(event, TrickWon))
        assert [score.tricks for score in row.scores] == [won[score.seat] for score in row.scores]
        assert sum(won.values()) == row.tricks
        if not any(isinstance(event, BidChanged) for event in of_round):
            assert who_missed(row), "R4.3: without Change Bid somebody misses"


def check_totals(rows: list[RoundScore], result: GameResult) -> None:
    for score in result.scores:
        assert score.points == sum(row.scores[score.seat].points for row in rows)
        assert score.total == score.points - score.penalty
    totals = [score.total for score in result.scores]
    assert result.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    assert set(result.high_rollers) == {seat for seat in result.winners if totals[seat] >= 140}


def check_pawns(game: Game, result: GameResult) -> None:
    placed = [
        (step.after.round, event.seat, event.option)
        for step in game.steps
        for event in step.events
        if isinstance(event, PawnPlaced)
    ]
    series = {(series_of(number), seat) for number, seat, _ in placed}
    assert len({number for number, _, _ in placed}) == len(placed), "R7.1: at most one pawn a round"
    assert len(series) == len(placed), "R7.2: a pawn is used at most once in a series"
    assert len({(series_of(number), option) for number, _, option in placed}) == len(placed), "R7.3"
    table = game.table
    in_game = table.ruleset.rounds // 7 if table.ruleset.has_wheel else 0
    unused = [in_game - sum((number, seat) in series for number in range(in_game)) for seat in range(table.players)]
    assert [score.penalty for score in result.scores] == [10 * count for count in unused]


def check_what_a_roll_allows(state: State, waiting: WaitingForOption) -> None:
    legal = legal_actions(state)
    assert not any(isinstance(action, KeepPawn | RollDie) for action in legal)
    offered = {option_of(action) for action in option_actions(state, waiting.seat) if action in legal}
    rolled = {option for option in offered if option.face == waiting.face}
    assert rolled == offered or not rolled, "R7.5: the option rolled, or any free one where it is blocked"
    assert offered


def test_random_play_meets_every_kind_of_action_and_every_face() -> None:
    kinds: Counter[type[Action]] = Counter()
    faces: Counter[int] = Counter()
    for table in a_table_of_each_mode_and_size(seed=3):
        for step in steps(table):
            kinds[type(step.action)] += 1
            faces.update(event.face for event in step.events if isinstance(event, DieShowed))
    assert {kind.__name__ for kind in kinds} == {
        *(kind.__name__ for kind in get_args(PlayerAction)),
        *("DrawForDealer", "Deal", "DieFell"),
    }
    assert set(faces) == set(range(1, 9))
    assert min(kinds.values()) >= 5
