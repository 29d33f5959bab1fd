"""What every view says is true, complete, and what a client needs to hold no rules."""

from random import Random

import pytest
from msgspec.structs import replace

from doublelucky7.rules.actions import (
    Action,
    ChangeBid,
    ChangeDealer,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerAction,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.cards import Card
from doublelucky7.rules.engine import why_illegal
from doublelucky7.rules.legality import conceivable_actions, legal_actions
from doublelucky7.rules.refusals import Refusal, RefusalCode
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import own_view, seats_waiting_alike, spectators_view_after, view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.trump import TrumpFace
from doublelucky7.rules.views import Standing, View
from doublelucky7.rules.waiting import WaitingForBid, WaitingForOption, WaitingForWheel
from testkit.games.random_play import Table, half_of_every_table, reproducible, steps
from tests.properties.action_space import whole_action_space


@pytest.mark.parametrize("table", half_of_every_table(seed=8), ids=str)
def test_views_are_true_and_complete(table: Table) -> None:
    random = Random(table.seed)
    played: list[Action] = []
    with reproducible(table, played):
        for step in steps(table):
            state = step.before
            seats = {random.randrange(table.players), state.to_act} - {None}
            for viewer in seats:
                assert viewer is not None
                check_choices(state, viewer, view_of(state, viewer))
            check_what_lies_open(state, view_of(state, random.choice((None, 0))))
            played.append(step.action)
        assert view_of(step.after, None).result == step.after.result


@pytest.mark.parametrize("table", half_of_every_table(seed=9), ids=str)
def test_who_waits_as_before_sees_at_most_another_turn(table: Table) -> None:
    played: list[Action] = []
    waited = 0
    with reproducible(table, played):
        for step in steps(table):
            for seat in seats_waiting_alike(step.before, step.after):
                turn, own = step.after.to_act, own_view(step.before, seat)
                refused = tuple(replace(one, refusal=of_this_turn(one.refusal, turn)) for one in own.refused)
                assert own_view(step.after, seat) == replace(own, refused=refused)
                waited += 1
            played.append(step.action)
    # With two players the turn always comes to the one who waited.
    assert waited > 0 or table.players == 2


@pytest.mark.parametrize("table", half_of_every_table(seed=10), ids=str)
def test_a_view_made_from_an_earlier_one_is_the_view(table: Table) -> None:
    played: list[Action] = []
    earlier: State | None = None
    with reproducible(table, played):
        for place, step in enumerate(steps(table)):
            now = view_of(step.after, None)
            assert spectators_view_after(step.before, view_of(step.before, None), step.after) == now
            if earlier is not None:
                # As after a time without an update, or after an action was taken back.
                assert spectators_view_after(earlier, view_of(earlier, None), step.after) == now
                assert spectators_view_after(step.after, now, earlier) == view_of(earlier, None)
            if place % 5 == 0:
                earlier = step.after
            played.append(step.action)


def of_this_turn(refusal: Refusal, turn: Seat | None) -> Refusal:
    return replace(refusal, seat=turn) if refusal.code is RefusalCode.NOT_YOUR_TURN else refusal


def check_choices(state: State, viewer: Seat, view: View) -> None:
    """Legal and refused together are everything the viewer might try, each once, each refusal the engine's."""
    legal, refused = set(view.legal), {entry.action for entry in view.refused}
    assert view.legal == (legal_actions(state) if viewer == state.to_act else ())
    assert len(refused) == len(view.refused)
    assert not legal & refused
    assert all(why_illegal(state, entry.action) == entry.refusal for entry in view.refused)
    assert (things_to_try(state, viewer, view) | legal) == legal | refused
    assert viewer != state.to_act or set(conceivable_actions(state, viewer)) <= legal | refused
    assert {action.seat for action in legal | refused} <= {viewer}


def things_to_try(state: State, viewer: Seat, view: View) -> set[PlayerAction]:
    assert view.hand is not None
    extra = view.seats[viewer].extra_card
    to_try: set[PlayerAction] = {PlayCard(viewer, card) for card in view.hand}
    if extra is not None:
        to_try.add(PlayCard(viewer, extra))
    if isinstance(state.waiting, WaitingForBid) and view.seats[viewer].bid is None:
        to_try |= {PlaceBid(viewer, bid) for bid in range(view.tricks + 1)}
    if isinstance(state.waiting, WaitingForWheel | WaitingForOption) and viewer == state.to_act:
        to_try |= {KeepPawn(viewer), RollDie(viewer)}
        space = whole_action_space(state.players)
        to_try |= {action for action in space if is_an_option_at_this_table(action, state, viewer)}
    return to_try


def is_an_option_at_this_table(action: PlayerAction, state: State, viewer: Seat) -> bool:
    if action.seat != viewer or isinstance(action, PlayCard | PlaceBid | NameTrump):
        return False
    match action:
        case PlayerSwap(first=first, second=second):
            return 0 <= first < second < state.players
        case ChangeBid(target=target) | ChangeDealer(target=target):
            return 0 <= target < state.players
        case _:
            return True


def check_what_lies_open(state: State, view: View) -> None:
    assert view.waiting == state.waiting
    assert [seat.cards_in_hand for seat in view.seats] == [len(hand) for hand in state.hands]
    assert [seat.standing for seat in view.seats] == [standing_of(state, seat) for seat in range(state.players)]
    assert view.sum_of_bids == sum(bid for bid in state.bids if bid is not None)
    assert view.forbidden_bid == forbidden_by_trying(state)
    assert view.trick.winning == winning_play(view)
    assert view.earlier_tricks == (state.finished_tricks if state.ruleset.open_memory else None)
    assert view.last_trick == (state.finished_tricks[-1] if state.finished_tricks else None)
    changed = state.trump is not None and state.trump.face is TrumpFace.CHANGED
    assert (view.turned_up is None) == (changed or state.turned_up is None)
    if view.viewer is None:
        assert (view.hand, view.given_away, view.legal, view.refused) == (None, None, (), ())


def standing_of(state: State, seat: Seat) -> Standing | None:
    """By counting: can the seat end with its bid, and does it have it now?"""
    bid, won = state.bids[seat], state.tricks_won[seat]
    if bid is None:
        return None
    if bid == won:
        return Standing.ON_TARGET
    reachable = range(won, won + state.tricks - sum(state.tricks_won) + 1)
    return Standing.OPEN if bid in reachable else Standing.MISSED


def forbidden_by_trying(state: State) -> int | None:
    """The one bid the engine refuses for R4.3, found by trying all."""
    if not isinstance(state.waiting, WaitingForBid):
        return None
    for bid in range(state.tricks + 1):
        refusal = why_illegal(state, PlaceBid(state.waiting.seat, bid))
        if refusal is not None and refusal.clause == "R4.3":
            return bid
    return None


def winning_play(view: View) -> LaidCard | None:
    """The winner so far by R5.5, asked of the cards one rank after the other."""
    plays = view.trick.plays
    if not plays or view.trump is None:
        return None
    assert view.trick.led is plays[0].card.colour
    jokers = [play for play in plays if play.card is Card.JOKER]
    trumps = [play for play in plays if view.trump.colour is not None and play.card.colour is view.trump.colour]
    followed = [play for play in plays if play.card.colour is view.trick.led]
    return max(jokers or trumps or followed, key=lambda play: play.card.number or 0)
