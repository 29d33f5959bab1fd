"""One language at a time: loaded on first use, numbers its own way, strict about what it is asked."""

import subprocess
import sys

import pytest

from doublelucky7.rules.ruleset import FIRST_EDITION, SECOND_EDITION, JokerTrump, Mode, RuleSet
from doublelucky7.rules.wheel import WHEEL_OPTIONS
from doublelucky7.wording.pieces import (
    all_of,
    mode_explained,
    option_explained,
    option_in_words,
    ruleset_in_words,
    unlucky_explained,
)
from doublelucky7.wording.speech import Language, MessageMissing, MessageUnfit, Wording, language_from

ENGLISH = Wording(Language.ENGLISH)


def test_fluent_is_loaded_only_when_something_is_said() -> None:
    program = (
        "import sys; from doublelucky7.wording.speech import *; import doublelucky7.wording.sentences;"
        "w = Wording(Language.ENGLISH); assert 'fluent.runtime' not in sys.modules; w.say('joker');"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("missing", ["no-such-message", "joker.no-such-variant", "no-such-message.explained"])
def test_an_unknown_message_is_an_error(missing: str) -> None:
    with pytest.raises(MessageMissing, match=missing):
        ENGLISH.say(missing)


def test_a_message_told_too_little_is_an_error() -> None:
    with pytest.raises(MessageUnfit, match="others"):
        ENGLISH.say("and", last="Kim")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, Language.ENGLISH),
        ({"LANG": "nl_BE.UTF-8"}, Language.DUTCH),
        ({"LANG": "nl_BE.UTF-8", "LC_MESSAGES": "fr_FR"}, Language.FRENCH),
        ({"LANG": "nl_BE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "de"}, Language.GERMAN),
        ({"LANG": "es_ES@euro", "LC_ALL": ""}, Language.SPANISH),
        ({"LANG": "C.UTF-8"}, Language.ENGLISH),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, Language.ENGLISH),
        ({"LANG": "pt_BR.UTF-8"}, Language.ENGLISH),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: Language) -> None:
    assert language_from(environment) is language


def test_names_are_joined_as_the_language_joins_them() -> None:
    assert all_of(["Kim"], ENGLISH) == "Kim"
    assert all_of(["Kim", "Jo"], ENGLISH) == "Kim and Jo"
    assert all_of(["Kim", "Jo", "Riet"], Wording(Language.GERMAN)) == "Kim, Jo und Riet"


@pytest.mark.parametrize("language", Language)
def test_every_option_and_mode_is_explained_in_a_sentence(language: Language) -> None:
    wording = Wording(language)
    explained = [
        *(option_explained(option, wording) for option in WHEEL_OPTIONS),
        *(mode_explained(mode, wording) for mode in Mode),
        unlucky_explained(wording),
    ]
    assert all(sentence.endswith(".") for sentence in explained)
    assert len(set(explained)) == len(explained)


@pytest.mark.parametrize("language", Language)
def test_the_wheel_is_printed_in_english_everywhere(language: Language) -> None:
    """The wedges bear English words in every edition of the box."""
    printed = [option_in_words(option, Wording(language)) for option in WHEEL_OPTIONS]
    assert printed == [option_in_words(option, ENGLISH) for option in WHEEL_OPTIONS]


def test_r3_3_a_rule_set_is_named_with_all_it_chooses() -> None:
    chosen = ruleset_in_words(
        RuleSet(rounds=14, mode=Mode.LUCKY_DICE, joker_trump=JokerTrump.DEALER_CHOOSES, open_memory=True), ENGLISH
    )
    assert chosen == ("Lucky Dice Mode · 14 rounds · Joker turned up: the dealer names trump · played cards stay open")
    assert ruleset_in_words(FIRST_EDITION, ENGLISH).endswith("as in the first edition")
    assert ruleset_in_words(SECOND_EDITION, ENGLISH).endswith("as in the second edition")
