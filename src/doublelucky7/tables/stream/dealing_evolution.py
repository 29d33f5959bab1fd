"""How the promises and contributions of a dealing change a table, also where one dealing takes the place of another."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from doublelucky7.dealing.commitment import game_key
from doublelucky7.protocol.sitting import PersonSeat, Phase
from doublelucky7.protocol.table_events import (
    ContributionPromised,
    DealingFixed,
    DealingRenewed,
    DealingVoided,
    PromisesSettled,
)
from doublelucky7.records.record import VoidedDealing, Withheld
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.waiting import WaitingForDraw
from doublelucky7.tables.state import PastDealing, TableState
from doublelucky7.tables.stream.events import ImpossibleHistory, TableEntry


def asked_to_contribute(table: TableState, at: int) -> TableState:
    """The seats are final for now, and every client is asked for its promise."""
    nobody = (None,) * len(table.seats)
    return replace(
        table,
        phase=Phase.CONTRIBUTING,
        settled_at=at,
        hashes=nobody,
        contributed=nobody,
        are_promises_settled=False,
    )


def evolve_dealing(
    table: TableState,
    entry: TableEntry,
    event: ContributionPromised | PromisesSettled | DealingVoided | DealingRenewed,
) -> TableState:
    """The table after a promise, or after a dealing took the place of another."""
    match event:
        case ContributionPromised(seat=seat, hash=hashed):
            return replace(table, hashes=(*table.hashes[:seat], hashed, *table.hashes[seat + 1 :]))
        case PromisesSettled():
            return replace(table, are_promises_settled=True, settled_at=entry.at)
        case DealingVoided():
            return _void(table, entry.at, event)
        case DealingRenewed():
            return _renew(table, entry.at, event)
        case _ as unreachable:
            assert_never(unreachable)


def fix_dealing(table: TableState, at: int, event: DealingFixed) -> TableState:
    """All contributions are published: the game begins, or goes on with another key."""
    key = game_key(bytes.fromhex(table.secret), event.contributions, table.algorithm)
    table = replace(
        table,
        phase=Phase.PLAYING,
        contributions=event.contributions,
        keys=(*table.keys, (table.from_round, key)),
        last_event_at=at,
        awaited_since=at,
    )
    if table.state is not None:
        return table
    seats = len(table.seats)
    return replace(
        table,
        state=start(table.ruleset, seats),
        stand_ins=(None,) * seats,
        done_for=((),) * seats,
        bot_stood_in=(False,) * seats,
    )


def _void(table: TableState, at: int, event: DealingVoided) -> TableState:
    voided = VoidedDealing(
        commitment=table.commitment,
        secret=event.secret,
        hashes=table.hashes,
        contributions=event.contributions,
        withheld=tuple(Withheld(seat, _name_on(table, seat)) for seat in event.withheld),
    )
    table = _with_next_secret(replace(table, voided=(*table.voided, voided)), event.commitment)
    return asked_to_contribute(table, at)


def _renew(table: TableState, at: int, event: DealingRenewed) -> TableState:
    before = table
    table = replace(_with_next_secret(table, event.commitment), epoch=event.epoch)
    if before.phase is Phase.CONTRIBUTING:
        return asked_to_contribute(table, at)
    if before.contributions is None or before.state is None:
        return table
    past = PastDealing(
        from_round=before.from_round,
        commitment=before.commitment,
        contributions=before.contributions,
        secret=before.secret,
        voided=before.voided,
    )
    state = before.state
    table = replace(
        table,
        past_dealings=(*table.past_dealings, past),
        voided=(),
        contributions=None,
        from_round=0 if isinstance(state.waiting, WaitingForDraw) else state.round + 1,
        undo=None,
    )
    return asked_to_contribute(table, at)


def _with_next_secret(table: TableState, commitment: str) -> TableState:
    if table.next_secret is None:
        raise ImpossibleHistory("a dealing takes the place of another without a secret of its own")
    return replace(table, secret=table.next_secret, next_secret=None, commitment=commitment)


def _name_on(table: TableState, seat: Seat) -> str:
    holder = table.seats[seat]
    return holder.name if isinstance(holder, PersonSeat) else ""
