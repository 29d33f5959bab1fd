"""Each clause that a pad record must keep, and what it says where one is broken."""

import json
from typing import Any

import pytest

from doublelucky7.records.disagreements import RECORD_FORMAT, DisagreementCode
from doublelucky7.records.pad_record import pad_from_json
from doublelucky7.records.reading import numbered_records_and_pads
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord
from doublelucky7.records.verify_pad import verify_pad
from doublelucky7.rules.refusals import RefusalCode
from tests.records.pads import classic

REFUSED = DisagreementCode.ILLEGAL_ACTION.value


def found(record: dict[str, Any]) -> tuple[str, str] | None:
    disagreement = verify_pad(pad_from_json(json.dumps(record)))
    return None if disagreement is None else (disagreement.code.value, disagreement.clause)


def test_r4_3_bids_that_add_up_are_refused_but_by_house_rule() -> None:
    assert found(classic()) is None
    equal = classic(bids=[1, 0, 0], points=[12, 10, 10])
    assert found(equal) == (DisagreementCode.ILLEGAL_ACTION.value, "R4.3")
    assert found({**equal, "house_rules": {"exact": 10, "each": 2, "forbidden_bid": False}}) is None


def test_r6_1_points_are_recomputed_by_the_house_rules_that_are_marked() -> None:
    house = {"exact": 5, "each": 1, "forbidden_bid": True}
    assert found({**classic(points=[6, 5, 0]), "house_rules": house}) is None
    assert found(classic(points=[6, 5, 0])) == (DisagreementCode.POINTS_DIFFER.value, "R6.1")


def test_r2_4_the_dealer_moves_on() -> None:
    record = classic()
    second = {**record["rounds"][0], "round": 2, "cards": 2, "bids": [1, 0, 0], "tricks": [1, 1, 0]}
    del second["seated"]
    record["rounds"].append({**second, "dealer": 0, "points": [12, 0, 10]})
    assert found(record) == (DisagreementCode.DEALER_DIFFERS.value, "R2.4")
    record["rounds"][1]["dealer"] = 1
    assert found(record) is None


def refused(record: dict[str, Any]) -> RefusalCode | None:
    """Why the rules refuse what the pad says."""
    disagreement = verify_pad(pad_from_json(json.dumps(record)))
    assert disagreement is not None
    assert disagreement.code.value == REFUSED
    assert disagreement.refusal is not None
    return disagreement.refusal.code


def with_wheel(mode: str = "tactical_escape", **use: object) -> dict[str, Any]:
    """A first round at the wheel: bids 1, 0 and 1, the dealer Anna takes the trick."""
    record = classic(wheel={"person": 1, **use})
    record["ruleset"] = {"rounds": 7, "mode": mode, "joker_trump": "dealer_leads"}
    return record


def test_a_file_may_mix_pads_with_games() -> None:
    assert [number for number, _ in numbered_records_and_pads(["", json.dumps(classic()) + "\n"])] == [2]
    with pytest.raises(UnreadableRecord):
        list(numbered_records_and_pads(["{}"]))
    with pytest.raises(UnreadableRecord):
        list(numbered_records_and_pads(["{no json"]))


def test_what_is_no_pad_record_is_told_with_its_place() -> None:
    with pytest.raises(UnreadableRecord) as no_json:
        pad_from_json("{")
    assert no_json.value.code is UnreadableCode.NOT_JSON
    with pytest.raises(UnreadableRecord) as wrong:
        pad_from_json(json.dumps({**classic(), "version": 2}))
    assert "version" in wrong.value.place


def test_r1_4_rows_follow_each_other_with_the_cards_of_their_round() -> None:
    assert found(classic(round=2)) == (DisagreementCode.ROUND_DIFFERS.value, "R1.4")
    assert found(classic(cards=2)) == (DisagreementCode.CARDS_DIFFER.value, "R1.4")
    assert found(classic(tricks=[1, 1, 0])) == (DisagreementCode.CARDS_DIFFER.value, "R1.4")


@pytest.mark.parametrize("seated", [[0, 1, 1], [0, 1, 3]])
def test_everybody_seated_is_known_and_sits_once(seated: list[int]) -> None:
    assert found(classic(seated=seated)) == (DisagreementCode.ROUND_DIFFERS.value, RECORD_FORMAT)


