"""Every example in the docstrings of the package runs."""

import doctest
import importlib
from types import ModuleType

import pytest

from tests.architecture.tree import PACKAGE, python_files

PROMPT = ">>> "


def modules_with_examples() -> list[str]:
    found = [path for path in python_files() if path.is_relative_to(PACKAGE) and PROMPT in path.read_text("utf-8")]
    parts = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in found]
    return sorted(".".join(part for part in names if part != "__init__") for names in parts)


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module_run(name: str) -> None:
    module: ModuleType = importlib.import_module(name)
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
