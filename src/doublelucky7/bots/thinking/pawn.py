"""When to use the pawn: what keeping it is worth, and what a roll of the die is worth (R7).

An optimal-stopping problem: the pawn is used once the gain it brings now beats the gain to be hoped for in a later
round, less the penalty for the chance that no later round comes to this seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from doublelucky7.bots.thinking.policies import Provenance
from doublelucky7.kernel.observing import KIND_OF, Move
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, Mode, Seat
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN
from doublelucky7.rules.views import OptionStatus, View, WheelView
from doublelucky7.rules.waiting import WaitingForBid, WaitingForTrump
from doublelucky7.rules.wheel import DIE_FACES, WHEEL_OPTIONS, WheelOption

# A later round may pass the seat by although there are more rounds than other pawns: the die can show the X.
_RISK_OF_THE_X = 1 / DIE_FACES


class Hopes(msgspec.Struct, frozen=True, kw_only=True):
    """What a pawn kept may still bring, by the number of rounds left after this one, Double Points free or taken."""

    double_free: tuple[float, ...]
    double_taken: tuple[float, ...]
    dice: tuple[float, ...]


class Prospects(Hopes, frozen=True, kw_only=True):
    """The same for whoever judges without search, and where it comes from."""

    provenance: Provenance


class SearchedProspects(msgspec.Struct, frozen=True, kw_only=True):
    """The same for whoever searches, by series (R7.2): in the first the rounds grow, in the second they shrink."""

    provenance: Provenance
    first_series: Hopes
    second_series: Hopes


@cache
def prospects() -> Prospects:
    """The table as it was stored."""
    text = files("doublelucky7.bots").joinpath("data", "prospects.json").read_bytes()
    return msgspec.json.decode(text, type=Prospects)


@cache
def searched_prospects() -> SearchedProspects:
    """The tables as they were stored."""
    text = files("doublelucky7.bots").joinpath("data", "searched-prospects.json").read_bytes()
    return msgspec.json.decode(text, type=SearchedProspects)


def hopes_by_search(view: View) -> Hopes:
    """What a pawn kept may still bring in the running series to whoever searches."""
    both = searched_prospects()
    return both.first_series if view.round <= ROUNDS_IN_A_SERIES else both.second_series


def worth_of_keeping(view: View, hopes: Hopes | None = None) -> float:
    """What the pawn is worth to the asked seat if it is kept now, in points."""
    wheel = view.wheel
    assert wheel is not None, "a pawn is asked for in wheel modes only"
    return _worth_later(view, wheel, wheel.rounds_left - 1, hopes or prospects())


def worth_of_pawn(view: View, seat: Seat) -> float:
    """What is still to come from a seat's pawn in this series, its penalty included; nothing once it is placed."""
    wheel = view.wheel
    if wheel is None or seat not in wheel.pawns_in_hand:
        return 0.0
    # Until a seat has been passed by, the pawn may still be used in this round.
    may_be_asked = isinstance(view.waiting, WaitingForTrump | WaitingForBid) or seat in wheel.to_ask
    return _worth_later(view, wheel, wheel.rounds_left - (0 if may_be_asked else 1), prospects())


def _worth_later(view: View, wheel: WheelView, rounds: int, hopes: Hopes) -> float:
    """What a pawn in hand is worth with so many rounds in which it may be used."""
    risk = chance_to_be_left_out(rounds, len(wheel.pawns_in_hand) - 1, view.ruleset.mode)
    return (1 - risk) * _expected_gain(view, rounds, hopes) - risk * PENALTY_FOR_AN_UNUSED_PAWN


def chance_to_be_left_out(later_rounds: int, other_pawns: int, mode: Mode) -> float:
    """The chance that the wheel does not come to a seat again in this series.

    Each other pawn can take one round at most, so with more rounds than other pawns one is left; the X of the die
    takes rounds without taking pawns.
    """
    if later_rounds == 0:
        return 1.0
    short = max(0, other_pawns + 1 - later_rounds) / (other_pawns + 1)
    if mode is Mode.LUCKY_DICE:
        return short + (1 - short) * _RISK_OF_THE_X**later_rounds
    return short


def _expected_gain(view: View, later: int, hopes: Hopes) -> float:
    if view.ruleset.mode is Mode.LUCKY_DICE:
        return hopes.dice[later]
    assert view.wheel is not None
    double = next(one for one in view.wheel.options if one.option is WheelOption.DOUBLE_POINTS)
    return (hopes.double_free if double.status is OptionStatus.FREE else hopes.double_taken)[later]


def worth_of_rolling(gains: Mapping[Move, float], free: Sequence[int], keeping: float) -> float:
    """What a roll brings on average (R7.5): the option rolled, any free one where it is blocked, nothing on the X."""
    best = {kind: max(gain for move, gain in gains.items() if move[0] == kind) for kind in free}
    faces = (best.get(KIND_OF[option], max(best.values())) for option in WHEEL_OPTIONS)
    return (sum(faces) + keeping) / DIE_FACES
