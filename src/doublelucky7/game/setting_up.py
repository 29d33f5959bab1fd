"""Reading what a `Game` is asked to be: who sits down, what is played, and how it is dealt.

Whatever could not be played, saved and loaded again raises `ValueError` here, in one sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, TypeGuard, TypeVar

import msgspec

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.first_names import first_names_for
from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.game.chance import Chance, draw_won_by, stacked_deck
from doublelucky7.records.building import record_of
from doublelucky7.records.fair_dealing import key_of, key_to_check, why_not_fair
from doublelucky7.records.record import BotPlayer, Dealing, HowDealt, Person, Player, Seed, UncommittedDealing
from doublelucky7.rules.actions import Deal, DieFell
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, Mode, RuleSet, Seat
from doublelucky7.rules.wheel import DIE_FACES

Holder: TypeAlias = str | Player | Bot
"""Who takes a seat: a person by name, whoever a record would write down, or a bot that plays for itself."""

Item = TypeVar("Item")

_FRESH_SEEDS: Final = 2**53
"""Small enough for every program that reads JSON numbers as floating-point ones."""
_SEEDS: Final = range(-(2**63), 2**63)


class Seats(msgspec.Struct, frozen=True):
    """Everybody at the table as records write them, and the bots that decide for some of them."""

    players: tuple[Player, ...]
    bots: Mapping[Seat, Bot]


class Dealt(msgspec.Struct, frozen=True):
    """How a game is dealt, as its record tells it, and where the cards come from."""

    dealing: Dealing
    chance: Chance


def seats_for(players: int | Iterable[Holder]) -> Seats:
    """The seats of a table, from a number of people or from everybody one by one."""
    if isinstance(players, str):
        raise ValueError(f"players is a number or a list such as ['Kim', 'Ada'], not the one name {players!r}")
    if isinstance(players, int):
        # A count beyond what a table has is refused below; until then it need not be long.
        people = min(_whole("the number of players", players), MOST_PLAYERS + 1)
        holders: list[Holder] = [f"Player {number + 1}" for number in range(people)]
    else:
        holders = _each("players", players)
    if not FEWEST_PLAYERS <= len(holders) <= MOST_PLAYERS:
        found = players if isinstance(players, int) else len(holders)
        raise ValueError(f"Double Lucky 7 is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {found}")
    bots: dict[Seat, Bot] = {seat: holder for seat, holder in enumerate(holders) if _is_bot(holder)}
    taken = [holder.name for holder in holders if isinstance(holder, Player)]
    taken += [holder for holder in holders if isinstance(holder, str)]
    names = iter(first_names_for(len(bots), len(holders), taken))
    return Seats(tuple(_player(holder, names) for holder in holders), bots)


def ruleset_for(given: RuleSet | Mode | str | None) -> RuleSet:
    """The rules a game is played by: a whole set, or a mode with defaults for everything else."""
    match given:
        case None:
            return RuleSet()
        case RuleSet():
            return given
        case Mode() | str():
            return RuleSet(mode=given)  # type: ignore[arg-type] # a rule set takes the name of a mode, too
        case _:
            raise ValueError(f"ruleset is a RuleSet or the name of a mode, not {given!r}")


def bots_for(bots: Mapping[Seat, Bot], players: int) -> Mapping[Seat, Bot]:
    """The bots that take over seats of a game that was loaded."""
    for seat, bot in bots.items():
        require_seat("a bot's seat", seat, players)
        if not _is_bot(bot):
            raise ValueError(f"a bot has a name, a version and a way to choose; {bot!r} has not")
    return dict(bots)


def dealt_for(
    seats: Sequence[Player], ruleset: RuleSet, stacked: Chance, seed: int | None, dealing: Dealing | None
) -> Dealt:
    """How to deal: as stacked, and else from a dealing's key, from the seed, or from one that nobody chose."""
    if dealing is not None:
        if seed is not None:
            raise ValueError("a dealing brings its own chance: leave the seed out")
        return _dealt_as_agreed(seats, ruleset, dealing, stacked)
    chosen = secrets.randbelow(_FRESH_SEEDS) if seed is None else _within("a seed", seed, _SEEDS)
    seeded = UncommittedDealing(how=HowDealt.SEEDED, seed=Seed(ALGORITHM, chosen, 0))
    chance = msgspec.structs.replace(stacked, key=key_of(seeded))
    if not stacked.is_stacked:
        return Dealt(seeded, chance)
    # A seed that somebody chose is written down beside what was stacked, so that a loaded game can go on from it.
    return Dealt(UncommittedDealing(how=HowDealt.STACKED, seed=None if seed is None else seeded.seed), chance)


