"""Short clips of a trick, a use of the wheel, the die and the podium, taken picture by picture."""

from __future__ import annotations

import base64
from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

from playwright.sync_api import Page

from benchmarks.screens.camera import Camera
from benchmarks.screens.slow_time import in_slow_time, let_pass
from benchmarks.screens.webp import animated
from doublelucky7.rules.actions import ChangeBid, DieFell, PlayCard, RollDie
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.waiting import WaitingForCard, WaitingForWheel
from testkit.browser.stacked import StackedPage, StackedTable

_PICTURE_MILLISECONDS: Final = 70
_LAST_MILLISECONDS: Final = 1_600
_QUALITY: Final = 0.5
_WIDTH: Final = 220
_SCREEN: Final = {"width": 390, "height": 844}
_AS_WEBP: Final = """async ([png, width, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, Math.round((width * picture.height) / picture.width)];
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.height];
}"""


class Clip(NamedTuple):
    """A position, from whose eyes it is seen, what happens there, and for how many pictures it is watched."""

    table: StackedTable
    seat: int
    happens: Callable[[StackedPage], None]
    pictures: int
    picture_milliseconds: int = _PICTURE_MILLISECONDS


def _trick() -> Clip:
    """Somebody who has laid a card already takes the trick, and with it has what was bid."""
    for seed in count():
        first, second = _half_a_trick(seed), _half_a_trick(seed)
        for _ in range(2):
            second.act(_any_card(second))
        winner = second.state.finished_tricks[-1].winner
        laid = [card.seat for card in first.state.trick]
        if winner in laid and second.state.tricks_won[winner] == second.state.bids[winner]:
            break

    def play_two(shown: StackedPage) -> None:
        for _ in range(2):
            shown.act(_any_card(shown.table))

    return Clip(first, winner, play_two, 34)


def _half_a_trick(seed: int) -> StackedTable:
    return StackedTable(4, mode=Mode.TACTICAL_ESCAPE, seed=seed).play_until(
        lambda state: (
            state.round == 6
            and isinstance(state.waiting, WaitingForCard)
            and len(state.finished_tricks) == 1
            and len(state.trick) == 2
        )
    )


def _any_card(table: StackedTable) -> PlayCard:
    return next(action for action in legal_actions(table.state) if isinstance(action, PlayCard))


def _wheel() -> Clip:
    table = StackedTable(4, mode=Mode.TACTICAL_ESCAPE).play_until(
        lambda state: state.round == 5 and isinstance(state.waiting, WaitingForWheel)
    )
    changes = [action for action in legal_actions(table.state) if isinstance(action, ChangeBid)]
    change = next(action for action in changes if action.target != action.seat)
    return Clip(table, change.target, lambda shown: shown.act(change), 30)


def _die() -> Clip:
    table = StackedTable(4, mode=Mode.LUCKY_DICE).play_until(
        lambda state: state.round == 5 and isinstance(state.waiting, WaitingForWheel)
    )
    actor = table.state.to_act or 0

    def roll(shown: StackedPage) -> None:
        shown.act(RollDie(actor))
        shown.act(DieFell(2))

    return Clip(table, (actor + 1) % 4, roll, 36)


def _podium() -> Clip:
    result = StackedTable(4).play_until(lambda state: state.is_over).state.result
    assert result is not None
    table = StackedTable(4).play_until(
        lambda state: state.round == 7 and len(state.finished_tricks) == 6 and len(state.trick) == 3
    )
    last = next(action for action in legal_actions(table.state) if isinstance(action, PlayCard))
    return Clip(table, result.winners[0], lambda shown: shown.act(last), 46, picture_milliseconds=115)


CLIPS: Final = {"trick": _trick, "wheel": _wheel, "die": _die, "podium": _podium}


def clips(camera: Camera) -> None:
    """Every clip as one small moving picture."""
    browser, origin = camera.browser, camera.server.here
    # The policy of our own page may keep it from reading pictures made elsewhere.
    darkroom = browser.new_page()
    for name, made in CLIPS.items():
        clip = made()
        shown = in_slow_time(browser, origin, clip.table, clip.seat, _SCREEN)
        clip.happens(shown)
        taken = [_still(shown.page, darkroom, clip.picture_milliseconds) for _ in range(clip.pictures)]
        height = taken[0][1]
        stills = [still for still, _ in taken]
        moving = animated(stills, _WIDTH, height, clip.picture_milliseconds, _LAST_MILLISECONDS)
        (camera.folder / f"clip-{name}.webp").write_bytes(moving)
        print(f"  clip-{name}: {len(moving) / 1_000:,.0f} kB", flush=True)
        shown.page.context.close()


def _still(page: Page, darkroom: Page, milliseconds: int) -> tuple[bytes, int]:
    let_pass(page, milliseconds)
    png = base64.b64encode(page.screenshot()).decode()
    still, height = darkroom.evaluate(_AS_WEBP, [png, _WIDTH, _QUALITY])
    return base64.b64decode(still), int(height)
