"""The chance a game is waiting for, taken from its key."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.dealing.shuffle import die_face, draw_deck, round_deck
from doublelucky7.rules.actions import ChanceAction, Deal, DieFell, DrawForDealer
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForDie, WaitingForDraw


def chance_for(key: bytes, waiting: WaitingForChance, rounds_begun: int, draws_made: int) -> ChanceAction:
    """The deck or die face the key holds for what is waited for; another draw is made where a deck ran out (R2.1)."""
    match waiting:
        case WaitingForDraw():
            return DrawForDealer(draw_deck(key, draws_made))
        case WaitingForDeal():
            return Deal(round_deck(key, rounds_begun + 1))
        case WaitingForDie():
            return DieFell(die_face(key, rounds_begun))
        case _ as unreachable:
            assert_never(unreachable)