def require_seat(what: str, seat: Seat, players: int) -> None:
    """Raises unless the table has this seat."""
    _within(what, seat, range(players))


def _dealt_as_agreed(seats: Sequence[Player], ruleset: RuleSet, dealing: Dealing, stacked: Chance) -> Dealt:
    if not isinstance(dealing, Dealing):
        raise ValueError(f"dealing is a CommittedDealing or a UncommittedDealing, not {dealing!r}")
    unfair = why_not_fair(record_of(ruleset, seats, dealing, ()))
    if unfair is not None:
        raise ValueError(f"nothing can be dealt by this dealing: {unfair.code.value}")
    if stacked.is_stacked and key_to_check(dealing) is not None:
        raise ValueError("this dealing says where all cards come from, so none can be stacked")
    return Dealt(dealing, msgspec.structs.replace(stacked, key=key_of(dealing)))


def stacked_chance(
    players: int,
    ruleset: RuleSet,
    first_dealer: Seat | None,
    decks: Iterable[str | Sequence[Card]],
    faces: Iterable[int],
) -> Chance:
    """What somebody has decided beforehand."""
    if isinstance(decks, str):
        raise ValueError(f"decks is a list with one deck for each round, such as [{decks!r}], not a text")
    stacked_decks, stacked_faces = _each("decks", decks), _each("faces", faces)
    if stacked_faces and ruleset.mode is not Mode.LUCKY_DICE:
        raise ValueError("only the mode lucky_dice has a die whose faces can be stacked")
    for what, stacked in (("decks", stacked_decks), ("faces", stacked_faces)):
        if len(stacked) > ruleset.rounds:
            raise ValueError(f"{len(stacked)} {what} are stacked for a game of {ruleset.rounds} rounds")
    if first_dealer is not None:
        require_seat("first_dealer", first_dealer, players)
    return Chance(
        draws=() if first_dealer is None else (draw_won_by(first_dealer),),
        decks=tuple(Deal(stacked_deck(deck, ruleset.deck)) for deck in stacked_decks),
        faces=tuple(DieFell(_within("a face of the die", face, range(1, DIE_FACES + 1))) for face in stacked_faces),
        deck=ruleset.deck,
    )


def _player(holder: Holder, names: Iterator[str]) -> Player:
    """Whoever a record would write down; a name that none could hold is better noticed now than when it is loaded."""
    player: object
    if isinstance(holder, str):
        player = Person(holder)
    else:
        player = BotPlayer(next(names), holder.name, holder.version) if _is_bot(holder) else holder
    if not isinstance(player, Player):
        raise ValueError(f"a seat is taken by a name, a Person, a BotPlayer or a bot, not by {holder!r}")
    try:
        checked: Player = msgspec.convert(msgspec.to_builtins(player), Player)
        return checked
    except msgspec.ValidationError as error:
        raise ValueError(
            f"a name has 1 to 100 characters and no control characters; {player} does not: {error}"
        ) from None


def _is_bot(holder: object) -> TypeGuard[Bot]:
    return not isinstance(holder, type) and all(hasattr(holder, part) for part in ("name", "version", "choose"))


def _each(what: str, given: Iterable[Item]) -> list[Item]:
    try:
        return list(given)
    except TypeError:
        raise ValueError(f"{what} is a list, not {given!r}") from None


def _within(what: str, number: object, bounds: range) -> int:
    found = _whole(what, number)
    if found not in bounds:
        raise ValueError(f"{what} is {bounds.start} to {bounds.stop - 1}, not {found}")
    return found


def _whole(what: str, number: object) -> int:
    # True is an int to Python and no number to anybody else.
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError(f"{what} is a whole number, not {number!r}")
    return number
