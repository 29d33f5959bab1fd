import type { Box } from "./placing";

/** What a bubble must not cover: cards, seats, headings, everything that can be pressed, what asks, and what is scored. */
const notToCover =
  "[data-seat], .card, h1, h2, h3, button, a[href], [role=button], .meter, .sheet, .notice.speaks, .ask, [data-slip], [data-scored]";

const isSeen = (found: Element): boolean => found.checkVisibility({ visibilityProperty: true });

/** Whether the score of a round lies over the middle of something. */
function isUnderTheScore(found: Element): boolean {
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...document.querySelectorAll(".scene")]
    .filter((scene) => !scene.contains(found) && isSeen(scene))
    .map((scene) => scene.getBoundingClientRect())
    .some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
}

/** The thing of this name on the table, null where it is not in sight. */
export function thingNamed(name: string): Element | null {
  const things = [...document.querySelectorAll(`[data-lesson="${name}"]`)];
  return things.find((found) => isSeen(found) && !isUnderTheScore(found)) ?? null;
}

/** Everything in sight that a bubble must leave free, but for its own and for the sheet on which its thing lies. */
export function obstacles(bubble: Element, thing: Element | null): Box[] {
  return [...document.querySelectorAll(notToCover)]
    .filter((found) => !bubble.contains(found) && !(found.matches(".sheet") && found.contains(thing)) && isSeen(found))
    .map((found) => found.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}
