"""How files are kept: short, named for their topic, introduced by a sentence, and free of anybody's machine."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGE, ROOT, files, python_files

MOST_LINES = 500
MOST_ENTRIES = 12
WORDS_THAT_SAY_NOTHING = {"utils", "util", "common", "helpers", "helper", "managers", "manager", "misc"}
SOMEBODYS_FOLDER = re.compile(r"(?<![\w.])/(?:home|root|Users|work|farm|tmp)/\w|[A-Z]:\\Users\\")
TEXT = {
    ".py",
    ".pyi",
    ".md",
    ".toml",
    ".txt",
    ".json",
    ".jsonl",
    ".ftl",
    ".js",
    ".mjs",
    ".ts",
    ".html",
    ".css",
    ".csv",
    "",
}


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def says_nothing(path: Path) -> bool:
    inside = path.relative_to(ROOT).with_suffix("")
    return not WORDS_THAT_SAY_NOTHING.isdisjoint(inside.parts)


def lacks_a_docstring(source: str) -> bool:
    return not ast.get_docstring(ast.parse(source))


def names_somebodys_folder(text: str) -> bool:
    return SOMEBODYS_FOLDER.search(text) is not None


def test_no_python_file_is_longer_than_five_hundred_lines() -> None:
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert {name: length for name, length in lengths.items() if length > MOST_LINES} == {}


def test_no_file_or_folder_has_a_name_that_says_nothing() -> None:
    assert [named(path) for path in files() if says_nothing(path)] == []


@pytest.mark.parametrize("package", ["server", "tables"])
def test_no_folder_has_more_entries_than_a_newcomer_can_put_in_order(package: str) -> None:
    entries: dict[Path, set[str]] = {}
    for path in files():
        if path.is_relative_to(PACKAGE / package):
            for inner, folder in zip([path, *path.parents], path.parents, strict=False):
                if folder.is_relative_to(PACKAGE / package):
                    entries.setdefault(folder, set()).add(inner.name)
    assert entries
    assert {named(folder): len(names) for folder, names in entries.items() if len(names) > MOST_ENTRIES} == {}


def test_every_module_says_what_belongs_there() -> None:
    modules = [path for path in python_files() if path.is_relative_to(PACKAGE)]
    assert modules
    assert [named(path) for path in modules if lacks_a_docstring(path.read_text(encoding="utf-8"))] == []


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    texts = [path for path in files() if path.suffix in TEXT]
    assert [named(path) for path in texts if names_somebodys_folder(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("folder", ["home", "root", "Users", "work", "farm", "tmp"])
def test_a_planted_folder_would_be_found(folder: str) -> None:
    assert names_somebodys_folder(f"see /{folder}/somebody/notes.txt")


def test_a_planted_nameless_file_and_a_silent_module_would_be_found() -> None:
    assert says_nothing(PACKAGE / "rules" / "utils.py")
    assert lacks_a_docstring("import enum\n")
