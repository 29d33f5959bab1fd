"""Every lesson, played by every choice a learner has, says and does what it should."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from doublelucky7.lessons.playing import played
from doublelucky7.lessons.script import YOU, label_of
from doublelucky7.lessons.scripts import LESSONS
from doublelucky7.lessons.tree import Caption, Lesson, leaves_of
from doublelucky7.rules.actions import ChangeBid, KeepPawn, PlaceBid, PlayCard, RollDie, option_of
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import BidChanged, DieShowed, PawnKept, PawnPlaced, RoundScored
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.scoring import SeatScore
from doublelucky7.rules.views import OptionStatus
from doublelucky7.rules.wheel import WHEEL_OPTIONS, WheelOption
from doublelucky7.wording.speech import Language, Wording
from tests.lessons.walking import Reached, nodes_in, nodes_of

MOST_LEAVES = 40
MOST_TAPS = 6

LESSON = {script.name: played(script) for script in LESSONS}
every_lesson = pytest.mark.parametrize("lesson", LESSON.values(), ids=LESSON.keys())


def ends(name: str, part: int = 0) -> list[Reached]:
    return [reached for reached in nodes_in(LESSON[name].parts[part]) if reached.is_end]


def my_score(reached: Reached) -> SeatScore:
    (row,) = [event.row for event in reached.events if isinstance(event, RoundScored)]
    return row.scores[YOU]


def captions_of(lesson: Lesson) -> Iterator[Caption]:
    for reached in nodes_of(lesson):
        question = reached.node.question
        prompt = [reached.node.prompt] if reached.node.prompt else []
        yield from (*reached.node.remarks, *prompt, *((question.prompt, question.explanation) if question else ()))


def refusal_of(reached: Reached, label: str) -> tuple[RefusalCode, str]:
    (refusal,) = [one.refusal for one in reached.view.refused if label_of(one.action) == label]
    return refusal.code, refusal.clause


@every_lesson
def test_a_learner_may_do_everything_the_rules_allow(lesson: Lesson) -> None:
    for reached in nodes_of(lesson):
        offered = tuple(choice.action for choice in reached.node.choices)
        if offered:
            assert offered == reached.view.legal, reached.path


@every_lesson
def test_a_lesson_is_small(lesson: Lesson) -> None:
    assert sum(leaves_of(part.root) for part in lesson.parts) <= MOST_LEAVES


@every_lesson
def test_every_way_ends_with_a_sentence(lesson: Lesson) -> None:
    for part in lesson.parts:
        for reached in nodes_in(part):
            node = reached.node
            assert node.remarks or node.prompt or node.question or any(one.node.question for one in nodes_in(part))


@every_lesson
def test_the_film_has_one_way_through_each_part(lesson: Lesson) -> None:
    for part in lesson.parts:
        assert [reached.is_end for reached in nodes_in(part) if reached.is_in_film].count(True) == 1


@every_lesson
def test_a_lesson_takes_few_taps(lesson: Lesson) -> None:
    taps = {PlayCard: 2, PlaceBid: 2, RollDie: 1, KeepPawn: 1, ChangeBid: 3}
    total = 0
    for part in lesson.parts:
        for reached in nodes_in(part):
            if reached.is_in_film:
                total += sum(taps.get(type(one.action), 2) for one in reached.node.choices if one.in_film)
                total += reached.node.question is not None
    # What is rolled and free is chosen already, so that one tap confirms it.
    assert total - (lesson.name == "die") <= MOST_TAPS


@pytest.mark.parametrize("language", Language)
def test_every_caption_has_its_words(language: Language) -> None:
    wording = Wording(language)
    for lesson in LESSON.values():
        for caption in captions_of(lesson):
            assert wording.say(caption.key, **caption.values)


def test_r5_2_in_the_first_lesson_another_colour_is_refused_while_red_is_held() -> None:
    first, *_ = nodes_of(LESSON["trick"])
    assert [choice.action for choice in first.node.choices] == [PlayCard(YOU, Card.R11)]
    assert refusal_of(first, "Y4") == (RefusalCode.MUST_FOLLOW_COLOUR, "R5.2")


def test_r5_5_with_trump_and_joker_every_order_takes_two_of_two() -> None:
    assert [(my_score(end).bid, my_score(end).tricks) for end in ends("trump")] == [(2, 2)] * 5


def test_r6_1_whatever_is_bid_the_hand_takes_two() -> None:
    assert {my_score(end).tricks for end in ends("bid")} == {2}
    assert {end.path[0] for end in ends("bid")} == {"bid 0", "bid 1", "bid 2", "bid 3"}
    assert {my_score(end).points for end in ends("bid") if end.path[0] == "bid 2"} == {14}
    assert {my_score(end).points for end in ends("bid") if end.path[0] != "bid 2"} == {0}


def test_r4_3_the_last_bidder_is_refused_one_and_after_higher_bids_nothing() -> None:
    first, second = LESSON["last-bidder"].parts
    asked = next(reached for reached in nodes_in(first) if reached.node.choices)
    assert refusal_of(asked, "bid 1") == (RefusalCode.BID_MAKES_SUM_EQUAL, "R4.3")
    assert {end.path for end in ends("last-bidder")} == {("bid 0",), ("bid 2",), ("bid 3",)}
    assert {end.path[0] for end in ends("last-bidder", 1)} == {"bid 0", "bid 1", "bid 2", "bid 3"}
    for part in (first, second):
        assert {my_score(end).tricks for end in nodes_in(part) if end.is_end} == {2}


def test_r4_3_two_bid_after_one_and_one_otto_misses() -> None:
    (end,) = [end for end in ends("last-bidder") if end.path == ("bid 2",)]
    assert [seat.bid == seat.tricks_won for seat in end.view.seats] == [True, True, False]


def test_r5_1_and_r2_4_otto_leads_again_and_you_deal_next() -> None:
    questions = [reached.node.question for reached in nodes_of(LESSON["dealer"]) if reached.node.question]
    assert [question.right for question in questions] == [2, YOU]


def test_r6_2_exactly_one_brings_12_in_round_7_24_and_two_bring_nothing() -> None:
    (question,) = [reached.node.question for reached in nodes_of(LESSON["exactly"]) if reached.node.question]
    assert (question.answers, question.right) == ((12, 24, 14), 24)
    assert {end.path[-1]: my_score(end).points for end in ends("exactly")} == {"Y2": 12, "Y13": 0}


def test_r7_1_otto_keeps_and_after_your_pawn_paula_is_not_asked() -> None:
    changed = [end for end in ends("pawn") if end.path[0] == "change_bid 0 -1"]
    for end in changed:
        assert PawnKept(2) in end.events
        assert PawnKept(1) not in end.events
        assert BidChanged(YOU, YOU, 1) in end.events
        assert (my_score(end).bid, my_score(end).tricks, my_score(end).points) == (1, 1, 12)
    assert {end.path[1] for end in changed} == {"R14", "G2", "Y3"}


def test_w1_the_wheel_may_make_the_bids_add_up() -> None:
    after = next(reached for reached in nodes_of(LESSON["pawn"]) if reached.path == ("change_bid 0 -1",))
    assert after.view.sum_of_bids == after.view.tricks


def test_r7_5_the_die_shows_x_then_a_free_option_then_a_taken_one() -> None:
    shown = [
        next(e.face for end in ends("die", part) for e in end.events if isinstance(e, DieShowed)) for part in range(3)
    ]
    assert shown == [8, WheelOption.NO_TRUMP.face, WheelOption.CHANGE_DEALER.face]
    for part in range(3):
        first = next(nodes_in(LESSON["die"].parts[part]))
        assert [type(choice.action) for choice in first.node.choices] == [KeepPawn, RollDie]


def test_r7_5_what_is_rolled_and_free_is_all_that_is_offered() -> None:
    rolled = next(reached for reached in nodes_in(LESSON["die"].parts[1]) if reached.path == ("roll_die",))
    assert [label_of(choice.action) for choice in rolled.node.choices] == ["no_trump"]


def test_r7_5_double_lucky_offers_the_six_others_and_the_pawn_goes_there() -> None:
    rolled = next(reached for reached in nodes_in(LESSON["die"].parts[2]) if reached.path == ("roll_die",))
    actions = [choice.action for choice in rolled.node.choices if not isinstance(choice.action, KeepPawn)]
    free = set(WHEEL_OPTIONS) - {WheelOption.CHANGE_DEALER}
    assert {option_of(action) for action in actions if not isinstance(action, PlaceBid | PlayCard | RollDie)} == free  # type: ignore[arg-type]
    for end in ends("die", 2):
        if end.path[0] == "roll_die":
            (placed,) = [event.option for event in end.events if isinstance(event, PawnPlaced)]
            assert placed in free
            assert end.view.wheel is not None
            status = {one.option: one.status for one in end.view.wheel.options}
            assert status[placed] is OptionStatus.BLOCKED


def test_the_file_of_all_lessons_is_written_and_the_same_for_every_hash_seed(tmp_path: Path) -> None:
    written = []
    for seed in ("1", "2"):
        target = tmp_path / f"{seed}.json"
        command = [sys.executable, "-m", "doublelucky7.lessons", str(target)]
        subprocess.run(command, check=True, env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)})
        written.append(target.read_bytes())
    assert written[0] == written[1]
    assert [lesson["name"] for lesson in msgspec.json.decode(written[0])] == list(LESSON)