def test_a_row_has_a_number_for_everybody() -> None:
    assert found(classic(bids=[1, 0])) == (DisagreementCode.ROUND_DIFFERS.value, RECORD_FORMAT)


def test_r2_1_the_first_dealer_is_seated() -> None:
    record = classic(seated=[1, 2], dealer=1, bids=[0, 0], tricks=[1, 0], points=[0, 10])
    assert found(record) == (DisagreementCode.FIRST_DEALER_DIFFERS.value, "R2.1")


def test_r2_4_the_token_passes_over_who_has_left() -> None:
    record = classic()
    row = {"round": 2, "cards": 2, "seated": [1, 2], "dealer": 1, "bids": [2, 2], "tricks": [2, 0], "points": [14, 0]}
    record["rounds"].append(row)
    assert found(record) is None


def test_r4_2_a_bid_is_at_most_the_number_of_tricks() -> None:
    assert refused(classic(bids=[2, 0, 1])) is RefusalCode.BID_OUT_OF_RANGE


def test_r5_6_winners_of_tricks_agree_with_their_numbers() -> None:
    assert found(classic(winners=[0])) is None
    assert found(classic(winners=[1])) == (DisagreementCode.TRICK_WINNER_DIFFERS.value, RECORD_FORMAT)
    assert found(classic(winners=[5])) == (DisagreementCode.CARDS_DIFFER.value, RECORD_FORMAT)


@pytest.mark.parametrize(
    ("use", "points"),
    [
        ({"option": "change_bid", "target": 2, "change": -1}, [12, 10, 10]),
        ({"option": "player_swap", "target": 0, "other": 2}, [12, 10, 0]),
        ({"option": "change_dealer", "target": 2}, [12, 10, 0]),
        ({"option": "double_points"}, [12, 20, 0]),
        ({"option": "change_trump", "colour": "B"}, [12, 10, 0]),
        ({"option": "extra_card"}, [12, 10, 0]),
        ({"option": "no_trump"}, [12, 10, 0]),
    ],
)
def test_r7_4_every_option_is_carried_into_the_pad(use: dict[str, Any], points: list[int]) -> None:
    record = with_wheel(**use)
    record["rounds"][0]["points"] = points
    assert found(record) is None


@pytest.mark.parametrize(
    ("use", "code"),
    [
        ({"option": "change_bid", "target": 1, "change": -1}, RefusalCode.CHANGED_BID_OUT_OF_RANGE),
        ({"option": "change_bid", "target": 1}, RefusalCode.CHANGED_BID_OUT_OF_RANGE),
        ({"option": "change_bid", "change": 1}, RefusalCode.NO_SUCH_SEAT),
        ({"option": "player_swap", "target": 0, "other": 0}, RefusalCode.SWAP_NEEDS_TWO_PLAYERS),
        ({"option": "player_swap", "target": 0, "other": 5}, RefusalCode.NO_SUCH_SEAT),
        ({"option": "change_dealer", "target": 0}, RefusalCode.IS_DEALER_ALREADY),
        ({"option": "change_trump"}, RefusalCode.IS_TRUMP_ALREADY),
        ({"option": "no_trump", "face": 7}, RefusalCode.NO_DIE_IN_THIS_MODE),
        ({}, RefusalCode.NO_WHEEL_NOW),
    ],
)
def test_r7_4_what_an_option_forbids_is_refused(use: dict[str, Any], code: RefusalCode) -> None:
    assert refused(with_wheel(**use)) is code


def test_r7_1_a_wheel_needs_its_mode_and_somebody_seated() -> None:
    assert refused(with_wheel("classic", option="no_trump")) is RefusalCode.NO_WHEEL_NOW
    assert refused(with_wheel(person=4, option="no_trump")) is RefusalCode.NO_WHEEL_NOW


def test_w5_a_new_trump_is_another_than_the_one_turned_up_or_named() -> None:
    record = with_wheel(option="change_trump", colour="B")
    record["rounds"][0]["turned_up"] = "B"
    assert refused(record) is RefusalCode.IS_TRUMP_ALREADY
    record["rounds"][0]["turned_up"] = "R"
    assert found(record) is None
    record["ruleset"]["joker_trump"] = "dealer_chooses"
    record["rounds"][0] |= {"turned_up": "J", "trump_named": "B"}
    assert refused(record) is RefusalCode.IS_TRUMP_ALREADY


