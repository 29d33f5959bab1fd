"""Recomputes a record from its decks and decisions and names the first thing that does not agree."""

from __future__ import annotations

from doublelucky7.dealing.shuffle import forfeit
from doublelucky7.dealing.supply import chance_for
from doublelucky7.records.building import recorded_points, recorded_result
from doublelucky7.records.disagreements import (
    FAIR_DEALING,
    RECORD_FORMAT,
    Disagreement,
    DisagreementCode,
    ImpossibleHistory,
    Value,
)
from doublelucky7.records.fair_dealing import key_for, keys_to_check, round_of_chance, why_not_fair
from doublelucky7.records.record import BotPlayer, Player, Record, RecordedRound, deck_text
from doublelucky7.records.replaying import (
    Located,
    Part,
    Place,
    cards_of_trick,
    deal_of,
    decisions_before_play,
    draws_in,
)
from doublelucky7.rules.actions import ChanceAction, Deal, DieFell, DrawForDealer
from doublelucky7.rules.cards import Card
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.refusals import IllegalAction, Refusal
from doublelucky7.rules.scoring import Doubling, RoundScore, who_missed
from doublelucky7.rules.waiting import WaitingForChance


def verify(record: Record) -> Disagreement | None:
    """The first disagreement between a record and what its decks and decisions lead to, None where it is right."""
    unfair = why_not_fair(record)
    if unfair is not None:
        return unfair
    try:
        _Recomputation(record).play_again()
    except ImpossibleHistory as impossible:
        return impossible.disagreement
    return None


