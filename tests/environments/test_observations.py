"""Observations: fixed shapes, made from what a seat was told, equal where only hidden cards differ."""

from random import Random

import pytest

from doublelucky7 import Game
from doublelucky7.environments.observations import (
    information_of,
    information_text,
    observation_of,
    planes_of_information,
    planes_of_observation,
    size_of,
)
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import Mode, Seat
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.views import Heard
from testkit.games.interference import Course, hands_at_the_cut, random_course, trials, with_other_hidden_cards
from testkit.games.random_play import taken
from tests.game.test_game import play_on

PLAYERS = range(2, 8)
SIZES = {2: 581, 3: 728, 4: 875, 5: 1022, 6: 1169, 7: 1316}


def plane(numbers: list[float], players: int, name: str) -> list[float]:
    place = 0
    for one in planes_of_information(players):
        if one.name == name:
            return numbers[place : place + one.size]
        place += one.size
    raise AssertionError(name)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_moment_of_a_game_has_the_same_shape_for_every_seat(players: int, mode: Mode) -> None:
    game = Game(players, mode, seed=players)
    while not game.is_over:
        for seat in range(players):
            heard = game.heard(seat)
            seen, known = observation_of(heard), information_of(heard)
            assert len(seen) == size_of(planes_of_observation(players))
            assert len(known) == size_of(planes_of_information(players))
            assert known[: len(seen)] == seen
        play_on(game, 7)


def test_the_shapes_are_those_that_were_published() -> None:
    assert {players: size_of(planes_of_observation(players)) for players in PLAYERS} == SIZES


def test_planes_tell_what_their_names_say() -> None:
    game = Game(["Kim", "Ada", "Lou"], "tactical_escape", first_dealer=1, decks=["R7 G1 J B9 Y3"])
    for action in game.legal_actions()[:1]:
        game.act(action)
    numbers = list(information_of(game.heard(0)))
    assert plane(numbers, 3, "own hand").index(1.0) == game.state.hands[0][0].position
    assert sum(plane(numbers, 3, "own hand")) == 1
    assert plane(numbers, 3, "dealer") == [0, 1, 0]
    assert plane(numbers, 3, "seat to act") == [0, 0, 1]
    assert plane(numbers, 3, "turned-up card").index(1.0) == game.state.turned_up.position  # type: ignore[union-attr]
    bids = plane(numbers, 3, "bid of each seat: 0 to 7, or none yet")
    assert [bids[9 * seat : 9 * seat + 9].index(1.0) for seat in range(3)] == [8, 0, 8]
    assert plane(list(information_of(game.heard(1))), 3, "dealer") == [1, 0, 0]


def test_a_spectator_has_none() -> None:
    game = Game(2, seed=7)
    with pytest.raises(ValueError, match="only a seat has observations"):
        observation_of(Heard(game.view(None), ()))


def known_to(course: Course, seat: Seat) -> list[tuple[bytes, bytes, str]]:
    """Everything a seat knows after each action."""
    state, events, known = course.begun, list[Event](), []
    for action in course.actions:
        step = taken(state, action)
        state = step.after
        events += step.events
        heard = heard_by(seat, state, events)
        known.append((observation_of(heard).tobytes(), information_of(heard).tobytes(), information_text(heard)))
    return known


def test_k2_games_that_differ_in_hidden_cards_are_the_same_to_whoever_was_not_told() -> None:
    differing = 0
    for table, watching in trials(range(1)):
        random = Random(f"{table}/{watching}")
        one = random_course(table, random)
        other = with_other_hidden_cards(one, watching, random)
        differing += hands_at_the_cut(one) != hands_at_the_cut(other)
        for seat in watching:
            assert known_to(one, seat) == known_to(other, seat)
    assert differing > 20


def test_what_a_seat_was_told_differently_differs() -> None:
    one, other = (Game(2, first_dealer=0, decks=[deck]) for deck in ("R7 G1 J", "R7 G2 J"))
    assert information_text(one.heard(0)) != information_text(other.heard(0))
    assert information_of(one.heard(0)) != information_of(other.heard(0))
    assert information_text(one.heard(1)) == information_text(other.heard(1))
