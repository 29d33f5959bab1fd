"""Recorded games as tables of numbers: a row for every seat in every round, and every decision with what was known.

Rows need nothing else; Parquet files need `doublelucky7[parquet]`, arrays of decisions NumPy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from doublelucky7.environments.action_codes import ACTION_CODES, code_of, legal_mask
from doublelucky7.environments.observations import information_of
from doublelucky7.records.hearing import decisions_of
from doublelucky7.records.record import BotPlayer, Record, RecordedRound, UncommittedDealing, deck_of
from doublelucky7.rules.actions import DieFell, KeepPawn, RollDie, option_of
from doublelucky7.rules.cards import in_deck_order

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_ROWS_AT_ONCE: Final = 50_000


class SeatInRound(msgspec.Struct, frozen=True, kw_only=True):
    """One seat in one round of a finished game; its fields are the columns of a Parquet file, see docs/research.md."""

    game: int
    seed: int | None
    mode: str
    joker_trump: str
    players: int
    rounds: int
    round: int
    tricks: int
    dealer: int
    seat: int
    player: str
    bot: str | None
    turned_up: str
    hand: str
    bid: int
    option: str | None
    tricks_won: int
    points: int
    penalty: int
    total: int
    is_winner: bool


def seats_in_rounds(record: Record, game: int) -> Iterator[SeatInRound]:
    """A row for every seat in every round of a finished game, which is the so-many-th of its file."""
    if record.result is None:
        raise ValueError("only a finished game has totals")
    result, rules = record.result, record.ruleset
    seeded = record.dealing.seed if isinstance(record.dealing, UncommittedDealing) else None
    for played in record.rounds:
        assert played.points is not None
        for seat, player in enumerate(record.seats):
            yield SeatInRound(
                game=game,
                seed=None if seeded is None else seeded.seed,
                mode=rules.mode.value,
                joker_trump=rules.joker_trump.value,
                players=record.players,
                rounds=rules.rounds,
                round=played.round,
                tricks=played.cards,
                dealer=played.dealer,
                seat=seat,
                player=player.name,
                bot=player.bot if isinstance(player, BotPlayer) else None,
                turned_up=played.turned_up.value,
                hand=_hand_dealt(played, seat, record.players),
                bid=played.bids[(seat - played.dealer) % record.players],
                option=_option_used(played, seat),
                tricks_won=sum(trick.winner == seat for trick in played.tricks),
                points=played.points[seat],
                penalty=result.penalties[seat],
                total=result.totals[seat],
                is_winner=seat in result.winners,
            )


def _hand_dealt(played: RecordedRound, seat: int, players: int) -> str:
    # R2.2: one card at a time, clockwise from the dealer's left.
    place = (seat - played.dealer - 1) % players
    hand = deck_of(played.deck)[place : players * played.cards : players]
    return " ".join(card.value for card in in_deck_order(hand))


def _option_used(played: RecordedRound, seat: int) -> str | None:
    used = [action for action in played.wheel if not isinstance(action, DieFell | KeepPawn | RollDie)]
    return next((option_of(action).value for action in used if action.seat == seat), None)


class ParquetFile:
    """Rows written to a Parquet file, as many at once as are worth a group of rows."""

    def __init__(self, file: IO[bytes]) -> None:
        # Imported here because only those who write such files have it.
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

        self._table = pa.Table
        kinds = {int: pa.int64(), str: pa.string(), bool: pa.bool_()}
        fields = []
        for field in msgspec.structs.fields(SeatInRound):
            kind = next(kind for kind in (bool, int, str) if field.type in (kind, kind | None))
            fields.append(pa.field(field.name, kinds[kind], nullable=field.type is not kind))
        self._schema = pa.schema(fields)
        self._writer = ParquetWriter(file, self._schema)
        self._rows: list[dict[str, Any]] = []

    def add(self, rows: Iterable[SeatInRound]) -> None:
        """Takes rows, and writes them once there are many."""
        self._rows += [msgspec.structs.asdict(row) for row in rows]
        if len(self._rows) >= _ROWS_AT_ONCE:
            self._write()

    def close(self) -> None:
        """Writes what is left, and the end of the file."""
        self._write()
        self._writer.close()

    def _write(self) -> None:
        self._writer.write_table(self._table.from_pylist(self._rows, schema=self._schema))
        self._rows = []


class Decisions(NamedTuple):
    """Decisions of recorded games, one in each row."""

    information: NDArray[np.float32]
    """What the seat knew, the planes of `observations.planes_of_information`."""
    masks: NDArray[np.int8]
    """What was legal."""
    codes: NDArray[np.int32]
    """What was done."""
    seats: NDArray[np.int32]
    """Whose decision it was."""
    points: NDArray[np.float32]
    """What the round brought that seat."""


def decisions_in(records: Iterable[Record]) -> Decisions:
    """Every decision of finished games with one number of players, ready to learn from.

    Examples:
        >>> from doublelucky7 import ClubBot, Game
        >>> found = decisions_in([Game([ClubBot()] * 3, seed=7).record()])
        >>> found.codes.shape, found.information.shape[0] == found.masks.shape[0]
        ((105,), True)
    """
    import numpy as np

    known, masks, codes, seats, points = [], list[bytes](), list[int](), list[int](), list[int]()
    for record in records:
        for seat in range(record.players):
            for decision in decisions_of(record, seat):
                view = decision.heard.view
                brought = record.rounds[view.round - 1].points
                if brought is None:
                    raise ValueError("only a finished game can be learnt from")
                known.append(information_of(decision.heard))
                masks.append(legal_mask(view.legal, record.players))
                codes.append(code_of(decision.action, record.players))
                seats.append(seat)
                points.append(brought[seat])
    return Decisions(
        np.array(known, np.float32),
        np.frombuffer(b"".join(masks), np.int8).reshape(-1, ACTION_CODES),
        np.array(codes, np.int32),
        np.array(seats, np.int32),
        np.array(points, np.float32),
    )
