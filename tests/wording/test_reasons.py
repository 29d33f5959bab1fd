"""Refusals in words, for every code and with the data the engine gives it."""

import re

import pytest

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.refusals import Refusal, RefusalCode
from doublelucky7.rules.wheel import WheelOption
from doublelucky7.wording.reasons import reason
from doublelucky7.wording.speech import Language, MessageUnfit
from tests.wording.happenings import NAMES, SPOKEN

ENGLISH = SPOKEN[Language.ENGLISH]
LEFT_OVER = re.compile(r"[{}$\u2068\u2069]|\bNone\b")

SEAT: dict[str, object] = {"seat": 1}
DATA: dict[RefusalCode, dict[str, object]] = {
    RefusalCode.NO_SUCH_SEAT: {"seat": 9, "players": 3},
    RefusalCode.NOT_YOUR_TURN: SEAT,
    RefusalCode.WAITING_FOR_DIE: SEAT,
    RefusalCode.NO_SUCH_FACE: {"face": 9},
    RefusalCode.BID_OUT_OF_RANGE: {"bid": 4, "tricks": 3},
    RefusalCode.BID_MAKES_SUM_EQUAL: {"bid": 1, "tricks": 3},
    RefusalCode.ROLL_FIRST: {"option": WheelOption.NO_TRUMP},
    RefusalCode.ROLL_IS_BINDING: {"face": 3},
    RefusalCode.ROLLED_ANOTHER_OPTION: {"option": WheelOption.NO_TRUMP, "face": 7},
    RefusalCode.OPTION_IS_BLOCKED: {"option": WheelOption.NO_TRUMP, "seat": 1},
    RefusalCode.ROUND_SEVEN_IS_DOUBLE_ALREADY: {"option": WheelOption.DOUBLE_POINTS},
    RefusalCode.CHANGED_BID_OUT_OF_RANGE: {"seat": 1, "bid": -1, "tricks": 3},
    RefusalCode.SWAP_NEEDS_TWO_PLAYERS: SEAT,
    RefusalCode.IS_DEALER_ALREADY: SEAT,
    RefusalCode.IS_TRUMP_ALREADY: {"colour": Colour.RED},
    RefusalCode.CARD_NOT_HELD: {"card": Card.JOKER},
    RefusalCode.MUST_FOLLOW_COLOUR: {"colour": Colour.RED, "card": Card.B3},
}


def refusal_with(code: RefusalCode, **data: object) -> Refusal:
    return Refusal(code=code, clause="R0", **data)  # type: ignore[arg-type]  # the data fit their code, see above


def said(code: RefusalCode, **data: object) -> str:
    return reason(refusal_with(code, **data), NAMES, ENGLISH)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", RefusalCode)
def test_every_code_has_a_sentence_made_of_its_own_data(language: Language, code: RefusalCode) -> None:
    sentence = reason(refusal_with(code, **DATA.get(code, {})), NAMES, SPOKEN[language])
    assert sentence.endswith((".", "?"))
    assert not LEFT_OVER.search(sentence)


@pytest.mark.parametrize("code", DATA)
def test_a_sentence_without_its_data_is_never_said(code: RefusalCode) -> None:
    with pytest.raises(MessageUnfit):
        said(code)


def test_r4_3_the_last_bidder_learns_which_sum_is_out() -> None:
    assert "exactly 3 tricks" in said(RefusalCode.BID_MAKES_SUM_EQUAL, bid=1, tricks=3)
    assert "exactly 1 trick," in said(RefusalCode.BID_MAKES_SUM_EQUAL, bid=1, tricks=1)


def test_r5_2_following_names_colour_and_card() -> None:
    sentence = said(RefusalCode.MUST_FOLLOW_COLOUR, colour=Colour.RED, card=Card.B3)
    assert sentence == "Follow red first: you still have some, so the blue 3 has to wait."


def test_r1_2_a_seat_that_does_not_exist_has_only_its_number() -> None:
    assert said(RefusalCode.NO_SUCH_SEAT, seat=9, players=3) == "There is no seat 9 at a table for 3."


def test_w1_a_bid_below_nothing_is_named() -> None:
    assert "Riet cannot go to -1" in said(RefusalCode.CHANGED_BID_OUT_OF_RANGE, seat=1, bid=-1, tricks=3)
