"""The bot that docs/bots.md teaches to write plays whole games of every mode, and beats chance."""

import re
from pathlib import Path
from typing import Any

import pytest

from doublelucky7.arena.contestants import Entries
from doublelucky7.arena.match import play_match
from doublelucky7.arena.play import play_game
from doublelucky7.arena.settings import MatchSettings
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import bot_named
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.rules.ruleset import Mode, RuleSet

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def simple() -> Bot:
    example = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    names: dict[str, Any] = {}
    exec(compile(example.group(1), "docs/bots.md", "exec"), names)
    bot: Bot = names["Simple"]()
    return bot


def test_the_example_is_about_20_lines_long() -> None:
    text = DOCS.read_text(encoding="utf-8")
    body = text[text.index("class Simple") : text.index("`view.legal` holds")]
    assert len([line for line in body.splitlines() if line.strip() and "```" not in line]) <= 20


@pytest.mark.parametrize("mode", Mode)
def test_the_example_plays_whole_games(mode: Mode) -> None:
    game = play_game(RuleSet(mode=mode), [simple(), bot_named("club"), simple()], key_from_seed(2), seed=4)
    assert game.final.is_over


def test_the_example_beats_chance() -> None:
    settings = MatchSettings(hero="simple", opponent="random", cards=5, deals=60, seed=3)
    result = play_match(settings, Entries(simple(), "random"))
    assert not result.forfeited
    assert result.figures is not None
    assert result.figures.difference.low is not None
    assert result.figures.difference.low > 0
