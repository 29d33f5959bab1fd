"""What a seat had heard at each of its decisions, from a record."""

import pytest

from doublelucky7.records.hearing import HeardDecision, decisions_of
from doublelucky7.records.record import Record, from_json
from doublelucky7.records.replaying import replay
from doublelucky7.rules.actions import ChanceAction
from doublelucky7.rules.events import HandDealt, RoundStarted
from doublelucky7.rules.seeing import rounds_before
from tests.records.examples import FOLDER


@pytest.fixture(scope="module")
def record() -> Record:
    return from_json((FOLDER / "lucky_dice.jsonl").read_text(encoding="utf-8").splitlines()[0])


def decisions(record: Record) -> list[HeardDecision]:
    return [found for seat in range(record.players) for found in decisions_of(record, seat)]


def test_every_decision_was_legal_in_the_view_its_seat_had(record: Record) -> None:
    for found in decisions(record):
        assert found.action in found.heard.view.legal
        assert found.heard.view.viewer == found.action.seat


def test_the_steps_are_those_of_the_replay(record: Record) -> None:
    steps = {number: step.action for number, step in enumerate(replay(record), 1)}
    found = {one.step: one.action for one in decisions(record)}
    assert found == {number: action for number, action in steps.items() if not isinstance(action, ChanceAction)}


def test_k1_a_seat_has_heard_of_this_round_and_of_no_other_hand(record: Record) -> None:
    for found in decisions(record):
        starts = [event for event in found.heard.events if isinstance(event, RoundStarted)]
        hands = [event.seat for event in found.heard.events if isinstance(event, HandDealt)]
        assert [event.round for event in starts] == [found.heard.view.round]
        assert hands == [found.action.seat]


def test_k1_of_the_rounds_before_a_seat_has_heard_what_a_spectator_did(record: Record) -> None:
    told = rounds_before([event for step in replay(record) for event in step.events])
    assert [events[0] for events in told if not isinstance(events[0], RoundStarted)] == []
    for found in decisions(record):
        assert found.heard.earlier == told[: found.heard.view.round - 1]
        assert not any(isinstance(event, HandDealt) for events in found.heard.earlier for event in events)
