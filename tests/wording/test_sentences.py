"""Events in words: who did it, to whom, and `you` where it was the listener."""

import re

import pytest

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.events import (
    BidChanged,
    BidPlaced,
    CardPlayed,
    DealerChanged,
    DieShowed,
    DrewForDealer,
    Event,
    GameEnded,
    HandsSwapped,
    RoundStarted,
    TrickWon,
    TrumpTurned,
)
from doublelucky7.rules.scoring import FinalScore, GameResult
from doublelucky7.rules.tricks import LaidCard, Trick
from doublelucky7.rules.wheel import UNLUCKY_FACE
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Language
from tests.wording.happenings import HAPPENINGS, NAMES, SPOKEN

ENGLISH = SPOKEN[Language.ENGLISH]
LEFT_OVER = re.compile(r"[{}$\u2068\u2069]|\bNone\b")


def sentence(event: Event, you: int | None = None) -> str:
    return sentence_for(event, NAMES, ENGLISH, you)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", HAPPENINGS, ids=lambda event: type(event).__name__)
def test_every_event_can_be_told_to_everyone(language: Language, event: Event) -> None:
    for you in (None, *range(len(NAMES))):
        sentence = sentence_for(event, NAMES, SPOKEN[language], you)
        assert sentence
        assert sentence == sentence.strip()
        assert not LEFT_OVER.search(sentence)


def test_a_bid_is_told_by_name() -> None:
    assert sentence(BidPlaced(0, 2)) == "Kim bids 2"
    assert sentence(BidPlaced(0, 2), you=1) == "Kim bids 2"


def test_the_listener_is_spoken_to() -> None:
    assert sentence(BidPlaced(0, 2), you=0) == "You bid 2"


def test_cards_have_their_names() -> None:
    assert sentence(CardPlayed(1, Card.R7)) == "Riet plays the red 7"
    assert sentence(CardPlayed(1, Card.JOKER)) == "Riet plays the Joker"


def test_r2_1_draws_are_listed() -> None:
    drawn = DrewForDealer((LaidCard(0, Card.R7), LaidCard(2, Card.JOKER)))
    assert sentence(drawn) == "Drawing for the deal: Kim red 7, Jo Joker"


def test_r2_3_the_turned_up_card_names_the_trump_colour() -> None:
    assert sentence(TrumpTurned(Card.G8)) == "The green 8 is turned up: trump is green"


def test_r3_a_turned_up_joker_names_none() -> None:
    assert not any(colour.name.lower() in sentence(TrumpTurned(Card.JOKER)) for colour in Colour)


def test_r5_6_a_trick_is_taken_with_the_winners_card() -> None:
    trick = Trick((LaidCard(1, Card.R7), LaidCard(2, Card.G1), LaidCard(0, Card.R14)), winner=2)
    assert sentence(TrickWon(trick)) == "Jo takes the trick with the green 1"


def test_r7_5_the_x_is_told_apart_from_an_option() -> None:
    assert sentence(DieShowed(0, 4)) == "The die shows Double Points"
    assert sentence(DieShowed(0, UNLUCKY_FACE)).startswith("The die shows Unlucky (X): nothing happens")


def test_w1_the_own_bid_and_anothers() -> None:
    assert sentence(BidChanged(0, 1, 3)) == "Kim changes the bid of Riet to 3"
    assert sentence(BidChanged(0, 0, 3)) == "Kim changes to a bid of 3"
    assert sentence(BidChanged(0, 0, 3), you=0) == "You change your bid to 3"


def test_w2_a_swap_of_others_and_ones_own_from_either_side() -> None:
    assert sentence(HandsSwapped(0, 1, 2)) == "Kim swaps the hands of Riet and Jo"
    assert sentence(HandsSwapped(0, 0, 2)) == "Kim swaps hands with Jo"
    assert sentence(HandsSwapped(2, 0, 2)) == "Jo swaps hands with Kim"
    assert sentence(HandsSwapped(2, 0, 2), you=2) == "You swap hands with Kim"


def test_w3_taking_the_token_is_not_giving_it() -> None:
    assert sentence(DealerChanged(0, 0)) == "Kim takes the dealer token"
    assert sentence(DealerChanged(0, 1)) == "Kim gives the dealer token to Riet"


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        (Language.ENGLISH, "1 card each", "3 cards each"),
        (Language.GERMAN, "1 Karte für", "3 Karten für"),
        (Language.FRENCH, "1 carte chacun", "3 cartes chacun"),
        (Language.DUTCH, "ieder 1 kaart,", "ieder 3 kaarten,"),
        (Language.SPANISH, "1 carta por", "3 cartas por"),
    ],
)
def test_one_card_and_several_cards(language: Language, one: str, three: str) -> None:
    wording = SPOKEN[language]
    assert one in sentence_for(RoundStarted(1, 1, 0), NAMES, wording)
    assert three in sentence_for(RoundStarted(3, 3, 0), NAMES, wording)


def ended(*totals: int) -> GameEnded:
    scores = tuple(FinalScore(seat, total, 0, total) for seat, total in enumerate(totals))
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return GameEnded(GameResult(scores, winners, ()))


def test_r6_3_a_shared_win_names_all_who_share_it() -> None:
    assert sentence(ended(90, 20, 30)) == "Kim wins with 90"
    assert sentence(ended(90, 90, 30)) == "Kim and Riet share the win with 90 each"
    assert sentence(ended(90, 90, 90), you=0) == "Kim, Riet and Jo share the win with 90 each"
    assert sentence(ended(90, 20, 30), you=0) == "You win with 90"
    assert sentence(ended(-20, -10, -20)) == "Riet wins with -10"
