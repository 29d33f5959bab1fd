"""From the text notation to a record: words are sorted into the fields of the JSON, which are checked as usual."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from doublelucky7.records.notation_words import (
    LAST_WORD,
    NO,
    NONE,
    SEAT_LETTERS,
    TITLE,
    WINS,
    YES,
    hyphenated,
    letter_clockwise,
    underscored,
)
from doublelucky7.records.record import FORMAT_NAME, Record, wrong_field
from doublelucky7.records.words import Words
from doublelucky7.rules.actions import OPTION_KINDS, SEAT_FIELDS
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.ruleset import Seat

T = TypeVar("T")

_OPTIONS: Final = {hyphenated(option.value): kind for option, kind in OPTION_KINDS.items()}

Fields: TypeAlias = dict[str, Any]
"""An object of the JSON, before its fields are checked."""


def from_text(text: str, first_line: int = 1) -> Record:
    """The record that text holds; raises `UnreadableRecord` with the line and column, or the field, that is wrong."""
    words = Words(text, first_line)
    fields = _record(words)
    if words.following:
        words.refuse("nothing more")
    try:
        return msgspec.convert(fields, Record)
    except msgspec.ValidationError as error:
        raise wrong_field(error) from None


def _record(words: Words) -> Fields:
    words.skip(*TITLE)
    record: Fields = {"format": FORMAT_NAME, "version": words.number()}
    if words.skipped("Date"):
        record["date"] = words.word()
    record["ruleset"] = _rules(words)
    record["seats"] = seats = _each(words, "Seat", _player)
    record["dealing"] = _dealing(words)
    record["forfeits"] = forfeits = []
    while words.skipped("Forfeit"):
        forfeits.append(words.quote())
    record["replaced"] = replaced = []
    while words.skipped("Replaced"):
        replaced.append(_replaced(words))
    if words.skipped("First"):
        record["first_dealer"] = words.seat()
    record["rounds"] = rounds = _rounds(words, len(seats))
    if words.skipped("Penalties"):
        record["result"] = _result(words)
    record["draws"] = draws = []
    while words.skipped("Draw"):
        draws.append(_deck(words))
    for played in rounds:
        words.skip("Deck", str(played["round"]))
        played["deck"] = _deck(words)
    words.skip(LAST_WORD)
    return record


def _rules(words: Words) -> Fields:
    words.skip("Rules")
    rules: Fields = {}
    while words.following != "Seat":
        if underscored(words.following) in rules:
            words.refuse("another rule")
        name = underscored(words.word())
        rules[name] = words.number() if words.is_number() else _option(words.word())
    return rules


def _option(word: str) -> bool | str:
    return word == YES if word in (YES, NO) else underscored(word)


def _each(words: Words, keyword: str, read: Callable[[Words], T]) -> list[T]:
    """What follows a keyword and a seat's letter, for each seat from the first on, as long as they come."""
    found: list[T] = []
    for letter in SEAT_LETTERS:
        if not words.skipped(keyword):
            break
        words.skip(letter)
        found.append(read(words))
    if not found:
        words.refuse(keyword)
    return found


def _player(words: Words) -> Fields:
    name = words.quote()
    if words.skipped("bot"):
        return {"kind": "bot", "name": name, "bot": words.quote(), "version": words.quote()}
    return {"kind": "person", "name": name}


def _dealing(words: Words) -> Fields:
    words.skip("Dealing")
    if words.skipped("given"):
        return _uncommitted(words)
    words.skip("committed")
    dealing: Fields = {"kind": "committed", "algorithm": words.quote()}
    words.skip("Promise")
    dealing["commitment"] = words.word()
    dealing["contributions"] = _each(words, "Added", _contribution)
    if words.skipped("Secret"):
        dealing["secret"] = words.word()
    dealing["voided"] = _voided(words)
    dealing["renewals"] = renewals = []
    while words.skipped("Renewed"):
        renewals.append(_renewed(words))
    return dealing


def _renewed(words: Words) -> Fields:
    words.skip("from")
    renewed: Fields = {"from_round": words.number()}
    words.skip("Promise")
    renewed["commitment"] = words.word()
    renewed["contributions"] = _each(words, "Added", _contribution)
    if words.skipped("Secret"):
        renewed["secret"] = words.word()
    renewed["voided"] = _voided(words)
    return renewed


def _voided(words: Words) -> list[Fields]:
    voided: list[Fields] = []
    while words.skipped("Voided"):
        one: Fields = {"commitment": words.word(), "hashes": _each(words, "Hash", _hash)}
        one["contributions"] = _each(words, "Added", _contribution)
        words.skip("Secret")
        one["secret"] = words.word()
        one["withheld"] = withheld = []
        while words.skipped("Withheld"):
            withheld.append({"seat": words.seat(), "name": words.quote()})
        voided.append(one)
    return voided


def _hash(words: Words) -> str | None:
    word = words.word()
    return None if word == NONE else word


def _contribution(words: Words) -> Fields:
    word = words.word()
    return {"kind": word} if word in ("silent", "bot") else {"kind": "given", "hex": word}


