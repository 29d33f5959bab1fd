"""Which properties animate: in every style the page can load, and on the page while a whole game is played.

Only transform and opacity may: they move what is painted already, without a new layout.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from benchmarks.page.bounds import Figure, only_reported
from benchmarks.page.browsers import chromium, new_device
from benchmarks.page.playing import PAD_SECONDS, play_without_haste
from benchmarks.page.servers import MeasuredServer
from doublelucky7.missing_parts import BUNDLE
from testkit.browser.players import Player
from testkit.browser.tables import NOVICE, open_table, start
from testkit.browser.wheel import roll_the_die

ALLOWED: Final = frozenset({"transform", "opacity"})
# What Svelte's own movements animate; `slide`, `blur` and `draw` are left out because they animate something else.
SVELTE: Final = {"fade": {"opacity"}, "fly": ALLOWED, "scale": ALLOWED, "crossfade": ALLOWED, "flip": {"transform"}}
MOMENTS: Final = frozenset({"draw", "dealer", "deal", "seven", "die"})
BOTS: Final = 2
# Bots play this much faster, which leaves time to show everything: the page never falls 2.5 s behind.
SPEED: Final = 2.5
_SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
_SVELTE_IMPORT: Final = re.compile(r'import \{([^}]*)\} from "svelte/(?:transition|animate)"')
_IN_STYLES: Final = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const found = new Set();
  const walk = (rules) => [...rules].forEach((rule) => {
    if (rule instanceof CSSKeyframesRule)
      [...rule.cssRules].forEach((frame) => [...frame.style].forEach((name) => found.add(name)));
    else {
      const names = rule.style?.getPropertyValue('transition-property');
      if (names) names.split(',').forEach((name) => found.add(name.trim()));
      if (rule.cssRules) walk(rule.cssRules);
    }
  });
  walk(sheet.cssRules);
  return [...found];
}"""
_WATCH: Final = """() => {
  const described = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const seen = {properties: {}, moments: [], tricks: 0, wheels: 0};
  const look = () => {
    const moment = document.querySelector('[data-moment]')?.dataset.moment;
    if (moment && !seen.moments.includes(moment)) seen.moments.push(moment);
    if (document.querySelector('.laid')) seen.tricks += 1;
    if (document.querySelector('[data-sheet=wheel]')) seen.wheels += 1;
    for (const animation of document.getAnimations()) {
      const target = animation.effect.target;
      const place = `${target?.localName}.${target?.classList[0]}`;
      for (const frame of animation.effect.getKeyframes())
        for (const name of Object.keys(frame)) if (!described.has(name)) (seen.properties[name] ??= {})[place] = true;
    }
    requestAnimationFrame(look);
  };
  look();
  window.seen = seen;
}"""


def animated(server: MeasuredServer) -> list[Figure]:
    """List what animates in the built styles, through Svelte, and before the eyes of somebody who plays."""
    with chromium() as browser:
        device = new_device(browser, server.origin)
        seats = [{"kind": "you"}, *[NOVICE] * BOTS]
        start(device, open_table(device, seats=seats, mode="lucky_dice", pad_clock=PAD_SECONDS))
        styles = {name for file in sorted(BUNDLE.rglob("*.css")) for name in _in_styles(device.page, file)}
        device.page.evaluate(_WATCH)
        server.clock.run_at(SPEED)
        play_without_haste(Player(device.page, roll_the_die), lambda asked: asked == "end")
        seen = device.page.evaluate("window.seen")
        device.context.close()
    shown = set(seen["moments"])
    return [
        _only_allowed("in every style sheet of the bundle", styles),
        _only_allowed("through Svelte's movements", _through_svelte()),
        _only_allowed("seen during a game with the die", seen["properties"]),
        only_reported("seen on", _places(seen["properties"])),
        Figure("moments seen", ", ".join(sorted(shown)), f"all of {', '.join(sorted(MOMENTS))}", shown >= MOMENTS),
        Figure(
            "pictures seen with cards in the trick, with the wheel",
            f"{seen['tricks']:,}, {seen['wheels']:,}",
            "some of each",
            min(seen["tricks"], seen["wheels"]) > 0,
        ),
    ]


def _in_styles(page: Page, file: Path) -> list[str]:
    found = page.evaluate(_IN_STYLES, file.read_text(encoding="utf-8"))
    # How fast a keyframe is left is not a property that moves.
    return [str(name) for name in found if name not in ("animation-timing-function", "none")]


def _through_svelte() -> set[str]:
    imported = {
        name.strip()
        for file in _SOURCES.rglob("*.svelte")
        for names in _SVELTE_IMPORT.findall(file.read_text(encoding="utf-8"))
        for name in names.split(",")
    }
    return {animates for name in imported for animates in SVELTE.get(name, {f"whatever {name} does"})}


def _only_allowed(where: str, properties: Iterable[str]) -> Figure:
    found = set(properties)
    return Figure(where, ", ".join(sorted(found)) or "nothing", "only transform and opacity", found <= ALLOWED)


def _places(properties: Mapping[str, Mapping[str, bool]]) -> str:
    return "; ".join(f"{name}: {', '.join(sorted(places))}" for name, places in sorted(properties.items()))
