"""What is over in a second: the draw for the dealer, the deal, round 7, the die, the wheel, pawns walking home."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from benchmarks.screens.camera import Camera
from benchmarks.screens.slow_time import in_slow_time, let_pass
from doublelucky7.rules.actions import (
    Action,
    ChangeBid,
    ChangeTrump,
    DieFell,
    DoublePoints,
    ExtraCard,
    NoTrump,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForWheel
from testkit.browser.devices import DESKTOP, PHONE
from testkit.browser.stacked import StackedTable

_STEP_MILLISECONDS: Final = 100
_MISS: Final = 8


class Passing(NamedTuple):
    """Where it begins, what happens there, and after how long it is at its best."""

    table: Callable[[], StackedTable]
    actions: Callable[[StackedTable], Sequence[Action]]
    milliseconds: int


def moments(camera: Camera) -> None:
    for name, passing in _MOMENTS.items():
        camera.keep(f"moment-{name}", [_picture(camera, passing, *look) for look in _LOOKS])


_LOOKS: Final = ((PHONE, "dark"), (PHONE, "light"), (DESKTOP, "dark"), (DESKTOP, "light"))


def _picture(camera: Camera, passing: Passing, screen: dict[str, int], theme: str) -> bytes:
    table = passing.table()
    # Somebody else acts: the moment is seen by whom it comes upon.
    seat = ((table.state.to_act or 0) + 1) % table.state.players
    shown = in_slow_time(camera.browser, camera.server.here, table, seat, screen, theme=theme)
    for action in passing.actions(table):
        shown.act(action)
    shown.page.locator("[data-moment] .scene > *").first.wait_for(state="attached")
    for _ in range(passing.milliseconds // _STEP_MILLISECONDS):
        let_pass(shown.page, _STEP_MILLISECONDS)
    taken = shown.page.screenshot()
    shown.page.context.close()
    return taken


def _waiting(number: int, kind: type) -> Callable[[State], bool]:
    return lambda state: state.round == number and isinstance(state.waiting, kind)


def _between(number: int) -> Callable[[], StackedTable]:
    """A round is over and everybody has seen what it brought."""

    def table() -> StackedTable:
        stands = StackedTable(4, mode=Mode.TACTICAL_ESCAPE, rounds=14, seed=11)
        stands.play_until(_waiting(number, WaitingForDeal))
        for seat in range(4):
            stands.saw_pad(seat)
        return stands

    return table


def _at_wheel(mode: Mode = Mode.TACTICAL_ESCAPE) -> StackedTable:
    return StackedTable(4, mode=mode, seed=11).play_until(_waiting(5, WaitingForWheel))


def _chance(table: StackedTable) -> Sequence[Action]:
    return [table.next_action()]


def _using(kind: type) -> Callable[[StackedTable], Sequence[Action]]:
    """The first use of an option that comes upon the next player, or the first at all."""

    def actions(table: StackedTable) -> Sequence[Action]:
        uses = [action for action in legal_actions(table.state) if isinstance(action, kind)]
        upon = ((table.state.to_act or 0) + 1) % table.state.players
        return [
            next((use for use in uses if upon in (getattr(use, "target", None), getattr(use, "second", None))), uses[0])
        ]

    return actions


def _rolling(face: int) -> Callable[[StackedTable], Sequence[Action]]:
    return lambda table: [RollDie(table.state.to_act or 0), DieFell(face)]


_HOP: Final = 400
_MOMENTS: Final = {
    "draw": Passing(lambda: StackedTable(4, seed=11), _chance, 1_000),
    "dealer": Passing(lambda: StackedTable(4, seed=11), _chance, 2_100),
    "deal": Passing(_between(5), _chance, 700),
    "seven": Passing(_between(6), _chance, 1_100),
    "pawns-home": Passing(_between(7), _chance, 500),
    "die": Passing(lambda: _at_wheel(Mode.LUCKY_DICE), _rolling(2), 700),
    "unlucky": Passing(lambda: _at_wheel(Mode.LUCKY_DICE), _rolling(_MISS), 2_400),
    "pawn-hops": Passing(_at_wheel, _using(ChangeBid), 260),
    "change-bid": Passing(_at_wheel, _using(ChangeBid), _HOP + 620),
    "player-swap": Passing(_at_wheel, _using(PlayerSwap), _HOP + 400),
    "double-points": Passing(_at_wheel, _using(DoublePoints), _HOP + 500),
    "change-trump": Passing(_at_wheel, _using(ChangeTrump), _HOP + 700),
    "extra-card": Passing(_at_wheel, _using(ExtraCard), _HOP + 700),
    "no-trump": Passing(_at_wheel, _using(NoTrump), _HOP + 700),
}
