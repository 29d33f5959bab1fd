"""The small words of the game that sentences are made of: cards, colours, options, modes, lists of names."""

from __future__ import annotations

from collections.abc import Sequence

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import FIRST_EDITION, SECOND_EDITION, JokerTrump, Mode, RuleSet
from doublelucky7.rules.trump import Trump
from doublelucky7.rules.wheel import WheelOption, option_on
from doublelucky7.wording.speech import Wording, key


def colour_in_words(colour: Colour, wording: Wording) -> str:
    """A colour as it stands inside a sentence."""
    return wording.say(key("colour", colour.name.lower()))


def card_in_words(card: Card, wording: Wording) -> str:
    """A card as players call it."""
    if card.colour is None or card.number is None:
        return wording.say("joker")
    return wording.say(key("card", card.colour.name.lower()), number=card.number)


def cards_in_words(cards: Sequence[Card], wording: Wording) -> str:
    """Several cards, one after the other."""
    return ", ".join(card_in_words(card, wording) for card in cards)


def option_in_words(option: WheelOption, wording: Wording) -> str:
    """What is printed on a wedge of the wheel."""
    return wording.say(key("option", option.value))


def option_explained(option: WheelOption, wording: Wording) -> str:
    """What an option does, in a sentence."""
    return wording.say(key("option", option.value) + ".explained")


def face_in_words(face: int, wording: Wording) -> str:
    """What a face of the die shows: an option, or the X."""
    option = option_on(face)
    return wording.say("unlucky") if option is None else option_in_words(option, wording)


def unlucky_explained(wording: Wording) -> str:
    """What the X on the die does, in a sentence."""
    return wording.say("unlucky.explained")


def mode_in_words(mode: Mode, wording: Wording) -> str:
    """The name of a mode."""
    return wording.say(key("mode", mode.value))


def mode_explained(mode: Mode, wording: Wording) -> str:
    """What a mode is about, in a sentence."""
    return wording.say(key("mode", mode.value) + ".explained")


def joker_trump_explained(choice: JokerTrump, wording: Wording) -> str:
    """What a Joker turned up as trump card means, in a few words."""
    return wording.say(key("joker-trump", choice.value))


def ruleset_in_words(ruleset: RuleSet, wording: Wording) -> str:
    """What a table chose, in one line."""
    parts = [
        mode_in_words(ruleset.mode, wording),
        wording.say("rounds-played", rounds=ruleset.rounds),
        joker_trump_explained(ruleset.joker_trump, wording),
    ]
    if ruleset.open_memory:
        parts.append(wording.say("open-memory"))
    if ruleset == FIRST_EDITION:
        parts.append(wording.say("edition-first"))
    elif ruleset == SECOND_EDITION:
        parts.append(wording.say("edition-second"))
    return " · ".join(parts)


def trump_in_words(trump: Trump, wording: Wording) -> str:
    """How the trump of a round stands."""
    colour = "" if trump.colour is None else colour_in_words(trump.colour, wording)
    return wording.say(key("trump", trump.face.value), colour=colour)


def all_of(names: Sequence[str], wording: Wording) -> str:
    """Names joined as the language joins them."""
    *others, last = names
    return wording.say("and", others=", ".join(others), last=last) if others else last
