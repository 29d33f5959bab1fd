import { describe, expect, it } from "vitest";
import {
  cardRatio,
  overlap,
  pileBreadth,
  widestCard,
  type Box,
  type Layout,
  type Point,
} from "../src/table/layout/boxes";
import { columnsLayout } from "../src/table/layout/columns";
import { layoutOf } from "../src/table/layout/layout";
import { unitOf } from "../src/table/layout/unit";
import { shapeOf, type Shape } from "../src/table/shape";
import { tvUnitOf } from "../src/watch/tv-unit";

/** The room a screen of each kind leaves for its cloth, in units, with bars, hand and dock taken off. */
const cloths: [name: string, shape: Shape, width: number, height: number][] = [
  ["small phone", "upright", 360, 348],
  ["phone", "upright", 390, 528],
  ["tablet upright", "upright", 515, 480],
  ["small phone on its side", "sideways", 640, 170],
  ["phone on its side", "sideways", 844, 190],
  ["1024 x 768", "wide", 744, 560],
  ["tablet lying", "wide", 900, 610],
  ["desktop", "wide", 983, 568],
  ["2560 x 1440", "wide", 1120, 568],
];
const opponents = [1, 2, 3, 4, 5, 6];
const cases = cloths.flatMap(([name, shape, width, height]) =>
  opponents.flatMap((count) => [false, true].map((hasExtra) => ({ name, shape, width, height, count, hasExtra }))),
);

const laid = ({ shape, width, height, count, hasExtra }: (typeof cases)[number]): Layout =>
  layoutOf(shape, { width, height, opponents: count, isSeated: true, hasExtra, isPlaying: true, isLeftHanded: false });

/** Everything that lies on the cloth, its cards so many times as wide as they are. */
function thingsOf(layout: Layout, hasExtra: boolean, growth = 1): { cards: Box[]; others: Box[] } {
  const width = layout.cardWidth * growth;
  const card = (point: Point): Box => ({ ...point, width, height: width * cardRatio });
  const cards = [...layout.cards, layout.mine, ...(hasExtra ? [layout.extra] : [])].map(card);
  const others = [...layout.seats, ...(layout.pile ? [layout.pile] : [])];
  return { cards, others };
}

function collisions({ cards, others }: { cards: Box[]; others: Box[] }, width: number, height: number): string[] {
  const all = [...cards, ...others];
  const pairs = all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other, more) => (overlap(one, other) ? [`${place} on ${place + 1 + more}`] : [])),
  );
  const outside = all.flatMap((box, place) => {
    const isInside =
      box.x - box.width / 2 >= -0.5 &&
      box.x + box.width / 2 <= width + 0.5 &&
      box.y - box.height / 2 >= -0.5 &&
      box.y + box.height / 2 <= height + 0.5;
    return isInside ? [] : [`${place} outside`];
  });
  return [...pairs, ...outside];
}

describe("a cloth with a full trick", () => {
  it.each(cases)("on a $name with $count others, Extra Card $hasExtra: nothing lies on anything", (one) => {
    const layout = laid(one);
    expect(layout.hasTrick).toBe(true);
    expect(collisions(thingsOf(layout, one.hasExtra), one.width, one.height)).toEqual([]);
  });

  it.each(cases)("on a $name with $count others, Extra Card $hasExtra: cards a tenth wider would not fit", (one) => {
    const layout = laid(one);
    const isLargest = layout.cardWidth * 1.1 >= widestCard || isCardOfTheStrip(layout, one.height);
    const grown = thingsOf(layout, one.hasExtra, 1.1);
    const pile = layout.pile;
    // The pile grows with the cards, as it does on the table.
    if (pile) grown.others.splice(-1, 1, { ...pile, width: pile.width * 1.1, height: pile.height * 1.1 });
    if (layout.meter && pile) grown.others.push(pushed(layout.meter, pile));
    if (layout.tokens) grown.others.push({ ...layout.tokens, width: 30, height: 30 });
    const isCardIn = (found: string): boolean => Number.parseInt(found) < grown.cards.length;
    expect(isLargest || collisions(grown, one.width, one.height).some(isCardIn)).toBe(true);
  });

  /** A pile that grows by a tenth pushes the meter below or beside it away. */
  const pushed = (meter: Box, pile: Box): Box =>
    meter.x === pile.x
      ? { ...meter, y: meter.y + pile.height * 0.05 }
      : { ...meter, x: meter.x + Math.sign(meter.x - pile.x) * pile.width * 0.05 };
  const isCardOfTheStrip = (layout: Layout, height: number): boolean =>
    layout.pile === null && layout.cardWidth * 1.1 * cardRatio > height - 66;
});

describe("a cloth under a question", () => {
  it("still shows every seat and the turned-up card on the smallest phone", () => {
    const cloth = { width: 360, height: 172, opponents: 6, isSeated: true, hasExtra: false } as const;
    const layout = columnsLayout({ ...cloth, isPlaying: false, isLeftHanded: false });
    expect(layout.hasTrick).toBe(false);
    expect((layout.pile?.width ?? 0) / pileBreadth).toBeGreaterThanOrEqual(36);
    const boxes = { cards: [], others: thingsOf(layout, false).others };
    expect(collisions(boxes, cloth.width, cloth.height)).toEqual([]);
  });

  it("mirrors pile row and Extra Card for a left hand, and never the seats", () => {
    const cloth = { width: 360, height: 348, opponents: 5, isSeated: true, hasExtra: true, isPlaying: true };
    const right = columnsLayout({ ...cloth, isLeftHanded: false });
    const left = columnsLayout({ ...cloth, isLeftHanded: true });
    expect(left.seats).toEqual(right.seats);
    expect(left.extra.x).toBeCloseTo(cloth.width - right.extra.x);
    expect(left.meter?.x).toBeCloseTo(cloth.width - (right.meter?.x ?? 0));
  });
});

describe("a unit of the table", () => {
  it("is a pixel on phones, grows on tablets and large screens", () => {
    const unit = (width: number, height: number, rem = 16): number =>
      unitOf(shapeOf(width, height), width, height, rem);
    expect([unit(360, 640), unit(390, 844), unit(844, 390), unit(1024, 768)]).toEqual([1, 1, 1, 1]);
    expect(unit(820, 1180)).toBeCloseTo(1.59, 1);
    expect(unit(2560, 1440)).toBeCloseTo(1.8, 1);
  });

  it("grows with the reader's text as far as the table fits, also when everything is zoomed to twice its size", () => {
    expect(unitOf("upright", 390, 844, 32)).toBeCloseTo(390 / 360, 2);
    expect(unitOf("wide", 1440, 900, 20)).toBeCloseTo(1.125 * 1.25, 2);
    expect(shapeOf(1440 / 2, 900 / 2)).toBe("sideways");
    expect(unitOf("sideways", 1440 / 2, 900 / 2, 16)).toBe(1);
  });

  it.each([
    [1280, 720],
    [1920, 1080],
    [3840, 2160],
    [1024, 768],
  ])("makes the smallest text of a television of %i by %i at least 2.6 %% of its height", (width, height) => {
    expect((16 * tvUnitOf(width, height)) / height).toBeGreaterThanOrEqual(0.026);
  });
});
