"""Records with something changed, byte by byte, word by word or field by field, and what becomes of them."""

import json
from collections import Counter
from collections.abc import Callable
from enum import Enum
from random import Random
from typing import Any, NamedTuple, TypeAlias

from doublelucky7.records.building import record_of
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import Record, from_json, to_json
from doublelucky7.records.replaying import actions_of
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.records.verify import verify
from testkit.games.recorded import random_record

Json: TypeAlias = Any

ODD_VALUES: list[Json] = [
    None, True, False, 0, 1, -1, 6, 7, 8, 15, 99, 10**30, -(2**63), 1.5, 1e308, "", " ", "J", "R7", "R15", "classic",
    "seat", "\u202e", "2026-02-30", "0" * 64, [], {}, [0], ["J"], {"kind": "bot"}, {"seat": 0},
]  # fmt: skip
ODD_BYTES = [b"\xff", b"\x00", b'"', b"\\", b"{", b"]", b"\n", b"-", b"7", b" ", b",", "é".encode(), "🎲".encode()]
ODD_WORDS = [
    "End",
    "Round",
    "Seat",
    "A",
    "G",
    "H",
    "->",
    "0",
    "-1",
    "99",
    "9" * 25,
    "R7",
    "J",
    "die",
    '"',
    '"x"',
    "bot",
]


class Outcome(Enum):
    """What may become of a mutated record; anything else is a fault of ours."""

    UNREADABLE = "unreadable"
    DISAGREES = "disagrees"
    VERIFIES = "verifies"


def outcome_of(mutated: bytes) -> Outcome:
    """Reads and verifies, and sees to it that an error names its place and a right record is right in every way."""
    try:
        records = list(read_records(mutated.splitlines(keepends=True)))
    except UnreadableRecord as error:
        return _names_its_place(error)
    outcomes = [_outcome_of(record) for record in records]
    return Outcome.DISAGREES if Outcome.DISAGREES in outcomes else Outcome.VERIFIES


def _names_its_place(error: UnreadableRecord) -> Outcome:
    assert error.place
    assert error.detail
    assert error.place in str(error)
    return Outcome.UNREADABLE


def _outcome_of(record: Record) -> Outcome:
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record
    disagreement = verify(record)
    if disagreement is not None:
        assert disagreement.clause
        return Outcome.DISAGREES
    again = record_of(record.ruleset, record.seats, record.dealing, actions_of(record), record.date)
    assert again == record, "a record verifies, but something in it was never looked at"
    return Outcome.VERIFIES


class Original(NamedTuple):
    """A record in both forms, before anything is changed."""

    line: str
    text: str


def original(record: Record) -> Original:
    return Original(to_json(record), to_text(record))


def mutated(before: Original, random: Random) -> bytes:
    """One of very many changes to the JSON or the notation of a record."""
    mutate = random.choice(MUTATIONS)
    return mutate(before, random)


def _field_changed(before: Original, random: Random) -> bytes:
    fields = json.loads(before.line)
    for _ in range(random.choice([1, 1, 1, 2])):
        _change(fields, random)
    return json.dumps(fields).encode()


def _change(fields: Json, random: Random) -> None:
    holder, key = _somewhere(fields, random)
    old = holder[key]
    match random.randrange(8):
        case 0:
            del holder[key]
        case 1:
            holder[key] = random.choice(ODD_VALUES)
        case 2 if isinstance(old, int):
            holder[key] = old + random.choice([-1, 1])
        case 3 if isinstance(old, str):
            words = old.split(" ")
            one, other = random.randrange(len(words)), random.randrange(len(words))
            words[one], words[other] = words[other], words[one]
            holder[key] = " ".join(words)
        case 4 if isinstance(holder, list):
            holder.insert(key, old)
        case 5 if isinstance(holder, list):
            other = random.randrange(len(holder))
            holder[key], holder[other] = holder[other], holder[key]
        case 6 if isinstance(holder, dict):
            holder[random.choice(["note", "winner", "points", "by", "seat", "x"])] = old
        case _:
            elsewhere, there = _somewhere(fields, random)
            holder[key] = json.loads(json.dumps(elsewhere[there]))


