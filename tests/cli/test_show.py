"""`show`: a recorded game to read, in any terminal."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from doublelucky7 import Game, RollDie
from doublelucky7.cli.main import main
from doublelucky7.records.building import record_of
from doublelucky7.records.notation import from_text
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import Person, Record, from_json, to_json
from doublelucky7.records.replaying import actions_of
from doublelucky7.wording.pieces import card_in_words
from doublelucky7.wording.speech import Language, Wording
from tests.cli.terminal import typed

ANSI = "\x1b["


@pytest.fixture(scope="module")
def records(games: Path) -> list[Record]:
    with games.open("rb") as lines:
        return list(read_records(lines))


def shown(record: Record, folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    file = folder / "shown.jsonl"
    file.write_text(to_json(record) + "\n", encoding="utf-8")
    assert main(["show", str(file), *arguments]) == 0
    return capsys.readouterr().out


def test_the_score_pad_has_every_round_the_penalty_box_and_the_totals(
    records: list[Record], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", str(games)]) == 0
    pad = capsys.readouterr().out.rpartition("Score pad")[2].splitlines()
    record = records[0]
    assert record.result is not None
    assert next(line for line in pad if "Round" in line).split() == ["Round", "Cards", *(p.name for p in record.seats)]
    for played in record.rounds:
        assert played.points is not None
        row = next(line for line in pad if re.match(rf" ?{played.round} ", line))
        assert [int(points) for points in re.findall(r"\d/\d(?:×2)? *(\d+)", row)] == list(played.points)
    penalties = next(line for line in pad if "Penalty" in line).split()[1:]
    assert [abs(int(penalty.replace("−", "-"))) for penalty in penalties] == list(record.result.penalties)
    totals = next(line for line in pad if "Total" in line).replace("★", "").split()[1:]
    assert [int(total) for total in totals] == list(record.result.totals)


def test_r6_2_round_seven_is_marked_as_double(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["show", str(games)])
    assert re.search(r"^ ?7 ×2 ", capsys.readouterr().out, re.MULTILINE)


def test_r1_5_without_the_wheel_there_is_no_penalty_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "classic.jsonl")
    main(["simulate", "--games", "1", "--seed", "7", "--records", file])
    capsys.readouterr()
    main(["show", file])
    assert "Penalty" not in capsys.readouterr().out


def test_r5_6_every_trick_is_shown_with_its_winner_marked(
    records: list[Record], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["show", str(games), "--game", "2"])
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Trick ")]
    tricks = [trick for played in records[1].rounds for trick in played.tricks]
    assert len(rows) == len(tricks)
    players = records[1].players
    for row, trick in zip(rows, tricks, strict=True):
        cells = re.findall(r"([RYGB]\d+|J) *(★?)", row[len("Trick 1") :])
        laid = {(trick.leader + place) % players: card.value for place, card in enumerate(trick.cards)}
        assert cells == [(laid[seat], "★" if seat == trick.winner else "") for seat in range(players)]


def test_the_wheel_is_told_in_words(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["show", str(games)])
    assert "rolls the Lucky Dice · The die shows" in capsys.readouterr().out


def test_r2_3_the_turned_up_card_is_told_in_every_round(
    records: list[Record], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["show", str(games)])
    printed = re.findall(r"^turned up: (.*?) ·", capsys.readouterr().out, re.MULTILINE)
    english = Wording(Language.ENGLISH)
    assert printed == [card_in_words(played.turned_up, english) for played in records[0].rounds]


def test_r7_5_a_double_lucky_is_told_and_only_then(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game(["Kim", "Ada"], "lucky_dice", first_dealer=0, faces=[7, 7], seed=7)
    while game.state.round < 3:
        rolled_again = [action for action in game.legal_actions() if isinstance(action, RollDie)]
        game.act((*rolled_again, *game.legal_actions())[0])
    first, second = shown(game.record(), tmp_path, capsys).split("Round 2")
    assert "The die shows No Trump · Ada calls No Trump" in first
    assert "Double Lucky:" not in first
    assert "The cards were given, not shuffled." in first
    assert "The die shows No Trump · Double Lucky: a free option of one’s own choice · " in " ".join(second.split())


@pytest.mark.parametrize("form", [[], ["--json"], ["--notation"]])
def test_a_name_cannot_turn_the_direction_of_the_line(
    form: list[str], records: list[Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    controls = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    wicked = replace(records[0], seats=(Person(f"Ev{controls}il"), *records[0].seats[1:]))
    printed = shown(wicked, tmp_path, capsys, *form)
    assert not set(controls) & set(printed)
    if form == ["--json"]:
        assert from_json(printed) == wicked
    elif not form:
        assert "Evil" in printed


def test_a_game_is_chosen_by_its_number(records: list[Record], games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(games), "--game", "3", "--json"]) == 0
    assert capsys.readouterr().out == to_json(records[2]) + "\n"
    assert main(["show", str(games), "--game", "4"]) == 2
    assert capsys.readouterr().err == f"doublelucky7: no game 4 in {games}, which holds 3 games\n"


def test_the_notation_can_be_read_back(records: list[Record], games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(games), "--notation"]) == 0
    assert from_text(capsys.readouterr().out) == records[0]


def test_notation_pasted_into_standard_input_is_shown(games: Path) -> None:
    pasted = typed("show", str(games), "--notation").stdout
    assert typed("show", "-", given=pasted).stdout == typed("show", str(games)).stdout


def test_data_is_utf8_whatever_the_terminal_speaks(records: list[Record], tmp_path: Path) -> None:
    seats = (Person("Zoë"), *records[0].seats[1:])
    file = tmp_path / "game.jsonl"
    file.write_text(to_json(replace(records[0], seats=seats)) + "\n", encoding="utf-8")
    answer = typed("show", str(file), "--json", PYTHONIOENCODING="ascii")
    assert answer.stdout == file.read_bytes()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("players", ["2", "7"])
def test_eighty_columns_are_enough_in_every_language(
    language: Language, players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games.jsonl")
    table = ["--players", players, "--rounds", "14", "--mode", "tactical_escape"]
    main(["simulate", "--games", "1", "--seed", "7", "--records", file, *table])
    capsys.readouterr()
    assert main(["show", file, "--language", language.value]) == 0
    printed = capsys.readouterr().out
    assert max(map(cell_len, printed.splitlines())) <= 80
    assert len(re.findall(r"\d/\d(?:×2)? *\d", printed)) == 14 * int(players)


def test_long_names_are_shortened_and_no_points_are_lost(
    records: list[Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = tuple(Person(f"{seat} Bartholomäus-Maximilian von und zu") for seat in range(records[0].players))
    printed = shown(replace(records[0], seats=seats), tmp_path, capsys)
    assert "0 Bart" in printed
    assert max(map(cell_len, printed.splitlines())) <= 80
    pad = printed.rpartition("Score pad")[2]
    assert len(re.findall(r"\d/\d(?:×2)? *\d", pad)) == len(seats) * len(records[0].rounds)


def test_names_are_shown_as_they_are_written(
    records: list[Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = (Person("[red]"), Person(":cat:"), *records[0].seats[2:])
    printed = shown(replace(records[0], seats=seats), tmp_path, capsys)
    assert "[red]" in printed
    assert ":cat:" in printed


@pytest.mark.parametrize("kept", [0, 1, 2, 9, 40])
def test_a_running_game_is_shown_as_far_as_it_came(
    kept: int, records: list[Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = records[0]
    running = record_of(whole.ruleset, whole.seats, whole.dealing, actions_of(whole)[:kept])
    printed = shown(running, tmp_path, capsys)
    assert printed.endswith("The game is still running.\n")
    assert "Total" not in printed


def test_a_record_that_does_not_agree_is_not_shown(
    records: list[Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = records[0].rounds[0]
    wrong = replace(records[0], rounds=(replace(first, points=(99,) * records[0].players), *records[0].rounds[1:]))
    file = tmp_path / "wrong.jsonl"
    file.write_text(to_json(wrong) + "\n", encoding="utf-8")
    assert main(["show", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("(R6.1)\n")


def test_colours_are_there_on_a_terminal_and_only_there(games: Path) -> None:
    assert ANSI not in typed("show", str(games)).stdout.decode()
    coloured = typed("show", str(games), FORCE_COLOR="1", TERM="xterm-256color", COLORTERM="truecolor").stdout.decode()
    assert "48;2;198;40;57" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == typed("show", str(games)).stdout.decode()


def test_each_colour_is_itself_on_a_terminal_with_sixteen(games: Path) -> None:
    printed = typed("show", str(games), FORCE_COLOR="1", TERM="xterm", COLORTERM="").stdout.decode()
    for letter, background in (("R", 41), ("Y", 43), ("G", 42), ("B", 44)):
        styles = set(re.findall(rf"\x1b\[([0-9;]*)m {letter}\d", printed))
        assert styles
        assert {style.rpartition(";")[2] for style in styles} == {str(background)}


def test_whoever_wants_no_colours_gets_none(games: Path) -> None:
    plain = typed("show", str(games), FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color").stdout.decode()
    assert not re.search(r"\x1b\[[0-9;]*(?:3|4|9|10)[0-8][;m]", plain)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ENGLISH, ["Score pad", "Trick 1", "wins with"]),
        (Language.GERMAN, ["Punkteblock", "Stich 1", "gewinnt mit"]),
        (Language.FRENCH, ["Bloc de score", "Pli 1", "gagne avec"]),
        (Language.DUTCH, ["Scoreblok", "Slag 1", "wint met"]),
        (Language.SPANISH, ["Bloc de puntuación", "Baza 1", "gana con"]),
    ],
)
def test_a_game_is_told_in_five_languages(
    language: Language, words: list[str], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["show", str(games), "--language", language.value])
    printed = capsys.readouterr().out
    assert [word for word in words if word not in printed] == []
