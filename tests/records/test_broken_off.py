"""A game broken off at any moment has a record too, and one that is right."""

import datetime as dt
from random import Random

import pytest
from msgspec.structs import replace

from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.records.building import record_of
from doublelucky7.records.record import CommittedDealing, HowDealt, Person, UncommittedDealing
from doublelucky7.records.replaying import replay
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from testkit.games.recorded import committed, play_out
from tests.records.surviving import survives_everything

SEATS = [Person(name) for name in "xyz"]
DUPLICATE = UncommittedDealing(how=HowDealt.DUPLICATE)


@pytest.mark.parametrize("mode", Mode)
def test_at_every_moment_of_a_game_its_record_is_right(mode: Mode) -> None:
    ruleset = RuleSet(mode=mode, joker_trump=JokerTrump.DEALER_CHOOSES)
    steps = play_out(ruleset, len(SEATS), key_from_seed(1), Random(1))
    for length in (*range(8), *range(8, len(steps), 10), len(steps)):
        record = record_of(ruleset, SEATS, DUPLICATE, [action for action, _ in steps[:length]])
        survives_everything(record)
        assert [(step.action, step.state) for step in replay(record)] == steps[:length]


def test_before_the_end_a_promise_keeps_its_secret() -> None:
    dealing = replace(committed(len(SEATS), Random(1)), secret=None)
    assert isinstance(dealing, CommittedDealing)
    survives_everything(record_of(RuleSet(), SEATS, dealing, []))


def test_the_largest_table_has_a_record_before_its_first_card() -> None:
    survives_everything(record_of(RuleSet(), [Person(name) for name in "tuvwxyz"], DUPLICATE, []))


def test_a_record_may_say_when_and_why() -> None:
    dealing = replace(DUPLICATE, note="the final")
    survives_everything(record_of(RuleSet(), SEATS, dealing, [], dt.date(2026, 11, 16)))
