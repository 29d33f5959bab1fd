"""Each reason has a position where it is said and one where it must not be."""

import pytest

from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import Judgement, Reason, ReasonCode
from doublelucky7.coach.reasons import reasons_for
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from doublelucky7.coach.words import reason_in_words
from doublelucky7.rules.actions import ChangeTrump, DoublePoints, KeepPawn, NameTrump, PlaceBid, PlayCard, RollDie
from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.views import Heard
from doublelucky7.rules.wheel import WheelOption
from doublelucky7.wording.speech import Language, Wording
from tests.bots.hearing import Hearing
from tests.coach.judged import codes, reasons, value
from tests.setting import DEALER_CHOOSES, DICE, TACTICAL

SHORT = (0.6, 0.4)
MADE = (0.2, 0.8)
OVER = (0.1, 0.4, 0.5)


def three_cards() -> Hearing:
    return Hearing("R2 R9 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3")


def played(card: Card, seat: int) -> PlayCard:
    return PlayCard(seat, card)


def on_the_lead_of_red_6(bids: tuple[int, int, int] = (1, 1, 0)) -> Hearing:
    """Seat 1 follows red with the 11 or the 3; the dealer, seat 0, has led the 6."""
    return Hearing("R6 R9 B5", "R11 R3 G2", "R12 Y8 G9", turned_up="B3").bid(*bids).play("R6")


def test_nothing_is_said_about_what_was_no_mistake() -> None:
    heard = on_the_lead_of_red_6().heard
    best, chosen = value(played(Card.R11, 1), MADE, gain=4.0), value(played(Card.R3, 1), SHORT)
    assert reasons(heard, chosen, best, is_mistake=False) == ()


def test_too_high_a_bid_is_named_where_fewer_tricks_are_likely() -> None:
    heard = three_cards().heard
    best = value(PlaceBid(0, 0), (0.7, 0.3), gain=4.0)
    too_high = value(PlaceBid(0, 2), (0.5, 0.4, 0.1))
    assert reasons(heard, too_high, best) == (Reason(code=ReasonCode.BID_TOO_HIGH, bid=2, count=0),)
    likely_enough = value(PlaceBid(0, 2), (0.2, 0.1, 0.7))
    assert ReasonCode.BID_TOO_HIGH not in codes(reasons(heard, likely_enough, best))


def test_too_low_a_bid_is_named_where_more_tricks_are_likely() -> None:
    heard = three_cards().heard
    best = value(PlaceBid(0, 2), (0.1, 0.2, 0.7), made=0.7, gain=4.0)
    too_low = value(PlaceBid(0, 0), (0.1, 0.3, 0.6), made=0.1)
    assert Reason(code=ReasonCode.BID_TOO_LOW, bid=0, count=2) in reasons(heard, too_low, best)
    likely_enough = value(PlaceBid(0, 0), (0.9, 0.1), made=0.9)
    assert ReasonCode.BID_TOO_LOW not in codes(reasons(heard, likely_enough, best))


def test_a_bid_that_is_as_likely_and_worth_more_is_named() -> None:
    heard = three_cards().heard
    best = value(PlaceBid(0, 1), MADE, made=0.8, gain=2.0)
    assert ReasonCode.BID_WORTH_MORE in codes(reasons(heard, value(PlaceBid(0, 0), (0.8, 0.2), made=0.8), best))
    much_likelier = value(PlaceBid(0, 0), (0.95, 0.05), made=0.95)
    assert ReasonCode.BID_WORTH_MORE not in codes(reasons(heard, much_likelier, best))


def test_the_forbidden_bid_is_named_only_where_the_deals_show_that_it_was_the_best() -> None:
    """Seat 2 holds two sure tricks; 2 is forbidden after bids of 1 and 0."""
    sure_of_two = Hearing("R2 R9 Y5", "R11 Y4 G2", "J B14 G1", turned_up="B3").bid(1, 0).heard
    assert sure_of_two.view.forbidden_bid == 2
    assert ReasonCode.WANTED_FORBIDDEN in codes(_after_a_bid(sure_of_two, 0, 1))
    sure_of_none = Hearing("R2 R9 Y5", "R11 Y4 G2", "R1 Y1 G1", turned_up="B3").bid(1, 0).heard
    assert ReasonCode.WANTED_FORBIDDEN not in codes(_after_a_bid(sure_of_none, 3, 0))


