"""A decision is judged from what its seat had heard: every legal action, the loss, and whether it was a mistake."""

from random import Random

import msgspec
import pytest

from doublelucky7.coach.company import Company
from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import KeyDecisionKind
from doublelucky7.coach.judging import MISTAKE_POINTS, judge
from doublelucky7.coach.player import CoachBot
from doublelucky7.coach.reviewing import key_decisions_in
from doublelucky7.coach.valuing import BY_THE_NETWORK, FULL_EFFORT, Effort, MoveValuer
from doublelucky7.rules.actions import ChanceAction, KeepPawn, PlaceBid, PlayCard, PlayerAction, RollDie
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.views import Heard
from testkit.games.interference import Course, hands_at_the_cut, random_course, trials, with_other_hidden_cards
from testkit.games.random_play import taken
from tests.bots.hearing import Hearing
from tests.setting import DEALER_CHOOSES, DICE, TACTICAL

pytestmark = pytest.mark.slow_when_pure

QUICK = Effort(40, 80, 1)
COMPANIES = tuple(Company)


def judged(heard: Heard, action: PlayerAction, effort: Effort = FULL_EFFORT) -> float:
    return judge(MoveValuer(), Decision(1, heard, action), effort).lost


def hand_of_the_two_highest() -> Hearing:
    """The dealer of two cards holds the Joker and the highest trump."""
    return Hearing("J R14", "R2 Y4", "B6 Y8", turned_up="R3")


def test_a_sure_hand_bid_otherwise_is_a_mistake_that_costs_all_it_would_bring() -> None:
    found = judge(MoveValuer(), Decision(1, hand_of_the_two_highest().heard, PlaceBid(0, 0)), FULL_EFFORT)
    assert found.is_mistake
    assert found.moves[0].action == PlaceBid(0, 2)
    assert found.moves[0].points == pytest.approx(14, abs=0.001)
    assert found.lost == pytest.approx(14, abs=0.001)
    assert {one.action for one in found.moves} == {PlaceBid(0, bid) for bid in range(3)}


def test_the_best_choice_loses_nothing() -> None:
    found = judge(MoveValuer(), Decision(1, hand_of_the_two_highest().heard, PlaceBid(0, 2)), FULL_EFFORT)
    assert (found.chosen, found.lost, found.is_mistake) == (0, 0.0, False)


def test_a_trick_too_many_is_a_mistake() -> None:
    heard = Hearing("R6 R9 B5", "R14 R3 G2", "R12 Y8 G9", turned_up="B3").bid(1, 0, 1).play("R6").heard
    found = judge(MoveValuer(), Decision(1, heard, PlayCard(1, Card.R14)), FULL_EFFORT)
    assert found.is_mistake
    assert found.lost - 3 * found.error >= MISTAKE_POINTS


def test_every_action_at_the_wheel_is_valued() -> None:
    for ruleset in (TACTICAL, DICE):
        heard = Hearing("R2 R9 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3", ruleset=ruleset).bid(1, 1, 0).heard
        found = judge(MoveValuer(), Decision(1, heard, KeepPawn(1)), QUICK)
        assert {one.action for one in found.moves} == set(heard.view.legal)
    assert any(one.action == RollDie(1) for one in found.moves)


def test_trump_named_is_judged_too() -> None:
    heard = Hearing("R12 R13 R14", "R1 Y4 G2", "R6 Y8 G9", turned_up="J", ruleset=DEALER_CHOOSES).heard
    best = judge(MoveValuer(), Decision(1, heard, heard.view.legal[1]), FULL_EFFORT).moves[0].action
    assert best == heard.view.legal[0], "red, of which the dealer holds the three highest"


