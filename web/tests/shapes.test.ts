import { describe, expect, it } from "vitest";
import { fanOf } from "../src/table/fan";
import { stripCardWidth, stripPlaces } from "../src/table/layout/strip";
import { shapeOf } from "../src/table/shape";

describe("the shape of a table", () => {
  it("is upright, sideways or wide", () => {
    expect([shapeOf(360, 640), shapeOf(820, 1180), shapeOf(800, 600)]).toEqual(["upright", "upright", "upright"]);
    expect([shapeOf(640, 360), shapeOf(844, 390), shapeOf(932, 430)]).toEqual(["sideways", "sideways", "sideways"]);
    expect([shapeOf(1440, 900), shapeOf(1024, 768)]).toEqual(["wide", "wide"]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("puts %i seats in one strip, each card below its own", (opponents) => {
    const [width, height] = [640, 200];
    const places = stripPlaces(opponents, width, height);
    expect(new Set(places.map(({ seat }) => seat.y)).size).toBe(1);
    places.forEach(({ seat, card, seatWidth }, place) => {
      expect(seat.x).toBeGreaterThanOrEqual(7.9);
      expect(seat.x + seatWidth).toBeLessThanOrEqual(places[place + 1]?.seat.x ?? width - 7.9);
      expect(card.x + stripCardWidth(height) / 2).toBeCloseTo(seat.x + seatWidth / 2);
    });
  });
});

describe("a hand", () => {
  const positions = (cards: number, rows: 1 | 2) => {
    const fan = fanOf(cards, 360, rows === 1 ? 84 : 96, rows);
    return { fan, at: Array.from({ length: cards }, (_, place) => fan.at(place)) };
  };

  it("lies in one row that shows every spine", () => {
    const { fan, at } = positions(7, 1);
    expect(fan.width).toBeCloseTo(64, 0);
    expect((at[1]?.x ?? 0) - (at[0]?.x ?? 0)).toBeCloseTo(46.6, 1);
    expect(fan.breadth).toBeLessThanOrEqual(344.01);
  });

  it.each([5, 6, 7])("of %i large cards lies in two rows, each card whole in its breadth", (cards) => {
    const { fan, at } = positions(cards, 2);
    expect(fan.rows).toBe(2);
    expect(fan.width).toBeGreaterThan(64);
    expect(new Set(at.map(({ y }) => y)).size).toBe(2);
    for (const { x } of at) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + fan.width).toBeLessThanOrEqual(fan.breadth + 0.01);
    }
    const steps = at.slice(1).map(({ x, y }, place) => (y === at[place]?.y ? x - (at[place]?.x ?? 0) : Infinity));
    expect(Math.min(...steps)).toBeGreaterThan(fan.width);
  });

  it("of a few large cards needs only one", () => {
    expect(positions(4, 2).fan.rows).toBe(1);
  });
});
