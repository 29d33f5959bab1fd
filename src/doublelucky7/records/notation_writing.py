"""From a record to the text notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec
from msgspec.structs import asdict

from doublelucky7.dealing.commitment import BotContribution, ClientContribution, Contribution, MissingContribution
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
)
from doublelucky7.records.quoting import quoted
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    Dealing,
    Person,
    Player,
    Record,
    RecordedResult,
    RecordedRound,
    RecordedTrick,
    StandIn,
    UncommittedDealing,
    VoidedDealing,
)
from doublelucky7.rules.actions import (
    SEAT_FIELDS,
    DieFell,
    KeepPawn,
    OptionAction,
    RollDie,
    WheelAction,
    option_of,
)
from doublelucky7.rules.cards import Colour
from doublelucky7.rules.ruleset import RuleSet, Seat

_MARGIN = 10
_CARDS_IN_A_LINE = 19
_COLUMN = 6


def to_text(record: Record) -> str:
    """The record in the text notation, ending with a line break; equal records give equal text."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield " ".join((*TITLE, str(record.version)))
    if record.date is not None:
        yield _line("Date", record.date.isoformat())
    yield _line("Rules", _rules(record.ruleset))
    for letter, player in zip(SEAT_LETTERS, record.seats, strict=False):
        yield _line(f"Seat {letter}", _player(player))
    yield from _dealing(record.dealing)
    for forfeit in record.forfeits:
        yield _line("Forfeit", quoted(forfeit))
    for one in record.replaced:
        yield _line("Replaced", f"{SEAT_LETTERS[one.seat]} {quoted(one.name)} rounds {one.rounds} {one.why.value}")
    if record.first_dealer is not None:
        yield _line("First", SEAT_LETTERS[record.first_dealer])
    for played in record.rounds:
        yield ""
        yield from _round(played, record.players)
    if record.result is not None:
        yield ""
        yield from _result(record.result)
    yield ""
    for deck in record.draws:
        yield from _cards("Draw", deck)
    for played in record.rounds:
        yield from _cards(f"Deck {played.round}", played.deck)
    yield LAST_WORD


def _line(keyword: str, content: str) -> str:
    return f"{keyword:<{_MARGIN}}{content}".rstrip()


def _rules(ruleset: RuleSet) -> str:
    """Every option by name, so that a new one needs no change here."""
    return ", ".join(f"{hyphenated(name)} {_option(value)}" for name, value in msgspec.to_builtins(ruleset).items())


def _option(value: bool | int | str) -> str:  # noqa: FBT001 - an option's value, written down; not a switch
    if isinstance(value, bool):
        return YES if value else NO
    return hyphenated(str(value))


def _player(player: Player) -> str:
    match player:
        case Person(name=name):
            return quoted(name)
        case BotPlayer(name=name, bot=bot, version=version):
            return f"{quoted(name)} bot {quoted(bot)} {quoted(version)}"
        case _ as unreachable:
            assert_never(unreachable)


def _dealing(dealing: Dealing) -> Iterator[str]:
    match dealing:
        case CommittedDealing():
            yield _line("Dealing", f"committed {quoted(dealing.algorithm)}")
            yield _line("Promise", dealing.commitment)
            yield from _added(dealing.contributions)
            if dealing.secret is not None:
                yield _line("Secret", dealing.secret)
            yield from _voided(dealing.voided)
            for renewed in dealing.renewals:
                yield _line("Renewed", f"from {renewed.from_round}")
                yield _line("Promise", renewed.commitment)
                yield from _added(renewed.contributions)
                if renewed.secret is not None:
                    yield _line("Secret", renewed.secret)
                yield from _voided(renewed.voided)
        case UncommittedDealing(how=how, seed=seed, note=note):
            yield _line("Dealing", f"given {how.value}")
            if seed is not None:
                yield _line("Seed", f"{seed.seed} game {seed.game} {quoted(seed.algorithm)}")
            if note is not None:
                yield _line("Note", quoted(note))
        case _ as unreachable:
            assert_never(unreachable)


def _added(contributions: Iterable[Contribution]) -> Iterator[str]:
    for letter, contribution in zip(SEAT_LETTERS, contributions, strict=False):
        yield _line(f"Added {letter}", _contribution(contribution))


