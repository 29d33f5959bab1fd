"""Verifying recomputes everything: one doctored record for each thing that can disagree, with its clause and place."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import MissingContribution, commitment_to, game_key
from doublelucky7.dealing.shuffle import forfeit
from doublelucky7.records.building import Decided, record_of, with_forfeits
from doublelucky7.records.disagreements import (
    FAIR_DEALING,
    RECORD_FORMAT,
    Disagreement,
    DisagreementCode,
    ImpossibleHistory,
)
from doublelucky7.records.fair_dealing import key_of
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    HowDealt,
    Person,
    Record,
    RecordedForfeit,
    RecordedRound,
    RecordedTrick,
    Seed,
    StandIn,
    UncommittedDealing,
    deck_of,
    deck_text,
    from_json,
    to_json,
)
from doublelucky7.records.replaying import Part, Place, actions_of
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import (
    Action,
    Deal,
    DieFell,
    DoublePoints,
    DrawForDealer,
    KeepPawn,
    PlaceBid,
    PlayCard,
)
from doublelucky7.rules.cards import FULL_DECK, Card, Colour
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from testkit.games.recorded import finished, play_out
from tests.setting import stacked_deck

STACKED = UncommittedDealing(how=HowDealt.STACKED)
TWO = (Person("Kim"), Person("Ada"))
CLUB = BotPlayer("Mira", "club", "1")
JOKER_FIRST = (Card.JOKER, *FULL_DECK[:-1])
ROUND_1 = stacked_deck(["R7", "G1"], turned_up="B9", dealer=0)
ROUND_2 = stacked_deck(["R7 R8", "G1 R2"], turned_up="G9", dealer=1)


def table(*actions: Action | Decided, ruleset: RuleSet | None = None) -> Record:
    """Kim and Ada after Kim has drawn the Joker and deals red 7 to Kim, green 1 to Ada, blue 9 as trump card."""
    opening: tuple[Action, ...] = (DrawForDealer(JOKER_FIRST), Deal(ROUND_1))
    return record_of(ruleset or RuleSet(), TWO, STACKED, (*opening, *actions))


def first_round(*more: Action | Decided) -> Record:
    """Both bid, Kim leads the red 7 and takes the only trick."""
    return table(PlaceBid(0, 1), PlaceBid(1, 1), PlayCard(0, Card.R7), PlayCard(1, Card.G1), *more)


def two_rounds() -> Record:
    return first_round(
        Deal(ROUND_2), PlaceBid(1, 1), PlaceBid(0, 0), PlayCard(1, Card.R2), PlayCard(0, Card.R7), PlayCard(1, Card.G1)
    )


def doctored(record: Record, number: int, **changes: Any) -> Record:
    """The record with other things in one of its rounds, counted from 1."""
    rounds = list(record.rounds)
    rounds[number - 1] = replace(rounds[number - 1], **changes)
    return replace(record, rounds=tuple(rounds))


def doctored_trick(record: Record, number: int, trick: int, **changes: Any) -> Record:
    tricks = list(record.rounds[number - 1].tricks)
    tricks[trick - 1] = replace(tricks[trick - 1], **changes)
    return doctored(record, number, tricks=tuple(tricks))


def found_in(record: Record) -> Disagreement:
    disagreement = verify(record)
    assert disagreement is not None
    return disagreement


def swapped_at_the_bottom(deck: str) -> str:
    """The same deck with two cards exchanged that nobody is dealt."""
    *top, last_but_one, last = deck_of(deck)
    return deck_text((*top, last, last_but_one))


def test_the_records_that_are_doctored_here_are_right_before() -> None:
    for record in (table(), first_round(), two_rounds(), finished()):
        assert verify(record) is None


def test_r2_1_a_first_dealer_who_did_not_draw_the_highest_card() -> None:
    record = replace(table(), first_dealer=1)
    disagreement = found_in(record)
    assert (disagreement.code, disagreement.clause) == (DisagreementCode.FIRST_DEALER_DIFFERS, "R2.1")
    assert (disagreement.place, disagreement.expected, disagreement.found) == (Place(Part.FIRST_DEALER), 0, 1)


@pytest.mark.parametrize(
    ("changes", "code", "clause", "expected", "found"),
    [
        ({"round": 3}, DisagreementCode.ROUND_DIFFERS, "R1.4", 2, 3),
        ({"cards": 3}, DisagreementCode.CARDS_DIFFER, "R1.4", 2, 3),
        ({"dealer": 0}, DisagreementCode.DEALER_DIFFERS, "R2.4", 1, 0),
        ({"turned_up": Card.G8}, DisagreementCode.TURNED_UP_DIFFERS, "R2.3", "G9", "G8"),
    ],
)
def test_a_header_of_a_round_that_is_not_so(
    changes: dict[str, Any], code: DisagreementCode, clause: str, expected: object, found: object
) -> None:
    disagreement = found_in(doctored(two_rounds(), 2, **changes))
    assert (disagreement.code, disagreement.clause) == (code, clause)
    assert (disagreement.place.round, disagreement.expected, disagreement.found) == (2, expected, found)


def test_r2_1_the_first_round_is_dealt_by_the_first_dealer() -> None:
    assert found_in(doctored(table(), 1, dealer=1)).clause == "R2.1"


def test_r4_3_a_bid_that_makes_the_sum_equal_is_named_with_its_clause_and_place() -> None:
    disagreement = found_in(doctored(first_round(), 1, bids=(1, 0)))
    assert (disagreement.code, disagreement.clause) == (DisagreementCode.ILLEGAL_ACTION, "R4.3")
    assert disagreement.place == Place(Part.BID, 1, number=2)
    assert disagreement.refusal is not None
    assert disagreement.refusal.code is RefusalCode.BID_MAKES_SUM_EQUAL


def test_r5_2_a_card_that_does_not_follow() -> None:
    record = doctored_trick(two_rounds(), 2, 1, cards=(Card.R2, Card.R8), winner=1)
    cheated = doctored(record, 2, deck=deck_text(stacked_deck(["R7 G8", "G1 R2"], turned_up="G9", dealer=1)))
    disagreement = found_in(doctored_trick(cheated, 2, 1, cards=(Card.R2, Card.G8)))
    assert (disagreement.clause, disagreement.place) == ("R5.2", Place(Part.TRICK, 2, 1, 2))


def test_r5_1_a_leader_who_is_not_the_dealer() -> None:
    disagreement = found_in(doctored_trick(first_round(), 1, 1, leader=1, cards=(Card.G1, Card.R7)))
    assert (disagreement.clause, disagreement.place) == ("R5.1", Place(Part.TRICK, 1, 1, 1))


def test_r5_5_a_trick_given_to_another_player() -> None:
    disagreement = found_in(doctored_trick(first_round(), 1, 1, winner=1))
    assert (disagreement.code, disagreement.clause) == (DisagreementCode.TRICK_WINNER_DIFFERS, "R5.5")
    assert (disagreement.place, disagreement.expected, disagreement.found) == (Place(Part.TRICK, 1, 1), 0, 1)


def test_r5_4_a_led_joker_that_is_said_to_have_lost() -> None:
    deck = stacked_deck(["J", "G1"], turned_up="B9", dealer=0)
    actions = (
        DrawForDealer(JOKER_FIRST),
        Deal(deck),
        PlaceBid(0, 1),
        PlaceBid(1, 1),
        PlayCard(0, Card.JOKER),
        PlayCard(1, Card.G1),
    )
    record = record_of(RuleSet(), TWO, STACKED, actions)
    assert found_in(doctored_trick(record, 1, 1, winner=1)).clause == "R5.4"


def test_a_winner_is_missing_or_named_too_early() -> None:
    assert found_in(doctored_trick(first_round(), 1, 1, winner=None)).expected == 0
    early = table(PlaceBid(0, 1), PlaceBid(1, 1), PlayCard(0, Card.R7))
    assert found_in(doctored_trick(early, 1, 1, winner=0)).found == 0


def test_r5_1_two_tricks_written_as_one() -> None:
    record = two_rounds()
    one = RecordedTrick(1, (Card.R2, Card.R7, Card.G1), None)
    disagreement = found_in(doctored(record, 2, tricks=(one,)))
    assert (disagreement.code, disagreement.place) == (DisagreementCode.TRICK_TOO_LONG, Place(Part.TRICK, 2, 1))
    assert (disagreement.expected, disagreement.found) == (2, 3)


def test_r5_1_one_trick_written_as_two() -> None:
    halves = (RecordedTrick(0, (Card.R7,)), RecordedTrick(1, (Card.G1,), 0))
    disagreement = found_in(doctored(first_round(), 1, tricks=halves))
    assert (disagreement.code, disagreement.place) == (DisagreementCode.TRICK_BROKEN_OFF, Place(Part.TRICK, 1, 1))
    assert (disagreement.expected, disagreement.found) == (2, 1)


def test_r2_2_a_round_begins_before_the_last_is_over() -> None:
    record = two_rounds()
    disagreement = found_in(doctored(record, 1, tricks=(), points=None))
    assert (disagreement.clause, disagreement.place) == ("R2.2", Place(Part.DECK, 2))


@pytest.mark.parametrize(("points", "found"), [((12, 12), (12, 12)), (None, None), ((12, 0, 0), (12, 0, 0))])
def test_r6_1_points_that_were_not_made(points: tuple[int, ...] | None, found: object) -> None:
    disagreement = found_in(doctored(first_round(), 1, points=points))
    assert (disagreement.code, disagreement.clause) == (DisagreementCode.POINTS_DIFFER, "R6.1")
    assert (disagreement.place, disagreement.expected, disagreement.found) == (Place(Part.POINTS, 1), (12, 0), found)


def test_points_of_a_round_that_still_runs() -> None:
    assert found_in(doctored(table(), 1, points=(0, 0))).expected is None


def finished_from(seed: int) -> Record:
    return finished(seed=seed)


def test_r6_2_round_seven_counts_double() -> None:
    record = next(record for record in map(finished_from, range(99)) if any(record.rounds[6].points or ()))
    points = record.rounds[6].points
    assert points is not None
    halved = tuple(number // 2 for number in points)
    assert found_in(doctored(record, 7, points=halved)).clause == "R6.2"


def test_w4_doubled_points() -> None:
    record = table(
        PlaceBid(0, 0),
        PlaceBid(1, 0),
        DoublePoints(1),
        PlayCard(0, Card.R7),
        PlayCard(1, Card.G1),
        ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE),
    )
    assert record.rounds[0].points == (0, 20)
    assert found_in(doctored(record, 1, points=(0, 10))).clause == "W4"


def wrong_penalties(record: Record) -> Record:
    assert record.result is not None
    return replace(record, result=replace(record.result, penalties=(10, 0, 0, 0)))


def wrong_totals(record: Record) -> Record:
    assert record.result is not None
    return replace(record, result=replace(record.result, totals=(999, 0, 0, 0)))


def wrong_winners(record: Record) -> Record:
    assert record.result is not None
    return replace(record, result=replace(record.result, winners=(0, 1, 2, 3)))


@pytest.mark.parametrize(
    ("change", "code", "clause"),
    [
        (wrong_penalties, DisagreementCode.PENALTIES_DIFFER, "R7.8"),
        (wrong_totals, DisagreementCode.TOTALS_DIFFER, "R6.3"),
        (wrong_winners, DisagreementCode.WINNERS_DIFFER, "R6.3"),
        (lambda record: replace(record, result=None), DisagreementCode.RESULT_MISSING, "R6.3"),
        (lambda record: replace(two_rounds(), result=record.result), DisagreementCode.RESULT_TOO_EARLY, "R6.3"),
    ],
)
def test_the_end_of_a_game_that_is_not_so(
    change: Callable[[Record], Record], code: DisagreementCode, clause: str
) -> None:
    disagreement = found_in(change(finished()))
    assert (disagreement.code, disagreement.clause, disagreement.place) == (code, clause, Place(Part.RESULT))


def test_r7_1_the_wheel_asks_in_its_order() -> None:
    ruleset = RuleSet(mode=Mode.TACTICAL_ESCAPE)
    record = table(PlaceBid(0, 0), PlaceBid(1, 0), KeepPawn(1), ruleset=ruleset)
    disagreement = found_in(doctored(record, 1, wheel=(KeepPawn(0),)))
    assert (disagreement.clause, disagreement.place) == ("R7.1", Place(Part.WHEEL, 1, number=1))


def test_r3_2_trump_named_where_nobody_may() -> None:
    disagreement = found_in(doctored(table(), 1, trump_named=Colour.RED))
    assert (disagreement.clause, disagreement.place) == ("R3.2", Place(Part.TRUMP_NAMED, 1))


def test_r3_2_trump_named_after_a_joker_is_part_of_the_record() -> None:
    deck = stacked_deck(["R7", "G1"], turned_up="J", dealer=0)
    ruleset = RuleSet(joker_trump=JokerTrump.DEALER_CHOOSES)
    opening = (DrawForDealer(JOKER_FIRST), Deal(deck))
    record = record_of(ruleset, TWO, STACKED, opening)
    named = doctored(record, 1, trump_named=Colour.GREEN)
    assert verify(named) is None
    assert record_of(ruleset, TWO, STACKED, actions_of(named)) == named


class TestFairDealing:
    """The promise, and every deck and die face that it binds."""

    secret = bytes(range(32))
    promise = CommittedDealing(
        algorithm=ALGORITHM,
        commitment=commitment_to(secret).hex(),
        contributions=(MissingContribution(), MissingContribution()),
        secret=secret.hex(),
    )

    def committed(self, mode: Mode = Mode.CLASSIC) -> Record:
        ruleset = RuleSet(mode=mode)
        key = game_key(self.secret, self.promise.contributions)
        actions = [action for action, _ in play_out(ruleset, 2, key, Random(5))]
        return record_of(ruleset, TWO, self.promise, actions)

    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"algorithm": "dl7-dealing-3"}, DisagreementCode.UNKNOWN_ALGORITHM),
            (
                {"contributions": (MissingContribution(), MissingContribution(), MissingContribution())},
                DisagreementCode.CONTRIBUTIONS_DIFFER,
            ),
            ({"secret": None}, DisagreementCode.SECRET_NOT_REVEALED),
            ({"secret": "00" * 32}, DisagreementCode.COMMITMENT_DOES_NOT_OPEN),
        ],
    )
    def test_a_promise_that_was_not_kept(self, changes: dict[str, Any], code: DisagreementCode) -> None:
        disagreement = found_in(replace(self.committed(), dealing=replace(self.promise, **changes)))
        assert (disagreement.code, disagreement.clause, disagreement.place) == (
            code,
            FAIR_DEALING,
            Place(Part.DEALING),
        )

    def test_a_kept_promise_and_a_running_game_that_keeps_its_secret(self) -> None:
        record = self.committed()
        assert verify(record) is None
        running = replace(record, dealing=replace(self.promise, secret=None), result=None, rounds=record.rounds[:3])
        assert verify(running) is None

    def test_another_deck_to_draw_from(self) -> None:
        record = self.committed()
        disagreement = found_in(replace(record, draws=tuple(map(swapped_at_the_bottom, record.draws))))
        assert (disagreement.code, disagreement.clause) == (DisagreementCode.DRAW_DIFFERS, FAIR_DEALING)
        assert (disagreement.place, disagreement.expected) == (Place(Part.DRAW, number=1), record.draws[0])

    def test_another_deck_for_a_round_even_where_nobody_saw_the_difference(self) -> None:
        record = self.committed()
        deck = swapped_at_the_bottom(record.rounds[4].deck)
        disagreement = found_in(doctored(record, 5, deck=deck))
        assert (disagreement.code, disagreement.clause) == (DisagreementCode.DECK_DIFFERS, FAIR_DEALING)
        assert (disagreement.place, disagreement.found) == (Place(Part.DECK, 5), deck)

    def test_another_face_of_the_die(self) -> None:
        record = self.committed(Mode.LUCKY_DICE)
        number, played = next((n, r) for n, r in enumerate(record.rounds, 1) if with_the_die(r) is not None)
        place = with_the_die(played)
        assert place is not None
        fallen = played.wheel[place]
        assert isinstance(fallen, DieFell)
        wheel = (*played.wheel[:place], DieFell(fallen.face % 8 + 1), *played.wheel[place + 1 :])
        disagreement = found_in(doctored(record, number, wheel=wheel))
        assert (disagreement.code, disagreement.clause) == (DisagreementCode.DIE_DIFFERS, FAIR_DEALING)
        assert (disagreement.place.part, disagreement.expected) == (Part.WHEEL, fallen.face)

    def test_a_seed_that_leads_to_other_cards_or_comes_from_elsewhere(self) -> None:
        record = finished(seed=7)
        other = UncommittedDealing(how=HowDealt.SEEDED, seed=Seed(ALGORITHM, 8, 0))
        assert found_in(replace(record, dealing=other)).code is DisagreementCode.DRAW_DIFFERS
        foreign = UncommittedDealing(how=HowDealt.SEEDED, seed=Seed("mt19937", 7, 0))
        assert found_in(replace(record, dealing=foreign)).code is DisagreementCode.UNKNOWN_ALGORITHM

    def test_r1_1_a_deck_with_a_card_twice(self) -> None:
        twice = deck_text((*ROUND_1[:-1], ROUND_1[0]))
        assert found_in(doctored(table(), 1, deck=twice)).clause == "R1.1"


class TestForfeits:
    """R6.5: the table's own list, and what everybody who missed was given of it."""

    def in_the_open(self) -> Record:
        """Kim made the bid of round 1, Ada missed it and was given the second of three."""
        return with_forfeits(first_round(), ("Sing", "Hop", "Bark"), {1: (RecordedForfeit(1, 1),)})

    def from_the_key(self) -> Record:
        record = finished(seed=7)
        assert isinstance(record.dealing, UncommittedDealing)
        key = key_of(record.dealing)
        assert key is not None
        given = {
            played.round: tuple(
                RecordedForfeit(seat, forfeit(key, played.round, seat, 3))
                for seat, points in enumerate(played.points or ())
                if points == 0
            )
            for played in record.rounds
        }
        return with_forfeits(record, ("Sing", "Hop", "Bark"), given)

    def test_r6_5_what_was_given_is_part_of_the_record_and_right(self) -> None:
        for record in (self.in_the_open(), self.from_the_key(), with_forfeits(table(), ("Sing",), {})):
            assert verify(record) is None
            assert from_json(to_json(record)) == from_text(to_text(record)) == record

    @pytest.mark.parametrize("given", [(), (RecordedForfeit(0, 1),), (RecordedForfeit(1, 0), RecordedForfeit(0, 0))])
    def test_r6_5_others_than_those_who_missed(self, given: tuple[RecordedForfeit, ...]) -> None:
        disagreement = found_in(doctored(self.in_the_open(), 1, forfeits=given))
        assert (disagreement.code, disagreement.clause) == (DisagreementCode.WHO_MISSED_DIFFERS, "R6.5")
        assert (disagreement.place, disagreement.expected) == (Place(Part.FORFEIT, 1), (1,))

    def test_r6_5_a_round_that_still_runs_gives_none(self) -> None:
        early = with_forfeits(table(), ("Sing",), {1: (RecordedForfeit(1, 0),)})
        assert found_in(early).expected == ()

    def test_r6_5_another_forfeit_than_the_keys(self) -> None:
        record = self.from_the_key()
        number, played = next((n, r) for n, r in enumerate(record.rounds, 1) if r.forfeits)
        first, *others = played.forfeits
        other = replace(first, forfeit=(first.forfeit + 1) % 3)
        disagreement = found_in(doctored(record, number, forfeits=(other, *others)))
        assert (disagreement.code, disagreement.clause) == (DisagreementCode.FORFEIT_DIFFERS, FAIR_DEALING)
        assert disagreement.place == Place(Part.FORFEIT, number, number=1)
        assert (disagreement.expected, disagreement.found) == (first.forfeit, other.forfeit)

    def test_a_forfeit_that_is_not_on_the_list_cannot_be_read(self) -> None:
        beyond = to_json(self.in_the_open()).replace('"forfeit":1', '"forfeit":3')
        with pytest.raises(UnreadableRecord, match="no forfeit 3"):
            from_json(beyond)
        assert from_json(beyond.replace('"forfeit":3', '"forfeit":2')) is not None


