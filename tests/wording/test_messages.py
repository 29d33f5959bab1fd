"""The Fluent files of five languages: complete, equal in what they mention, and without a message nobody says."""

import re
from collections import Counter
from enum import Enum
from pathlib import Path

import pytest
from fluent.syntax import ast

from doublelucky7.arena.journal import WhyNotResumed
from doublelucky7.arena.outcomes import FailureKind
from doublelucky7.arena.timing import DecisionKind
from doublelucky7.bots.registry import WhyNoBot
from doublelucky7.cli.output.analysis import PARTS
from doublelucky7.coach.judgements import ReasonCode
from doublelucky7.lessons.scripts import LESSONS
from doublelucky7.protocol.refusals import TableRefusalCode
from doublelucky7.protocol.screens import screen_titles
from doublelucky7.protocol.sitting import Talk
from doublelucky7.records.disagreements import DisagreementCode
from doublelucky7.records.replaying import Part
from doublelucky7.records.unreadable import UnreadableCode
from doublelucky7.rules.cards import Colour
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import JokerTrump, Mode
from doublelucky7.rules.trump import TrumpFace
from doublelucky7.rules.wheel import WheelOption
from doublelucky7.terminal.app import Pace
from doublelucky7.terminal.keys import Key
from doublelucky7.terminal.sheets import RULES
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Datum, Language, Wording, key, sources
from tests.wording import said_in_browser
from tests.wording.happenings import HAPPENINGS, KINDS, NAMES
from tests.wording.messages import entries, functions_of, names_in_order, references_in, variables_of
from tests.wording.said_in_code import Said, all_said, said_in

LANGUAGES = list(Language)
TRANSLATIONS = [language for language in Language if language is not Language.ENGLISH]
# Those that every Fluent implementation has, the browser's included.
STANDARD_FUNCTIONS = {"NUMBER", "DATETIME"}


def values(kind: type[Enum]) -> list[str]:
    return [member.value for member in kind]


COLOURS = [colour.name.lower() for colour in Colour]
FAMILIES: dict[str, list[str]] = {
    "card": COLOURS,
    "coach-ledger": list(PARTS),
    "coach-reason": values(ReasonCode),
    "colour": COLOURS,
    "decision": values(DecisionKind),
    "disagreement": values(DisagreementCode),
    "event": [str(kind.__struct_config__.tag) for kind in KINDS],
    "forfeit": values(FailureKind),
    "joker-trump": values(JokerTrump),
    "journal": values(WhyNotResumed),
    "mode": values(Mode),
    "no-bot": values(WhyNoBot),
    "option": values(WheelOption),
    "place": values(Part),
    "refusal": values(RefusalCode),
    "table-refusal": values(TableRefusalCode),
    "rules": list(RULES),
    "talk": values(Talk),
    "terminal-key": values(Key),
    "terminal-pace": [pace.name.lower() for pace in Pace],
    "trump": values(TrumpFace),
    "unreadable": values(UnreadableCode),
    "wheel-do": values(WheelOption),
}


class Overheard(Wording):
    """Notes which messages are said."""

    def __init__(self) -> None:
        super().__init__(Language.ENGLISH)
        self.keys: set[str] = set()

    def say(self, key: str, /, **data: Datum) -> str:
        self.keys.add(key)
        return super().say(key, **data)


def keys_of(said: Said) -> set[str]:
    """The messages a call in the source may name."""
    if said.family is not None:
        return {key(said.family, member) + said.variant for member in FAMILIES[said.family]}
    return set() if said.message is None else {said.message}


