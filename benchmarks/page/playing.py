"""Somebody who plays while the page is measured: answers when asked, and lets the next round come by itself."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from testkit.browser.players import Player

PAD_SECONDS: Final = 6
"""How long the score pad is shown at a table that nobody taps on."""

_GAME_SECONDS: Final = 400.0
_LOOK_AGAIN_MILLISECONDS: Final = 100.0
_IN_A_HURRY_MILLISECONDS: Final = 20.0


def play_in_a_hurry(player: Player, until: Callable[[str], bool]) -> None:
    """Tap away whatever is shown, until what is asked is the right thing."""

    def tap() -> None:
        player.page.evaluate("document.querySelector('main')?.click()")
        player.page.wait_for_timeout(_IN_A_HURRY_MILLISECONDS)

    _play(player, until, tap)


def play_without_haste(player: Player, until: Callable[[str], bool]) -> None:
    """Let everything be shown to its end, until what is asked is the right thing."""
    _play(player, until, lambda: player.page.wait_for_timeout(_LOOK_AGAIN_MILLISECONDS))


def _play(player: Player, until: Callable[[str], bool], pass_the_time: Callable[[], None]) -> None:
    deadline = monotonic() + _GAME_SECONDS
    while monotonic() < deadline:
        asked = player.asked()
        if asked is not None and until(asked):
            return
        if asked is None or asked == "go-on" or player.page.locator("[data-moment]").count():
            pass_the_time()
        else:
            player.answer(asked)
    raise TimeoutError(f"never came so far; did {player.deeds}")
