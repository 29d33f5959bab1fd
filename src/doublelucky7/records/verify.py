"""Recomputes a record from its decks and decisions and names the first thing that does not agree."""

from __future__ import annotations

from collections.abc import Iterator

from doublelucky7.dealing.supply import chance_for
from doublelucky7.records.building import recorded_points, recorded_result
from doublelucky7.records.disagreements import FAIR_DEALING, RECORD_FORMAT, Disagreement, DisagreementCode, Value
from doublelucky7.records.fair_dealing import key_of, why_not_fair
from doublelucky7.records.record import Player, Record, RecordedRound, deck_text
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
from doublelucky7.rules.engine import decide, evolve, start
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.rules.scoring import Doubling, RoundScore
from doublelucky7.rules.waiting import WaitingForChance


def verify(record: Record) -> Disagreement | None:
    """The first disagreement between a record and what its decks and decisions lead to, None where it is right."""
    unfair = why_not_fair(record)
    return next(_Recomputation(record).disagreements(), None) if unfair is None else unfair


class _Recomputation:
    """A game played again beside its record; nothing is yielded, nor looked at, after the first disagreement."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = record.players
        self.key = key_of(record.dealing)
        self.state = start(record.ruleset, record.players)
        self.deciders: list[Player] = []

    def disagreements(self) -> Iterator[Disagreement]:
        for draw in draws_in(self.record):
            yield from self.play(draw)
        place = Place(Part.FIRST_DEALER)
        yield from differ(
            DisagreementCode.FIRST_DEALER_DIFFERS, "R2.1", place, self.state.dealer, self.record.first_dealer
        )
        for number, played in enumerate(self.record.rounds, 1):
            yield from self.round(number, played)
        yield from self.result()

    def play(self, located: Located) -> Iterator[Disagreement]:
        """Plays one action again, if the rules and the key allow it."""
        action, place = located.action, located.place
        promised = self.promised(place)
        try:
            events = decide(self.state, action)
        except IllegalAction as illegal:
            yield Disagreement(
                code=DisagreementCode.ILLEGAL_ACTION,
                clause=illegal.refusal.clause,
                place=place,
                refusal=illegal.refusal,
            )
            return
        if isinstance(action, ChanceAction):
            yield from unlike_promised(place, promised, action)
        else:
            self.deciders.append(self.record.seats[action.seat])
        for event in events:
            self.state = evolve(self.state, event)

    def promised(self, place: Place) -> ChanceAction | None:
        """The chance that the key holds for this moment, None where there is no key or chance has no part."""
        if self.key is None or not isinstance(self.state.waiting, WaitingForChance):
            return None
        draws_made = 0 if place.number is None else place.number - 1
        return chance_for(self.key, self.state.waiting, self.state.round, draws_made)

    def round(self, number: int, played: RecordedRound) -> Iterator[Disagreement]:
        yield from self.play(deal_of(number, played))
        yield from self.header(number, played)
        self.deciders.clear()
        for located in decisions_before_play(number, played, self.players):
            yield from self.play(located)
        for trick in range(1, len(played.tricks) + 1):
            yield from self.trick(number, played, trick)
        yield from self.stand_ins(number, played)
        yield from self.points(number, played)

    def header(self, number: int, played: RecordedRound) -> Iterator[Disagreement]:
        """Number and length of the round (R1.4), dealer (R2.1, R2.4) and turned-up card (R2.3)."""
        state, place = self.state, Place(Part.ROUND, number)
        assert state.turned_up is not None
        yield from differ(DisagreementCode.ROUND_DIFFERS, "R1.4", place, state.round, played.round)
        yield from differ(DisagreementCode.CARDS_DIFFER, "R1.4", place, state.tricks, played.cards)
        clause = "R2.1" if number == 1 else "R2.4"
        yield from differ(DisagreementCode.DEALER_DIFFERS, clause, place, state.dealer, played.dealer)
        place = Place(Part.TURNED_UP, number)
        yield from differ(
            DisagreementCode.TURNED_UP_DIFFERS, "R2.3", place, state.turned_up.value, played.turned_up.value
        )

    def trick(self, number: int, played: RecordedRound, trick: int) -> Iterator[Disagreement]:
        recorded, place = played.tricks[trick - 1], Place(Part.TRICK, number, trick)
        if self.state.trick:
            before = Place(Part.TRICK, number, trick - 1)
            yield from differ(DisagreementCode.TRICK_BROKEN_OFF, "R5.1", before, self.players, len(self.state.trick))
        if len(recorded.cards) > self.players:
            yield from differ(DisagreementCode.TRICK_TOO_LONG, "R5.1", place, self.players, len(recorded.cards))
        for located in cards_of_trick(number, played, trick, self.players):
            yield from self.play(located)
        winner = None if self.state.trick else self.state.finished_tricks[-1].winner
        clause = "R5.4" if recorded.cards[0] is Card.JOKER else "R5.5"
        yield from differ(DisagreementCode.TRICK_WINNER_DIFFERS, clause, place, winner, recorded.winner)

    def stand_ins(self, number: int, played: RecordedRound) -> Iterator[Disagreement]:
        """Each stand-in once, in order of first decisions; each decision of another's seat once, in order."""
        taken: set[int] = set()
        firsts = [stand_in.decisions[0] for stand_in in played.stand_ins]
        if firsts != sorted(firsts) or len({stand_in.by for stand_in in played.stand_ins}) < len(firsts):
            yield _wrong_stand_in(number, None)
        for stand_in in played.stand_ins:
            for decision in stand_in.decisions:
                if decision > len(self.deciders) or decision in taken or self.deciders[decision - 1] == stand_in.by:
                    yield _wrong_stand_in(number, decision)
                taken.add(decision)
            if stand_in.decisions != tuple(sorted(stand_in.decisions)):
                yield _wrong_stand_in(number, stand_in.decisions[0])

    def points(self, number: int, played: RecordedRound) -> Iterator[Disagreement]:
        row = self.state.pad[number - 1] if len(self.state.pad) == number else None
        expected = None if row is None else recorded_points(row)
        clause = _clause_of_points(row, played.points)
        yield from differ(DisagreementCode.POINTS_DIFFER, clause, Place(Part.POINTS, number), expected, played.points)

    def result(self) -> Iterator[Disagreement]:
        place, found = Place(Part.RESULT), self.record.result
        if self.state.result is None:
            if found is not None:
                yield from differ(DisagreementCode.RESULT_TOO_EARLY, "R6.3", place, None, found.winners)
            return
        expected = recorded_result(self.state.result)
        if found is None:
            yield from differ(DisagreementCode.RESULT_MISSING, "R6.3", place, expected.winners, None)
            return
        yield from differ(DisagreementCode.PENALTIES_DIFFER, "R7.8", place, expected.penalties, found.penalties)
        yield from differ(DisagreementCode.TOTALS_DIFFER, "R6.3", place, expected.totals, found.totals)
        yield from differ(DisagreementCode.WINNERS_DIFFER, "R6.3", place, expected.winners, found.winners)


