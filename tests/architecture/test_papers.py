"""Every page can be found, every link leads somewhere, and every dependency is accounted for."""

import json
import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, files

CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)\)")


@pytest.mark.parametrize("page", [path for path in files() if path.suffix == ".md"], ids=lambda path: path.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_page_of_docs_is_linked_from_the_readme_or_the_architecture() -> None:
    entrances = [ROOT / "README.md", ROOT / "ARCHITECTURE.md"]
    linked = {link for page in entrances for link in LINK.findall(page.read_text(encoding="utf-8"))}
    pages = [path.relative_to(ROOT) for path in files() if path.suffix == ".md" and path.is_relative_to(ROOT / "docs")]
    assert pages
    reachable = {page for page in pages if page.as_posix() in linked or page.parent.as_posix() in linked}
    assert [page.as_posix() for page in pages if page not in reachable] == []


def dependencies() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *chain.from_iterable(project["project"]["optional-dependencies"].values()),
        *(entry for group in project["dependency-groups"].values() for entry in group if isinstance(entry, str)),
    ]
    python = {re.split(r"[<>=;\[ ]", entry)[0] for entry in named}
    browser: set[str] = set()
    for file in (ROOT / "web" / "package.json", ROOT / "benchmarks" / "page" / "lighthouse" / "package.json"):
        package = json.loads(file.read_text(encoding="utf-8"))
        browser |= {*package.get("dependencies", {}), *package.get("devDependencies", {})}
    return python | browser


def test_decision_4_names_every_dependency_and_no_other() -> None:
    decision = (ROOT / "docs" / "decisions" / "0004-dependencies.md").read_text(encoding="utf-8")
    first_cells = [line.split("|")[1] for line in decision.splitlines() if line.startswith("| `")]
    named = {name for cell in first_cells for name in CODE.findall(cell)}
    assert named == dependencies()
