"""The chance a game is waiting for, taken from its key."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.dealing.shuffle import die_face, draw_deck, round_deck
from doublelucky7.rules.actions import ChanceAction, Deal, DieFell, DrawForDealer
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForDie, WaitingForDraw


def chance_for(
    key: bytes, waiting: WaitingForChance, rounds_begun: int, draws_made: int, deck: tuple[Card, ...] = FULL_DECK
) -> ChanceAction:
    """The deck or die face the key holds for what is waited for; another draw is made where a deck ran out (R2.1).

    A small variant names its own deck: the cards of the whole one that it has, in the same order.
    """
    match waiting:
        case WaitingForDraw():
            return DrawForDealer(draw_deck(key, draws_made))
        case WaitingForDeal():
            whole = round_deck(key, rounds_begun + 1)
            return Deal(whole if deck is FULL_DECK else tuple(card for card in whole if card in deck))
        case WaitingForDie():
            return DieFell(die_face(key, rounds_begun))
        case _ as unreachable:
            assert_never(unreachable)
