"""Endless drills: every number is an exercise, always the same, and what is said of it comes from the view alone."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from doublelucky7.coach.company import Company
from doublelucky7.coach.valuing import MoveValuer
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
def valuer() -> MoveValuer:
    return MoveValuer()


def test_a_hand_to_bid_on(valuer: MoveValuer) -> None:
    seen = set()
    for number in NUMBERS:
        found = exercise(Drill.BID, number, valuer)
        view = found.heard.view
        assert isinstance(view.waiting, WaitingForBid)
        assert {one.action for one in found.prospects} == set(view.legal)
        assert all(isinstance(one.action, PlaceBid) for one in found.prospects)
        assert all(abs(sum(one.tricks) - 1) < 0.01 for one in found.prospects)
        seen.add((view.players, view.tricks, view.dealer))
    assert len(seen) > len(NUMBERS) // 2, "table, cards and place vary"


def test_a_pawn_to_use_or_to_keep(valuer: MoveValuer) -> None:
    rounds = set()
    for number in NUMBERS:
        found = exercise(Drill.WHEEL, number, valuer)
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
def test_a_number_always_means_the_same_exercise(drill: Drill, valuer: MoveValuer) -> None:
    assert exercise(drill, 7, valuer) == exercise(drill, 7, MoveValuer())
    assert exercise(drill, 7, valuer).heard != exercise(drill, 8, valuer).heard


def test_what_is_said_does_not_depend_on_hidden_cards(valuer: MoveValuer) -> None:
    """Twins: the same hand of the first bidder, in deals that differ in everything this seat cannot see."""
    players, number, dealer = 3, 4, 0
    top = FULL_DECK[: cards_dealt(players, number)]
    play = dealt(LONG_GAME, players, number, dealer, top)
    me = play.state.to_act
    assert me is not None
    own = {*play.state.hands[me], top[-1]}
    # The others' cards change places; the own ones and the one turned up stay.
    moved = iter([card for card in reversed(top) if card not in own])
    twin = dealt(LONG_GAME, players, number, dealer, tuple(card if card in own else next(moved) for card in top))
    assert twin.state.hands != play.state.hands
    assert twin.heard(me) == play.heard(me)
    for company in Company:
        told = outlook_of(valuer, twin.heard(me), company)
        assert encode(told) == encode(outlook_of(MoveValuer(), play.heard(me), company))


@pytest.mark.parametrize("drill", [Drill.BID, Drill.WHEEL])
def test_forecasts_go_by_the_level_of_the_others(drill: Drill, valuer: MoveValuer) -> None:
    found = exercise(drill, 5, valuer)
    of_club = outlook_of(valuer, found.heard, Company.PRACTISED)
    of_novices = outlook_of(valuer, found.heard, Company.NOVICES)
    assert found.prospects == of_club.prospects != of_novices.prospects
