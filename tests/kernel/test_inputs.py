"""What the network reads: all a seat knows, nothing it does not, and the same in real play and in playouts."""

import pytest

from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import (
    CARD_ROWS,
    INPUT_ROWS,
    KIND_BITS,
    KIND_INSIGHT,
    KIND_NETWORK,
    KIND_THUMB,
    MOST_ROWS,
    ROW_KIND_OF_ALL,
    ROW_KIND_OF_SEAT,
    ROW_SHOWN_CARD,
    TRUMP_UNNAMED,
)
from doublelucky7.kernel.inputs import Inputs, describe, describe_bid, describe_card
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.moves import legal_moves
from doublelucky7.kernel.observing import knowledge_of
from doublelucky7.kernel.position import Position, begin
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.rules.events import CardPlayed
from doublelucky7.rules.waiting import WaitingForWheel
from tests.bots.decisions import positions


@pytest.fixture(scope="module")
def known() -> list[Knowledge]:
    return [knowledge_of(position.heard) for position in positions(240)]


@pytest.fixture(scope="module")
def to_move(known: list[Knowledge]) -> list[Knowledge]:
    return [
        one
        for one, position in zip(known, positions(240), strict=True)
        if one.now.trump != TRUMP_UNNAMED and not isinstance(position.heard.view.waiting, WaitingForWheel)
    ]


def listed(at: Position, seat: int) -> list[int]:
    inputs = Inputs()
    describe(inputs, at, seat)
    return inputs.listed()


def test_hidden_cards_change_nothing_whichever_they_are(known: list[Knowledge]) -> None:
    # Every redealt world is a twin of the game that differs in hidden cards only, and is what playouts go on from.
    world = Position()
    for knowledge in known:
        plan = Plan(knowledge)
        for number in range(5):
            redeal(plan, world, stream(3, number))
            assert listed(world, knowledge.me) == listed(knowledge.now, knowledge.me)


def test_every_row_is_one_of_the_networks_and_there_is_room_for_all(known: list[Knowledge]) -> None:
    for knowledge in known:
        rows = listed(knowledge.now, knowledge.me)
        assert len(rows) < MOST_ROWS
        assert all(0 <= row < INPUT_ROWS for row in rows)


def test_two_different_choices_never_look_the_same(to_move: list[Knowledge]) -> None:
    for knowledge in to_move[::20]:
        seen = set()
        moves = legal_moves(knowledge.now)
        for kind, first, _ in moves:
            inputs = Inputs()
            describe(inputs, knowledge.now, knowledge.me)
            if kind == 1:
                describe_bid(inputs, knowledge.now, knowledge.me, first)
            else:
                describe_card(inputs, knowledge.now, first)
            seen.add(tuple(inputs.listed()))
        assert len(seen) == len(moves)


def test_it_is_listed_who_of_the_others_played_how_many_cards() -> None:
    total = 0
    for position in positions(240):
        view, me = position.heard.view, position.heard.view.viewer
        assert me is not None
        played = [0] * (view.players - 1)
        for event in position.heard.events:
            if isinstance(event, CardPlayed) and event.seat != me:
                played[(event.seat - me) % view.players - 1] += 1
        rows = listed(knowledge_of(position.heard).now, me)
        places = [(row - ROW_SHOWN_CARD) // CARD_ROWS for row in rows if row >= ROW_SHOWN_CARD]
        assert [places.count(place) for place in range(view.players - 1)] == played
        total += len(places)
    assert total > 0


def test_it_is_listed_what_the_others_are_known_to_play_like() -> None:
    at = Position()
    begin(at, 4, 3, 0, 1)
    told = listed(at, 1)
    at.player_kinds = KIND_THUMB << KIND_BITS * 2 | KIND_NETWORK << KIND_BITS * 3
    two = sorted(set(listed(at, 1)) - set(told))
    assert two == [ROW_KIND_OF_SEAT + KIND_NETWORK - 1, ROW_KIND_OF_SEAT + KIND_THUMB - 1]
    at.player_kinds = sum(KIND_INSIGHT << KIND_BITS * seat for seat in (0, 2, 3))
    alike = listed(at, 1)
    assert alike.count(ROW_KIND_OF_SEAT + KIND_INSIGHT - 1) == 3
    assert alike.count(ROW_KIND_OF_ALL + KIND_INSIGHT - 1) == 1
    # Nobody is told about the own seat.
    at.player_kinds = KIND_THUMB << KIND_BITS
    assert listed(at, 1) == told
