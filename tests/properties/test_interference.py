"""K2: nothing told to a seat or a spectator depends on cards it has not been shown, and a leak would be found."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from doublelucky7.rules.events import Event, HandDealt, visible_to
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Refused, View
from testkit.games.interference import (
    HONEST,
    Course,
    Disclosure,
    Watching,
    disagreement,
    hands_at_the_cut,
    random_course,
    trials,
    with_other_hidden_cards,
)
from testkit.games.random_play import Table, reproducible

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(20, 23)


def two_courses(table: Table, watching: Watching) -> tuple[Course, Course]:
    random = Random(f"{table}/{watching}")
    one = random_course(table, random)
    return one, with_other_hidden_cards(one, watching, random)


@pytest.mark.parametrize("seed", SEEDS)
def test_k2_what_is_sent_does_not_depend_on_unseen_cards(seed: int) -> None:
    other_decks = other_hands = 0
    tried = trials(range(seed, seed + 1))
    for table, watching in tried:
        one, other = two_courses(table, watching)
        with reproducible(table, list(one.actions)):
            assert disagreement(one, other, watching) is None
        other_decks += one.actions != other.actions
        other_hands += hands_at_the_cut(one) != hands_at_the_cut(other)
    assert other_decks > 0.9 * len(tried), "hardly any deck was changed: nothing was tested"
    assert other_hands > 0.6 * len(tried), "hardly any hand was changed: nothing was tested"


def test_k2_bytes_are_the_same_under_two_hash_seeds() -> None:
    assert digest_under("1") == digest_under("4242")


def digest_under(hash_seed: str) -> str:
    """The digest of everything sent, from a process of its own."""
    finished = subprocess.run(
        [sys.executable, "-m", "testkit.games.interference"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(finished.stdout.strip()) == 64
    return finished.stdout


def shows_a_hand(state: State, viewer: Seat | None) -> View:
    return replace(view_of(state, viewer), given_away=state.hands[-1])


def shows_the_pile(state: State, viewer: Seat | None) -> View:
    return replace(view_of(state, viewer), turned_up=state.pile[0] if state.pile else None)


def shows_what_the_player_to_act_may_do(state: State, viewer: Seat | None) -> View:
    return replace(view_of(state, viewer), legal=legal_actions(state))


def shows_what_others_are_refused(state: State, viewer: Seat | None) -> View:
    refused: tuple[Refused, ...] = ()
    if state.to_act is not None:
        refused = tuple(entry for entry in view_of(state, state.to_act).refused)
    return replace(view_of(state, viewer), refused=refused)


def counts_trumps_in_all_hands(state: State, viewer: Seat | None) -> View:
    trump = None if state.trump is None else state.trump.colour
    held = sum(card.colour is trump for hand in state.hands for card in hand)
    return replace(view_of(state, viewer), sum_of_bids=held)


def sends_everything(_: Seat | None, events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(events)


def sends_edited_hands(viewer: Seat | None, events: Sequence[Event]) -> tuple[Event, ...]:
    edited = (HandDealt(e.seat, e.hand[:1]) if isinstance(e, HandDealt) and e.seat != viewer else e for e in events)
    return (*visible_to(viewer, events), *(event for event in edited if isinstance(event, HandDealt)))


LEAKS = [
    Disclosure(shows_a_hand, visible_to),
    Disclosure(shows_the_pile, visible_to),
    Disclosure(shows_what_the_player_to_act_may_do, visible_to),
    Disclosure(shows_what_others_are_refused, visible_to),
    Disclosure(counts_trumps_in_all_hands, visible_to),
    Disclosure(view_of, sends_everything),
    Disclosure(view_of, sends_edited_hands),
]


@pytest.mark.parametrize(
    "leak", LEAKS, ids=lambda leak: (leak.view if leak.events is visible_to else leak.events).__name__
)
def test_k2_a_planted_leak_is_found(leak: Disclosure) -> None:
    for table, watching in trials(range(30, 31)):
        one, other = two_courses(table, watching)
        found = disagreement(one, other, watching, leak)
        if found is not None:
            assert found.one != found.other
            assert disagreement(one, other, watching, HONEST) is None
            return
    pytest.fail("the leak went unnoticed")