def keys_said_of_events() -> set[str]:
    overheard = Overheard()
    for event in HAPPENINGS:
        for you in (None, *range(len(NAMES))):
            sentence_for(event, NAMES, overheard, you)
    return overheard.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_can_be_read(language: Language) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: Language) -> None:
    assert [name for name, times in Counter(names_in_order(language)).items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_files_of_english(language: Language) -> None:
    assert list(sources(language)) == list(sources(Language.ENGLISH))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_says_what_english_says_and_mentions_the_same(language: Language) -> None:
    assert variables_of(language) == variables_of(Language.ENGLISH)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_keeps_the_order_of_english(language: Language) -> None:
    assert names_in_order(language) == names_in_order(Language.ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_functions_that_a_browser_has_too_are_called(language: Language) -> None:
    assert functions_of(language) <= STANDARD_FUNCTIONS


def test_every_say_in_the_source_names_its_message_outright_or_by_family() -> None:
    assert [said.where for said in all_said() if said.message is None and said.family is None] == []
    assert {said.family for said in all_said() if said.family is not None} <= set(FAMILIES)


def test_no_message_is_missing() -> None:
    written = variables_of(Language.ENGLISH)
    assert {(said.where, name) for said in all_said() for name in keys_of(said) if name not in written} == set()


def beginnings_in_browser() -> tuple[str, ...]:
    """How the names begin that the browser puts together, of families that only it knows included."""
    text = said_in_browser.source()
    its_own = sorted(f"{family}-" for family in said_in_browser.families(text) if family not in FAMILIES)
    return (*said_in_browser.begun(text), *its_own)


def shared_members_in_browser() -> set[str]:
    """The messages of those families that the browser shares with Python."""
    shared = said_in_browser.families(said_in_browser.source()) & set(FAMILIES)
    return {key(family, member) for family in shared for member in FAMILIES[family]}


def test_no_message_is_missing_in_the_browser() -> None:
    written = set(variables_of(Language.ENGLISH))
    assert (said_in_browser.said(said_in_browser.source()) | shared_members_in_browser()) - written == set()
    assert [start for start in beginnings_in_browser() if not any(name.startswith(start) for name in written)] == []


def said_in_lessons() -> set[str]:
    """What the scripts of the lessons say; the page takes it from what came of them."""
    return set(re.findall(r"key='([a-z-]+)'", repr(LESSONS)))


def test_no_message_is_unused() -> None:
    in_python = {name for said in all_said() for name in keys_of(said)} | keys_said_of_events()
    in_browser = said_in_browser.mentioned(said_in_browser.source()) | shared_members_in_browser()
    in_browser |= set(screen_titles().values()) | said_in_lessons()
    unsaid = set(variables_of(Language.ENGLISH)) - in_python - in_browser
    begun = beginnings_in_browser()
    assert {name for name in unsaid if not name.startswith(begun)} == set()


def test_a_planted_mention_in_the_browser_would_be_found() -> None:
    planted = (
        'say("a-b", {}) + words.say(\n `c.d`) + say(`e-${f}`) + words.say(keyOf("g-h", i)) + "not-said" + say(".you")'
    )
    assert said_in_browser.said(planted) == {"a-b", "c.d"}
    assert said_in_browser.begun(planted) == ("e-",)
    assert said_in_browser.families(planted) == {"g-h"}
    assert said_in_browser.mentioned(planted) == {"a-b", "c.d", "g-h", "not-said"}


def test_every_message_named_outright_is_told_exactly_what_it_mentions() -> None:
    written = variables_of(Language.ENGLISH)
    told = {(said.where, said.message, said.data) for said in all_said() if said.message is not None}
    assert {
        (where, name) for where, name, data in told if data is not None and data != written.get(name or "")
    } == set()


def test_a_planted_call_would_be_found(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(
        "wording.say('no-such-message', name=1)\n"
        "self.wording.say(key('no-such-family', x) + '.variant')\n"
        "wording.say(anything)\n"
        "wording.say('joker' if x else 'unlucky', **data)\n"
        "table.say('something else')\n",
        encoding="utf-8",
    )
    assert list(said_in(planted)) == [
        Said("planted.py:1", "no-such-message", None, "", frozenset({"name"})),
        Said("planted.py:2", None, "no-such-family", ".variant", frozenset()),
        Said("planted.py:3", None, None, "", frozenset()),
        Said("planted.py:4", "joker", None, "", None),
        Said("planted.py:4", "unlucky", None, "", None),
    ]


def test_every_kind_of_event_has_an_example() -> None:
    assert {type(event) for event in HAPPENINGS} == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read_without_the_others(language: Language) -> None:
    assert references_in(language) == set()
    assert list(Wording(language)._written) == names_in_order(language)
