"""Whether a record's dealing is the one that was promised, and the key that all its chance must come from."""

from __future__ import annotations

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import game_key, key_from_seed, opens
from doublelucky7.records.disagreements import FAIR_DEALING, Disagreement, DisagreementCode, Value
from doublelucky7.records.record import CommittedDealing, Dealing, GivenHow, Record
from doublelucky7.records.replaying import Part, Place


def why_not_fair(record: Record) -> Disagreement | None:
    """What is wrong with the promise itself, None where it holds or where nothing was promised."""
    dealing = record.dealing
    algorithm = _algorithm_of(dealing)
    if algorithm not in (None, ALGORITHM):
        return _unfair(DisagreementCode.UNKNOWN_ALGORITHM, ALGORITHM, algorithm)
    if not isinstance(dealing, CommittedDealing):
        return None
    if len(dealing.contributions) != record.players:
        return _unfair(DisagreementCode.CONTRIBUTIONS_DIFFER, record.players, len(dealing.contributions))
    if dealing.secret is None:
        # A running game keeps its secret; a finished one that keeps it proves nothing.
        return _unfair(DisagreementCode.SECRET_NOT_REVEALED, None, None) if record.is_finished else None
    if not opens(bytes.fromhex(dealing.secret), bytes.fromhex(dealing.commitment)):
        return _unfair(DisagreementCode.COMMITMENT_DOES_NOT_OPEN, dealing.commitment, dealing.secret)
    return None


def key_of(dealing: Dealing) -> bytes | None:
    """The key that chance is made from, None where it is secret or there is none."""
    if isinstance(dealing, CommittedDealing):
        return None if dealing.secret is None else game_key(bytes.fromhex(dealing.secret), dealing.contributions)
    return None if dealing.seed is None else key_from_seed(dealing.seed.seed, dealing.seed.game)


def key_to_check(dealing: Dealing) -> bytes | None:
    """The key that all decks and die faces are checked against; what was stacked by hand agrees with none."""
    is_stacked = not isinstance(dealing, CommittedDealing) and dealing.how is GivenHow.STACKED
    return None if is_stacked else key_of(dealing)


def _algorithm_of(dealing: Dealing) -> str | None:
    if isinstance(dealing, CommittedDealing):
        return dealing.algorithm
    return None if dealing.seed is None else dealing.seed.algorithm


def _unfair(code: DisagreementCode, expected: Value, found: Value) -> Disagreement:
    return Disagreement(code=code, clause=FAIR_DEALING, place=Place(Part.DEALING), expected=expected, found=found)
