"""How a table begins, and the next game of the same crew: what was chosen, and the first entries of the stream."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

import msgspec

from doublelucky7.dealing.algorithm import WITH_HASHES
from doublelucky7.dealing.commitment import commitment_to
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import BotSeat, GameId, Holder, OpenSeat, PersonId, PersonSeat, TableSettings
from doublelucky7.protocol.table_events import BotSeated, SeatTaken, TableOpened
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet
from doublelucky7.storage.entry import ByChance, ByPerson
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.commands.names import bot_name, clean_forfeits, clean_name
from doublelucky7.tables.state import TableState, who_plays_again
from doublelucky7.tables.stream.events import CausedEvent, SecretChosen


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What a creator chose; link and code are the lobby's, unguessable and free.

    People among the holders sit at once; a bot without a name is given one.
    """

    game: GameId
    link: str
    code: str
    host: NamedPerson
    ruleset: RuleSet
    holders: tuple[Holder, ...]
    settings: TableSettings = TableSettings()
    forfeits: tuple[str, ...] = ()
    number: int = 1
    previous: GameId | None = None


def first_events(opening: Opening, secret: bytes, levels: tuple[str, ...], epoch: int = 0) -> tuple[CausedEvent, ...]:
    """The first entries of a table: its secret, the promise about it, and only then who sits."""
    if not FEWEST_PLAYERS <= len(opening.holders) <= MOST_PLAYERS:
        raise refused(TableRefusalCode.NOT_THESE_SEATS)
    _require_level(opening.settings.stand_in, levels)
    commitment = commitment_to(secret, WITH_HASHES).hex()
    opened = TableOpened(
        game=opening.game,
        link=opening.link,
        code=opening.code,
        number=opening.number,
        previous=opening.previous,
        ruleset=opening.ruleset,
        settings=opening.settings,
        forfeits=clean_forfeits(opening.forfeits),
        seats=len(opening.holders),
        host=opening.host.person,
        commitment=commitment,
        algorithm=WITH_HASHES,
        epoch=epoch,
    )
    host = ByPerson(opening.host.person)
    return (
        CausedEvent(ByChance(), SecretChosen(secret.hex())),
        CausedEvent(host, opened),
        *(CausedEvent(host, event) for event in _sitting_down(opening, commitment, levels)),
    )


def _sitting_down(opening: Opening, commitment: str, levels: tuple[str, ...]) -> Iterator[SeatTaken | BotSeated]:
    taken = [holder.name for holder in opening.holders if not isinstance(holder, OpenSeat)]
    for seat, holder in enumerate(opening.holders):
        match holder:
            case PersonSeat(person=person, name=raw):
                name = clean_name(raw)
                if name is None:
                    raise refused(TableRefusalCode.NAME_IS_EMPTY, seat=seat)
                yield SeatTaken(seat, person, name)
            case BotSeat(name=raw, level=level):
                _require_level(level, levels)
                name = clean_name(raw) or bot_name(commitment, seat, taken)
                taken.append(name)
                yield BotSeated(seat, name, level)
            case OpenSeat():
                pass
            case _ as unreachable:
                assert_never(unreachable)


def _require_level(level: str, levels: tuple[str, ...]) -> None:
    if level not in levels:
        raise refused(TableRefusalCode.NO_SUCH_LEVEL, level=level)


def opening_of_rematch(table: TableState, game: GameId) -> Opening:
    """The next game: same link, code, rules and bots; whoever has not said yes leaves an open seat."""
    crew = who_plays_again(table)
    host = table.host if table.host in crew else crew[0]
    return Opening(
        game=game,
        link=table.link,
        code=table.code,
        host=NamedPerson(host, ""),
        ruleset=table.ruleset,
        settings=table.settings,
        forfeits=table.forfeits,
        holders=tuple(_holder_in_rematch(holder, crew) for holder in table.seats),
        number=table.number + 1,
        previous=table.game,
    )


def _holder_in_rematch(holder: Holder, crew: tuple[PersonId, ...]) -> Holder:
    match holder:
        case PersonSeat(person=person) if person not in crew:
            return OpenSeat()
        case PersonSeat() | BotSeat() | OpenSeat():
            return holder
