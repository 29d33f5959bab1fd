"""What a page's main thread did, read from Chromium's trace."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

# The tasks of every thread, with the processor time each used: on a busy machine a task also waits for others.
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
_TASK: Final = "RunTask"
_MICROSECONDS: Final = 1_000
_PARTS_TOLD: Final = 3


class Task(msgspec.Struct, frozen=True):
    """One task of the page's main thread: when it began, the processor time it used, how long it lasted, its parts."""

    at: float
    cpu: float
    wall: float
    parts: str


def tasks_in(trace: bytes) -> list[Task]:
    """The tasks of the main thread of the page's renderer, the one that worked the most."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    by_thread = {
        thread: [event for event in events if (event["pid"], event["tid"]) == thread and event.get("ph") == "X"]
        for thread in mains
    }
    page = max(by_thread.values(), key=lambda those: sum(event.get("tdur", 0) for event in those))
    return [_task(event, page) for event in page if event["name"] == _TASK]


def _task(task: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Task:
    begun, ended = task["ts"], task["ts"] + task["dur"]
    within = [
        event
        for event in events
        if event["name"] != _TASK and begun <= event["ts"] and event["ts"] + event["dur"] <= ended
    ]
    largest = sorted(within, key=lambda event: -event.get("tdur", 0))[:_PARTS_TOLD]
    return Task(
        task["ts"] / _MICROSECONDS,
        task["tdur"] / _MICROSECONDS,
        task["dur"] / _MICROSECONDS,
        ", ".join(f"{event['name']} {event.get('tdur', 0) / _MICROSECONDS:.0f}" for event in largest),
    )