def _after_a_bid(heard: Heard, chosen: int, best: int) -> tuple[Reason, ...]:
    moves = (value(PlaceBid(2, best), gain=2.0), value(PlaceBid(2, chosen)))
    judged = Judgement(step=1, round=3, moves=moves, chosen=1, lost=2.0, error=0.1, is_mistake=True, worlds=200)
    return reasons_for(MoveValuer(), Decision(1, heard, PlaceBid(2, chosen)), judged, FULL_EFFORT)


def test_a_longer_colour_is_named_for_trump_only_where_it_is_longer() -> None:
    heard = Hearing("R2 R9 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="J", ruleset=DEALER_CHOOSES).heard
    red, blue = NameTrump(0, Colour.RED), NameTrump(0, Colour.BLUE)
    assert codes(reasons(heard, value(blue), value(red, gain=3.0))) == [ReasonCode.TRUMP_LONGER]
    assert reasons(heard, value(red), value(blue, gain=3.0)) == ()


def test_higher_cards_are_counted_where_the_card_was_ahead_and_could_be_beaten() -> None:
    lead = Hearing("R9 R2 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3").bid(1, 1, 0).heard
    best, chosen = value(played(Card.B5, 0), MADE, gain=4.0), value(played(Card.R9, 0), SHORT)
    expected = Reason(code=ReasonCode.HIGHER_STILL_OUT, card=Card.R9, colour=Colour.RED, count=5)
    assert reasons(lead, chosen, best)[0] == expected
    nothing_higher = Hearing("R14 R2 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3").bid(1, 1, 0).heard
    sure = value(played(Card.R14, 0), SHORT)
    assert ReasonCode.HIGHER_STILL_OUT not in codes(reasons(nothing_higher, sure, best))


def test_the_dealer_leads_again_where_a_trick_was_missed_and_others_lead_the_next() -> None:
    best, chosen = value(played(Card.R11, 1), MADE, gain=4.0), value(played(Card.R3, 1), SHORT)
    assert ReasonCode.DEALER_LEADS_AGAIN in codes(reasons(on_the_lead_of_red_6().heard, chosen, best))
    needs_none = on_the_lead_of_red_6((1, 0, 0)).heard
    assert ReasonCode.DEALER_LEADS_AGAIN not in codes(reasons(needs_none, chosen, best))


def test_a_trick_is_to_be_taken_by_the_dealer_who_needs_it() -> None:
    """The dealer leads either way, so only taking it is named."""
    lead = Hearing("R14 R2 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3").bid(2, 1, 1).heard
    assert ReasonCode.TAKE_IT_NOW not in codes(
        reasons(lead, value(played(Card.R2, 0), SHORT), value(played(Card.R14, 0), MADE, gain=4.0))
    ), "a lead is always ahead"
    last = Hearing("R6 B5", "G1 J", "R12 G9", turned_up="B3").bid(1, 1, 1).play("B5 G1 G9").play("R6").heard
    chosen, best = value(played(Card.G1, 1), SHORT), value(played(Card.JOKER, 1), MADE, gain=4.0)
    assert ReasonCode.TAKE_IT_NOW in codes(reasons(last, chosen, best))


def test_a_high_card_that_loses_is_wasted_only_where_tricks_are_needed() -> None:
    hands = ("R12 R9 B5", "R11 R3 G2", "R6 Y8 G9")
    chosen, best = value(played(Card.R11, 1), SHORT), value(played(Card.R3, 1), MADE, gain=4.0)
    needs_one = Hearing(*hands, turned_up="B3").bid(1, 1, 0).play("R12").heard
    assert ReasonCode.HIGH_CARD_WASTED in codes(reasons(needs_one, chosen, best))
    needs_none = Hearing(*hands, turned_up="B3").bid(1, 0, 0).play("R12").heard
    assert ReasonCode.HIGH_CARD_WASTED not in codes(reasons(needs_none, chosen, best))


def test_one_too_many_is_said_once_the_bid_is_reached() -> None:
    chosen, best = value(played(Card.R11, 1), (0.2, 0.8)), value(played(Card.R3, 1), (0.9, 0.1), gain=4.0)
    assert ReasonCode.ONE_TOO_MANY in codes(reasons(on_the_lead_of_red_6((1, 0, 0)).heard, chosen, best))
    over = value(played(Card.R11, 1), OVER)
    needs_one = on_the_lead_of_red_6().heard
    assert ReasonCode.ONE_TOO_MANY not in codes(reasons(needs_one, over, best))


def test_a_dangerous_card_is_to_be_lost_where_it_loses() -> None:
    chosen, best = value(played(Card.R3, 1), (0.2, 0.8)), value(played(Card.R11, 1), (0.9, 0.1), gain=4.0)
    under_the_12 = Hearing("R12 R9 B5", "R11 R3 G2", "R6 Y8 G9", turned_up="B3").bid(1, 0, 0).play("R12").heard
    assert ReasonCode.LOSE_IT_NOW in codes(reasons(under_the_12, chosen, best))
    over_the_6 = on_the_lead_of_red_6((1, 0, 0)).heard
    assert ReasonCode.LOSE_IT_NOW not in codes(reasons(over_the_6, chosen, best))


@pytest.mark.parametrize(("code", "tricks"), [(ReasonCode.SHORT_MORE_OFTEN, SHORT), (ReasonCode.OVER_MORE_OFTEN, OVER)])
def test_what_the_deals_show_is_told_in_numbers(code: ReasonCode, tricks: tuple[float, ...]) -> None:
    heard = on_the_lead_of_red_6().heard
    chosen, best = value(played(Card.R3, 1), tricks), value(played(Card.R11, 1), MADE, gain=4.0)
    assert codes(reasons(heard, chosen, best))[-1] is code
    the_same = value(played(Card.R3, 1), MADE)
    assert reasons(heard, the_same, best) == ()


def at_the_wheel(ruleset: RuleSet, pawns: tuple[WheelOption | None, ...] = (None, None, None)) -> Hearing:
    return Hearing("R2 R9 B5", "R11 Y4 G2", "R6 Y8 G9", turned_up="B3", ruleset=ruleset, pawns=pawns).bid(1, 1, 0)


KEEP, DOUBLE = KeepPawn(1), DoublePoints(1)
RED, GREEN = ChangeTrump(1, Colour.RED), ChangeTrump(1, Colour.GREEN)


def test_a_pawn_to_be_used_a_pawn_to_be_kept_and_other_ways() -> None:
    heard = at_the_wheel(TACTICAL).heard
    assert codes(reasons(heard, value(KEEP), value(DOUBLE, gain=3.0))) == [ReasonCode.USE_THE_PAWN]
    assert codes(reasons(heard, value(DOUBLE), value(KEEP, gain=3.0))) == [ReasonCode.KEEP_THE_PAWN]
    assert codes(reasons(heard, value(RED), value(DOUBLE, gain=3.0))) == [ReasonCode.OTHER_OPTION]
    assert codes(reasons(heard, value(RED), value(GREEN, gain=3.0))) == [ReasonCode.OTHER_TARGET]


def test_a_roll_is_named_where_rolling_was_better() -> None:
    heard = at_the_wheel(DICE).heard
    assert codes(reasons(heard, value(KEEP), value(RollDie(1), gain=3.0))) == [ReasonCode.ROLL_THE_DIE]
    assert codes(reasons(heard, value(RollDie(1)), value(KEEP, gain=3.0))) == [ReasonCode.KEEP_THE_PAWN]


def test_the_penalty_is_named_only_where_it_is_near() -> None:
    seven = ("R1 R2 R3 R4 R5 R6 R7", "Y1 Y2 Y3 Y4 Y5 Y6 Y7", "G1 G2 G3 G4 G5 G6 G7")
    last = Hearing(*seven, turned_up="B3", ruleset=TACTICAL).bid(1, 1, 0).heard
    assert ReasonCode.PENALTY_NEAR in codes(reasons(last, value(KEEP), value(RED, gain=3.0)))
    early = at_the_wheel(TACTICAL).heard
    assert ReasonCode.PENALTY_NEAR not in codes(reasons(early, value(KEEP), value(RED, gain=3.0)))


@pytest.mark.parametrize("language", list(Language))
def test_every_reason_is_said_in_every_language(language: Language) -> None:
    for code in ReasonCode:
        reason = Reason(
            code=code,
            card=Card.R9,
            other_card=None if code is ReasonCode.TRUMP_LONGER else Card.JOKER,
            colour=Colour.RED,
            other_colour=Colour.BLUE if code is ReasonCode.TRUMP_LONGER else None,
            option=WheelOption.CHANGE_TRUMP,
            bid=2,
            other_bid=1,
            count=1,
            other_count=3,
            points=2.5,
        )
        assert len(reason_in_words(reason, Wording(language))) > 20