def with_the_die(played: RecordedRound) -> int | None:
    return next((place for place, action in enumerate(played.wheel) if isinstance(action, DieFell)), None)


class TestStandIns:
    """Who decided in place of a seat's holder."""

    @pytest.mark.parametrize(
        ("stand_ins", "place"),
        [
            ((StandIn(CLUB, (5,)),), Place(Part.STAND_IN, 1, number=5)),
            ((StandIn(CLUB, (2, 2)),), Place(Part.STAND_IN, 1, number=2)),
            ((StandIn(CLUB, (3, 2)),), Place(Part.STAND_IN, 1, number=3)),
            ((StandIn(TWO[0], (1,)),), Place(Part.STAND_IN, 1, number=1)),
            ((StandIn(CLUB, (2,)), StandIn(CLUB, (3,))), Place(Part.STAND_IN, 1)),
            ((StandIn(CLUB, (2,)), StandIn(TWO[1], (1,))), Place(Part.STAND_IN, 1)),
        ],
    )
    def test_a_stand_in_who_cannot_have_been_one(self, stand_ins: tuple[StandIn, ...], place: Place) -> None:
        disagreement = found_in(doctored(first_round(), 1, stand_ins=stand_ins))
        assert (disagreement.code, disagreement.clause) == (DisagreementCode.STAND_IN_DIFFERS, RECORD_FORMAT)
        assert disagreement.place == place

    def test_a_stand_in_is_named_with_the_decisions_and_the_holder_goes_without_saying(self) -> None:
        record = table(
            Decided(PlaceBid(0, 1), TWO[0]),
            Decided(PlaceBid(1, 1), CLUB),
            PlayCard(0, Card.R7),
            Decided(PlayCard(1, Card.G1), CLUB),
        )
        assert record.rounds[0].stand_ins == (StandIn(CLUB, (2, 4)),)
        assert [decided.by for decided in actions_of(record)] == [None, None, TWO[0], CLUB, TWO[0], CLUB]
        assert verify(record) is None


SECOND_VERSION = Path(__file__).with_name("test_second_version.py")


def test_every_code_of_a_disagreement_has_a_test_here() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (Path(__file__), SECOND_VERSION))
    assert [code.name for code in DisagreementCode if f"DisagreementCode.{code.name}" not in source] == []


def test_an_impossible_history_tells_what_and_where() -> None:
    illegal = ImpossibleHistory(found_in(doctored(first_round(), 1, bids=(1, 0))))
    assert str(illegal) == 'illegal_action bid_makes_sum_equal (R4.3) at {"part":"bid","round":1,"number":2}'
    wrong = ImpossibleHistory(found_in(doctored_trick(first_round(), 1, 1, winner=1)))
    assert str(wrong) == 'trick_winner_differs (R5.5) at {"part":"trick","round":1,"trick":1}'