def _uncommitted(words: Words) -> Fields:
    dealing: Fields = {"kind": "given", "how": words.word()}
    if words.skipped("Seed"):
        seed = words.number()
        words.skip("game")
        dealing["seed"] = {"seed": seed, "game": words.number(), "algorithm": words.quote()}
    if words.skipped("Note"):
        dealing["note"] = words.quote()
    return dealing


def _replaced(words: Words) -> Fields:
    replaced: Fields = {"seat": words.seat(), "name": words.quote()}
    words.skip("rounds")
    return {**replaced, "rounds": words.number(), "why": words.word()}


def _rounds(words: Words, players: int) -> list[Fields]:
    rounds: list[Fields] = []
    while words.skipped("Round"):
        rounds.append(_round(words, players))
    return rounds


def _round(words: Words, players: int) -> Fields:
    played: Fields = {"round": words.number()}
    words.skip("cards")
    played["cards"] = words.number()
    words.skip("dealer")
    played["dealer"] = dealer = words.seat()
    words.skip("turned", "up")
    played["turned_up"] = words.card()
    if words.skipped("Trump"):
        words.skip("named")
        played["trump_named"] = words.word()
    played["bids"] = _clockwise(words, dealer, players, Words.number) if words.skipped("Bids") else []
    played["wheel"] = _wheel(words) if words.skipped("Wheel") else []
    played["tricks"] = _tricks(words, players)
    played["stand_ins"] = _stand_ins(words)
    played["assisted"] = _numbers(words) if words.skipped("Assisted") else []
    if words.skipped("Points"):
        played["points"] = _per_seat(words)
    played["forfeits"] = _forfeits(words) if words.skipped("Forfeits") else []
    return played


def _forfeits(words: Words) -> list[Fields]:
    given: list[Fields] = []
    while words.is_seat():
        given.append({"seat": words.seat(), "forfeit": words.number()})
    return given


def _clockwise(words: Words, first: Seat, players: int, read: Callable[[Words], int | str]) -> list[int | str]:
    """A value for each seat from the first on, as long as seats come; a letter out of turn is refused."""
    found: list[int | str] = []
    while words.is_seat():
        words.skip(letter_clockwise(first, len(found), players))
        found.append(read(words))
    return found


def _per_seat(words: Words) -> list[int | str]:
    return _clockwise(words, 0, len(SEAT_LETTERS), Words.number)


def _tricks(words: Words, players: int) -> list[Fields]:
    tricks: list[Fields] = []
    while words.skipped("Trick"):
        words.skip(str(len(tricks) + 1))
        tricks.append(_trick(words, players))
    return tricks


def _trick(words: Words, players: int) -> Fields:
    if not words.is_seat():
        words.refuse("a seat")
    leader = SEAT_LETTERS.index(words.following)
    trick: Fields = {"leader": leader, "cards": _clockwise(words, leader, players, Words.card)}
    if words.skipped(WINS):
        trick["winner"] = words.seat()
    return trick


def _wheel(words: Words) -> list[Fields]:
    steps: list[Fields] = []
    while words.is_seat() or words.following == "die":
        steps.append(_die(words) if words.skipped("die") else _deed(words, words.seat()))
    return steps


def _die(words: Words) -> Fields:
    return {"kind": "die_fell", "face": words.number()}


def _deed(words: Words, seat: Seat) -> Fields:
    match deed := words.word():
        case "keeps":
            return {"kind": "keep_pawn", "seat": seat}
        case "rolls":
            return {"kind": "roll_die", "seat": seat}
        case _:
            return {"kind": underscored(deed), "seat": seat, **_targets(words, deed)}


def _targets(words: Words, option: str) -> Fields:
    """What an option is used on; none for any other word, which is then refused with the kinds that exist."""
    kind = _OPTIONS.get(option)
    fields = () if kind is None else kind.__struct_fields__
    return {field: _target(words, field) for field in fields if field != "seat"}


def _target(words: Words, field: str) -> Seat | int | str:
    if field in SEAT_FIELDS:
        return words.seat()
    return words.word() if field == "colour" else words.number()


def _stand_ins(words: Words) -> list[Fields]:
    stand_ins: list[Fields] = []
    while words.skipped("Stand-in"):
        stand_ins.append(_stand_in(words))
    return stand_ins


def _stand_in(words: Words) -> Fields:
    by = _player(words)
    words.skip("decided")
    return {"by": by, "decisions": _numbers(words)}


def _numbers(words: Words) -> list[int]:
    numbers: list[int] = []
    while words.is_number():
        numbers.append(words.number())
    return numbers


def _result(words: Words) -> Fields:
    penalties = _per_seat(words)
    words.skip("Totals")
    totals = _per_seat(words)
    words.skip("Winners")
    winners: list[Seat] = []
    while words.is_seat():
        winners.append(words.seat())
    return {"penalties": penalties, "totals": totals, "winners": winners}


def _deck(words: Words) -> str:
    return " ".join([words.card() for _ in FULL_DECK])
