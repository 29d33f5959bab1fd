"""Walking through a lesson as the page does: views are put together from what changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from doublelucky7.lessons.script import label_of
from doublelucky7.lessons.tree import Lesson, Node, Part
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.views import View


class Reached(NamedTuple):
    """A node, the way there, everything that happened on it, and the view after it."""

    node: Node
    path: tuple[str, ...]
    events: tuple[VisibleEvent, ...]
    view: View
    is_in_film: bool

    @property
    def is_end(self) -> bool:
        return not self.node.choices and self.node.question is None


def nodes_of(lesson: Lesson) -> Iterator[Reached]:
    """Every node of every part, by every way a learner can go."""
    for part in lesson.parts:
        yield from nodes_in(part)


def nodes_in(part: Part) -> Iterator[Reached]:
    yield from _below(part.root, Reached(part.root, (), (), part.opening, is_in_film=True))


def _below(node: Node, before: Reached) -> Iterator[Reached]:
    view, events = before.view, before.events
    for step in node.steps:
        view, events = replace(view, **step.changes), (*events, *step.events)
    here = Reached(node, before.path, events, view, before.is_in_film)
    yield here
    for choice in node.choices:
        way = here._replace(path=(*here.path, label_of(choice.action)), is_in_film=here.is_in_film and choice.in_film)
        yield from _below(choice.then, way)
    if node.question is not None:
        yield from _below(node.question.then, here)
