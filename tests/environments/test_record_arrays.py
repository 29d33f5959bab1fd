"""Recorded games as tables: every seat in every round with the documented columns, every decision as arrays."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from doublelucky7 import ClubBot, Game, RandomBot
from doublelucky7.cli.main import main
from doublelucky7.environments.action_codes import code_of
from doublelucky7.environments.observations import planes_of_information, size_of
from doublelucky7.environments.record_arrays import SeatInRound, decisions_in, seats_in_rounds
from doublelucky7.rules.actions import ChanceAction

ROOT = Path(__file__).parents[2]


def finished(seed: int) -> Game:
    return Game([ClubBot(), RandomBot(), RandomBot()], "tactical_escape", seed=seed)


def test_a_row_tells_what_its_seat_did_in_a_round() -> None:
    game = finished(7)
    rows = list(seats_in_rounds(game.record(), 1))
    assert len(rows) == 7 * 3
    for row in rows:
        score = game.state.pad[row.round - 1].scores[row.seat]
        assert (row.points, row.tricks_won) == (score.points, score.tricks)
        assert len(row.hand.split()) == row.tricks == row.round
    assert [rows[seat].total for seat in range(3)] == list(game.totals)
    assert {row.seat for row in rows if row.is_winner} == set(game.winners)
    assert {row.bot for row in rows} == {"club", "random"}
    assert {row.option for row in rows} > {None}


def test_bids_are_those_placed_by_their_seats() -> None:
    game = finished(3)
    rows = list(seats_in_rounds(game.record(), 1))
    changed = [row for row in rows if game.state.pad[row.round - 1].scores[row.seat].bid != row.bid]
    # Only Change Bid, which is used once at most in a game of seven rounds, makes a bid another than it was placed.
    assert len(changed) <= 1


def test_a_running_game_has_no_rows() -> None:
    with pytest.raises(ValueError, match="only a finished game"):
        list(seats_in_rounds(Game(2, seed=7).record(), 1))


def test_decisions_are_those_of_the_record_with_what_was_known() -> None:
    game = finished(7)
    found = decisions_in([game.record()])
    actions = [entry.action for entry in game.actions if not isinstance(entry.action, ChanceAction)]
    assert sorted(found.codes) == sorted(code_of(action, 3) for action in actions)
    assert found.information.shape == (len(actions), size_of(planes_of_information(3)))
    assert found.masks[np.arange(len(actions)), found.codes].all()
    assert set(found.seats) == {0, 1, 2}


def test_simulate_writes_parquet_with_the_documented_columns(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file, records = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    words = ["simulate", "--players", "3", "--games", "4", "--seed", "7", "--jobs", "1"]
    assert main([*words, "--parquet", str(file), "--records", str(records)]) == 0
    table = parquet.read_table(file)
    fields = [field.name for field in msgspec.structs.fields(SeatInRound)]
    assert table.column_names == fields
    assert table.num_rows == 4 * 7 * 3
    assert set(table["game"].to_pylist()) == {1, 2, 3, 4}
    documented = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert [name for name in fields if f"| `{name}` |" not in documented] == []


def test_without_the_package_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert main(["simulate", "--games", "1", "--jobs", "1", "--parquet", str(tmp_path / "games.parquet")]) != 0
    assert "doublelucky7[parquet]" in capsys.readouterr().err
