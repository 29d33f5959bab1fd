"""Whether a pad record can have happened: arithmetic, order, wheel and penalties recomputed by the rules."""

from __future__ import annotations

from typing import NoReturn, assert_never

from doublelucky7.records.disagreements import RECORD_FORMAT, Disagreement, DisagreementCode, ImpossibleHistory, Value
from doublelucky7.records.pad_record import AS_PRINTED, HouseRules, PadRecord, PadRound, PadWheelUse
from doublelucky7.records.replaying import Part, Place
from doublelucky7.rules.cards import Colour
from doublelucky7.rules.refusals import Refusal, RefusalCode
from doublelucky7.rules.ruleset import JokerTrump, Mode, rounds_left_in_series, tricks_in
from doublelucky7.rules.scoring import penalty_for, score_of
from doublelucky7.rules.wheel import (
    UNLUCKY_FACE,
    WheelOption,
    available_options,
    is_available,
    option_on,
    options_after_roll,
)

_Pawns = dict[int, WheelOption]


def verify_pad(record: PadRecord) -> Disagreement | None:
    """The first thing that recomputing does not confirm, None where everything agrees."""
    try:
        _Check(record).everything()
    except ImpossibleHistory as impossible:
        return impossible.disagreement
    return None


class _Check:
    """Goes through the rows of one pad in order."""

    def __init__(self, record: PadRecord) -> None:
        self.record = record
        self.house = record.house_rules or AS_PRINTED
        self.seated: tuple[int, ...] = tuple(range(len(record.people)))
        self.token = record.first_dealer
        self.pawns: _Pawns = {}
        self.points = [0] * len(record.people)
        self.without_pawn = [0] * len(record.people)

    def everything(self) -> None:
        for number, played in enumerate(self.record.rounds, 1):
            _agree(DisagreementCode.ROUND_DIFFERS, "R1.4", Place(Part.ROUND, number), number, played.round)
            self.one_round(number, played)
        self.result()

    def one_round(self, number: int, played: PadRound) -> None:
        place = Place(Part.ROUND, number)
        _agree(DisagreementCode.CARDS_DIFFER, "R1.4", place, tricks_in(number), played.cards)
        self.seat(number, played)
        _agree(DisagreementCode.DEALER_DIFFERS, "R2.4", place, self.token, played.dealer)
        for row in (played.bids, played.tricks, played.points):
            _agree(DisagreementCode.ROUND_DIFFERS, RECORD_FORMAT, place, len(self.seated), len(row))
        if rounds_left_in_series(number) == 7:
            # R7.2: before round 8 all pawns come home.
            self.pawns = {}
        self.bids(number, played)
        self.wheel(number, played)
        self.tricks(number, played)
        self.score(number, played)
        if self.record.ruleset.has_wheel and rounds_left_in_series(number) == 1:
            for person in self.seated:
                self.without_pawn[person] += person not in self.pawns

    def seat(self, number: int, played: PadRound) -> None:
        """Who plays from this round on, and where the token goes (R2.4): past those who have left."""
        before = self.seated
        if played.seated is not None:
            place = Place(Part.ROUND, number)
            known = len(self.record.people)
            if len(set(played.seated)) < len(played.seated) or max(played.seated) >= known:
                _agree(DisagreementCode.ROUND_DIFFERS, RECORD_FORMAT, place, known, max(played.seated) + 1)
            self.seated = played.seated
        if number == 1 and self.token not in self.seated:
            _agree(DisagreementCode.FIRST_DEALER_DIFFERS, "R2.1", Place(Part.FIRST_DEALER), None, self.token)
        if number > 1:
            order = self.seated if self.token in self.seated else before
            start = order.index(self.token)
            following = [*order[start + 1 :], *order[: start + 1]]
            self.token = next(person for person in following if person in self.seated)

    def bids(self, number: int, played: PadRound) -> None:
        tricks = tricks_in(number)
        for bid in played.bids:
            if not 0 <= bid <= tricks:
                _refuse(Part.BID, number, RefusalCode.BID_OUT_OF_RANGE, "R4.2", bid=bid, tricks=tricks)
        if self.house.forbidden_bid and sum(played.bids) == tricks:
            last = played.bids[self.seated.index(self.token) - 1]
            _refuse(Part.BID, number, RefusalCode.BID_MAKES_SUM_EQUAL, "R4.3", bid=last, tricks=tricks)

    def wheel(self, number: int, played: PadRound) -> None:
        use = played.wheel
        if use is None:
            return
        if not self.record.ruleset.has_wheel or use.person not in self.seated or use.person in self.pawns:
            _refuse(Part.WHEEL, number, RefusalCode.NO_WHEEL_NOW, "R7.1")
        self._roll(number, use)
        if use.option is not None:
            self._target(number, played, use, use.option)
            self.pawns[use.person] = use.option

    def _roll(self, number: int, use: PadWheelUse) -> None:
        pawns = tuple(self.pawns.get(person) for person in self.seated) + tuple(self.pawns.values())
        is_dice = self.record.ruleset.mode is Mode.LUCKY_DICE
        if is_dice != (use.face is not None):
            code = RefusalCode.ROLL_FIRST if is_dice else RefusalCode.NO_DIE_IN_THIS_MODE
            option = {"option": use.option or WheelOption.CHANGE_BID} if is_dice else {}
            _refuse(Part.WHEEL, number, code, "R7.5" if is_dice else "R7.4", **option)
        if use.face == UNLUCKY_FACE:
            if use.option is not None:
                _refuse(Part.WHEEL, number, RefusalCode.ROLL_IS_BINDING, "R7.5", face=use.face)
            return
        if use.option is None or not available_options(pawns, number):
            _refuse(Part.WHEEL, number, RefusalCode.NO_WHEEL_NOW, "R7.4")
        blocker = next((person for person, taken in self.pawns.items() if taken is use.option), None)
        if blocker is not None:
            _refuse(Part.WHEEL, number, RefusalCode.OPTION_IS_BLOCKED, "R7.3", option=use.option, seat=blocker)
        if not is_available(use.option, pawns, number):
            _refuse(Part.WHEEL, number, RefusalCode.ROUND_SEVEN_IS_DOUBLE_ALREADY, "R7.6", option=use.option)
        if use.face is not None and use.option not in options_after_roll(use.face, pawns, number):
            rolled = option_on(use.face) or use.option
            _refuse(Part.WHEEL, number, RefusalCode.ROLLED_ANOTHER_OPTION, "R7.5", option=rolled, face=use.face)

    def _target(self, number: int, played: PadRound, use: PadWheelUse, option: WheelOption) -> None:
        tricks = tricks_in(number)
        match option:
            case WheelOption.CHANGE_BID:
                target = self._seated_target(number, use.target)
                bid = played.bids[self.seated.index(target)] + (use.change or 0)
                if use.change is None or not 0 <= bid <= tricks:
                    code = RefusalCode.CHANGED_BID_OUT_OF_RANGE
                    _refuse(Part.WHEEL, number, code, "W1", seat=target, bid=bid, tricks=tricks)
            case WheelOption.PLAYER_SWAP:
                first, second = self._seated_target(number, use.target), self._seated_target(number, use.other)
                if first == second:
                    _refuse(Part.WHEEL, number, RefusalCode.SWAP_NEEDS_TWO_PLAYERS, "W2", seat=first)
            case WheelOption.CHANGE_DEALER:
                target = self._seated_target(number, use.target)
                if target == self.token:
                    _refuse(Part.WHEEL, number, RefusalCode.IS_DEALER_ALREADY, "W3", seat=target)
                self.token = target
            case WheelOption.CHANGE_TRUMP:
                if use.colour is None or use.colour is self._trump(played):
                    colour = use.colour or Colour.RED
                    _refuse(Part.WHEEL, number, RefusalCode.IS_TRUMP_ALREADY, "W5", colour=colour)
            case WheelOption.DOUBLE_POINTS | WheelOption.EXTRA_CARD | WheelOption.NO_TRUMP:
                pass
            case _ as unreachable:
                assert_never(unreachable)

    def _seated_target(self, number: int, target: int | None) -> int:
        if target is None or target not in self.seated:
            players = len(self.seated)
            _refuse(Part.WHEEL, number, RefusalCode.NO_SUCH_SEAT, "R1.2", seat=target or 0, players=players)
        return target

    def _trump(self, played: PadRound) -> Colour | None:
        """The fixed trump colour, None where there is none or nobody wrote it down (R2.3, R3)."""
        if played.turned_up in {None, "J"}:
            is_named = self.record.ruleset.joker_trump is JokerTrump.DEALER_CHOOSES
            return played.trump_named if is_named else None
        return Colour(played.turned_up)

    def tricks(self, number: int, played: PadRound) -> None:
        place = Place(Part.TRICK, number, trick=tricks_in(number))
        _agree(DisagreementCode.CARDS_DIFFER, "R1.4", place, tricks_in(number), sum(played.tricks))
        if played.winners is not None:
            counted = tuple(played.winners.count(person) for person in self.seated)
            _agree(DisagreementCode.CARDS_DIFFER, RECORD_FORMAT, place, sum(counted), len(played.winners))
            for person, mine, written in zip(self.seated, counted, played.tricks, strict=True):
                if mine != written:
                    _agree(DisagreementCode.TRICK_WINNER_DIFFERS, RECORD_FORMAT, place, person, None)

    def score(self, number: int, played: PadRound) -> None:
        use = played.wheel
        expected = []
        for person, placed, tricks in zip(self.seated, played.bids, played.tricks, strict=True):
            changed = use is not None and use.option is WheelOption.CHANGE_BID and use.target == person
            bid = placed + (use.change or 0 if changed and use is not None else 0)
            doubler = use.person if use is not None and use.option is WheelOption.DOUBLE_POINTS else None
            expected.append(_points(person, bid, tricks, number, doubler, self.house))
        place = Place(Part.POINTS, number)
        _agree(DisagreementCode.POINTS_DIFFER, "R6.1", place, tuple(expected), played.points)
        for person, points in zip(self.seated, expected, strict=True):
            self.points[person] += points

    def result(self) -> None:
        place, found = Place(Part.RESULT), self.record.result
        is_over = len(self.record.rounds) == self.record.ruleset.rounds
        if found is None or not is_over:
            if is_over:
                _agree(DisagreementCode.RESULT_MISSING, "R6.3", place, self.seated, None)
            elif found is not None:
                _agree(DisagreementCode.RESULT_TOO_EARLY, "R6.3", place, None, found.winners)
            return
        people = range(len(self.record.people))
        penalties = tuple(penalty_for(self.without_pawn[one]) if one in self.seated else 0 for one in people)
        totals = tuple(points - penalty for points, penalty in zip(self.points, penalties, strict=True))
        highest = max(totals[person] for person in self.seated)
        winners = tuple(person for person in people if person in self.seated and totals[person] == highest)
        _agree(DisagreementCode.PENALTIES_DIFFER, "R7.8", place, penalties, found.penalties)
        _agree(DisagreementCode.TOTALS_DIFFER, "R6.3", place, totals, found.totals)
        _agree(DisagreementCode.WINNERS_DIFFER, "R6.3", place, winners, found.winners)


def _points(person: int, bid: int, tricks: int, number: int, doubler: int | None, house: HouseRules) -> int:
    """A person's points by the rules, or by the crew's own where they are other ones."""
    score = score_of(person, bid, tricks, number, doubler)
    if house == AS_PRINTED or score.base == 0 or bid != tricks:
        return score.points
    base = house.exact + house.each * tricks
    return base if score.doubled_by is None else 2 * base


def _agree(code: DisagreementCode, clause: str, place: Place, expected: Value, found: Value) -> None:
    if expected != found:
        raise ImpossibleHistory(Disagreement(code=code, clause=clause, place=place, expected=expected, found=found))


def _refuse(part: Part, number: int, code: RefusalCode, clause: str, **data: object) -> NoReturn:
    refusal = Refusal(code=code, clause=clause, **data)  # type: ignore[arg-type]  # the data fit their code
    place = Place(part, number)
    illegal = DisagreementCode.ILLEGAL_ACTION
    raise ImpossibleHistory(Disagreement(code=illegal, clause=clause, place=place, refusal=refusal))
