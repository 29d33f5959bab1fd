"""Whether a record's dealing is the one that was promised, and the key that all its chance must come from."""

from __future__ import annotations

from typing import Final, assert_never

from doublelucky7.dealing.algorithm import ALGORITHM, ALGORITHMS, WITH_HASHES
from doublelucky7.dealing.commitment import (
    ClientContribution,
    bytes_of,
    contribution_hash,
    game_key,
    key_from_seed,
    opens,
)
from doublelucky7.records.disagreements import FAIR_DEALING, Disagreement, DisagreementCode, Value
from doublelucky7.records.record import (
    CommittedDealing,
    Dealing,
    HowDealt,
    Record,
    RenewedDealing,
    UncommittedDealing,
    VoidedDealing,
)
from doublelucky7.records.replaying import Part, Place
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForDie, WaitingForDraw

_ALGORITHMS_OF: Final[dict[type[Dealing], tuple[str, ...]]] = {
    CommittedDealing: ALGORITHMS,
    UncommittedDealing: (ALGORITHM,),
}

DRAW: Final = 0
"""Stands for a round where the key of the draw for first dealer is asked for."""


def why_not_fair(record: Record) -> Disagreement | None:
    """What is wrong with the promise itself, None where it holds or where nothing was promised."""
    dealing = record.dealing
    algorithm = _algorithm_of(dealing)
    if algorithm is not None and algorithm not in _ALGORITHMS_OF[type(dealing)]:
        return _unfair(DisagreementCode.UNKNOWN_ALGORITHM, ALGORITHM, algorithm)
    if not isinstance(dealing, CommittedDealing):
        return None
    begun = 0
    promises: tuple[CommittedDealing | RenewedDealing, ...] = (dealing, *dealing.renewals)
    for one in promises:
        wrong = _why_promise_fails(record, dealing.algorithm, one)
        if wrong is not None:
            return wrong
        if isinstance(one, RenewedDealing):
            # Each dealing holds for the rounds from one on, until the next one does.
            if one.from_round < begun:
                return _unfair(DisagreementCode.RENEWAL_DIFFERS, begun, one.from_round)
            begun = one.from_round
    return None


def _why_promise_fails(
    record: Record, algorithm: str, dealing: CommittedDealing | RenewedDealing
) -> Disagreement | None:
    if len(dealing.contributions) != record.players:
        return _unfair(DisagreementCode.CONTRIBUTIONS_DIFFER, record.players, len(dealing.contributions))
    for one in dealing.voided:
        if algorithm != WITH_HASHES or _is_voided_wrongly(record.players, algorithm, one):
            return _unfair(DisagreementCode.WITHHELD_DIFFERS, None, None)
    if dealing.secret is None:
        # A running game keeps its secret; a finished one that keeps it proves nothing.
        return _unfair(DisagreementCode.SECRET_NOT_REVEALED, None, None) if record.is_finished else None
    if not opens(bytes.fromhex(dealing.secret), bytes.fromhex(dealing.commitment), algorithm):
        return _unfair(DisagreementCode.COMMITMENT_DOES_NOT_OPEN, dealing.commitment, dealing.secret)
    return None


def _is_voided_wrongly(players: int, algorithm: str, voided: VoidedDealing) -> bool:
    """Whether what is said of a voided dealing cannot be: each hash is opened by its contribution or was withheld."""
    if {len(voided.hashes), len(voided.contributions)} != {players}:
        return True
    if not opens(bytes.fromhex(voided.secret), bytes.fromhex(voided.commitment), algorithm):
        return True
    withheld = {one.seat for one in voided.withheld}
    for seat, (promised, added) in enumerate(zip(voided.hashes, voided.contributions, strict=True)):
        hashed = contribution_hash(seat, bytes_of(added)).hex() if isinstance(added, ClientContribution) else None
        is_withheld = promised is not None and hashed is None
        if is_withheld != (seat in withheld) or (hashed is not None and hashed != promised):
            return True
    return any(seat >= players for seat in withheld)


def keys_of(dealing: Dealing) -> tuple[tuple[int, bytes], ...]:
    """The keys that chance is made from, each with the round from which on it holds; none where they are secret."""
    if not isinstance(dealing, CommittedDealing):
        return () if dealing.seed is None else ((DRAW, key_from_seed(dealing.seed.seed, dealing.seed.game)),)
    promises: tuple[CommittedDealing | RenewedDealing, ...] = (dealing, *dealing.renewals)
    return tuple(
        (_first_round_of(one), game_key(bytes.fromhex(one.secret), one.contributions, dealing.algorithm))
        for one in promises
        if one.secret is not None
    )


def _first_round_of(dealing: CommittedDealing | RenewedDealing) -> int:
    return dealing.from_round if isinstance(dealing, RenewedDealing) else DRAW


def key_of(dealing: Dealing) -> bytes | None:
    """The key that the last rounds' chance is made from, None where it is secret or there is none."""
    keys = keys_of(dealing)
    return keys[-1][1] if keys else None


def keys_to_check(dealing: Dealing) -> tuple[tuple[int, bytes], ...]:
    """The keys that all decks and die faces are checked against; what was stacked by hand agrees with none."""
    is_stacked = not isinstance(dealing, CommittedDealing) and dealing.how is HowDealt.STACKED
    return () if is_stacked else keys_of(dealing)


def key_to_check(dealing: Dealing) -> bytes | None:
    """The key that the next chance of a game is checked against, None where there is none."""
    keys = keys_to_check(dealing)
    return keys[-1][1] if keys else None


def round_of_chance(waiting: WaitingForChance, rounds_begun: int) -> int:
    """The round whose key holds for the chance that is waited for."""
    match waiting:
        case WaitingForDraw():
            return DRAW
        case WaitingForDeal():
            return rounds_begun + 1
        case WaitingForDie():
            return rounds_begun
        case _ as unreachable:
            assert_never(unreachable)


def key_for(keys: tuple[tuple[int, bytes], ...], round_number: int) -> bytes | None:
    """The key that holds for a round, None where there is none."""
    held = [key for from_round, key in keys if from_round <= round_number]
    return held[-1] if held else None


def _algorithm_of(dealing: Dealing) -> str | None:
    if isinstance(dealing, CommittedDealing):
        return dealing.algorithm
    return None if dealing.seed is None else dealing.seed.algorithm


def _unfair(code: DisagreementCode, expected: Value, found: Value) -> Disagreement:
    return Disagreement(code=code, clause=FAIR_DEALING, place=Place(Part.DEALING), expected=expected, found=found)
