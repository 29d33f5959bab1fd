"""Short clips of a trick, a use of the wheel, the die and the podium, taken picture by picture."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from benchmarks.screens.camera import Camera
from benchmarks.screens.webp import animated
from doublelucky7.rules.actions import ChangeBid, DieFell, PlayCard, RollDie
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.waiting import WaitingForCard, WaitingForWheel
from testkit.browser.stacked import StackedPage, StackedTable

_PICTURE_MILLISECONDS: Final = 70
_LAST_MILLISECONDS: Final = 1_600
_QUALITY: Final = 0.5
_WIDTH: Final = 260
_SCREEN: Final = {"width": 390, "height": 844}
_SETTLE_MILLISECONDS: Final = 1_500
# Later than the page can have come to by then.
_PAUSED_AT_SECONDS: Final = 600
# Timers run by the page's own clock; whatever moves is stopped and moved on by hand, so that no picture comes late.
_MOVE_ON: Final = """(step) => {
  window.begun ??= new WeakSet();
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue;
    animation.pause();
    const at = window.begun.has(animation) ? Number(animation.currentTime) + step : 0;
    window.begun.add(animation);
    if (at >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = at;
  }
}"""
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


def _trick() -> Clip:
    table = StackedTable(4, mode=Mode.TACTICAL_ESCAPE).play_until(
        lambda state: (
            state.round == 6
            and isinstance(state.waiting, WaitingForCard)
            and len(state.finished_tricks) == 1
            and len(state.trick) == 2
        )
    )

    def play_two(shown: StackedPage) -> None:
        for _ in range(2):
            shown.act(next(action for action in legal_actions(shown.table.state) if isinstance(action, PlayCard)))

    return Clip(table, ((table.state.to_act or 0) + 2) % 4, play_two, 34)


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
    table = StackedTable(4, mode=Mode.TACTICAL_ESCAPE).play_until(
        lambda state: state.round == 7 and len(state.finished_tricks) == 6 and len(state.trick) == 3
    )
    last = next(action for action in legal_actions(table.state) if isinstance(action, PlayCard))
    return Clip(table, 0, lambda shown: shown.act(last), 70)


CLIPS: Final = {"trick": _trick, "wheel": _wheel, "die": _die, "podium": _podium}


def clips(camera: Camera) -> None:
    """Every clip as one small moving picture."""
    browser, origin = camera.browser, camera.server.here
    # The policy of our own page may keep it from reading pictures made elsewhere.
    darkroom = browser.new_page()
    for name, made in CLIPS.items():
        context = browser.new_context(
            viewport={"width": _SCREEN["width"], "height": _SCREEN["height"]}, reduced_motion="no-preference"
        )
        page = context.new_page()
        page.clock.install(time=0)
        clip = made()
        shown = StackedPage(page, origin, clip.table, seat=clip.seat)
        shown.open(sound=False)
        # From here on time stands still but for what is let pass.
        page.clock.pause_at(_PAUSED_AT_SECONDS)
        page.clock.run_for(_SETTLE_MILLISECONDS)
        page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        clip.happens(shown)
        taken = [_still(page, darkroom) for _ in range(clip.pictures)]
        height = taken[0][1]
        moving = animated([still for still, _ in taken], _WIDTH, height, _PICTURE_MILLISECONDS, _LAST_MILLISECONDS)
        (camera.folder / f"clip-{name}.webp").write_bytes(moving)
        print(f"  clip-{name}: {len(moving) / 1_000:,.0f} kB", flush=True)
        context.close()


def _still(page: Page, darkroom: Page) -> tuple[bytes, int]:
    page.clock.run_for(_PICTURE_MILLISECONDS)
    page.evaluate(_MOVE_ON, _PICTURE_MILLISECONDS)
    png = base64.b64encode(page.screenshot()).decode()
    still, height = darkroom.evaluate(_AS_WEBP, [png, _WIDTH, _QUALITY])
    return base64.b64decode(still), int(height)
