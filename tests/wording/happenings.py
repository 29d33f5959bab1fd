"""One event of every kind, and of every turn a sentence about it can take."""

from typing import get_args

from doublelucky7.rules.cards import Card, Colour
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
from doublelucky7.rules.scoring import Doubling, FinalScore, GameResult, RoundScore, SeatScore
from doublelucky7.rules.tricks import LaidCard, Trick
from doublelucky7.rules.wheel import UNLUCKY_FACE, WheelOption
from doublelucky7.wording.speech import Language, Wording

SPOKEN = {language: Wording(language) for language in Language}
NAMES = ("Kim", "Riet", "Jo")
KINDS: tuple[type[Event], ...] = get_args(Event)

HAPPENINGS: tuple[Event, ...] = (
    DrewForDealer((LaidCard(0, Card.R7), LaidCard(1, Card.JOKER), LaidCard(2, Card.B14))),
    DealerFound(0),
    PawnsReturned(),
    RoundStarted(1, 1, 0),
    RoundStarted(14, 1, 2),
    RoundStarted(3, 3, 1),
    DeckSet(tuple(Card)),
    HandDealt(0, (Card.R7, Card.JOKER)),
    TrumpTurned(Card.G8),
    TrumpTurned(Card.JOKER),
    TrumpNamed(0, Colour.YELLOW),
    BidPlaced(0, 2),
    PawnKept(0),
    DieRolled(0),
    DieShowed(0, 4),
    DieShowed(0, UNLUCKY_FACE),
    PawnPlaced(0, WheelOption.CHANGE_DEALER),
    BidChanged(0, 1, 2),
    BidChanged(0, 0, 0),
    HandsSwapped(0, 1, 2),
    HandsSwapped(0, 0, 2),
    HandsSwapped(2, 0, 2),
    HandReceived(0, (Card.Y1, Card.G2)),
    DealerChanged(0, 1),
    DealerChanged(0, 0),
    PointsDoubled(0),
    TrumpChanged(0, Colour.BLUE),
    ExtraCardDrawn(0, Card.JOKER),
    TrumpRemoved(0),
    CardPlayed(0, Card.R7),
    TrickWon(Trick((LaidCard(1, Card.R7), LaidCard(2, Card.R2), LaidCard(0, Card.JOKER)), 0)),
    RoundScored(
        RoundScore(
            7,
            7,
            (
                SeatScore(0, 2, 2, 14, Doubling.ROUND_SEVEN, 28),
                SeatScore(1, 1, 1, 12, Doubling.ROUND_SEVEN, 24),
                SeatScore(2, 1, 4, 0, Doubling.ROUND_SEVEN, 0),
            ),
        )
    ),
    GameEnded(GameResult((FinalScore(0, 90, 0, 90), FinalScore(1, 40, 10, 30), FinalScore(2, 0, 10, -10)), (0,), ())),
    GameEnded(
        GameResult((FinalScore(0, 90, 0, 90), FinalScore(1, 90, 0, 90), FinalScore(2, 90, 0, 90)), (0, 1, 2), ())
    ),
)
