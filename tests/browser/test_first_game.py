"""The first game explains each thing as it happens, beside the thing, once, and covers nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from doublelucky7.rules.actions import Action, ExtraCard, KeepPawn
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import (
    DrewForDealer,
    Event,
    PawnKept,
    PawnPlaced,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpTurned,
)
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode, Seat
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import led_colour
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForWheel
from testkit.browser.devices import DESKTOP, PHONE, SMALL_PHONE
from testkit.browser.lessons import covered
from testkit.browser.stacked import StackedPage, StackedTable
from tests.browser.conftest import NewDevice

_SIZES: Final = {"small_phone": SMALL_PHONE, "phone": PHONE, "desktop": DESKTOP}
_TOLD: Final = "dl7-lessons-told"
_PLAYERS: Final = 3
# Longer than a trick rests and a lesson needs to count as told.
_A_READER_MILLISECONDS: Final = 2_300.0


class Step(NamedTuple):
    """One action of a game, with what it brought about."""

    before: State
    events: Sequence[Event]
    after: State

    def of_kind(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


# Who is told a lesson after a step; None where nobody is.
Hearer = Callable[[Step], Seat | None]


def _asked(kind: type, is_so: Callable[[State], bool] = lambda state: True) -> Hearer:
    return lambda step: step.after.to_act if isinstance(step.after.waiting, kind) and is_so(step.after) else None


def _everybody(has_happened: Callable[[Step], bool]) -> Hearer:
    return lambda step: 0 if has_happened(step) else None


def _must_follow(state: State) -> bool:
    hand, led = state.hands[state.to_act or 0], led_colour(state.trick)
    return any(card.colour is led for card in hand) and any(card.colour not in (led, None) for card in hand)


def _is_trumped(step: Step) -> bool:
    trump = None if step.before.trump is None else step.before.trump.colour
    return any(
        isinstance(event, TrickWon)
        and trump is not None
        and event.trick.plays[0].card.colour is not trump
        and any(play.seat == event.trick.winner and play.card.colour is trump for play in event.trick.plays)
        for event in step.events
    )


def _scored(is_made: bool) -> Hearer:
    def hearer(step: Step) -> Seat | None:
        scored = [score for event in step.events if isinstance(event, RoundScored) for score in event.row.scores]
        return next((score.seat for score in scored if (score.points > 0) is is_made), None)

    return hearer


def _keeps_an_extra_card(step: Step) -> Seat | None:
    extra = step.before.extra_card
    is_left = extra is not None and extra.card not in [play.card for play in step.before.trick]
    return extra.seat if extra is not None and is_left and step.of_kind(RoundScored) else None


def _who_keeps_the_pawn(step: Step) -> Seat | None:
    return next((event.seat for event in step.events if isinstance(event, PawnKept)), None)


def _who_sees_an_option(step: Step) -> Seat | None:
    return next(((event.seat + 1) % _PLAYERS for event in step.events if isinstance(event, PawnPlaced)), None)


def _leads_again(step: Step) -> bool:
    won = [event.trick.winner for event in step.events if isinstance(event, TrickWon)]
    return bool(won) and won[0] != step.after.dealer and isinstance(step.after.waiting, WaitingForCard)


LESSONS: Final[dict[str, Hearer]] = {
    "draw": _everybody(lambda step: bool(step.of_kind(DrewForDealer))),
    "trump": _everybody(lambda step: any(isinstance(e, TrumpTurned) and e.card is not Card.JOKER for e in step.events)),
    "joker_up": _everybody(lambda step: any(isinstance(e, TrumpTurned) and e.card is Card.JOKER for e in step.events)),
    "bid": _asked(WaitingForBid, lambda state: state.bids.count(None) > 1),
    "forbidden": _asked(WaitingForBid, lambda state: state.bids.count(None) == 1 and state.round == _PLAYERS),
    "trick": _everybody(lambda step: len(step.after.trick) == 1 and not step.after.finished_tricks),
    "lift": _asked(WaitingForCard),
    "follow": _asked(WaitingForCard, _must_follow),
    "joker_led": _asked(WaitingForCard, lambda state: [play.card for play in state.trick][:1] == [Card.JOKER]),
    "won": _everybody(lambda step: bool(step.of_kind(TrickWon)) and step.after.round > 1),
    "trumped": _everybody(_is_trumped),
    "leads_again": _everybody(_leads_again),
    "made": _scored(True),
    "missed": _scored(False),
    "extra_left": _keeps_an_extra_card,
    "double": _everybody(lambda step: any(isinstance(e, RoundStarted) and e.round == 7 for e in step.events)),
    "pawn": _asked(WaitingForWheel),
    "option": _who_sees_an_option,
    "penalty": _who_keeps_the_pawn,
}


class Scene(NamedTuple):
    """A table just before a lesson, what happens then, and who is told."""

    table: StackedTable
    action: Action
    hearer: Seat


def _choice(table: StackedTable) -> Callable[[State], Action]:
    """In every second round an Extra Card is drawn, and played last; other pawns are kept."""

    def choose(state: State) -> Action:
        legal = legal_actions(state)
        if isinstance(state.waiting, WaitingForWheel):
            wanted = KeepPawn if state.round % 2 else ExtraCard
            return next((action for action in legal if isinstance(action, wanted)), legal[0])
        extra = None if state.extra_card is None else state.extra_card.card
        own = [action for action in legal if getattr(action, "card", None) is not extra or extra is None]
        return table.anything(state) if len(own) == len(legal) or not own else own[0]

    return choose


def scene_of(lesson: str) -> Scene:
    """The first of some games in which the lesson comes up."""
    hearer_of = LESSONS[lesson]
    for seed in count():
        table = StackedTable(_PLAYERS, mode=Mode.TACTICAL_ESCAPE, seed=seed)
        choose = _choice(table)
        while not table.state.is_over:
            kept, before, action = table.table, table.state, table.next_action(choose)
            events = [event for event in table.act(action) if isinstance(event, Event)]
            hearer = hearer_of(Step(before, events, table.state))
            if hearer is not None:
                table.table = kept
                return Scene(table, action, hearer)
    raise AssertionError(lesson)


_QUICK: Final = ("trump", "forbidden", "pawn")


def _newcomer(new_device: NewDevice, scene: Scene, told: Iterable[str], size: dict[str, int] = PHONE) -> StackedPage:
    """Somebody who is to be told a lesson next, and has been told these."""
    device = new_device(size)
    device.context.add_init_script(f"localStorage['{_TOLD}'] ??= '{' '.join(told)}'")
    shown = StackedPage(device.page, device.origin, scene.table, seat=scene.hearer)
    shown.open(lessons=True)
    return shown


def _covered_by(new_device: NewDevice, lesson: str, size: str) -> list[str]:
    """What a lesson covers once it has found its place, and stayed there long enough to count as told."""
    scene = scene_of(lesson)
    shown = _newcomer(new_device, scene, set(LESSONS) - {lesson}, _SIZES[size])
    shown.act(scene.action)
    is_told = "([key, lesson]) => localStorage.getItem(key).split(' ').includes(lesson)"
    shown.page.wait_for_function(is_told, arg=[_TOLD, lesson])
    expect(shown.page.locator(f"[data-bubble={lesson}].placed")).to_be_visible()
    found = covered(shown.page)
    shown.page.close()
    return found


def test_lessons_stand_beside_their_things_and_cover_nothing(new_device: NewDevice) -> None:
    assert {lesson: _covered_by(new_device, lesson, "small_phone") for lesson in _QUICK} == {key: [] for key in _QUICK}


@pytest.mark.slow
@pytest.mark.parametrize("size", list(_SIZES))
def test_every_lesson_stands_beside_its_thing_on_every_size(new_device: NewDevice, size: str) -> None:
    assert {lesson: _covered_by(new_device, lesson, size) for lesson in LESSONS} == {key: [] for key in LESSONS}


# Every bubble that found its place, in order.
_RECORD: Final = """{
  window.said = [];
  new MutationObserver(() => {
    const found = document.querySelector('[data-bubble].placed')?.dataset.bubble;
    if (found && window.said.at(-1) !== found) window.said.push(found);
  }).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['class']});
}"""


@pytest.mark.slow
def test_the_first_rounds_are_guided_and_nothing_is_said_twice(new_device: NewDevice) -> None:
    device = new_device()
    device.context.add_init_script(_RECORD)
    table = StackedTable(_PLAYERS, seed=5)
    shown = StackedPage(device.page, device.origin, table, seat=0)
    page = shown.open(lessons=True)
    while table.state.round < 3:
        shown.act(table.next_action())
        page.wait_for_timeout(_A_READER_MILLISECONDS)
        page.evaluate("dispatchEvent(new PointerEvent('pointerdown'))")
    said = [str(lesson) for lesson in page.evaluate("window.said")]
    told = str(page.evaluate("(key) => localStorage.getItem(key)", _TOLD)).split()
    assert {"trump", "trick", "lift", "won"} <= set(told), told
    assert {"bid", "forbidden"} & set(told)
    assert {"made", "missed"} & set(told)
    assert max(said.count(lesson) for lesson in told) == 1, said


def test_what_was_told_can_be_asked_for_again(new_device: NewDevice) -> None:
    scene = scene_of("lift")
    shown = _newcomer(new_device, scene, LESSONS)
    shown.act(scene.action)
    page = shown.page
    expect(page.locator("[data-my-turn=card]")).to_be_visible()
    page.locator(".menu").first.click()
    page.get_by_role("button", name="Explain everything again").click()
    shown.look()
    expect(page.locator("[data-bubble].placed")).to_be_visible()
