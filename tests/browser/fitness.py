"""Whether a page is fit for everybody: no barrier, no small target, no missing sentence, nothing cut off."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

import doublelucky7.wording
from testkit.browser.painting import painted

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
# All rules as the page is dressed, and its contrasts in the other dress too.
_BARRIERS = """async (tags) => {
  const found = [];
  const root = document.documentElement;
  const note = (theme, {violations}) => violations.forEach((violation) => found.push(
    `${theme} ${violation.id}: ` + violation.nodes.slice(0, 3)
      .map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | ')));
  const worn = root.dataset.theme;
  // Only what is wrong is described, and no style sheet is fetched again: no rule of these needs it.
  const look = (runOnly) => axe.run(document, {runOnly, resultTypes: ['violations'], preload: false, iframes: false});
  note(worn, await look(tags));
  root.dataset.theme = worn === 'dark' ? 'light' : 'dark';
  note(root.dataset.theme, await look(['color-contrast']));
  root.dataset.theme = worn;
  return found;
}"""
# What is still fading in would be measured half transparent.
_SETTLED = """async () => {
  const moves = () => document.querySelector('[data-moment]') !== null
    || document.getAnimations().some((animation) => animation.playState === 'running');
  for (let quiet = 0; quiet < 8; quiet = moves() ? 0 : quiet + 1) await new Promise((wake) => setTimeout(wake, 25));
}"""
# A link within a sentence may be as high as its line; a box to tick is as large as its label.
_SMALL_TARGETS = """(least) => [...document.querySelectorAll('button, a[href], select, summary, input, [role=button]')]
  .filter((found) => found.checkVisibility({visibilityProperty: true}) && !found.disabled && !found.readOnly)
  .map((found) => [found, (found.closest('label') ?? found).getBoundingClientRect()])
  .filter(([, box]) => Math.round(box.width) < least || Math.round(box.height) < least)
  .map(([found, box]) => `${found.tagName} "${found.getAttribute('aria-label') ?? found.textContent.trim()}" `
    + `${Math.round(box.width)}x${Math.round(box.height)}`)"""
_LEAST_TARGET = 44
# A sentence that is missing shows its id.
_IDS = sorted(
    message_id
    for file in (Path(doublelucky7.wording.__file__).parent / "en").glob("*.ftl")
    for message_id in re.findall(r"^([a-z]+(?:-[a-z0-9]+)+) =", file.read_text(), re.MULTILINE)
)
_MISSING = """(ids) => [...document.querySelectorAll('body *')]
  .flatMap((found) => [...[...found.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
                       found.getAttribute('aria-label'), found.getAttribute('title')])
  .filter((text) => text && ids.includes(text.replace(/\\.[a-z-]+$/, '')))"""
# Names and links may end in an ellipsis, our own words may not; and nothing makes the page wider than the screen.
_CUT_OFF = """() => {
  const hasText = (found) => found instanceof HTMLElement
    && [...found.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isForEars = (found) => found.closest('.visually-hidden') !== null || found.clientWidth === 1;
  const mayEnd = (found) => getComputedStyle(found).textOverflow === 'ellipsis';
  const page = document.documentElement;
  const tooWide = [...document.querySelectorAll('body *')].filter((found) =>
    hasText(found) && found.checkVisibility() && !isForEars(found) && !mayEnd(found)
    && ((found.clientWidth > 0 && found.scrollWidth > found.clientWidth + 1)
        || found.getBoundingClientRect().right > innerWidth + 1));
  return [...(page.scrollWidth > page.clientWidth ? [`the page: ${page.scrollWidth}`] : []),
          ...tooWide.map((found) => `${found.tagName}.${found.className} "${found.textContent.trim().slice(0, 60)}" `
            + `${found.scrollWidth}>${found.clientWidth}`)];
}"""


def barriers(page: Page) -> list[str]:
    """What axe-core finds, each with where it is; scripts of the page's policy do not bind the test."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(_SETTLED)
    with painted(page):
        return [str(barrier) for barrier in page.evaluate(_BARRIERS, _TAGS)]


def small_targets(page: Page) -> list[str]:
    return [str(target) for target in page.evaluate(_SMALL_TARGETS, _LEAST_TARGET)]


def missing_sentences(page: Page) -> list[str]:
    return [str(sentence) for sentence in page.evaluate(_MISSING, _IDS)]


def cut_off(page: Page) -> list[str]:
    return [str(found) for found in page.evaluate(_CUT_OFF)]


class Fitness:
    """Collects what is wrong at each place, so that one run tells all of it."""

    def __init__(self) -> None:
        self._found: dict[str, list[str]] = {}

    def check(self, place: str, page: Page) -> None:
        self._found[place] = [*barriers(page), *small_targets(page)]

    @property
    def faults(self) -> dict[str, list[str]]:
        return {place: found for place, found in self._found.items() if found}