@pytest.mark.parametrize(
    ("use", "code"),
    [
        ({"option": "no_trump"}, RefusalCode.ROLL_FIRST),
        ({"option": "no_trump", "face": 8}, RefusalCode.ROLL_IS_BINDING),
        ({"option": "no_trump", "face": 6}, RefusalCode.ROLLED_ANOTHER_OPTION),
        ({"face": 7}, RefusalCode.NO_WHEEL_NOW),
    ],
)
def test_r7_5_the_die_decides(use: dict[str, Any], code: RefusalCode) -> None:
    assert refused(with_wheel("lucky_dice", **use)) is code


@pytest.mark.parametrize("use", [{"face": 8}, {"option": "no_trump", "face": 7}])
def test_r7_5_an_x_and_a_free_option_are_confirmed(use: dict[str, Any]) -> None:
    assert found(with_wheel("lucky_dice", **use)) is None


def seven_rounds(uses: dict[int, dict[str, Any]], result: dict[str, Any] | None) -> dict[str, Any]:
    """Two people, Tactical Escape; everybody bids 0, Bea wins every trick, and Anna always makes it."""
    rows = []
    for number in range(1, 8):
        row: dict[str, Any] = {"round": number, "cards": number, "dealer": (number + 1) % 2, "bids": [0, 0]}
        row |= {"tricks": [0, number], "points": [20 if number == 7 else 10, 0]}
        rows.append(row | ({"wheel": uses[number]} if number in uses else {}))
    record: dict[str, Any] = {
        "format": "doublelucky7-pad",
        "version": 1,
        "ruleset": {"rounds": 7, "mode": "tactical_escape", "joker_trump": "dealer_leads"},
        "people": ["Anna", "Bea"],
        "first_dealer": 0,
        "rounds": rows,
    }
    return record | ({} if result is None else {"result": result})


def test_r7_8_who_placed_no_pawn_pays_and_the_highest_total_wins() -> None:
    won = {"penalties": [0, 10], "totals": [80, -10], "winners": [0]}
    uses = {1: {"person": 0, "option": "no_trump"}}
    assert found(seven_rounds(uses, won)) is None
    assert found(seven_rounds(uses, {**won, "penalties": [0, 0]})) == (DisagreementCode.PENALTIES_DIFFER.value, "R7.8")
    assert found(seven_rounds(uses, {**won, "totals": [80, 0]})) == (DisagreementCode.TOTALS_DIFFER.value, "R6.3")
    assert found(seven_rounds(uses, {**won, "winners": [1]})) == (DisagreementCode.WINNERS_DIFFER.value, "R6.3")
    assert found(seven_rounds(uses, None)) == (DisagreementCode.RESULT_MISSING.value, "R6.3")


def test_r6_3_a_result_before_the_last_round_is_too_early() -> None:
    record = classic()
    record["result"] = {"penalties": [0, 0, 0], "totals": [12, 10, 0], "winners": [0]}
    assert found(record) == (DisagreementCode.RESULT_TOO_EARLY.value, "R6.3")


def test_r7_3_a_pawn_is_placed_once_and_blocks_its_option() -> None:
    no_trump = {"person": 0, "option": "no_trump"}
    again = seven_rounds({1: no_trump, 2: {"person": 0, "option": "extra_card"}}, None)
    assert refused(again) is RefusalCode.NO_WHEEL_NOW
    blocked = seven_rounds({1: no_trump, 2: {"person": 1, "option": "no_trump"}}, None)
    assert refused(blocked) is RefusalCode.OPTION_IS_BLOCKED


def test_r7_6_round_seven_is_double_already() -> None:
    record = seven_rounds({7: {"person": 0, "option": "double_points"}}, None)
    assert refused(record) is RefusalCode.ROUND_SEVEN_IS_DOUBLE_ALREADY


def test_r6_2_house_points_are_doubled_in_round_seven() -> None:
    record = seven_rounds({1: {"person": 0, "option": "no_trump"}, 2: {"person": 1, "option": "extra_card"}}, None)
    record["house_rules"] = {"exact": 5, "each": 1, "forbidden_bid": True}
    for row in record["rounds"]:
        row["points"] = [10 if row["round"] == 7 else 5, 0]
    record["result"] = {"penalties": [0, 0], "totals": [40, 0], "winners": [0]}
    assert found(record) is None
