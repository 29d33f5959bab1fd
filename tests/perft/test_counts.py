"""The counts of the position files, by the engine and a second program; and both side by side in random games."""

from collections.abc import Callable

import pytest

from doublelucky7.rules.actions import Action, Deal, PlayerAction
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.wheel import WHEEL_OPTIONS
from testkit.games.random_play import Table, a_table_of_each_mode_and_size, reproducible, steps
from tests.perft.counting import Tally, tally_by_engine, tally_by_naive_program
from tests.perft.naive import Round
from tests.perft.positions import (
    Position,
    choices,
    files,
    naive_round_at,
    notation,
    positions_in,
    state_at,
    written,
)

POSITIONS = [position for path in files() for position in positions_in(path.read_text(encoding="utf-8"))]


def check(position: Position, tally: Tally) -> None:
    assert {depth: tally.counts[depth] for depth in position.counts} == position.counts
    points = tuple(tally.points[seat] for seat in range(len(position.hands)))
    assert points == (position.points or (0,) * len(position.hands))


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_engine_counts_what_the_files_say(position: Position) -> None:
    check(position, tally_by_engine(state_at(position), max(position.counts)))


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_naive_program_counts_what_the_files_say(position: Position) -> None:
    check(position, tally_by_naive_program(naive_round_at(position), max(position.counts)))


def test_there_are_counts_for_every_mode_and_every_wheel_option() -> None:
    assert {position.facts["mode"] for position in POSITIONS} == {mode.value for mode in Mode}
    assert {path.stem for path in files()} >= {option.value for option in WHEEL_OPTIONS}
    assert len({str(position) for position in POSITIONS}) == len(POSITIONS)


def test_the_files_are_written_as_they_are_read() -> None:
    for path in files():
        text = path.read_text(encoding="utf-8")
        assert written(positions_in(text)) == text


@pytest.mark.parametrize("damage", ["trump", "bids"])
def test_a_wrong_count_would_be_found(damage: str) -> None:
    position = next(position for position in POSITIONS if position.points)
    spoilt: dict[str, Callable[[Position], Position]] = {
        "trump": lambda it: it._replace(points=tuple(points + 2 for points in it.points or ())),
        "bids": lambda it: it._replace(counts={**it.counts, 1: it.counts[1] + 1}),
    }
    with pytest.raises(AssertionError):
        check(spoilt[damage](position), tally_by_engine(state_at(position), max(position.counts)))


@pytest.mark.parametrize("table", [t for seed in (50, 51) for t in a_table_of_each_mode_and_size(seed)], ids=str)
def test_both_programs_agree_on_every_choice_and_every_point_of_random_games(table: Table) -> None:
    played: list[Action] = []
    naive: Round | None = None
    with reproducible(table, played):
        for step in steps(table):
            if isinstance(step.action, Deal):
                naive = Round(
                    mode=table.ruleset.mode.value,
                    joker_trump=table.ruleset.joker_trump.value,
                    number=step.after.round,
                    dealer=step.after.dealer_token,
                    hands=[[card.value for card in hand] for hand in step.after.hands],
                    turned_up=step.action.deck[step.after.tricks * table.players].value,
                    pile=[card.value for card in step.action.deck[step.after.tricks * table.players + 1 :]],
                    pawns=[None if pawn is None else pawn.value for pawn in step.after.pawns],
                )
            elif naive is not None:
                assert sorted(choices(step.before)) == sorted(naive.moves())
                if isinstance(step.action, PlayerAction):
                    assert step.action.seat == naive.turn
                naive = naive.after(notation(step.action))
                assert list(step.after.tricks_won) == naive.won
                if naive.phase == "over":
                    assert [score.points for score in step.after.pad[-1].scores] == naive.points()
            played.append(step.action)
