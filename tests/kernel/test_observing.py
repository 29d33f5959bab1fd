"""What the kernel makes of a `Heard`: all that the seat was told, and nothing that is not so."""

import pytest

from doublelucky7.kernel.bits import cards_of, stream
from doublelucky7.kernel.codes import COLOURS, NO_BID
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.moves import legal_moves
from doublelucky7.kernel.observing import cards_in, knowledge_of, mask_of, move_of
from doublelucky7.kernel.position import Position
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.rules.events import Event
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForTrump
from testkit.games.random_play import Table, a_table_of_each_mode_and_size, steps


def assert_true_and_complete(knowledge: Knowledge, state: State, me: int) -> None:
    """The seat's knowledge fits the full state, and the true deal is one of those it thinks possible."""
    seats = range(state.players)
    assert knowledge.hand() == mask_of(state.hands[me])
    assert [knowledge.now.bid_of(seat) for seat in seats] == [NO_BID if bid is None else bid for bid in state.bids]
    assert [knowledge.now.won_by(seat) for seat in seats] == list(state.tricks_won)
    assert knowledge.now.dealer == state.dealer
    elsewhere = mask_of(state.pile)
    for seat in seats:
        if seat == me:
            continue
        actual = mask_of(state.hands[seat])
        known = knowledge.known_of(seat)
        assert known & ~actual == 0
        assert knowledge.hidden_of(seat) == (actual & ~known).bit_count()
        elsewhere |= actual & ~known
        for colour in range(COLOURS):
            if knowledge.now.voids_of(seat) >> colour & 1:
                assert not actual & cards_of(colour)
    assert knowledge.unseen == elsewhere


def assert_redeals_fit(knowledge: Knowledge, state: State, me: int) -> None:
    plan, world = Plan(knowledge), Position()
    for number in range(3):
        redeal(plan, world, stream(1, number))
        assert not plan.stuck
        dealt = 0
        for seat in range(state.players):
            hand = world.hand(seat)
            assert hand.bit_count() == len(state.hands[seat])
            assert hand & dealt == 0
            dealt |= hand
            for colour in range(COLOURS):
                assert seat == me or not (knowledge.now.voids_of(seat) >> colour & 1 and hand & cards_of(colour))
        assert dealt & ~knowledge.unseen == knowledge.hand() | sum(knowledge.known_of(s) for s in range(state.players))


@pytest.mark.parametrize("table", a_table_of_each_mode_and_size(seed=3), ids=str)
def test_k1_a_seat_knows_what_it_was_told_and_the_true_deal_is_possible(table: Table) -> None:
    events: list[Event] = []
    for number, step in enumerate(steps(table)):
        events.extend(step.events)
        state = step.after
        if state.to_act is None:
            continue
        # Every seat in turn, and always with the seat that acts: its choices must be those of the rules.
        for me in {state.to_act, number % table.players}:
            heard = heard_by(me, state, events)
            knowledge = knowledge_of(heard)
            assert_true_and_complete(knowledge, state, me)
            if number % 5 == 0:
                assert_redeals_fit(knowledge, state, me)
            if me == state.to_act and isinstance(state.waiting, WaitingForCard | WaitingForBid | WaitingForTrump):
                assert {move_of(action, knowledge.now) for action in heard.view.legal} == set(
                    legal_moves(knowledge.now)
                )


def test_a_set_of_cards_and_back() -> None:
    assert cards_in(mask_of(())) == ()
    assert mask_of(cards_in(0x1F0F0F0F0F0F0F0)) == 0x1F0F0F0F0F0F0F0