class _Recomputation:
    """A game played again beside its record; raises `ImpossibleHistory` at the first thing that does not agree."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = record.players
        self.keys = keys_to_check(record.dealing)
        self.state = start(record.ruleset, record.players)
        self.holders: list[Player] = []
        """Whose seat each of the round's decisions was."""

    def play_again(self) -> None:
        for draw in draws_in(self.record):
            self.play(draw)
        place = Place(Part.FIRST_DEALER)
        _agree(DisagreementCode.FIRST_DEALER_DIFFERS, "R2.1", place, self.state.dealer, self.record.first_dealer)
        for number, played in enumerate(self.record.rounds, 1):
            self.round(number, played)
        self.replaced()
        self.result()

    def play(self, located: Located) -> None:
        """Plays one action again, if the rules and the key allow it."""
        action, place = located.action, located.place
        promised = self.promised(place)
        try:
            state = act(self.state, action).state
        except IllegalAction as illegal:
            raise ImpossibleHistory(_refused(place, illegal.refusal)) from illegal
        if isinstance(action, ChanceAction):
            _agree_with_promise(place, promised, action)
        else:
            self.holders.append(self.record.seats[action.seat])
        self.state = state

    def promised(self, place: Place) -> ChanceAction | None:
        """The deck or die face that the key holds for what is waited for, None where there is no key or no chance."""
        if not isinstance(self.state.waiting, WaitingForChance):
            return None
        key = key_for(self.keys, round_of_chance(self.state.waiting, self.state.round))
        if key is None:
            return None
        draws_made = 0 if place.number is None else place.number - 1
        return chance_for(key, self.state.waiting, self.state.round, draws_made)

    def round(self, number: int, played: RecordedRound) -> None:
        self.play(deal_of(number, played))
        self.header(number, played)
        self.holders.clear()
        for located in decisions_before_play(number, played, self.players):
            self.play(located)
        for trick in range(1, len(played.tricks) + 1):
            self.trick(number, played, trick)
        self.stand_ins(number, played)
        self.assisted(number, played)
        self.points(number, played)
        self.forfeits(number, played)

    def header(self, number: int, played: RecordedRound) -> None:
        """Number and length of the round (R1.4), dealer (R2.1, R2.4) and turned-up card (R2.3)."""
        state, place = self.state, Place(Part.ROUND, number)
        assert state.turned_up is not None
        _agree(DisagreementCode.ROUND_DIFFERS, "R1.4", place, state.round, played.round)
        _agree(DisagreementCode.CARDS_DIFFER, "R1.4", place, state.tricks, played.cards)
        clause = "R2.1" if number == 1 else "R2.4"
        _agree(DisagreementCode.DEALER_DIFFERS, clause, place, state.dealer, played.dealer)
        place = Place(Part.TURNED_UP, number)
        _agree(DisagreementCode.TURNED_UP_DIFFERS, "R2.3", place, state.turned_up.value, played.turned_up.value)

    def trick(self, number: int, played: RecordedRound, trick: int) -> None:
        recorded, place = played.tricks[trick - 1], Place(Part.TRICK, number, trick)
        if self.state.trick:
            before = Place(Part.TRICK, number, trick - 1)
            _agree(DisagreementCode.TRICK_BROKEN_OFF, "R5.1", before, self.players, len(self.state.trick))
        if len(recorded.cards) > self.players:
            _agree(DisagreementCode.TRICK_TOO_LONG, "R5.1", place, self.players, len(recorded.cards))
        for located in cards_of_trick(number, played, trick, self.players):
            self.play(located)
        winner = None if self.state.trick else self.state.finished_tricks[-1].winner
        clause = "R5.4" if recorded.cards[0] is Card.JOKER else "R5.5"
        _agree(DisagreementCode.TRICK_WINNER_DIFFERS, clause, place, winner, recorded.winner)

    def stand_ins(self, number: int, played: RecordedRound) -> None:
        """Each stand-in once, in order of first decisions; each decision of another's seat once, in order."""
        firsts = [stand_in.decisions[0] for stand_in in played.stand_ins]
        if firsts != sorted(firsts) or len({stand_in.by for stand_in in played.stand_ins}) < len(firsts):
            raise ImpossibleHistory(_wrong_stand_in(number, None))
        taken: set[int] = set()
        for stand_in in played.stand_ins:
            if stand_in.decisions != tuple(sorted(stand_in.decisions)):
                raise ImpossibleHistory(_wrong_stand_in(number, stand_in.decisions[0]))
            for decision in stand_in.decisions:
                if decision in taken or decision > len(self.holders) or self.holders[decision - 1] == stand_in.by:
                    raise ImpossibleHistory(_wrong_stand_in(number, decision))
                taken.add(decision)

    def assisted(self, number: int, played: RecordedRound) -> None:
        """Only people ask the coach: each such decision once, in order, and none of a bot."""
        by_bots = {decision for one in played.stand_ins if isinstance(one.by, BotPlayer) for decision in one.decisions}
        by_others = {decision for one in played.stand_ins for decision in one.decisions}
        for before, decision in zip((0, *played.assisted), played.assisted, strict=False):
            is_there = before < decision <= len(self.holders)
            if not is_there or decision in by_bots or self._is_bots_own(decision, by_others):
                place = Place(Part.ASSISTED, number, number=decision)
                code = DisagreementCode.ASSISTED_DIFFERS
                raise ImpossibleHistory(Disagreement(code=code, clause=RECORD_FORMAT, place=place))

    def _is_bots_own(self, decision: int, by_others: set[int]) -> bool:
        return decision not in by_others and isinstance(self.holders[decision - 1], BotPlayer)

    def replaced(self) -> None:
        """Each seat that a bot took is a bot's, and was taken once, in a round that was played."""
        seats = [one.seat for one in self.record.replaced]
        for one in self.record.replaced:
            is_bots = one.seat < self.players and isinstance(self.record.seats[one.seat], BotPlayer)
            if not is_bots or seats.count(one.seat) > 1 or one.rounds > len(self.record.rounds):
                code, place = DisagreementCode.REPLACED_DIFFERS, Place(Part.SEAT, number=one.seat + 1)
                raise ImpossibleHistory(Disagreement(code=code, clause=RECORD_FORMAT, place=place))

    def points(self, number: int, played: RecordedRound) -> None:
        row = self.state.pad[number - 1] if len(self.state.pad) == number else None
        expected = None if row is None else recorded_points(row)
        clause = _clause_of_points(row, played.points)
        _agree(DisagreementCode.POINTS_DIFFER, clause, Place(Part.POINTS, number), expected, played.points)

    def forfeits(self, number: int, played: RecordedRound) -> None:
        """R6.5: where the table has a list, everybody who missed is given one of it, by the key where there is one."""
        row = self.state.pad[number - 1] if len(self.state.pad) == number and self.record.forfeits else None
        missed = () if row is None else who_missed(row)
        given = tuple(one.seat for one in played.forfeits)
        _agree(DisagreementCode.WHO_MISSED_DIFFERS, "R6.5", Place(Part.FORFEIT, number), missed, given)
        key = key_for(self.keys, number)
        if key is None:
            return
        for which, one in enumerate(played.forfeits, 1):
            drawn = forfeit(key, number, one.seat, len(self.record.forfeits))
            place = Place(Part.FORFEIT, number, number=which)
            _agree(DisagreementCode.FORFEIT_DIFFERS, FAIR_DEALING, place, drawn, one.forfeit)

    def result(self) -> None:
        place, found = Place(Part.RESULT), self.record.result
        expected = None if self.state.result is None else recorded_result(self.state.result)
        if expected is not None and found is not None:
            _agree(DisagreementCode.PENALTIES_DIFFER, "R7.8", place, expected.penalties, found.penalties)
            _agree(DisagreementCode.TOTALS_DIFFER, "R6.3", place, expected.totals, found.totals)
            _agree(DisagreementCode.WINNERS_DIFFER, "R6.3", place, expected.winners, found.winners)
        elif expected is not None:
            _agree(DisagreementCode.RESULT_MISSING, "R6.3", place, expected.winners, None)
        elif found is not None:
            _agree(DisagreementCode.RESULT_TOO_EARLY, "R6.3", place, None, found.winners)


