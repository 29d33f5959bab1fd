"""Rule sets and actions refuse what they cannot mean, where it is written and not when a file is read back."""

from typing import Any

import msgspec
import pytest

from doublelucky7 import (
    Card,
    ChangeBid,
    ChangeTrump,
    Colour,
    Deal,
    DieFell,
    JokerTrump,
    Mode,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerSwap,
    RuleSet,
)
from doublelucky7.rules.actions import Action
from doublelucky7.rules.cards import FULL_DECK

UNTYPED: Any = RuleSet
"""Called as from a notebook, where nobody checks types beforehand."""


@pytest.mark.parametrize("mode", Mode)
def test_a_mode_may_be_given_by_its_name(mode: Mode) -> None:
    assert UNTYPED(mode=mode.value) == RuleSet(mode=mode)
    assert UNTYPED(mode=mode.value).mode is mode


@pytest.mark.parametrize("how", JokerTrump)
def test_so_may_the_meaning_of_a_joker_turned_up(how: JokerTrump) -> None:
    assert UNTYPED(joker_trump=how.value).joker_trump is how


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"mode": "poker"}, "mode is classic, tactical_escape or lucky_dice, not 'poker'"),
        ({"mode": "CLASSIC"}, "mode is classic, tactical_escape or lucky_dice, not 'CLASSIC'"),
        ({"mode": None}, "mode is .*, not None"),
        ({"mode": JokerTrump.DEALER_LEADS}, "mode is classic"),
        ({"joker_trump": "nobody"}, "joker_trump is dealer_leads or dealer_chooses, not 'nobody'"),
        ({"rounds": 5}, "rounds is 7 or 14, not 5"),
        ({"rounds": 7.0}, "rounds is 7 or 14, not 7.0"),
        ({"rounds": "7"}, "rounds is 7 or 14, not '7'"),
        ({"open_memory": 1}, "open_memory is False or True, not 1"),
        ({"open_memory": "no"}, "open_memory is False or True, not 'no'"),
    ],
)
def test_a_rule_set_that_nobody_could_play_is_one_clear_error(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        UNTYPED(**given)
    with pytest.raises(ValueError, match=words):
        msgspec.structs.replace(RuleSet(), **given)


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        (PlaceBid, (0, 0.5), "bid of PlaceBid is a whole number, not 0.5"),
        (PlaceBid, (0, 1.0), "bid of PlaceBid is a whole number, not 1.0"),
        (PlaceBid, (True, 1), "seat of PlaceBid is a whole number, not True"),
        (PlaceBid, ("0", 1), "seat of PlaceBid is a whole number, not '0'"),
        (PlaceBid, (None, 1), "seat of PlaceBid is a whole number, not None"),
        (PlayCard, (0, "R7"), r"card of PlayCard is a Card, such as Card\.R7, not 'R7'"),
        (PlayCard, (0, Colour.RED), "card of PlayCard is a Card"),
        (NameTrump, (0, "R"), r"colour of NameTrump is a Colour, such as Colour\.RED, not 'R'"),
        (ChangeTrump, (0, Card.R7), "colour of ChangeTrump is a Colour"),
        (ChangeBid, (0, 1, 1.0), "change of ChangeBid is a whole number, not 1.0"),
        (PlayerSwap, (0, 1, "2"), "second of PlayerSwap is a whole number, not '2'"),
        (DieFell, (7.5,), "face of DieFell is a whole number, not 7.5"),
        (Deal, ("R7 G1",), "deck of Deal is a tuple of Cards, not 'R7 G1'"),
        (Deal, (list(FULL_DECK),), "deck of Deal is a tuple of Cards"),
        (Deal, (("R7", *FULL_DECK[1:]),), "deck of Deal is a tuple of Cards"),
    ],
)
def test_an_action_of_the_wrong_kind_is_one_clear_error(kind: Any, values: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        kind(*values)


def test_actions_are_decoded_as_strictly_as_ever() -> None:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Action)
    assert decoder.decode(b'{"kind":"place_bid","seat":0,"bid":1}') == PlaceBid(0, 1)
    for wrong in (b'{"kind":"place_bid","seat":0,"bid":0.5}', b'{"kind":"place_bid","seat":0,"bid":1,"more":2}'):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(wrong)


def test_cards_sort_in_deck_order() -> None:
    shuffled = [Card.JOKER, Card.B2, Card.R10, Card.Y1, Card.R9, Card.G14]
    assert sorted(shuffled) == [Card.R9, Card.R10, Card.Y1, Card.G14, Card.B2, Card.JOKER]
    assert tuple(sorted({*FULL_DECK})) == FULL_DECK
    assert max(shuffled) is Card.JOKER
    assert Card.R9 <= Card.R9 < Card.R10 >= Card.R9
    with pytest.raises(TypeError):
        sorted([Card.R9, "R10"])  # type: ignore[type-var] # what a typed caller could not write
