"""The build of the browser client: it notices edits, replaces it in one step, and a failure costs only the page."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import hatch_build
from doublelucky7.missing_parts import Part, why_missing

HOOK = {"web": "web", "wording": "wording", "bundle": "server/bundle"}


class Workshop:
    """A small tree with a client in it, and a Node that only notes what it was asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        self.write("web/src/main.ts", "play()")
        self.write("web/package-lock.json", json.dumps({"packages": {"": {}, "node_modules/vite": {"version": "8"}}}))
        self.write("wording/en/words.ftl", "joker = Joker")
        (root / "server").mkdir()

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def build(self) -> Path | None:
        return hatch_build.bring_bundle_up_to_date(self.root, HOOK)

    def run_node(
        self, _node: Path, arguments: Sequence[str], _folder: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        self.asked.append(arguments[1])
        self.lessons = (environment or {}).get(hatch_build.LESSONS_FILE)
        if arguments[1] == "ci":
            self.write("web/node_modules/.package-lock.json", (self.root / "web/package-lock.json").read_text())
        else:
            target = Path(arguments[arguments.index("--outDir") + 1])
            target.mkdir()
            (target / "index.html").write_text(f"{len(self.asked)}", encoding="utf-8")


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.delenv(hatch_build.BUNDLE_SWITCH, raising=False)
    made = Workshop(tmp_path)
    monkeypatch.setattr(hatch_build, "run_node", made.run_node)
    return made


@pytest.fixture
def no_node(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise hatch_build.BundleNotBuilt("no such registry")

    monkeypatch.setattr(hatch_build, "run_node", fail)


def test_the_tools_are_fetched_once_and_the_client_built_once(workshop: Workshop) -> None:
    bundle = workshop.build()
    assert bundle is not None
    assert bundle == workshop.build()
    assert workshop.asked == ["ci", "build"]
    assert {path.name for path in bundle.parent.iterdir()} == {"bundle"}


@pytest.mark.parametrize("edited", ["web/src/main.ts", "web/src/new.ts", "web/index.html", "wording/de/words.ftl"])
def test_an_edited_source_or_sentence_builds_again(workshop: Workshop, edited: str) -> None:
    workshop.build()
    workshop.write(edited, "something else")
    workshop.build()
    assert workshop.asked == ["ci", "build", "build"]


def test_an_edited_test_builds_nothing(workshop: Workshop) -> None:
    workshop.build()
    workshop.write("web/tests/words.test.ts", "expect(1)")
    workshop.build()
    assert workshop.asked == ["ci", "build"]


def test_another_lock_fetches_the_tools_again(workshop: Workshop) -> None:
    workshop.build()
    workshop.write("web/package-lock.json", json.dumps({"packages": {"": {}, "node_modules/vite": {"version": "9"}}}))
    workshop.build()
    assert workshop.asked == ["ci", "build", "ci", "build"]


@pytest.mark.usefixtures("no_node")
def test_without_npm_the_installation_says_so_and_goes_on(
    workshop: Workshop, capfd: pytest.CaptureFixture[str]
) -> None:
    assert workshop.build() is None
    assert "a plain page instead. Reason: no such registry" in capfd.readouterr().err


@pytest.mark.usefixtures("no_node")
def test_without_npm_no_older_client_stays_behind(workshop: Workshop) -> None:
    workshop.write("server/bundle/index.html", "old")
    workshop.build()
    assert not (workshop.root / "server/bundle").exists()


@pytest.mark.usefixtures("no_node")
def test_whoever_asks_for_the_built_client_gets_an_error_instead(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hatch_build.BUNDLE_SWITCH, "built")
    with pytest.raises(hatch_build.BundleNotBuilt, match="no such registry"):
        workshop.build()


def test_whoever_asks_for_no_client_gets_none(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hatch_build.BUNDLE_SWITCH, "none")
    assert workshop.build() is None
    assert workshop.asked == []


def test_why_the_client_is_missing_is_noted_until_it_is_built(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = workshop.root / hatch_build.MISSING
    monkeypatch.setenv(hatch_build.BUNDLE_SWITCH, "none")
    workshop.build()
    assert why_missing(Part.PAGE, note) == "DOUBLELUCKY7_BUNDLE=none was set when it was installed"
    assert why_missing(Part.KERNEL, note) is None
    monkeypatch.delenv(hatch_build.BUNDLE_SWITCH)
    workshop.build()
    assert why_missing(Part.PAGE, note) is None


@pytest.mark.usefixtures("no_node")
def test_why_the_client_could_not_be_built_is_noted(workshop: Workshop) -> None:
    workshop.build()
    assert why_missing(Part.PAGE, workshop.root / hatch_build.MISSING) == "no such registry"


def test_it_can_be_asked_whether_the_client_is_current(workshop: Workshop) -> None:
    assert not hatch_build.is_bundle_up_to_date(workshop.root, HOOK)
    workshop.build()
    assert hatch_build.is_bundle_up_to_date(workshop.root, HOOK)
    workshop.write("web/src/main.ts", "something else")
    assert not hatch_build.is_bundle_up_to_date(workshop.root, HOOK)
