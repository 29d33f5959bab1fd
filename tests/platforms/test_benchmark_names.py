"""Commands of the benchmarks take any number of names, none included, on every Python."""

from __future__ import annotations

import argparse

import pytest

from testkit.names import one_of


def parser_of_names() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", type=one_of(("ladder", "cells")))
    return parser


@pytest.mark.parametrize("given", [[], ["cells"], ["cells", "ladder"]])
def test_any_number_of_names_is_taken(given: list[str]) -> None:
    assert parser_of_names().parse_args(given).names == given


def test_an_unknown_name_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser_of_names().parse_args(["stairs"])
    assert "no such name: 'stairs' (there are ladder, cells)" in capsys.readouterr().err
