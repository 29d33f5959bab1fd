"""What each wheel option would bring to a player without search (W1 to W7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from doublelucky7.bots.thinking.pawn import worth_of_keeping, worth_of_rolling
from doublelucky7.bots.thinking.translation import actions_by_move, as_kernel_seed, free_options
from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import DOUBLE_POINTS, EXTRA_CARD, PASS, PLAYER_SWAP
from doublelucky7.kernel.heuristic import chance_of_bid
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.moves import make, wheel_moves
from doublelucky7.kernel.observing import Move
from doublelucky7.kernel.position import Position, copy_into
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.kernel.strength import Evaluation, Policy
from doublelucky7.rules.actions import KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.views import View
from doublelucky7.rules.waiting import WaitingForOption

_HANDS_TO_IMAGINE: Final = 6
"""What a swap or an Extra Card brings cannot be seen beforehand; so many deals are imagined."""


def gains_by_judgement(policy: Policy, knowledge: Knowledge, kinds: Sequence[int], seed: int) -> dict[Move, float]:
    """The points every way of using these options should add to the own points of the round."""
    evaluation = Evaluation()
    moves = [move for kind in kinds for move in wheel_moves(knowledge.now, knowledge.me, kind)]
    before = _points_expected(policy, knowledge.now, knowledge.me, evaluation)
    worlds = (
        _possible_positions(knowledge, seed)
        if any(_depends_on_hidden_cards(move, knowledge.me) for move in moves)
        else []
    )
    gains = {}
    for move in moves:
        tables = worlds if _depends_on_hidden_cards(move, knowledge.me) else [knowledge.now]
        after = [_after(policy, table, move, knowledge.me, evaluation) for table in tables]
        gains[move] = sum(after) / len(after) - before
    return gains


def choose_at_the_wheel(view: View, knowledge: Knowledge, gains: Mapping[Move, float]) -> PlayerAction:
    """Use the pawn in the best way, roll, or keep it: whatever is worth most."""
    actions = actions_by_move(view, knowledge.now)
    ways = [move for move in actions if move in gains]
    if isinstance(view.waiting, WaitingForOption):
        return actions[max(ways, key=gains.__getitem__)]
    keeping = worth_of_keeping(view)
    keep = KeepPawn(knowledge.me)
    if ways:
        best = max(ways, key=gains.__getitem__)
        return actions[best] if gains[best] > keeping else keep
    rolling = worth_of_rolling(gains, free_options(view), keeping)
    return RollDie(knowledge.me) if rolling > keeping else keep


def kinds_in_question(view: View, knowledge: Knowledge) -> tuple[int, ...]:
    """The options to be valued: those that may be carried out after a roll, else every free one."""
    if isinstance(view.waiting, WaitingForOption):
        return tuple(dict.fromkeys(kind for kind, _, _ in actions_by_move(view, knowledge.now) if kind != PASS))
    return free_options(view)


def _after(policy: Policy, table: Position, move: Move, me: int, evaluation: Evaluation) -> float:
    trial = Position()
    copy_into(trial, table)
    make(trial, *move)
    expected = _points_expected(policy, trial, me, evaluation)
    return 2 * expected if move[0] == DOUBLE_POINTS else expected


def _points_expected(policy: Policy, at: Position, me: int, evaluation: Evaluation) -> float:
    worth = (POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * at.bid_of(me)) * at.round_factor
    return chance_of_bid(policy, at, me, evaluation) * worth


def _depends_on_hidden_cards(move: Move, me: int) -> bool:
    kind, first, second = move
    return kind == EXTRA_CARD or (kind == PLAYER_SWAP and me in (first, second))


def _possible_positions(knowledge: Knowledge, seed: int) -> list[Position]:
    plan = Plan(knowledge)
    worlds = [Position() for _ in range(_HANDS_TO_IMAGINE)]
    for number, world in enumerate(worlds):
        redeal(plan, world, stream(as_kernel_seed(seed), number))
    return worlds
