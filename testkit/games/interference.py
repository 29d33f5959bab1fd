"""Two games that differ only in cards hidden from the watching seats: all that those are sent must be equal (K2).

Run as a program it prints a digest of all that was sent, to be compared between processes.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from doublelucky7.rules.actions import Action, Deal, DrawForDealer
from doublelucky7.rules.cards import Card, Hand
from doublelucky7.rules.engine import decide, evolve, start, why_illegal
from doublelucky7.rules.events import (
    CardPlayed,
    Event,
    ExtraCardDrawn,
    HandDealt,
    HandReceived,
    TrumpTurned,
    visible_to,
)
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import MOST_PLAYERS, Seat
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import View
from doublelucky7.rules.waiting import WaitingForDeal
from testkit.games.random_play import Table, a_table_of_each_mode_and_size, chance, choice, taken

Watching: TypeAlias = tuple[Seat, ...]
"""The seats one person holds, none for somebody who only looks on."""

FULL_REDEALS_TRIED = 6
EXCHANGES_TRIED = 24
MOST_ROUNDS_PLAYED = 2


class Disclosure(NamedTuple):
    """What a viewer is sent: a view and events; the planted leaks replace one of the two."""

    view: Callable[[State, Seat | None], View]
    events: Callable[[Seat | None, Sequence[Event]], tuple[Event, ...]]


HONEST = Disclosure(view_of, visible_to)


class Course(NamedTuple):
    """A table, and what was done there until the game was cut."""

    begun: State
    actions: tuple[Action, ...]


class Disagreement(NamedTuple):
    """The first message in which two courses differ for a viewer."""

    viewer: Seat | None
    place: int
    one: bytes
    other: bytes


def random_course(table: Table, random: Random) -> Course:
    """Some rounds somewhere in a game, cut anywhere."""
    first = random.randint(1, table.ruleset.rounds)
    begun = start(table.ruleset, table.players)
    if first > 1:
        dealer = random.randrange(table.players)
        begun = replace(begun, dealer=dealer, round=first - 1, waiting=WaitingForDeal())
    state, actions, marks = begun, list[Action](), list[int]()
    while not state.is_over and state.round <= first + MOST_ROUNDS_PLAYED - 1:
        if isinstance(state.waiting, WaitingForDeal):
            if state.round == first + MOST_ROUNDS_PLAYED - 1:
                break
            marks.append(len(actions))
        action = chance(state, random) if state.to_act is None else choice(legal_actions(state), random)
        actions.append(action)
        state = taken(state, action).after
    return Course(begun, tuple(actions[: random.randint(marks[0] + 1, len(actions))]))


def with_other_hidden_cards(course: Course, watching: Watching, random: Random) -> Course:
    """The same actions on decks re-dealt wherever the watching seats have seen nothing, every action still legal."""
    state, actions = course.begun, list[Action]()
    deals = [place for place, action in enumerate(course.actions) if isinstance(action, Deal)]
    rounds = zip([0, *deals], [*deals, len(course.actions)], strict=True)
    for first, beyond in rounds:
        of_round = tuple(_redrawn(action, random) for action in course.actions[first:beyond])
        if of_round and isinstance(of_round[0], Deal):
            of_round = (_redealt(state, of_round[0], of_round[1:], watching, random), *of_round[1:])
        actions += of_round
        state = _followed(state, of_round)[1]
    return Course(course.begun, tuple(actions))


def _redrawn(action: Action, random: Random) -> Action:
    """A draw for the deal with the cards under those drawn in another order (R2.1); any other action as it is."""
    if not isinstance(action, DrawForDealer):
        return action
    most_drawn = 3 * MOST_PLAYERS
    rest = action.deck[most_drawn:]
    return DrawForDealer((*action.deck[:most_drawn], *random.sample(rest, len(rest))))


def _redealt(state: State, deal: Deal, then: Sequence[Action], watching: Watching, random: Random) -> Deal:
    seen = _cards_seen(_followed(state, (deal, *then))[0], watching)
    hidden = [place for place, card in enumerate(deal.deck) if card not in seen]
    for _ in range(FULL_REDEALS_TRIED):
        candidate = _exchanged(deal, hidden, random.sample(hidden, len(hidden)))
        if _is_legal(state, (candidate, *then)):
            return candidate
    # Duties to follow bind most full redeals late in a round: walk there by single exchanges instead.
    for _ in range(EXCHANGES_TRIED if len(hidden) > 1 else 0):
        one, other = random.sample(hidden, 2)
        candidate = _exchanged(deal, [one, other], [other, one])
        if _is_legal(state, (candidate, *then)):
            deal = candidate
    return deal


def _exchanged(deal: Deal, places: Sequence[int], come_from: Sequence[int]) -> Deal:
    deck = list(deal.deck)
    for place, source in zip(places, come_from, strict=True):
        deck[place] = deal.deck[source]
    return Deal(tuple(deck))


def _is_legal(state: State, actions: Sequence[Action]) -> bool:
    for action in actions:
        if why_illegal(state, action) is not None:
            return False
        for event in decide(state, action):
            state = evolve(state, event)
    return True


def _followed(state: State, actions: Sequence[Action]) -> tuple[list[Event], State]:
    events: list[Event] = []
    for action in actions:
        step = taken(state, action)
        events += step.events
        state = step.after
    return events, state


def _cards_seen(events: Sequence[Event], watching: Watching) -> set[Card]:
    """Every card the watching seats were shown, read from the events and not from any view."""
    seen: set[Card] = set()
    for event in events:
        match event:
            case HandDealt(seat=seat, hand=hand) | HandReceived(seat=seat, hand=hand) if seat in watching:
                seen.update(hand)
            case TrumpTurned(card=card) | ExtraCardDrawn(card=card) | CardPlayed(card=card):
                seen.add(card)
            case _:
                pass
    return seen


def messages(course: Course, viewer: Seat | None, disclosure: Disclosure = HONEST) -> list[bytes]:
    """All bytes sent to a viewer: after each action its events and its fresh view."""
    state, sent = course.begun, [msgspec.json.encode(disclosure.view(course.begun, viewer))]
    for action in course.actions:
        step = taken(state, action)
        state = step.after
        sent.append(msgspec.json.encode((disclosure.events(viewer, step.events), disclosure.view(state, viewer))))
    return sent


def disagreement(
    one: Course, other: Course, watching: Watching, disclosure: Disclosure = HONEST
) -> Disagreement | None:
    """Where the watching seats, or somebody who looks on, could tell the two courses apart."""
    for viewer in (*watching, None):
        pairs = zip(messages(one, viewer, disclosure), messages(other, viewer, disclosure), strict=True)
        for place, (first, second) in enumerate(pairs):
            if first != second:
                return Disagreement(viewer, place, first, second)
    return None


def hands_at_the_cut(course: Course) -> tuple[Hand, ...]:
    """What everybody holds when the game is cut."""
    return _followed(course.begun, course.actions)[1].hands


def trials(seeds: range) -> list[tuple[Table, Watching]]:
    """Every mode and size with somebody who looks on, one seat, two seats, and all seats but one."""
    found: list[tuple[Table, Watching]] = []
    for seed in seeds:
        for table in a_table_of_each_mode_and_size(seed):
            seats = Random(str(table)).sample(range(table.players), table.players)
            sizes = sorted({0, 1, min(2, table.players - 1), table.players - 1})
            found += [(table, tuple(sorted(seats[:size]))) for size in sizes]
    return found


def digest_of_everything_sent(seeds: range) -> str:
    """One digest over all messages of both courses of every trial."""
    digest = sha256()
    for table, watching in trials(seeds):
        random = Random(f"{table}/{watching}")
        one = random_course(table, random)
        for course in (one, with_other_hidden_cards(one, watching, random)):
            for viewer in (*watching, None):
                digest.update(b"\n".join(messages(course, viewer)))
    return digest.hexdigest()


if __name__ == "__main__":
    print(digest_of_everything_sent(range(40, 41)))  # noqa: T201  # the program's answer
