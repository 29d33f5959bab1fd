"""`verify`: confirms what is right, and names the first thing that is not, with its clause."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from doublelucky7.cli.main import main
from doublelucky7.records.notation import to_text
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import Record, RecordedResult, to_json
from doublelucky7.wording.speech import Language
from tests.cli.conftest import GAMES
from tests.cli.terminal import typed


def records_in(file: Path) -> list[Record]:
    with file.open("rb") as lines:
        return list(read_records(lines))


def written(file: Path, *records: Record) -> str:
    file.write_text("".join(f"{to_json(record)}\n" for record in records), encoding="utf-8")
    return str(file)


def with_another_bid(record: Record) -> Record:
    """The last bidder of round 1 bids what nobody may (R4.2)."""
    first = record.rounds[0]
    return replace(record, rounds=(replace(first, bids=(*first.bids[:-1], 5)), *record.rounds[1:]))


def with_other_totals(record: Record) -> Record:
    assert record.result is not None
    totals = tuple(total + 1 for total in record.result.totals)
    return replace(record, result=RecordedResult(record.result.penalties, totals, record.result.winners))


def test_games_that_are_right_are_confirmed(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == f"{games}: {GAMES} games verified\n"


def test_the_text_notation_is_read_too(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pasted.txt"
    file.write_text("\n".join(map(to_text, records_in(games))), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: {GAMES} games verified\n"


def test_standard_input_is_read_too(games: Path) -> None:
    answer = typed("verify", "-", given=games.read_bytes())
    assert answer.stdout.decode() == f"standard input: {GAMES} games verified\n"
    assert answer.returncode == 0


def test_r4_2_the_first_disagreement_is_named_with_line_place_and_clause(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right, *others = records_in(games)
    file = written(tmp_path / "games.jsonl", right, *map(with_another_bid, others))
    assert main(["verify", file]) == 1
    assert capsys.readouterr().out == (
        f"{file}, line 2: round 1, bid 5: not allowed. There is 1 trick to win: 5 is out of reach. (R4.2)\n"
    )


def test_r6_3_wrong_totals_are_named(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = with_other_totals(records_in(games)[0])
    file = written(tmp_path / "games.jsonl", wrong)
    assert main(["verify", file]) == 1
    assert re.fullmatch(r".*, line 1: result: recorded totals [-\d, ]+, but they are [-\d, ]+ \(R6\.3\)\n",
                        capsys.readouterr().out)  # fmt: skip


def test_several_files_are_each_answered_for(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = written(tmp_path / "wrong.jsonl", with_other_totals(records_in(games)[0]))
    missing = str(tmp_path / "missing.jsonl")
    assert main(["verify", wrong, str(games), str(games)]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in printed[:-1]] == [f"{wrong}, line 1", str(games), str(games)]
    assert printed[-1] == f"In all {2 * GAMES} games verified"
    assert main(["verify", missing, str(games)]) == 2
    printed_again = capsys.readouterr()
    assert printed_again.err == f"doublelucky7: there is no file {missing}\n"
    assert f"{games}: {GAMES} games verified" in printed_again.out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"{", "line 1: this is not JSON"),
        (b"\n\n[]", "line 3: this is not the notation of a game"),
        (b'{"format":"another"}', "line 1: this is no record of a game"),
        (b"Hello", "line 1: this is not the notation of a game"),
        (b"\xff\xfe", "line 1: this is not UTF-8 text"),
    ],
)
def test_what_is_no_record_is_told_with_its_line(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"doublelucky7: {file}, {words}")
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"\n\n"])
def test_a_file_without_games_is_told(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err == f"doublelucky7: no games in {file}\n"


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        (Language.ENGLISH, "3 games verified", "line 1: result: recorded totals"),
        (Language.GERMAN, "3 Partien geprüft, alles stimmt", "Zeile 1: Ergebnis: aufgezeichnete Summen"),
        (Language.FRENCH, "3 parties vérifiées", "ligne 1: résultat: totaux notés"),
        (Language.DUTCH, "3 partijen nagerekend, alles klopt", "regel 1: uitslag: opgeschreven totalen"),
        (Language.SPANISH, "3 partidas comprobadas", "línea 1: resultado: totales anotados"),
    ],
)
def test_answers_in_five_languages(
    language: Language, right: str, wrong: str, games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "games.jsonl", with_other_totals(records_in(games)[0]))
    assert main(["verify", str(games), file, "--language", language.value]) == 1
    printed = capsys.readouterr().out
    assert right in printed
    assert wrong in printed
