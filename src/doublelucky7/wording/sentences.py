"""What happened, one line for each event, as a log or a screen reader has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import (
    BidChanged,
    BidPlaced,
    CardPlayed,
    DealerChanged,
    DealerFound,
    DeckSet,
    DieRolled,
    DieShowed,
    DrewForDealer,
    Event,
    ExtraCardDrawn,
    GameEnded,
    HandDealt,
    HandReceived,
    HandsSwapped,
    PawnKept,
    PawnPlaced,
    PawnsReturned,
    PointsDoubled,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChanged,
    TrumpNamed,
    TrumpRemoved,
    TrumpTurned,
)
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.tricks import LaidCard, Trick
from doublelucky7.rules.wheel import UNLUCKY_FACE
from doublelucky7.wording.pieces import (
    all_of,
    card_in_words,
    cards_in_words,
    colour_in_words,
    face_in_words,
    option_in_words,
)
from doublelucky7.wording.speech import Datum, Wording, key


def sentence_for(event: Event, names: Sequence[str], wording: Wording, you: Seat | None = None) -> str:
    """An event as a sentence; whoever sits in the seat `you` is spoken to instead of named."""
    return _EventSentence(event, names, wording, you).sentence()


class _EventSentence:
    """One event in words, for one reader."""

    def __init__(self, event: Event, names: Sequence[str], wording: Wording, you: Seat | None) -> None:
        self.event = event
        self.names = names
        self.wording = wording
        self.you = you

    def sentence(self) -> str:
        """The event in words."""
        match self.event:
            case DrewForDealer(draws=draws):
                return self._say("", draws=", ".join(self._draw(draw) for draw in draws))
            case RoundStarted(round=number, tricks=tricks, dealer=dealer):
                return self._say("", round=number, tricks=tricks, name=self.names[dealer])
            case PawnsReturned() | DeckSet():
                return self._say("")
            case TrumpTurned(card=card):
                return self._trump_turned(card)
            case DieShowed(face=face):
                return self._say(".unlucky" if face == UNLUCKY_FACE else "", option=face_in_words(face, self.wording))
            case HandDealt(seat=seat, hand=hand) | HandReceived(seat=seat, hand=hand):
                return self._say_of(seat, cards=cards_in_words(hand, self.wording))
            case TrumpNamed(seat=seat, colour=colour) | TrumpChanged(seat=seat, colour=colour):
                return self._say_of(seat, colour=colour_in_words(colour, self.wording))
            case BidPlaced(seat=seat, bid=bid):
                return self._say_of(seat, bid=bid)
            case PawnPlaced(seat=seat, option=option):
                return self._say_of(seat, option=option_in_words(option, self.wording))
            case BidChanged(seat=seat, target=target, bid=bid):
                return self._say_to(seat, target, bid=bid)
            case HandsSwapped(seat=seat, first=first, second=second):
                return self._hands_swapped(seat, first, second)
            case DealerChanged(seat=seat, dealer=dealer):
                return self._say_to(seat, dealer)
            case ExtraCardDrawn(seat=seat, card=card) | CardPlayed(seat=seat, card=card):
                return self._say_of(seat, card=card_in_words(card, self.wording))
            case (
                DealerFound(seat=seat)
                | PawnKept(seat=seat)
                | DieRolled(seat=seat)
                | PointsDoubled(seat=seat)
                | TrumpRemoved(seat=seat)
            ):
                return self._say_of(seat)
            case TrickWon(trick=trick):
                return self._trick_won(trick)
            case RoundScored(row=row):
                return self._round_scored(row)
            case GameEnded(result=result):
                return self._game_ended(result)
            case _ as unreachable:
                assert_never(unreachable)

    def _say(self, variant: str, **data: Datum) -> str:
        kind = str(type(self.event).__struct_config__.tag)
        return self.wording.say(key("event", kind) + variant, **data)

    def _say_of(self, seat: Seat, **data: Datum) -> str:
        """Something a seat does."""
        return self._say(".you" if seat == self.you else "", name=self.names[seat], **data)

    def _say_to(self, seat: Seat, target: Seat, **data: Datum) -> str:
        """Something a seat does to another, or to itself."""
        if seat != target:
            return self._say_of(seat, target=self.names[target], **data)
        return self._say(".own-you" if seat == self.you else ".own", name=self.names[seat], **data)

    def _trump_turned(self, card: Card) -> str:
        if card.colour is None:
            return self._say(".joker")
        return self._say("", card=card_in_words(card, self.wording), colour=colour_in_words(card.colour, self.wording))

    def _hands_swapped(self, seat: Seat, first: Seat, second: Seat) -> str:
        if seat == first:
            return self._say_with(seat, second)
        if seat == second:
            return self._say_with(seat, first)
        return self._say_of(seat, first=self.names[first], second=self.names[second])

    def _say_with(self, seat: Seat, partner: Seat) -> str:
        variant = ".own-you" if seat == self.you else ".own"
        return self._say(variant, name=self.names[seat], target=self.names[partner])

    def _trick_won(self, trick: Trick) -> str:
        card = next(play.card for play in trick.plays if play.seat == trick.winner)
        return self._say_of(trick.winner, card=card_in_words(card, self.wording))

    def _round_scored(self, row: RoundScore) -> str:
        points = ((self.names[score.seat], score.points) for score in row.scores)
        all_points = ", ".join(self.wording.say("points-of-one", name=name, points=earned) for name, earned in points)
        return self._say("", round=row.round, points=all_points)

    def _game_ended(self, result: GameResult) -> str:
        total = result.scores[result.winners[0]].total
        if result.winners == (self.you,):
            return self._say(".you", total=total)
        winners = all_of([self.names[seat] for seat in result.winners], self.wording)
        return self._say("", names=winners, count=len(result.winners), total=total)

    def _draw(self, draw: LaidCard) -> str:
        return self.wording.say("drawn-by-one", name=self.names[draw.seat], card=card_in_words(draw.card, self.wording))
