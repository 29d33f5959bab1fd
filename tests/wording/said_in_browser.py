"""What the browser's source says: message names in TypeScript and Svelte, found by their quotation marks."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
SCREENS = ROOT / "src" / "doublelucky7" / "protocol" / "screens.json"
NAME = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+(?:-[a-z]+)*)?"
QUOTED = re.compile(rf"""(["'`])({NAME})\1""")
SAID = re.compile(rf"""\bsay\(\s*(["'`])({NAME})\1""")
BEGUN = re.compile(r"\bsay\(\s*`([a-z][a-z0-9-]*-)\$\{")
FAMILY = re.compile(r"""\bkeyOf\(\s*(["'])([a-z-]+)\1""")


@cache
def source() -> str:
    """Everything the browser runs, in one text, with the titles of its screens."""
    files = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*files, SCREENS])


def mentioned(text: str) -> set[str]:
    """Whatever is written like a message's name; not all of it is one."""
    return {name for _, name in QUOTED.findall(text)}


def said(text: str) -> set[str]:
    """The messages that are named where they are said."""
    return {name for _, name in SAID.findall(text)}


def begun(text: str) -> tuple[str, ...]:
    """The beginnings of names that are put together where they are said."""
    return tuple(BEGUN.findall(text))


def families(text: str) -> set[str]:
    """The families whose members are said."""
    return {name for _, name in FAMILY.findall(text)}