def test_the_chance_to_win_stands_beside_the_points_in_the_last_rounds_only() -> None:
    seven = ("R1 R2 R3 R4 R5 R6 R7", "Y1 Y2 Y3 Y4 Y5 Y6 Y7", "G1 G2 G3 G4 G5 G6 G7")
    last = judge(MoveValuer(), Decision(1, Hearing(*seven, turned_up="B3").heard, PlaceBid(0, 0)), QUICK)
    assert all(one.wins is not None and 0 <= one.wins <= 1 for one in last.moves)
    early = judge(MoveValuer(), Decision(1, hand_of_the_two_highest().heard, PlaceBid(0, 0)), QUICK)
    assert all(one.wins is None for one in early.moves)


def test_a_forecast_is_a_distribution_and_its_entry_for_the_bid_the_chance_to_make_it() -> None:
    for one in judge(MoveValuer(), Decision(1, hand_of_the_two_highest().heard, PlaceBid(0, 1)), FULL_EFFORT).moves:
        assert sum(one.tricks) == pytest.approx(1, abs=0.01)
        assert isinstance(one.action, PlaceBid)
        assert one.made == pytest.approx(one.tricks[one.action.bid], abs=0.002)


def test_company_changes_the_forecast_and_not_what_actions_are_worth() -> None:
    heard = Hearing("R2 R9 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3").heard
    novices, practised = (
        judge(MoveValuer(), Decision(1, heard, PlaceBid(0, 1), company), QUICK).moves
        for company in (Company.NOVICES, Company.PRACTISED)
    )
    assert [one.made for one in novices] != [one.made for one in practised]
    assert [(one.action, one.points, one.worth) for one in novices] == [
        (one.action, one.points, one.worth) for one in practised
    ]


def test_without_deals_the_network_judges_and_large_losses_only_are_mistakes() -> None:
    heard = hand_of_the_two_highest().heard
    found = judge(MoveValuer(), Decision(1, heard, PlaceBid(0, 0)), BY_THE_NETWORK)
    assert found.worlds == 0
    assert found.is_mistake


def test_moments_are_losses_first_and_then_choices_well_found() -> None:
    lost = judge(MoveValuer(), Decision(5, hand_of_the_two_highest().heard, PlaceBid(0, 0)), QUICK)
    found = judge(MoveValuer(), Decision(3, hand_of_the_two_highest().heard, PlaceBid(0, 2)), QUICK)
    moments = key_decisions_in([lost, found])
    assert [(one.step, one.kind) for one in moments] == [(3, KeyDecisionKind.FOUND), (5, KeyDecisionKind.LOST)]


def test_k2_judgements_are_byte_equal_in_games_that_differ_in_what_the_seat_could_not_know() -> None:
    valuer, compared, changed = MoveValuer(), 0, 0
    for table, watching in trials(range(30, 32)):
        if len(watching) != 1:
            continue
        random = Random(f"{table}/{watching}")
        one = random_course(table, random)
        other = with_other_hidden_cards(one, watching, random)
        changed += hands_at_the_cut(one) != hands_at_the_cut(other)
        for here, there in zip(_decisions(one, watching[0]), _decisions(other, watching[0]), strict=True):
            compared += 1
            assert _bytes(valuer, here) == _bytes(valuer, there)
    assert compared > 50
    assert changed > 5


def _bytes(valuer: MoveValuer, decision: Decision) -> bytes:
    return msgspec.json.encode(judge(valuer, decision, QUICK))


def _decisions(course: Course, seat: Seat) -> list[Decision]:
    state, events, found = course.begun, list[Event](), list[Decision]()
    for number, action in enumerate(course.actions, 1):
        if not isinstance(action, ChanceAction) and action.seat == seat:
            company = COMPANIES[number % len(COMPANIES)]
            found.append(Decision(number, heard_by(seat, state, events), action, company))
        step = taken(state, action)
        events += step.events
        state = step.after
    return found


def test_the_coachs_first_choice_can_be_followed_by_a_bot() -> None:
    assert CoachBot().choose(hand_of_the_two_highest().heard, 1) == PlaceBid(0, 2)
