"""The build of the compiled kernel: it notices edits, leaves no old module behind, and a failure costs only speed."""

from pathlib import Path

import pytest

import hatch_build
from tests.architecture.kernel_build import Build, state_of_the_build

DOUBLE = "import cython\n\n\ndef double(number: cython.int) -> cython.int:\n    return 2 * number\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(hatch_build.SWITCH, raising=False)
    folder = tmp_path / "somewhere" / "kernel"
    folder.mkdir(parents=True)
    for parent in (folder, folder.parent):
        (parent / "__init__.py").touch()
    (folder / "doubling.py").write_text(DOUBLE, encoding="utf-8")
    return folder


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


def test_the_kernel_in_this_tree_was_compiled_from_the_present_sources() -> None:
    assert state_of_the_build() is not Build.STALE


def test_a_module_not_written_yet_is_passed_over(package: Path) -> None:
    assert hatch_build.bring_up_to_date(package, ["absent"]) == []


@pytest.mark.slow
def test_only_an_edited_module_is_compiled_again(package: Path) -> None:
    (package / "steady.py").write_text(DOUBLE, encoding="utf-8")
    modules = ["doubling", "steady"]
    edited, steady = hatch_build.bring_up_to_date(package, modules)
    first = edited.stat(), steady.stat()
    assert hatch_build.bring_up_to_date(package, modules) == [edited, steady]
    assert (edited.stat(), steady.stat()) == first
    (package / "doubling.py").write_text(DOUBLE.replace("2", "3"), encoding="utf-8")
    assert hatch_build.bring_up_to_date(package, modules) == [edited, steady]
    assert edited.stat() != first[0]
    assert steady.stat() == first[1]


@pytest.mark.slow
def test_an_edited_declaration_compiles_everything_again(package: Path) -> None:
    [extension] = hatch_build.bring_up_to_date(package, ["doubling"])
    first = extension.stat()
    (package / "shared.pxd").write_text("cdef enum:\n    TRICKS = 7\n", encoding="utf-8")
    assert hatch_build.bring_up_to_date(package, ["doubling"]) == [extension]
    assert extension.stat() != first


@pytest.mark.slow
def test_a_module_taken_off_the_list_leaves_no_extension_behind(package: Path) -> None:
    (package / "steady.py").write_text(DOUBLE, encoding="utf-8")
    _, dropped = hatch_build.bring_up_to_date(package, ["doubling", "steady"])
    hatch_build.bring_up_to_date(package, ["doubling"])
    assert not dropped.exists()


def test_the_generated_c_stays_out_of_the_tree(package: Path) -> None:
    [extension] = hatch_build.bring_up_to_date(package, ["doubling"])
    assert {path.name for path in package.iterdir()} == {"__init__.py", "doubling.py", extension.name, hatch_build.NOTE}


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_installation_says_so_and_goes_on(
    package: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert hatch_build.bring_up_to_date(package, ["doubling"]) == []
    assert "the slower pure-Python kernel is used" in capfd.readouterr().err


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_no_older_module_stays_behind(package: Path) -> None:
    old = hatch_build.extension_of(package / "doubling.py")
    old.touch()
    hatch_build.bring_up_to_date(package, ["doubling"])
    assert not old.exists()


@pytest.mark.usefixtures("no_compiler")
def test_whoever_asks_for_the_compiled_kernel_gets_an_error_instead(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hatch_build.SWITCH, "compiled")
    with pytest.raises(hatch_build.KernelNotCompiled, match="no-such-compiler"):
        hatch_build.bring_up_to_date(package, ["doubling"])


def test_missing_headers_of_python_are_called_that(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setenv(hatch_build.SWITCH, "compiled")
    with pytest.raises(hatch_build.KernelNotCompiled, match="python3-dev"):
        hatch_build.bring_up_to_date(package, ["doubling"])


def test_whoever_asks_for_the_pure_kernel_gets_nothing_compiled(
    package: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    [extension] = hatch_build.bring_up_to_date(package, ["doubling"])
    monkeypatch.setenv(hatch_build.SWITCH, "pure")
    assert hatch_build.bring_up_to_date(package, ["doubling"]) == []
    assert not extension.exists()
    assert "the slower pure-Python kernel is used" in capfd.readouterr().err


def test_a_source_that_cython_refuses_is_no_obstacle_either(package: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (package / "doubling.py").write_text("def double(:\n", encoding="utf-8")
    assert hatch_build.bring_up_to_date(package, ["doubling"]) == []
    assert "the slower pure-Python kernel is used" in capfd.readouterr().err
