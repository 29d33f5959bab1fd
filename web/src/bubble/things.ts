import type { Box } from "./placing";

/** What a bubble must not cover: cards, seats, headings, everything that can be pressed, what asks, and what is scored. */
const notToCover =
  "[data-seat], .card, h1, h2, h3, button, a[href], [role=button], .meter, .sheet, .notice.speaks, .ask, [data-slip], [data-scored]";

const isSeen = (found: Element): boolean => found.checkVisibility({ visibilityProperty: true });

/** The thing of this name on the table, null where it is not in sight. */
export function thingNamed(name: string): Element | null {
  return [...document.querySelectorAll(`[data-lesson="${name}"]`)].find(isSeen) ?? null;
}

/** Everything in sight that a bubble must leave free, but for its own and for the sheet on which its thing lies. */
export function obstacles(bubble: Element, thing: Element | null): Box[] {
  return [...document.querySelectorAll(notToCover)]
    .filter((found) => !bubble.contains(found) && !(found.matches(".sheet") && found.contains(thing)) && isSeen(found))
    .map((found) => found.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}
