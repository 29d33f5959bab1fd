"""What `import doublelucky7` gives, and how little it costs."""

import subprocess
import sys
from importlib.metadata import version
from typing import get_args

import pytest

import doublelucky7
from doublelucky7.rules.actions import Action

CPU_SECONDS_TO_IMPORT = 0.15


def test_every_name_that_is_offered_is_there() -> None:
    assert dir(doublelucky7) == sorted(doublelucky7.__all__)
    assert [name for name in doublelucky7.__all__ if getattr(doublelucky7, name, None) is None] == []


def test_a_name_that_is_not_offered_is_not_there() -> None:
    with pytest.raises(AttributeError, match="cheat"):
        doublelucky7.cheat  # noqa: B018 - asking is the point


def test_the_version_is_that_of_the_installation() -> None:
    assert doublelucky7.__version__ == version("doublelucky7")


@pytest.mark.parametrize("name", ["Bot", "ClubBot", "ExpertBot", "NoviceBot", "RandomBot", "bot_named"])
def test_bots_are_offered(name: str) -> None:
    assert name in doublelucky7.__all__


@pytest.mark.parametrize("kind", get_args(Action))
def test_every_action_is_offered(kind: type[Action]) -> None:
    assert kind.__name__ in doublelucky7.__all__


def test_importing_the_package_is_cheap() -> None:
    question = "import time; began = time.process_time(); import doublelucky7; print(time.process_time() - began)"
    answers = [
        subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True) for _ in range(3)
    ]
    assert min(float(answer.stdout) for answer in answers) < CPU_SECONDS_TO_IMPORT


def test_twenty_lines_play_a_whole_game() -> None:
    lines = """
from doublelucky7 import Game, Mode, RuleSet

game = Game(players=["Kim", "Ada", "Lou"], ruleset=RuleSet(mode=Mode.LUCKY_DICE), seed=7)
while not game.is_over:
    seat = game.to_act
    view = game.view(seat)
    actions = game.legal_actions()
    game.act(actions[view.round % len(actions)])
for seat, total in zip(game.seats, game.totals):
    print(seat.name, total)
print("won by", *(game.seats[seat].name for seat in game.winners))
print(Game.loads(game.save()).winners == game.winners)
""".strip()
    assert len(lines.splitlines()) <= 20
    answer = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines()[-1] == "True"
    assert answer.stdout.startswith("Kim ")