def _sensibly_changed(before: Original, random: Random) -> bytes:
    """A change that leaves every field readable, so that only recomputing can find it."""
    fields = json.loads(before.line)
    match random.randrange(4):
        case 0:
            holder, key = random.choice(_leaves(fields, int))
            holder[key] += random.choice([-1, 1])
        case 1:
            one, other = random.choices(_leaves(fields, str), k=2)
            one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]
        case 2 if fields["rounds"]:
            _shuffle_two(random.choice([fields["draws"], *fields["rounds"]]), random)
        case _:
            holder = random.choice([fields, *fields["rounds"], *(t for r in fields["rounds"] for t in r["tricks"])])
            lists = [value for value in holder.values() if isinstance(value, list) and value]
            if lists:
                random.choice(lists).pop(random.choice([0, -1]))
    return json.dumps(fields, separators=(",", ":")).encode()


def _shuffle_two(holder: Json, random: Random) -> None:
    """Two cards of a deck change places."""
    key = 0 if isinstance(holder, list) else "deck"
    cards = holder[key].split(" ")
    one, other = random.sample(range(len(cards)), 2)
    cards[one], cards[other] = cards[other], cards[one]
    holder[key] = " ".join(cards)


def _leaves(fields: Json, kind: type) -> list[tuple[Json, Json]]:
    """Every place in a record where a number, or a text, stands."""
    found: list[tuple[Json, Json]] = []
    for key, value in enumerate(fields) if isinstance(fields, list) else fields.items():
        if isinstance(value, list | dict):
            found.extend(_leaves(value, kind))
        elif isinstance(value, kind):
            found.append((fields, key))
    return found


def _somewhere(fields: Json, random: Random) -> tuple[Json, Json]:
    """A list or object somewhere in the record, and a key in it."""
    holder, key = fields, random.choice(list(fields))
    while isinstance(holder[key], list | dict) and holder[key] and random.random() < 0.85:
        holder = holder[key]
        key = random.randrange(len(holder)) if isinstance(holder, list) else random.choice(list(holder))
    return holder, key


def _bytes_changed(text: str, random: Random) -> bytes:
    data = bytearray(text.encode())
    for _ in range(random.choice([1, 1, 2, 5])):
        start = random.randrange(len(data) + 1)
        stop = min(len(data), start + random.choice([0, 1, 1, 2, 30]))
        elsewhere = random.randrange(len(data) + 1)
        inserted = random.choice([b"", random.choice(ODD_BYTES), random.randbytes(1), data[elsewhere : elsewhere + 20]])
        data[start:stop] = inserted
    return bytes(data) if random.random() < 0.9 else bytes(data[: random.randrange(len(data) + 1)])


def _words_changed(before: Original, random: Random) -> bytes:
    words = before.text.replace("\n", " \n ").split(" ")
    for _ in range(random.choice([1, 1, 2])):
        place, other = random.randrange(len(words)), random.randrange(len(words))
        match random.randrange(5):
            case 0:
                del words[place]
            case 1:
                words[place] = words[other]
            case 2:
                words[place], words[other] = words[other], words[place]
            case 3:
                words[place] = random.choice(ODD_WORDS)
            case _:
                words.insert(place, words[other])
    return " ".join(words).encode()


MUTATIONS: list[Callable[[Original, Random], bytes]] = [
    _field_changed,
    _sensibly_changed,
    _sensibly_changed,
    _words_changed,
    lambda before, random: _bytes_changed(before.line, random),
    lambda before, random: _bytes_changed(before.text, random),
]


def outcomes_of(game: int, mutations: int) -> Counter[Outcome]:
    """What became of so many mutations of one random game; a fault is raised with what reproduces it."""
    before = original(random_record(game))
    outcomes: Counter[Outcome] = Counter()
    for number in range(mutations):
        changed = mutated(before, Random(f"{game}/{number}"))
        try:
            outcomes[outcome_of(changed)] += 1
        except Exception as fault:
            raise AssertionError(f"game {game}, mutation {number}: {changed!r}") from fault
    return outcomes