def differ(code: DisagreementCode, clause: str, place: Place, expected: Value, found: Value) -> Iterator[Disagreement]:
    """A disagreement, where what was computed and what was recorded are not the same."""
    if expected != found:
        yield Disagreement(code=code, clause=clause, place=place, expected=expected, found=found)


def unlike_promised(place: Place, promised: ChanceAction | None, found: ChanceAction) -> Iterator[Disagreement]:
    """A disagreement, where the key holds another deck or another face of the die."""
    if promised is not None and promised != found:
        code = _CODE_OF_CHANCE[type(found)]
        yield from differ(code, FAIR_DEALING, place, _value_of(promised), _value_of(found))


_CODE_OF_CHANCE: dict[type[ChanceAction], DisagreementCode] = {
    DrawForDealer: DisagreementCode.DRAW_DIFFERS,
    Deal: DisagreementCode.DECK_DIFFERS,
    DieFell: DisagreementCode.DIE_DIFFERS,
}


def _value_of(chance: ChanceAction) -> Value:
    return chance.face if isinstance(chance, DieFell) else deck_text(chance.deck)


def _clause_of_points(row: RoundScore | None, found: tuple[int, ...] | None) -> str:
    """The clause behind the first points that differ: round 7 (R6.2), Double Points (W4), or any other (R6.1)."""
    if row is None or found is None or len(found) != len(row.scores):
        return "R6.1"
    differing = (score for score, points in zip(row.scores, found, strict=True) if score.points != points)
    match next(differing, row.scores[0]).doubled_by:
        case Doubling.ROUND_SEVEN:
            return "R6.2"
        case Doubling.DOUBLE_POINTS:
            return "W4"
        case None:
            return "R6.1"


def _wrong_stand_in(number: int, decision: int | None) -> Disagreement:
    place = Place(Part.STAND_IN, number, number=decision)
    return Disagreement(code=DisagreementCode.STAND_IN_DIFFERS, clause=RECORD_FORMAT, place=place)