def _voided(voided: Iterable[VoidedDealing]) -> Iterator[str]:
    for one in voided:
        yield _line("Voided", one.commitment)
        for letter, hashed in zip(SEAT_LETTERS, one.hashes, strict=False):
            yield _line(f"Hash {letter}", hashed or NONE)
        yield from _added(one.contributions)
        yield _line("Secret", one.secret)
        for withheld in one.withheld:
            yield _line("Withheld", f"{SEAT_LETTERS[withheld.seat]} {quoted(withheld.name)}")


def _contribution(contribution: Contribution) -> str:
    match contribution:
        case ClientContribution(hex=digits):
            return digits
        case MissingContribution():
            return "silent"
        case BotContribution():
            return "bot"
        case _ as unreachable:
            assert_never(unreachable)


def _round(played: RecordedRound, players: int) -> Iterator[str]:
    dealer = SEAT_LETTERS[played.dealer]
    yield f"Round {played.round}: cards {played.cards}, dealer {dealer}, turned up {played.turned_up.value}"
    if played.trump_named is not None:
        yield _line("Trump", f"named {played.trump_named.value}")
    if played.bids:
        yield _line("Bids", _in_columns(_from(played.dealer, players, map(str, played.bids))))
    if played.wheel:
        yield _line("Wheel", ", ".join(map(_wheel, played.wheel)))
    for number, trick in enumerate(played.tricks, 1):
        yield _line(f"Trick {number}", _trick(trick, players))
    for stand_in in played.stand_ins:
        yield _line("Stand-in", _stand_in(stand_in))
    if played.assisted:
        yield _line("Assisted", " ".join(map(str, played.assisted)))
    if played.points is not None:
        yield _line("Points", _per_seat(played.points))
    if played.forfeits:
        yield _line("Forfeits", _in_columns(f"{SEAT_LETTERS[one.seat]} {one.forfeit}" for one in played.forfeits))


def _from(seat: Seat, players: int, values: Iterable[str]) -> Iterator[str]:
    """Each value after the letter of its seat, clockwise from the first."""
    return (f"{letter_clockwise(seat, place, players)} {value}" for place, value in enumerate(values))


def _per_seat(values: tuple[int, ...]) -> str:
    return _in_columns(_from(0, len(values), map(str, values)))


def _in_columns(items: Iterable[str]) -> str:
    return "".join(f"{item:<{_COLUMN}} " for item in items)


def _trick(trick: RecordedTrick, players: int) -> str:
    cards = _in_columns(_from(trick.leader, players, (card.value for card in trick.cards)))
    return cards if trick.winner is None else f"{cards}{WINS} {SEAT_LETTERS[trick.winner]}"


def _wheel(action: WheelAction | DieFell) -> str:
    match action:
        case DieFell(face=face):
            return f"die {face}"
        case KeepPawn(seat=seat):
            return f"{SEAT_LETTERS[seat]} keeps"
        case RollDie(seat=seat):
            return f"{SEAT_LETTERS[seat]} rolls"
        case _:
            return _used_option(action)


def _used_option(action: OptionAction) -> str:
    """Every option alike, so that a new one needs no change here: its name, then its targets."""
    name = hyphenated(option_of(action).value)
    targets = (_target(field, value) for field, value in asdict(action).items() if field != "seat")
    return " ".join((SEAT_LETTERS[action.seat], name, *targets))


def _target(field: str, value: Seat | int | Colour) -> str:
    if isinstance(value, Colour):
        return value.value
    return SEAT_LETTERS[value] if field in SEAT_FIELDS else f"{value:+}"


def _stand_in(stand_in: StandIn) -> str:
    return f"{_player(stand_in.by)} decided {' '.join(map(str, stand_in.decisions))}"


def _result(result: RecordedResult) -> Iterator[str]:
    yield _line("Penalties", _per_seat(result.penalties))
    yield _line("Totals", _per_seat(result.totals))
    yield _line("Winners", " ".join(SEAT_LETTERS[seat] for seat in result.winners))


def _cards(keyword: str, deck: str) -> Iterator[str]:
    cards = deck.split(" ")
    for start in range(0, len(cards), _CARDS_IN_A_LINE):
        yield _line(keyword if start == 0 else "", " ".join(cards[start : start + _CARDS_IN_A_LINE]))
