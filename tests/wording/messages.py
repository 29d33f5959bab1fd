"""The Fluent files taken apart: every message and variant of a language with the variables it mentions."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from doublelucky7.wording.speech import Language, sources


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def entries(language: Language) -> list[ast.EntryType]:
    """Everything the files of a language hold, in order."""
    parser = FluentParser()
    return [entry for source in sources(language).values() for entry in parser.parse(source).body]


def names_in_order(language: Language) -> list[str]:
    """The names of all messages, as often as they occur."""
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


@cache
def variables_of(language: Language) -> dict[str, frozenset[str]]:
    """Every message and every variant (`message.variant`) with the variables it mentions."""
    return {key: frozenset(_mentions(pattern).variables) for key, pattern in _patterns(language)}


def functions_of(language: Language) -> set[str]:
    """The Fluent functions a language calls."""
    return {name for _, pattern in _patterns(language) for name in _mentions(pattern).functions}


def references_in(language: Language) -> set[str]:
    """The messages and terms that other messages of a language refer to."""
    return {name for _, pattern in _patterns(language) for name in _mentions(pattern).references}


def _patterns(language: Language) -> list[tuple[str, ast.Pattern]]:
    found = []
    for entry in entries(language):
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            found.append((entry.id.name, entry.value))
        found += [(f"{entry.id.name}.{variant.id.name}", variant.value) for variant in entry.attributes]
    return found


def _mentions(pattern: ast.Pattern) -> _Mentions:
    mentions = _Mentions()
    mentions.visit(pattern)
    return mentions
