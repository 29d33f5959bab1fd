"""The chance a waiting game is supplied with is exactly what its key holds."""

from __future__ import annotations

from doublelucky7.dealing.shuffle import die_face, draw_deck, round_deck
from doublelucky7.dealing.supply import chance_for
from doublelucky7.rules.actions import Deal, DieFell, DrawForDealer
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie, WaitingForDraw

KEY = bytes(range(32))
EVERYBODY = WaitingForDraw((0, 1, 2))


def test_r2_1_a_repeated_draw_takes_the_next_deck_of_the_draw() -> None:
    first = chance_for(KEY, EVERYBODY, rounds_begun=0, draws_made=0)
    again = chance_for(KEY, EVERYBODY, rounds_begun=0, draws_made=1)
    assert first == DrawForDealer(draw_deck(KEY, 0))
    assert again == DrawForDealer(draw_deck(KEY, 1))
    assert first != again


def test_r2_2_a_deal_takes_the_deck_of_the_round_that_begins() -> None:
    assert chance_for(KEY, WaitingForDeal(), rounds_begun=4, draws_made=1) == Deal(round_deck(KEY, 5))


def test_r7_5_a_roll_takes_the_face_of_the_running_round() -> None:
    assert chance_for(KEY, WaitingForDie(2), rounds_begun=4, draws_made=1) == DieFell(die_face(KEY, 4))
