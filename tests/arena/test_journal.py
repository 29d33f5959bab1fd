"""The journal: finished deals survive, half a line is forgiven, another match's file is left alone."""

from pathlib import Path

import msgspec
import pytest

from doublelucky7.arena.contestants import Versions
from doublelucky7.arena.journal import JournalRefused, WhyNotResumed, opened
from doublelucky7.arena.match import play_match
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome
from doublelucky7.arena.settings import MatchSettings
from doublelucky7.rules.ruleset import Mode, RuleSet
from tests.arena.players import Bold, Crashing, Meek, named

MATCH = MatchSettings(
    hero="random", opponent=named(Meek), players=2, ruleset=RuleSet(mode=Mode.LUCKY_DICE), deals=4, seed=5
)
VERSIONS = Versions("1", "1")


def outcomes_of(match: MatchSettings) -> list[DealOutcome]:
    outcomes: list[DealOutcome] = []
    play_match(match, on_outcome=outcomes.append)
    return outcomes


@pytest.fixture
def written(tmp_path: Path) -> tuple[Path, list[DealOutcome]]:
    """A journal with four deals, and those deals."""
    path = tmp_path / "match.jsonl"
    outcomes = outcomes_of(MATCH)
    with opened(path, MATCH, VERSIONS) as journal:
        assert journal.known == {}
        for outcome in outcomes:
            journal.write(outcome)
    return path, outcomes


def known_in(path: Path, match: MatchSettings = MATCH, versions: Versions = VERSIONS) -> list[DealOutcome]:
    with opened(path, match, versions) as journal:
        return list(journal.known.values())


def test_what_was_written_is_known_when_opened_again(written: tuple[Path, list[DealOutcome]]) -> None:
    path, outcomes = written
    assert known_in(path) == outcomes


def test_a_forfeited_deal_is_kept_with_all_that_was_done_in_it(tmp_path: Path) -> None:
    match = MatchSettings(hero=named(Bold), opponent=named(Crashing), deals=3)
    outcomes = outcomes_of(match)
    assert any(isinstance(outcome, DealForfeited) and outcome.so_far for outcome in outcomes)
    with opened(tmp_path / "match.jsonl", match, VERSIONS) as journal:
        for outcome in outcomes:
            journal.write(outcome)
    assert known_in(tmp_path / "match.jsonl", match) == outcomes


@pytest.mark.parametrize("lost", [1, 2, 100])
def test_half_a_line_at_the_end_is_forgiven_and_that_deal_forgotten(
    written: tuple[Path, list[DealOutcome]], lost: int
) -> None:
    path, outcomes = written
    content = path.read_bytes()
    path.write_bytes(content[:-lost])
    assert known_in(path) == outcomes[:3]
    with opened(path, MATCH, VERSIONS) as journal:
        journal.write(outcomes[3])
    assert path.read_bytes() == content


def test_a_journal_killed_in_its_first_line_begins_anew(written: tuple[Path, list[DealOutcome]]) -> None:
    path, _ = written
    first_line = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(first_line[:30])
    assert known_in(path) == []
    assert path.read_bytes() == first_line


def test_a_deal_written_twice_counts_once(written: tuple[Path, list[DealOutcome]]) -> None:
    path, outcomes = written
    with opened(path, MATCH, VERSIONS) as journal:
        journal.write(outcomes[1])
    assert known_in(path) == outcomes


def test_more_deals_of_the_same_match_may_be_added(written: tuple[Path, list[DealOutcome]]) -> None:
    path, outcomes = written
    assert known_in(path, msgspec.structs.replace(MATCH, deals=1000)) == outcomes


@pytest.mark.parametrize(
    ("match", "versions", "why"),
    [
        (msgspec.structs.replace(MATCH, seed=6), VERSIONS, WhyNotResumed.OTHER_MATCH),
        (msgspec.structs.replace(MATCH, players=3), VERSIONS, WhyNotResumed.OTHER_MATCH),
        (MATCH, Versions("2", "1"), WhyNotResumed.OTHER_VERSIONS),
    ],
)
def test_the_journal_of_another_match_is_refused_and_left_alone(
    written: tuple[Path, list[DealOutcome]], match: MatchSettings, versions: Versions, why: WhyNotResumed
) -> None:
    path, _ = written
    before = path.read_bytes()
    with pytest.raises(JournalRefused) as refused:
        known_in(path, match, versions)
    assert refused.value.why is why
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["my diary", "my diary\n", '{"format":"another"}\n', "\xff\n"])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary"
    path.write_text(content, encoding="latin-1")
    with pytest.raises(JournalRefused) as refused:
        known_in(path)
    assert refused.value.why is WhyNotResumed.NOT_A_JOURNAL
    assert path.read_text(encoding="latin-1") == content


def test_a_damaged_line_in_the_middle_is_refused_by_its_number(written: tuple[Path, list[DealOutcome]]) -> None:
    path, _ = written
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"garbage\n", *lines[3:]]))
    with pytest.raises(JournalRefused) as refused:
        known_in(path)
    assert (refused.value.why, refused.value.line) == (WhyNotResumed.DAMAGED, 3)
