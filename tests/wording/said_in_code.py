"""What the source says: every `say` with the message it names, found without running it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import doublelucky7

PACKAGE = Path(doublelucky7.__file__).parent


class Said(NamedTuple):
    """A call of `say`: where it is, the message or the family and variant it names, and what it is told."""

    where: str
    message: str | None
    family: str | None
    variant: str
    data: frozenset[str] | None


@cache
def all_said() -> list[Said]:
    """Every call of `say` in the package."""
    return [said for file in sorted(PACKAGE.rglob("*.py")) for said in said_in(file)]


def said_in(file: Path) -> Iterator[Said]:
    """The calls of `say` in one file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"wording.say", "self.wording.say"}:
            where = f"{file.name}:{node.lineno}"
            for named in _choices(node.args[0]):
                yield Said(where, _literal(named), *_family(named), _data(node))


def _choices(named: ast.expr) -> list[ast.expr]:
    """Both sides of an `a if x else b`."""
    return [*_choices(named.body), *_choices(named.orelse)] if isinstance(named, ast.IfExp) else [named]


def _literal(named: ast.expr) -> str | None:
    return named.value if isinstance(named, ast.Constant) and isinstance(named.value, str) else None


def _family(named: ast.expr) -> tuple[str | None, str]:
    """The family in `key("family", …)` and the variant in `key("family", …) + ".variant"`."""
    variant = ""
    if isinstance(named, ast.BinOp):
        variant = _literal(named.right) or ""
        named = named.left
    if isinstance(named, ast.Call) and isinstance(named.func, ast.Name) and named.func.id == "key":
        return _literal(named.args[0]), variant
    return None, ""


def _data(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)
