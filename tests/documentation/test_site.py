"""The documentation site: built strictly, complete, and its pictures are those the library draws."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documentation.pictures import FOLDER, pictures

ROOT = Path(__file__).parents[2]
PAGES = [
    "index",
    "tutorial",
    "rules",
    "library",
    "reference",
    "record-format",
    "protocol",
    "hosting",
    "serving",
    "research",
    "bots",
    "reliability",
    "decisions/index",
    "faq",
]


def build(folder: Path, into: Path) -> subprocess.CompletedProcess[str]:
    """Builds the site of a folder strictly."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(into)],
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONWARNINGS": "default"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("site")
    built = build(ROOT, into)
    assert built.returncode == 0, built.stderr
    return into


def test_the_site_is_built_without_a_warning_and_has_every_page(site: Path) -> None:
    assert [page for page in PAGES if not (site / f"{page}.html").exists()] == []


def test_the_reference_is_taken_from_the_docstrings(site: Path) -> None:
    reference = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("game.playing.Game.undo", "rules.ruleset.RuleSet", "rules.actions.PlaceBid", "ExpertBot"):
        assert f'id="doublelucky7.{name}"' in reference
    assert "Takes back the last" in reference


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        sources = re.findall(r'<(?:script|img|iframe)[^>]* src="([^"]+)"', page.read_text(encoding="utf-8"))
        sources += re.findall(
            r'<link rel="(?:stylesheet|preconnect|icon)" href="([^"]+)"', page.read_text(encoding="utf-8")
        )
        assert [source for source in sources if source.startswith(("http:", "https:", "//"))] == []


def test_every_picture_of_a_page_is_there(site: Path) -> None:
    # The page for a missing address is served from any folder, so its picture is named from the root.
    for page in {*site.rglob("*.html")} - {site / "404.html"}:
        for source in re.findall(r'<img[^>]* src="([^"]+)"', page.read_text(encoding="utf-8")):
            # The notebooks hold their pictures themselves.
            is_within = source.startswith("data:")
            assert is_within or (page.parent / source).exists(), (page.name, source)


@pytest.mark.slow
def test_each_planted_mistake_is_named_and_breaks_the_build(tmp_path: Path) -> None:
    planted = {
        "index": "# Home",
        # Pages are built in the order of their names, and a missing object ends the build: its page comes last.
        "link": "[nowhere](nowhere.md)",
        "picture": "![nothing](pictures/nothing.svg)",
        "reference": "::: doublelucky7.missing.There",
    }
    # A small site with our settings.
    (tmp_path / "docs").mkdir()
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:")[0]
    settings = settings.replace("paths: [src]", f"paths: [{(ROOT / 'src').as_posix()}]")
    settings = re.sub(r"  (?:logo|favicon): .*\n|extra_css:\n  - .*\n", "", settings)
    (tmp_path / "mkdocs.yml").write_text(settings, encoding="utf-8")
    for name, text in planted.items():
        (tmp_path / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    built = build(tmp_path, tmp_path / "wrong")
    assert built.returncode != 0
    for mistake in ("nowhere.md", "pictures/nothing.svg", "doublelucky7.missing"):
        assert mistake in built.stderr


@pytest.mark.parametrize(("name", "svg"), pictures().items())
def test_a_picture_is_what_the_library_draws_today(name: str, svg: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == f"{svg}\n", "python -m tests.documentation.write"


def test_where_packages_are_listed_the_readme_has_no_picture_that_is_missing_and_no_link_that_leads_nowhere() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata", "readme"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert answer.stdout.startswith("# Double Lucky 7")
    assert "<img" not in answer.stdout
    assert re.findall(r"\]\((?!https?:)[^)]*\)", answer.stdout) == []
    assert "docs/screens" in answer.stdout


def test_in_the_source_every_picture_of_the_readme_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r'<img src="([^"]+)"', readme)
    assert shown
    assert [picture for picture in shown if not (ROOT / picture).exists()] == []
