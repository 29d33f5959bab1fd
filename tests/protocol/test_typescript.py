"""The browser's types are those of the messages."""

from __future__ import annotations

from pathlib import Path

from doublelucky7.protocol.commands import Command
from doublelucky7.protocol.typescript import typescript

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "protocol.generated.ts"


def test_the_committed_file_is_current() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == typescript(), (
        "run: python -m doublelucky7.protocol.typescript > web/src/protocol.generated.ts"
    )


def test_every_command_and_its_kind_are_there() -> None:
    written = typescript()
    for command in Command.__args__:
        assert f"export interface {command.__name__} {{\n  readonly kind: " in written
        assert f'"{command.__struct_config__.tag}";' in written


def test_what_may_be_left_out_is_optional_and_what_may_be_missing_is_null() -> None:
    written = typescript()
    assert "readonly card?: Card | null;" in written
    assert "readonly result: GameResult | null;" in written
    assert "readonly legal: readonly PlayerAction[];" in written
    assert 'export type Colour = "R" | "Y" | "G" | "B";' in written
