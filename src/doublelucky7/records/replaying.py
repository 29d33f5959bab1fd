"""From a record back to what was done, each action with its place in the record, and to every state of the game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import msgspec

from doublelucky7.records.building import Decided
from doublelucky7.records.record import Player, Record, RecordedRound, deck_of
from doublelucky7.rules.actions import Action, ChanceAction, Deal, DrawForDealer, NameTrump, PlaceBid, PlayCard
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.events import Event
from doublelucky7.rules.state import State


class Part(Enum):
    """The parts of a record that a place can name."""

    DEALING = "dealing"
    DRAW = "draw"
    FIRST_DEALER = "first_dealer"
    ROUND = "round"
    DECK = "deck"
    TURNED_UP = "turned_up"
    TRUMP_NAMED = "trump_named"
    BID = "bid"
    WHEEL = "wheel"
    TRICK = "trick"
    STAND_IN = "stand_in"
    ASSISTED = "assisted"
    POINTS = "points"
    FORFEIT = "forfeit"
    SEAT = "seat"
    RESULT = "result"


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where in a record something stands; round, trick and number are counted from 1."""

    part: Part
    round: int | None = None
    trick: int | None = None
    number: int | None = None
    """Which draw, bid, step of the wheel, card of the trick, decision, or forfeit."""


class Located(msgspec.Struct, frozen=True):
    """An action of a record and where it stands."""

    place: Place
    action: Action


class Step(msgspec.Struct, frozen=True):
    """One action of a game that is played again: who decided it, what it brought about, and the state after it."""

    place: Place
    action: Action
    by: Player | None
    events: tuple[Event, ...]
    state: State


def actions_of(record: Record) -> tuple[Decided, ...]:
    """Everything that was done, in order, with whoever decided it; None is chance."""
    return tuple(Decided(decision.located.action, decision.by, decision.is_assisted) for decision in _decisions(record))


def replay(record: Record) -> Iterator[Step]:
    """Plays a record again step by step; raises `IllegalAction` where the rules refuse what it says."""
    state = start(record.ruleset, record.players)
    for decision in _decisions(record):
        located = decision.located
        outcome = act(state, located.action)
        state = outcome.state
        yield Step(located.place, located.action, decision.by, outcome.events, state)


def draws_in(record: Record) -> Iterator[Located]:
    """The decks drawn from for first dealer."""
    for number, deck in enumerate(record.draws, 1):
        yield Located(Place(Part.DRAW, number=number), DrawForDealer(deck_of(deck)))


def deal_of(number: int, played: RecordedRound) -> Located:
    """The deck of a round."""
    return Located(Place(Part.DECK, number), Deal(deck_of(played.deck)))


def decisions_before_play(number: int, played: RecordedRound, players: int) -> Iterator[Located]:
    """The trump named, the bids from the dealer on clockwise (R4.1), and what the wheel brought."""
    if played.trump_named is not None:
        yield Located(Place(Part.TRUMP_NAMED, number), NameTrump(played.dealer, played.trump_named))
    for place, bid in enumerate(played.bids):
        seat = (played.dealer + place) % players
        yield Located(Place(Part.BID, number, number=place + 1), PlaceBid(seat, bid))
    for place, action in enumerate(played.wheel, 1):
        yield Located(Place(Part.WHEEL, number, number=place), action)


def cards_of_trick(number: int, played: RecordedRound, trick: int, players: int) -> Iterator[Located]:
    """The cards of one trick, clockwise from its leader (R5.1)."""
    recorded = played.tricks[trick - 1]
    for place, card in enumerate(recorded.cards):
        seat = (recorded.leader + place) % players
        yield Located(Place(Part.TRICK, number, trick, place + 1), PlayCard(seat, card))


class _Decision(msgspec.Struct, frozen=True):
    """An action of a record with whoever decided it; None is chance."""

    located: Located
    by: Player | None = None
    is_assisted: bool = False


def _decisions(record: Record) -> Iterator[_Decision]:
    yield from map(_Decision, draws_in(record))
    for number, played in enumerate(record.rounds, 1):
        yield _Decision(deal_of(number, played))
        stand_ins = {decision: stand_in.by for stand_in in played.stand_ins for decision in stand_in.decisions}
        decisions = 0
        for located in _decisions_of(number, played, record.players):
            if isinstance(located.action, ChanceAction):
                yield _Decision(located)
                continue
            decisions += 1
            holder = record.seats[located.action.seat % record.players]
            yield _Decision(located, stand_ins.get(decisions, holder), decisions in played.assisted)


def _decisions_of(number: int, played: RecordedRound, players: int) -> Iterator[Located]:
    yield from decisions_before_play(number, played, players)
    for trick in range(1, len(played.tricks) + 1):
        yield from cards_of_trick(number, played, trick, players)
