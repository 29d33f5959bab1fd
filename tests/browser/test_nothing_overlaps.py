"""Every size of screen, number of players and language, twice the zoom, large text: nothing covers anything.

One page is resized and told of one stacked position after the other; no game is played.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doublelucky7.rules.actions import Action, ExtraCard, KeepPawn
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForDeal, WaitingForWheel
from doublelucky7.wording.speech import Language
from testkit.browser.devices import PHONE, Device
from testkit.browser.overlaps import leave_unpainted, overlaps, resize
from testkit.browser.stacked import StackedPage, StackedTable
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice

SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet upright": (820, 1180),
    "tablet lying": (1180, 820),
    "old tablet": (1024, 768),
    "desktop": (1440, 900),
    "large desktop": (2560, 1440),
    # What a browser at 200 % leaves of a desktop, a laptop and a tablet.
    "desktop at 200 %": (720, 450),
    "laptop at 200 %": (683, 384),
    "large desktop at 200 %": (1280, 720),
}
LARGE_TEXT = {"phone": (390, 844), "tablet lying": (1180, 820), "desktop": (1440, 900)}


def _playing(players: int) -> StackedTable:
    """Seven cards each, everybody but me has played, and my Extra Card lies beside my place."""

    def choose(state: State) -> Action:
        legal = legal_actions(state)
        plays_last = state.dealer is not None and state.to_act == (state.dealer - 1) % players
        wanted = ExtraCard if state.round == 7 and plays_last else KeepPawn
        return next((action for action in legal if isinstance(action, wanted)), legal[0])

    table = StackedTable(players, mode=Mode.TACTICAL_ESCAPE, bots=(2,) if players > 2 else ())
    return table.play_until(
        lambda state: (
            state.round == 7 and isinstance(state.waiting, WaitingForCard) and len(state.trick) == players - 1
        ),
        choose,
    )


def _bidding(players: int) -> StackedTable:
    table = StackedTable(players, mode=Mode.TACTICAL_ESCAPE, bots=(2,) if players > 2 else ())
    return table.play_until(
        lambda state: state.round == 7 and isinstance(state.waiting, WaitingForBid) and state.bids.count(None) == 1
    )


def _at_the_wheel(players: int) -> StackedTable:
    table = StackedTable(players, mode=Mode.TACTICAL_ESCAPE)
    return table.play_until(lambda state: state.round == 7 and isinstance(state.waiting, WaitingForWheel))


def _between_rounds(players: int) -> StackedTable:
    table = StackedTable(players, mode=Mode.TACTICAL_ESCAPE)
    return table.play_until(lambda state: state.round == 6 and isinstance(state.waiting, WaitingForDeal))


POSITIONS: dict[str, Callable[[int], StackedTable]] = {
    "a card is asked for": _playing,
    "the last bid is asked for": _bidding,
    "the wheel is offered": _at_the_wheel,
    "the round is over": _between_rounds,
}


def _tables(playing: tuple[int, ...], asked: tuple[int, ...]) -> dict[tuple[str, int], StackedTable]:
    """A card is asked for with so many players, and everything else with so many."""
    return {
        (name, players): stack(players)
        for name, stack in POSITIONS.items()
        for players in (playing if stack is _playing else asked)
    }


EVERY_NUMBER = tuple(range(2, 8))
LONGEST_WORDS = Language.GERMAN


@pytest.mark.slow
def test_nothing_covers_anything_with_any_number_of_players(new_device: NewDevice) -> None:
    assert _faults(new_device, LONGEST_WORDS, _tables(EVERY_NUMBER, (7,))) == {}


@pytest.mark.parametrize(
    "language",
    at_full_length([language for language in Language if language is not LONGEST_WORDS], Language.FRENCH),
)
def test_nothing_covers_anything_in_any_language(new_device: NewDevice, language: Language) -> None:
    assert _faults(new_device, language, _tables((7,), (7,))) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", list(Language))
def test_nothing_covers_anything_whatever_is_combined(new_device: NewDevice, language: Language) -> None:
    assert _faults(new_device, language, _tables(EVERY_NUMBER, EVERY_NUMBER)) == {}


def _faults(
    new_device: NewDevice, language: Language, tables: dict[tuple[str, int], StackedTable]
) -> dict[str, list[str]]:
    shown = _open(new_device(PHONE, language=language.value), next(iter(tables.values())))
    faults: dict[str, list[str]] = {}
    for size, (width, height) in SIZES.items():
        resize(shown.page, width, height)
        faults |= _look_at_all(shown, tables, size)
    for size, (width, height) in LARGE_TEXT.items():
        resize(shown.page, width, height)
        shown.page.evaluate("document.documentElement.style.fontSize = '150%'")
        faults |= _look_at_all(shown, tables, f"{size}, large text")
    return faults


def _open(device: Device, table: StackedTable) -> StackedPage:
    shown = StackedPage(device.page, device.origin, table, seat=table.state.to_act)
    shown.open()
    leave_unpainted(device.page)
    return shown


def _look_at_all(shown: StackedPage, tables: dict[tuple[str, int], StackedTable], size: str) -> dict[str, list[str]]:
    faults = {}
    for (position, players), table in tables.items():
        shown.seat = table.state.to_act or 0
        shown.look(table)
        found = overlaps(shown.page)
        if found:
            faults[f"{size}, {players} players, {position}"] = found
    return faults
