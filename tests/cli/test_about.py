"""`about`: versions, kernel, bots."""

import platform
from importlib.metadata import version

import pytest

from doublelucky7 import kernel
from doublelucky7.bots.levels import LEVELS
from doublelucky7.cli.commands import about
from doublelucky7.cli.main import main
from doublelucky7.wording.speech import Language
from tests.cli.terminal import typed


def test_versions_and_levels_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about"]) == 0
    printed = capsys.readouterr().out
    assert version("doublelucky7") in printed
    assert platform.python_version() in printed
    for level in LEVELS:
        assert any(line.split()[:2] == [level.name, level.version] for line in printed.splitlines())


def test_the_kernel_in_use_is_told_and_why_it_is_the_slow_one() -> None:
    asked_for = typed("about", DOUBLELUCKY7_KERNEL="pure").stdout.decode()
    assert "Kernel: plain Python, slower, because DOUBLELUCKY7_KERNEL=pure asks for it" in asked_for
    as_it_is = typed("about", DOUBLELUCKY7_KERNEL="").stdout.decode()
    compiled = "Kernel: compiled" in as_it_is
    assert compiled or "because no compiled one was built" in as_it_is


def test_a_kernel_that_was_not_compiled_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(kernel.SWITCH, raising=False)
    monkeypatch.setattr(kernel, "is_compiled", lambda: False)
    main(["about"])
    assert "because no compiled one was built" in capsys.readouterr().out


@pytest.mark.parametrize("noted", ["no such registry", None])
def test_a_page_that_was_not_built_is_told_and_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, noted: str | None
) -> None:
    monkeypatch.setattr(about, "is_page_built", lambda: False)
    monkeypatch.setattr(about, "why_missing", lambda _: noted)
    main(["about"])
    assert f"Page: missing, because {noted or 'it was not built'}" in capsys.readouterr().out


@pytest.mark.parametrize("language", Language)
def test_every_language_tells_it(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about", "--language", language.value]) == 0
    printed = capsys.readouterr().out
    assert "Double Lucky 7" in printed
    assert ("Kernel: compiled" in printed) <= (language is Language.ENGLISH)
