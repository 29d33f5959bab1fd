"""The process of one bot from outside: `python -m doublelucky7.bots.outside.worker NAME` answers questions in lines.

It first writes who it is, then reads a `Question` and writes an `Answer`, each as a line of JSON. Whatever the bot
itself prints goes to standard error.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from doublelucky7.bots.registry import NoSuchBot, bot_called
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard

MOST_ANSWER_BYTES: Final = 65_536


class Introduction(msgspec.Struct, frozen=True):
    """Who answers here; neither name nor version where there is no such bot."""

    name: str | None = None
    version: str | None = None


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    heard: Heard
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """What a bot chose; None where it failed."""

    action: PlayerAction | None = None
    error: str = ""


def main(name: str) -> int:
    """Answers until nobody asks any more."""
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        try:
            bot = bot_called(name)
        except NoSuchBot:
            answers.write(msgspec.json.encode(Introduction()) + b"\n")
            return 1
        answers.write(msgspec.json.encode(Introduction(bot.name, bot.version)) + b"\n")
        read = msgspec.json.Decoder(Question).decode
        for line in sys.stdin.buffer:
            question = read(line)
            try:
                answer = msgspec.json.encode(Answer(bot.choose(question.heard, question.seed)))
            except Exception as error:
                answer = msgspec.json.encode(Answer(error=type(error).__name__))
            answers.write(answer + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
