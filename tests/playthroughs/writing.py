"""A playthrough as text: each action, its events with their audience, and what changed in every view."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from doublelucky7.rules.actions import Action, Deal, DieFell, DrawForDealer, PlayerAction
from doublelucky7.rules.events import Event, is_visible_to
from doublelucky7.rules.ruleset import Mode, Seat
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Refused
from tests.perft.positions import notation
from tests.playthroughs.playing import begun, steps_of

Fields = dict[str, str]
"""The fields of a view by their path, each value as text."""


def text_of(mode: Mode, players: int) -> str:
    """The whole playthrough."""
    state = begun(mode, players)
    viewers = (*range(players), None)
    shown: dict[Seat | None, Fields] = {viewer: {} for viewer in viewers}
    lines = [f"# {mode.value}, {players} players, two rounds; see README.md", "", "== 0 the table"]
    lines.append(f"all  ruleset = {_json(state.ruleset)}")
    lines += _changes(shown, state)
    for place, step in enumerate(steps_of(mode, players), start=1):
        lines += ["", f"== {place} {_who_and_what(step.action)}"]
        lines += [f"-> {_audience(event, viewers)} {msgspec.json.encode(event).decode()}" for event in step.events]
        lines += _changes(shown, step.after)
    return "\n".join(lines) + "\n"


def _who_and_what(action: Action) -> str:
    match action:
        case DrawForDealer():
            return "chance: a deck to draw from"
        case Deal():
            return "chance: a deck to deal"
        case DieFell():
            return f"chance: {notation(action)}"
        case _:
            return f"seat {action.seat}: {notation(action)}"


def _audience(event: Event, viewers: tuple[Seat | None, ...]) -> str:
    sent_to = [viewer for viewer in viewers if is_visible_to(event, viewer)]
    if len(sent_to) == len(viewers):
        return "everyone"
    return f"seat {sent_to[0]}" if sent_to else "nobody"


def _changes(shown: dict[Seat | None, Fields], state: State) -> Iterator[str]:
    """The lines for what changed since the views last shown, which are then replaced."""
    said_to: dict[str, list[Seat | None]] = {}
    for viewer, before in shown.items():
        after = _fields(state, viewer)
        for path in sorted(after.keys() | before.keys()):
            if before.get(path) != after.get(path):
                said_to.setdefault(f"{path} = {after.get(path, 'gone')}", []).append(viewer)
        shown[viewer] = after
    for change, viewers in said_to.items():
        who = "all" if len(viewers) == len(shown) else " ".join("*" if v is None else str(v) for v in viewers)
        yield f"{who:<4} {change}"


def _fields(state: State, viewer: Seat | None) -> Fields:
    view = view_of(state, viewer)
    plain: dict[str, Any] = msgspec.to_builtins(view)
    del plain["legal"], plain["refused"], plain["ruleset"]
    found = dict(_flat(plain, ""))
    found["legal"] = ", ".join(map(notation, view.legal)) or "nothing"
    for reason, actions in _by_reason(view.refused).items():
        found[f"refused {reason}"] = ", ".join(map(notation, actions))
    return found


def _flat(value: object, path: str) -> Iterator[tuple[str, str]]:
    """Nested fields by their path; short lists and the pieces of longer ones as JSON."""
    match value:
        case dict():
            for name, inner in value.items():
                yield from _flat(inner, f"{path}.{name}" if path else str(name))
        case [dict(), *_] if path in {"seats", "wheel.options", "pad"}:
            for place, inner in enumerate(value):
                if path == "seats":
                    yield from _flat(inner, f"{path}.{place}")
                else:
                    yield f"{path}.{place}", _json(inner)
        case _:
            yield path, _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _by_reason(refused: tuple[Refused, ...]) -> Mapping[str, list[PlayerAction]]:
    grouped: dict[str, list[PlayerAction]] = {}
    for entry in refused:
        data = msgspec.to_builtins(entry.refusal)
        # A refusal that names the card or bid itself would make a group for each; the action says it already.
        reason = " ".join(f"{name}={data[name]}" for name in data if name not in {"code", "clause", "card", "bid"})
        grouped.setdefault(f"{data['code']} {data['clause']} {reason}".strip(), []).append(entry.action)
    return grouped
