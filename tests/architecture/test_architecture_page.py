"""ARCHITECTURE.md is true: the files and functions it names are there, and no way through them is long."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import PACKAGE, ROOT

ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
# Where its paths begin: at the root of the repository, in the Python package, or in the source of the browser client.
BEGINNINGS = (ROOT, PACKAGE, ROOT / "web" / "src")
MOST_STEPS = 10
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.(?:py|md|toml|ts|svelte|mjs|ftl|txt)")
PLACE = re.compile(r"`(?P<path>[\w/.-]+\.(?:py|ts|svelte))` `(?P<names>[\w.]+)`")


def paths_in(text: str) -> Iterator[str]:
    return (code for code in CODE.findall(text) if PATH.fullmatch(code))


def found(path: str) -> Path | None:
    return next((root / path for root in BEGINNINGS if (root / path).exists()), None)


def defines(source: str, name: str) -> bool:
    declared = rf"\b(?:def|class|function|const|let)\s+{name}\b|^\s*(?:async |export |get )*#?{name}\b\s*[(:=]"
    return re.search(declared, source, re.MULTILINE) is not None


def test_every_path_that_the_architecture_names_exists() -> None:
    named = set(paths_in(ARCHITECTURE))
    assert len(named) > 20, "hardly a path was recognised: nothing was tested"
    assert sorted(path for path in named if found(path) is None) == []


def test_every_function_is_in_the_file_that_the_architecture_names() -> None:
    places = [(match["path"], match["names"]) for match in PLACE.finditer(ARCHITECTURE)]
    assert len(places) > 20, "hardly a place was recognised: nothing was tested"
    for path, names in places:
        file = found(path)
        assert file is not None, path
        source = file.read_text(encoding="utf-8")
        assert [name for name in names.split(".") if not defines(source, name)] == [], f"{path} {names}"


def test_every_way_has_at_most_ten_steps() -> None:
    for chapter in re.split(r"^##+ ", ARCHITECTURE, flags=re.MULTILINE):
        steps = re.findall(r"^(\d+)\. ", chapter, re.MULTILINE)
        assert len(steps) <= MOST_STEPS, chapter.splitlines()[0]


def test_a_planted_path_would_be_found_missing() -> None:
    assert list(paths_in("see `tables/desk.py` and `decide`")) == ["tables/desk.py"]
    assert found("tables/desk.py") is None
    assert not defines("def decided() -> None: ...", "decide")
