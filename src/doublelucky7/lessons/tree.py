"""What a lesson is to the page that shows it: a tree of views with everything a learner may do; types only."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.views import View


class Caption(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of `wording`, the values of its variables, and the thing on the table it points at."""

    key: str
    points_at: str
    values: dict[str, int] = {}


class Step(msgspec.Struct, frozen=True):
    """Something that happened: the events the learner is shown, and the fields of the view that changed."""

    events: tuple[VisibleEvent, ...]
    changes: dict[str, Any]


class Subject(Enum):
    """What a question is about: a seat is tapped, or a number of points."""

    SEAT = "seat"
    POINTS = "points"


class Question(msgspec.Struct, frozen=True):
    """Something the learner is asked beside the game; the rules know the answer."""

    subject: Subject
    prompt: Caption
    answers: tuple[int, ...]
    right: int
    explanation: Caption
    then: Node


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the things the learner may do, what comes of it, and whether the film shows it."""

    action: PlayerAction
    then: Node
    in_film: bool = False


class Node(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happens by itself, what is said about it, and what the learner may do then; nothing at the end."""

    steps: tuple[Step, ...]
    remarks: tuple[Caption, ...] = ()
    prompt: Caption | None = None
    choices: tuple[Choice, ...] = ()
    question: Question | None = None


class Part(msgspec.Struct, frozen=True):
    """A position and everything that can come of it."""

    opening: View
    root: Node


class Lesson(msgspec.Struct, frozen=True):
    """One idea of the game, with the clauses it is about."""

    name: str
    clauses: tuple[str, ...]
    parts: tuple[Part, ...]


def leaves_of(node: Node) -> int:
    """How many ways through a tree there are."""
    after = [choice.then for choice in node.choices] + ([node.question.then] if node.question else [])
    return sum(map(leaves_of, after)) if after else 1
