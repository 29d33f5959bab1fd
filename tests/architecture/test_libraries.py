"""What is used of other projects: only modules and classes listed here, and nothing private."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.tree import ROOT

SOURCE = ROOT / "src" / "doublelucky7"

MODULES = {
    "cython",
    "distributed",
    "fluent.runtime",
    "gymnasium",
    "gymnasium.spaces",
    "ifaddr",
    "msgspec",
    "msgspec.inspect",
    "msgspec.structs",
    "numpy",
    "numpy.typing",
    "openskill.models",
    "pettingzoo",
    "pettingzoo.utils",
    "psycopg",
    "pyarrow",
    "pyarrow.parquet",
    "pyspiel",
    "rich",
    "rich.console",
    "rich.progress",
    "rich.rule",
    "rich.table",
    "rich.text",
    "rich.theme",
    "segno",
    "shtab",
    "starlette",
    "starlette.applications",
    "starlette.datastructures",
    "starlette.requests",
    "starlette.responses",
    "starlette.routing",
    "starlette.types",
    "textual",
    "textual.app",
    "textual.binding",
    "textual.containers",
    "textual.message",
    "textual.screen",
    "textual.theme",
    "textual.widgets",
    "uvicorn",
    "websockets.asyncio.client",
    "websockets.exceptions",
    "websockets.frames",
    "websockets.http11",
    "websockets.protocol",
    "websockets.server",
}
CONTRACTS = {
    # Not documented by uvicorn; tests/server/test_web_server.py holds it to what is expected of it.
    "uvicorn.protocols.http.h11_impl": "server/http/web_server.py",
    # For a type alone.
    "distributed.scheduler": "arena/cluster.py",
}
SUBCLASSED = {
    "argparse.ArgumentParser": {
        *("add_argument", "add_mutually_exclusive_group", "error", "format_help", "format_usage")
    },
    "asyncio.Protocol": {
        *("connection_made", "data_received", "eof_received", "connection_lost", "pause_writing", "resume_writing")
    },
    "gymnasium.Env": {*("render", "reset", "step")},
    "msgspec.Struct": set[str](),
    "pettingzoo.AECEnv": {*("action_space", "close", "observation_space", "observe", "render", "reset", "step")},
    "pettingzoo.ParallelEnv": {*("action_space", "close", "observation_space", "render", "reset", "step")},
    # As its own games in Python do.
    "pyspiel.Game": {*("make_py_observer", "new_initial_state")},
    "pyspiel.State": {
        *("_action_to_string", "_apply_action", "_legal_actions", "chance_outcomes", "current_player"),
        *("is_terminal", "resample_from_infostate", "returns"),
    },
    "textual.app.App": {*("check_action", "compose")},
    "textual.containers.Horizontal": {"compose"},
    "textual.message.Message": set[str](),
    "textual.screen.ModalScreen": {"compose"},
    "textual.widgets.Static": set[str](),
}
"""Classes of other projects that are subclassed, and what of them may be overridden: all of it is documented."""

NAMED_TUPLES = {"_replace", "_asdict", "_fields"}
PETTINGZOO = {"_accumulate_rewards", "_clear_rewards", "_was_dead_step"}
"""What its guide to making environments tells authors to call."""

DOCUMENTED = NAMED_TUPLES | PETTINGZOO


@cache
def sources() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every name a file imports, with its full name in the module it comes from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.asname or alias.name.partition(".")[0], alias.name
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"


def is_foreign(name: str) -> bool:
    return name.partition(".")[0] not in {"doublelucky7", *sys.stdlib_module_names}


def foreign_modules(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_foreign(alias.name))
        elif isinstance(node, ast.ImportFrom) and node.module is not None and is_foreign(node.module):
            yield node.module


def base_names(tree: ast.Module) -> Iterator[str]:
    """The full names of imported classes that a file subclasses."""
    names = dict(imported(tree))
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
            if first in names:
                yield f"{names[first]}.{rest}".rstrip(".")


def overridden(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every method that a file overrides of an imported class, with that class."""
    names = dict(imported(tree))
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
            full = f"{names.get(first, '')}.{rest}".rstrip(".")
            if full in SUBCLASSED:
                assert isinstance(node, ast.ClassDef)
                yield from ((full, name) for name in methods_of(node) if hasattr(class_named(full), name))


def methods_of(node: ast.ClassDef) -> list[str]:
    """Its methods, but for those that Python itself gives a meaning to, such as `__repr__`."""
    functions = [part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [name for name in functions if not name.startswith("__")]


def class_named(full: str) -> type:
    module, _, name = full.rpartition(".")
    found = getattr(importlib.import_module(module), name)
    assert isinstance(found, type)
    return found


def defined_names(tree: ast.Module) -> set[str]:
    """Private names that a file gives to something of its own."""
    names = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case _:
                pass
    return names


def private_uses(path: Path, tree: ast.Module, own: set[str]) -> Iterator[str]:
    defined_here = defined_names(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or not node.attr.startswith("_") or node.attr.startswith("__"):
            continue
        is_self = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
        if node.attr not in (defined_here if is_self else own) | DOCUMENTED:
            yield f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}"
    for _, name in imported(tree):
        if name.rpartition(".")[2].startswith("_") and not name.startswith(("__future__", "doublelucky7")):
            yield f"{path.relative_to(SOURCE)}: {name}"


def test_only_listed_modules_of_other_projects_are_imported() -> None:
    found = {(module, path) for path, tree in sources() for module in foreign_modules(tree)}
    assert {module for module, _ in found} - set(CONTRACTS) <= MODULES
    assert {(module, path) for module, path in found if module in CONTRACTS} == {
        (module, SOURCE / file) for module, file in CONTRACTS.items()
    }


def test_only_listed_classes_of_other_projects_are_subclassed() -> None:
    found = {name for _, tree in sources() for name in base_names(tree) if not name.startswith("doublelucky7")}
    plain = {name for name in found if name.partition(".")[0] in ("enum", "typing", "collections")}
    assert found - plain <= set(SUBCLASSED)


def test_only_documented_methods_of_other_projects_are_overridden() -> None:
    found = [(path.name, full, name) for path, tree in sources() for full, name in overridden(tree)]
    assert len(found) > 10
    assert [one for one in found if one[2] not in SUBCLASSED[one[1]]] == []


def test_an_overridden_method_is_found() -> None:
    tree = ast.parse(
        "import argparse\nclass P(argparse.ArgumentParser):\n    def convert_arg_line_to_args(self, line): ..."
    )
    assert list(overridden(tree)) == [("argparse.ArgumentParser", "convert_arg_line_to_args")]


def test_nothing_private_of_other_projects_is_used() -> None:
    trees = dict(sources())
    own = set().union(*map(defined_names, trees.values()))
    found = [use for path, tree in trees.items() for use in private_uses(path, tree, own)]
    assert found == [], "\n".join(found)


def test_a_private_attribute_is_found() -> None:
    tree = ast.parse(
        "import argparse\nclass P(argparse.ArgumentParser):\n    def f(self):\n        self._optionals.title = 1"
    )
    assert len(list(private_uses(SOURCE / "made_up.py", tree, set()))) == 1


def test_only_storage_knows_the_database() -> None:
    knowing = {path for path, tree in sources() for _, name in imported(tree) if name.partition(".")[0] == "sqlite3"}
    assert {path.relative_to(SOURCE).parts[0] for path in knowing} == {"storage"}
