"""The yardsticks are frozen: in hundreds of stored positions each decides as it always did."""

import json
from pathlib import Path

import pytest

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import YARDSTICKS, bot_named
from doublelucky7.bots.players.yardsticks import FirstExpertBot, PlainSearchBot
from tests.bots.budgets import OF_YARDSTICKS
from tests.bots.decisions import decided

GOLDEN = json.loads(Path(__file__).with_name("golden").joinpath("yardsticks.json").read_text(encoding="utf-8"))
SEARCHERS: dict[str, Bot] = {"plain@1": PlainSearchBot(OF_YARDSTICKS), "expert@1": FirstExpertBot(OF_YARDSTICKS)}


def test_every_yardstick_has_stored_decisions() -> None:
    assert set(YARDSTICKS) <= set(GOLDEN)


@pytest.mark.parametrize("name", [name for name in GOLDEN if name not in SEARCHERS])
def test_a_yardstick_decides_as_it_always_did(name: str) -> None:
    assert decided(bot_named(name), len(GOLDEN[name])) == GOLDEN[name]


@pytest.mark.slow_when_pure
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searching_yardstick_decides_as_it_always_did(name: str) -> None:
    assert decided(SEARCHERS[name], len(GOLDEN[name])) == GOLDEN[name]


@pytest.mark.parametrize("name", YARDSTICKS)
def test_a_yardstick_bears_its_name_and_version(name: str) -> None:
    bot = bot_named(name)
    assert f"{bot.name}@{bot.version}" == name
