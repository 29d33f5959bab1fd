"""The deal of the day: the same for everybody, three rounds on one pad, and a result that tells no card."""

from __future__ import annotations

import datetime as dt
from random import Random

import pytest

from doublelucky7.exercises.daily import ROUNDS, YOU, Try, place_of, played, scores_of, symbols_of
from doublelucky7.rules.actions import PlaceBid, PlayerAction
from doublelucky7.rules.events import HandDealt
from doublelucky7.rules.refusals import IllegalAction

DAY = dt.date(2026, 11, 17)


def to_the_end(day: dt.date, seed: int = 1) -> tuple[Try, list[PlayerAction]]:
    random, actions = Random(seed), list[PlayerAction]()
    while not (stands := played(day, actions)).is_over:
        actions.append(random.choice(stands.steps[-1].view.legal))
    return stands, actions


def test_it_is_three_five_and_seven_cards() -> None:
    stands, actions = to_the_end(DAY)
    assert tuple(row.round for row in stands.state.pad) == ROUNDS
    assert [row.tricks for row in stands.state.pad] == [3, 5, 7]
    assert len(actions) == 3 + 3 + 5 + 7
    assert stands.own == len(actions)


def test_what_is_played_again_comes_out_the_same() -> None:
    stands, actions = to_the_end(DAY)
    assert played(DAY, actions) == stands
    for made in range(len(actions)):
        assert stands.steps[: len(played(DAY, actions[:made]).steps)] == played(DAY, actions[:made]).steps


def test_every_day_has_other_cards() -> None:
    hands = {played(DAY + dt.timedelta(days=days), ()).steps[-1].view.hand for days in range(5)}
    assert len(hands) == 5


def test_the_bots_of_this_day_still_do_what_they_did() -> None:
    """The opponents are frozen: where this fails, a bot under a fixed version was changed."""
    stands, _ = to_the_end(DAY, seed=3)
    assert [[score.bid for score in row.scores] for row in stands.state.pad] == FROZEN_BIDS
    assert [[score.tricks for score in row.scores] for row in stands.state.pad] == FROZEN_TRICKS


def test_nobody_is_told_anothers_cards() -> None:
    stands, _ = to_the_end(DAY)
    told = [event for step in stands.steps for event in step.events]
    assert {event.seat for event in told if isinstance(event, HandDealt)} == {YOU}
    assert all(step.view.viewer == YOU for step in stands.steps)


def test_the_symbols_tell_how_close_every_bid_was_and_nothing_else() -> None:
    stands, _ = to_the_end(DAY)
    expected = [
        "🍀" if one.made else "🔸" if abs(one.bid - one.tricks) == 1 else "▫️" for one in scores_of(stands.state)
    ]
    assert symbols_of(stands.state) == "".join(expected)
    assert 1 <= place_of(stands.state) <= 4


def test_the_rules_hold() -> None:
    with pytest.raises(IllegalAction):
        played(DAY, (PlaceBid(YOU, 9),))


FROZEN_BIDS = [[1, 2, 1, 1], [4, 0, 1, 1], [4, 0, 2, 2]]
FROZEN_TRICKS = [[0, 1, 1, 1], [2, 0, 2, 1], [3, 0, 2, 2]]
