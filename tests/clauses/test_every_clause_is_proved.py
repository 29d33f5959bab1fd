"""The rules a player reads and the tests that prove them: no clause without a test, no test of a clause unheard of."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from doublelucky7.rules.refusals import RefusalCode
from tests.clauses.test_refusals import PROVOKED

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"

CLAUSE = re.compile(r"^- \*\*([RWK]\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
TEST = re.compile(r"^def test_(?:example_\d_)?([rwk]\d+(?:_\d+)?)_", re.MULTILINE)
EXAMPLE = re.compile(r"\*\*Example (\d)\.\*\*")
TEST_OF_EXAMPLE = re.compile(r"^def test_example_(\d)_", re.MULTILINE)
CLAUSES_IN_A_CHAPTER = {"R1": 5, "R2": 4, "R3": 3, "R4": 3, "R5": 7, "R6": 5, "R7": 11, "W": 8, "K": 2}

# What the booklets leave open or tell differently from one another, each with words of the ruling we made on it.
RULINGS = {
    "R3.3": "quick start",
    "R5.7": "still has a card",
    "R7.1": "the dealer is asked too, and last",
    "R7.5": "you *must* choose one (the booklets say that you may), and your pawn goes on the option you chose",
    "R7.11": "never placed without carrying its option out",
    "W6": "left over and stays unplayed",
}


def clauses_explained(text: str) -> list[str]:
    return CLAUSE.findall(text)


def clauses_tested(sources: Iterable[str]) -> set[str]:
    return {name.upper().replace("_", ".") for source in sources for name in TEST.findall(source)}


def sources_of_tests() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))]


def test_every_clause_is_explained_once_and_in_order() -> None:
    explained = clauses_explained(RULES.read_text(encoding="utf-8"))
    expected = []
    for chapter, clauses in CLAUSES_IN_A_CHAPTER.items():
        point = "." if chapter.startswith("R") else ""
        expected += [f"{chapter}{point}{number}" for number in range(1, clauses + 1)]
    assert explained == expected


def test_every_clause_has_a_test_that_names_it() -> None:
    explained = clauses_explained(RULES.read_text(encoding="utf-8"))
    assert set(explained) - clauses_tested(sources_of_tests()) == set()


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    explained = clauses_explained(RULES.read_text(encoding="utf-8"))
    assert clauses_tested(sources_of_tests()) - set(explained) == set()


@pytest.mark.parametrize(("clause", "words"), RULINGS.items())
def test_what_the_booklets_leave_open_is_marked_as_our_ruling(clause: str, words: str) -> None:
    clauses = re.split(r"^- (?=\*\*)", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    [text] = [text for text in clauses if text.startswith(f"**{clause}** ")]
    assert words in " ".join(text.partition("**Our ruling:**")[2].split())


def test_a_clause_without_a_test_would_be_found() -> None:
    explained = clauses_explained("- **R9.1** A new rule.\n  and more of it\n- **R9.2** Another.\n")
    assert explained == ["R9.1", "R9.2"]
    assert set(explained) - clauses_tested(["def test_r9_1_is_proved() -> None:\n"]) == {"R9.2"}


def test_every_worked_example_is_a_test() -> None:
    examples = set(EXAMPLE.findall(RULES.read_text(encoding="utf-8")))
    assert examples == set("12345678")
    assert {number for source in sources_of_tests() for number in TEST_OF_EXAMPLE.findall(source)} == examples


def test_every_refusal_names_a_clause_of_the_rules() -> None:
    explained = set(clauses_explained(RULES.read_text(encoding="utf-8")))
    assert {refusal.clause for _, _, refusal in PROVOKED} <= explained
    assert len(RefusalCode) == len({code.value for code in RefusalCode})
