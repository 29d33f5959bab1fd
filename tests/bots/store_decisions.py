"""Stores what `expert` and `master` decide, after new weights: `python -m tests.bots.store_decisions`.

The yardsticks' decisions are never stored again.
"""

import hashlib
import json
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import MasterBot
from tests.bots.budgets import MODEST
from tests.bots.decisions import decided

GOLDEN = Path(__file__).with_name("golden")
COUNT = 324
STORED: dict[str, Bot] = {"expert-2": ExpertBot(), "master-1": MasterBot(MODEST)}


def stored(name: str) -> Any:
    """The stored decisions of a bot, with the weights they were made with."""
    return json.loads(GOLDEN.joinpath(f"{name}.json").read_text(encoding="utf-8"))


def weights() -> str:
    """What tells one set of weights from another."""
    return hashlib.sha256(files("doublelucky7.bots").joinpath("data", "network.bin").read_bytes()).hexdigest()


def main() -> None:
    for name, bot in STORED.items():
        made = {"command": "python -m tests.bots.store_decisions", "version": version("doublelucky7")}
        head = json.dumps({**made, "weights": weights()}, indent=1)
        # One decision a line, so that a difference shows which.
        decisions = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in decided(bot, COUNT))
        text = f'{head[:-2]},\n "decisions": [\n  {decisions}\n ]\n}}\n'
        GOLDEN.joinpath(f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
