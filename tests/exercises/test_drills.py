"""Endless drills: every number is an exercise, always the same, and what is said of it comes from the view alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doublelucky7.coach.valuing import Sight
from doublelucky7.exercises.drills import exercise
from doublelucky7.exercises.prospects import outlook_of
from doublelucky7.exercises.round_play import LONG_GAME, cards_dealt, dealt
from doublelucky7.protocol.exercises import Drill
from doublelucky7.rules.actions import KeepPawn, PlaceBid, RollDie
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.waiting import WaitingForBid, WaitingForWheel

pytestmark = pytest.mark.slow_when_pure

NUMBERS = range(0, 60, 5)


@pytest.fixture(scope="module")
def sight() -> Sight:
    return Sight()


def test_a_hand_to_bid_on(sight: Sight) -> None:
    seen = set()
    for number in NUMBERS:
        found = exercise(Drill.BID, number, sight)
        view = found.heard.view
        assert isinstance(view.waiting, WaitingForBid)
        assert {one.action for one in found.prospects} == set(view.legal)
        assert all(isinstance(one.action, PlaceBid) for one in found.prospects)
        assert all(abs(sum(one.tricks) - 1) < 0.01 for one in found.prospects)
        seen.add((view.players, view.tricks, view.dealer))
    assert len(seen) > len(NUMBERS) // 2, "table, cards and place vary"


def test_a_pawn_to_use_or_to_keep(sight: Sight) -> None:
    rounds = set()
    for number in NUMBERS:
        found = exercise(Drill.WHEEL, number, sight)
        view = found.heard.view
        assert isinstance(view.waiting, WaitingForWheel)
        assert view.wheel is not None
        assert view.viewer in view.wheel.pawns_in_hand
        actions = [one.action for one in found.prospects]
        assert set(actions) == set(view.legal)
        assert any(isinstance(action, KeepPawn) for action in actions)
        assert len(actions) > 1 or isinstance(actions[0], RollDie | KeepPawn)
        rounds.add(view.round)
    assert len(rounds) > 2, "early, and late where the penalty is near"


@pytest.mark.parametrize("drill", Drill)
def test_a_number_always_means_the_same_exercise(drill: Drill, sight: Sight) -> None:
    assert exercise(drill, 7, sight) == exercise(drill, 7, Sight())
    assert exercise(drill, 7, sight).heard != exercise(drill, 8, sight).heard


def test_what_is_said_does_not_depend_on_hidden_cards(sight: Sight) -> None:
    """Twins: the same hand of the first bidder in deals that differ in everything this seat cannot see."""
    players, number = 3, 4
    top = FULL_DECK[: cards_dealt(players, number)]
    # Seat 0 is dealt first; the others' cards change places, and the turned up card stays.
    others = [card for place, card in enumerate(top[:-1]) if place % players != 0]
    swapped = iter(reversed(others))
    twin = tuple(card if place % players == 0 else next(swapped) for place, card in enumerate(top[:-1]))
    heards = [dealt(LONG_GAME, players, number, 2, cards).heard(0) for cards in (top, (*twin, top[-1]))]
    assert heards[0] == heards[1]
    assert outlook_of(sight, heards[0]) == outlook_of(sight, replace(heards[1]))
