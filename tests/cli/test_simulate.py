"""`simulate`: the same seed writes the same bytes, and every game it writes verifies."""

import re
from pathlib import Path

import pytest

from doublelucky7.cli.main import main
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import BotPlayer, HowDealt, Record, UncommittedDealing
from doublelucky7.records.verify import verify
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.wording.speech import Language
from tests.cli.terminal import typed


def simulated(file: Path, *arguments: str) -> list[Record]:
    assert main(["simulate", "--jobs", "1", "--seed", "7", "--records", str(file), *arguments]) == 0
    with file.open("rb") as lines:
        return list(read_records(lines))


def test_the_same_seed_writes_the_same_bytes_whatever_the_hash_seed_and_the_number_of_processes() -> None:
    command = ["simulate", "--players", "3", "--mode", "lucky_dice", "--games", "5", "--seed", "7", "--records", "-"]
    first = typed(*command, "--jobs", "1", PYTHONHASHSEED="1")
    second = typed(*command, "--jobs", "2", PYTHONHASHSEED="2")
    assert first.returncode == second.returncode == 0
    assert len(first.stdout.splitlines()) == 5
    assert first.stdout == second.stdout
    assert first.stderr == second.stderr


def test_another_seed_writes_other_games(tmp_path: Path) -> None:
    one = simulated(tmp_path / "one.jsonl", "--games", "2")
    other = simulated(tmp_path / "other.jsonl", "--games", "2", "--seed", "8")
    assert one[0] != one[1]
    assert one[0].draws != other[0].draws


def test_without_a_seed_a_new_one_is_chosen_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(2):
        assert main(["simulate", "--games", "1"]) == 0
        printed = re.search(r"seed (\d+)", capsys.readouterr().out)
        assert printed is not None
        seeds.add(printed[1])
    assert len(seeds) == 2


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("joker_trump", JokerTrump)
def test_every_choice_of_the_table_is_played_and_recorded(tmp_path: Path, mode: Mode, joker_trump: JokerTrump) -> None:
    table = ["--mode", mode.value.replace("_", "-"), "--joker-trump", joker_trump.value, "--rounds", "14"]
    records = simulated(tmp_path / "games.jsonl", "--players", "2", "--games", "1", "--open-memory", *table)
    chosen = RuleSet(rounds=14, mode=mode, joker_trump=joker_trump, open_memory=True)
    assert [record.ruleset for record in records] == [chosen]
    assert [verify(record) for record in records] == [None]


def test_a_record_says_that_it_is_a_simulation_from_a_seed(tmp_path: Path) -> None:
    records = simulated(tmp_path / "games.jsonl", "--games", "2")
    for number, record in enumerate(records, 1):
        assert isinstance(record.dealing, UncommittedDealing)
        assert record.dealing.how is HowDealt.SEEDED
        assert record.dealing.seed is not None
        assert (record.dealing.seed.seed, record.dealing.seed.game) == (7, number)


def test_a_list_of_bots_says_how_many_play(tmp_path: Path) -> None:
    [record] = simulated(tmp_path / "games.jsonl", "--games", "1", "--bots", "random,random, random")
    assert record.players == 3
    assert all(isinstance(player, BotPlayer) and player.bot == "random" for player in record.seats)
    assert len({player.name for player in record.seats}) == 3


def test_the_summary_counts_what_the_records_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = simulated(tmp_path / "games.jsonl", "--players", "3", "--games", "4", "--mode", "tactical_escape")
    printed = capsys.readouterr().out
    results = [record.result for record in records if record.result is not None]
    assert len(results) == 4
    for seat, player in enumerate(records[0].seats):
        points = sum(result.totals[seat] for result in results) / 4
        penalty = sum(result.penalties[seat] for result in results) / 4
        made = sum(played.points is not None and played.points[seat] > 0 for game in records for played in game.rounds)
        wins = sum(seat in result.winners for result in results)
        row = next(line.split() for line in printed.splitlines() if line.split()[:1] == [player.name])
        exact = 100 * made / (4 * 7)
        assert row[1:] == ["random", f"{points:.1f}", f"{penalty:.1f}", f"{exact:.1f}%", str(wins), f"({25.0 * wins}%)"]


def test_without_the_wheel_there_is_no_penalty_column(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "--games", "1", "--seed", "7"])
    assert "Penalty" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ENGLISH, ["2 games played", "Points a game", "2 games written to"]),
        (Language.GERMAN, ["2 Partien", "Punkte je Partie", "geschrieben"]),
        (Language.FRENCH, ["2 parties jouées", "Points par partie", "2 parties écrites"]),
        (Language.DUTCH, ["2 partijen gespeeld", "Punten per partij", "2 partijen geschreven"]),
        (Language.SPANISH, ["2 partidas jugadas", "Puntos por partida", "2 partidas escritas"]),
    ],
)
def test_the_summary_speaks_five_languages(
    language: Language, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulated(tmp_path / "games.jsonl", "--games", "2", "--language", language.value)
    printed = capsys.readouterr().out
    assert [word for word in words if word not in printed] == []


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "no-such-folder" / "games.jsonl"
    assert main(["simulate", "--games", "100000", "--records", str(missing)]) == 2
    assert capsys.readouterr().err == f"doublelucky7: there is no folder {missing.parent}\n"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("raise RuntimeError('no idea')", "RuntimeError: no idea"),
        ("return PlaceBid(0, 99)", "PlaceBid(seat=0, bid=99)"),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_from_elsewhere_that_fails_is_named(tmp_path: Path, body: str, why: str, jobs: str) -> None:
    source = (
        "from doublelucky7.rules.actions import PlaceBid\n"
        "class Bad:\n    name = 'bad'\n    version = '1'\n"
        f"    def choose(self, heard, seed):\n        {body}\n"
    )
    (tmp_path / "bad_bots.py").write_text(source, encoding="utf-8")
    command = ["simulate", "--games", "2", "--seed", "7", "--jobs", jobs, "--bots", "bad_bots:Bad"]
    answer = typed(*command, PYTHONPATH=str(tmp_path))
    assert answer.returncode == 1
    assert answer.stderr.decode() == f"doublelucky7: the bot bad_bots:Bad gave up in game 1: {why}\n"
