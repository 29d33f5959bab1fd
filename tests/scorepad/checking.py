"""Runs the pad's TypeScript rules in Node against vectors of the engine."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

import hatch_build
from tests.architecture.tree import ROOT

PAD = ROOT / "web" / "src" / "scorepad"
_CHECKER = ROOT / "web" / "tests" / "scorepad" / "check-vectors.ts"


class Checked(msgspec.Struct, frozen=True):
    """How many games were compared, and for each copy of the rules its first disagreement, None where all agree."""

    games: int
    verdicts: dict[str, str | None]


def check(vectors: Iterable[bytes], copies: Sequence[Path]) -> Checked:
    """Tells every game to every copy of the rules."""
    node, _ = hatch_build.node_and_npm()
    program = [str(node), "--disable-warning=ExperimentalWarning", str(_CHECKER), *map(str, copies)]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as checker:
        assert checker.stdin is not None
        assert checker.stdout is not None
        for vector in vectors:
            checker.stdin.write(vector + b"\n")
        checker.stdin.close()
        answer = checker.stdout.read()
    return msgspec.json.decode(answer, type=Checked)
