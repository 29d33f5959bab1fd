"""A process that reviews one game: it reads a task from standard input and writes how far it is, then the review."""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from doublelucky7.coach.judgements import GameReview
from doublelucky7.coach.reviewing import review
from doublelucky7.coach.valuing import default_effort
from doublelucky7.game.analysing import played_game
from doublelucky7.records.record import from_json

_NICENESS: Final = 10
"""Tables come first: a review may take longer."""


class Task(msgspec.Struct, frozen=True):
    """Which game is to be reviewed, for which seat."""

    record: str
    seat: int


class Report(msgspec.Struct, frozen=True):
    """How many of how many decisions are judged; at the end the review."""

    done: int
    total: int
    review: GameReview | None = None


def main() -> None:
    """Reviews the game of the task."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    game = played_game(from_json(task.record), task.seat)
    total = sum(len(played.decisions) for played in game.rounds)
    found = review(game, default_effort(), lambda done, total: _tell(Report(done, total)))
    _tell(Report(total, total, found))


def _tell(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