def _agree(code: DisagreementCode, clause: str, place: Place, expected: Value, found: Value) -> None:
    """Raises where what was computed and what was recorded are not the same."""
    if expected != found:
        raise ImpossibleHistory(Disagreement(code=code, clause=clause, place=place, expected=expected, found=found))


def _agree_with_promise(place: Place, promised: ChanceAction | None, found: ChanceAction) -> None:
    """Raises where the key holds another deck or another face of the die."""
    if promised is not None:
        _agree(_CODE_OF_CHANCE[type(found)], FAIR_DEALING, place, _value_of(promised), _value_of(found))


def _refused(place: Place, refusal: Refusal) -> Disagreement:
    code = DisagreementCode.ILLEGAL_ACTION
    return Disagreement(code=code, clause=refusal.clause, place=place, refusal=refusal)


_CODE_OF_CHANCE: dict[type[ChanceAction], DisagreementCode] = {
    DrawForDealer: DisagreementCode.DRAW_DIFFERS,
    Deal: DisagreementCode.DECK_DIFFERS,
    DieFell: DisagreementCode.DIE_DIFFERS,
}

_CLAUSE_OF_DOUBLING = {None: "R6.1", Doubling.ROUND_SEVEN: "R6.2", Doubling.DOUBLE_POINTS: "W4"}


def _value_of(chance: ChanceAction) -> Value:
    return chance.face if isinstance(chance, DieFell) else deck_text(chance.deck)


def _clause_of_points(row: RoundScore | None, found: tuple[int, ...] | None) -> str:
    """The clause behind the first points that differ: round 7 (R6.2), Double Points (W4), or any other (R6.1)."""
    if row is None or found is None or len(found) != len(row.scores):
        return "R6.1"
    differing = (score for score, points in zip(row.scores, found, strict=True) if score.points != points)
    return _CLAUSE_OF_DOUBLING[next(differing, row.scores[0]).doubled_by]


def _wrong_stand_in(number: int, decision: int | None) -> Disagreement:
    place = Place(Part.STAND_IN, number, number=decision)
    return Disagreement(code=DisagreementCode.STAND_IN_DIFFERS, clause=RECORD_FORMAT, place=place)
