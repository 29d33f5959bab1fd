import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isFree, overlaps, placeFor, pointerBetween, type Box } from "../src/bubble/placing";
import { chapterOf } from "../src/screens/rules/clauses";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const phone = box(0, 0, 360, 640);
const sizes = [
  { width: 300, height: 60 },
  { width: 200, height: 90 },
];

describe("a bubble", () => {
  it("lies beside its thing, and over nothing", () => {
    const thing = box(150, 300, 60, 80);
    const others = [box(0, 0, 360, 100), box(0, 400, 360, 240), box(20, 220, 320, 70)];
    const place = placeFor(sizes, thing, others, phone);
    expect(place).not.toBeNull();
    expect([thing, ...others].filter((other) => place && overlaps(place, other))).toEqual([]);
  });

  it("takes a narrower shape where the wide one does not fit", () => {
    const thing = box(0, 300, 140, 100);
    const others = [box(0, 0, 360, 290), box(0, 410, 360, 230)];
    expect(placeFor(sizes, thing, others, phone)).toMatchObject({ right: 348, left: 148 });
  });

  it("has no place where everything is taken", () => {
    expect(placeFor(sizes, box(100, 100, 20, 20), [phone], phone)).toBeNull();
  });

  it("is never wider or higher than its room", () => {
    expect(placeFor([{ width: 400, height: 60 }], box(0, 0, 9, 9), [], phone)).toBeNull();
  });

  it("points from the nearest of its edges, by a line only where nothing lies between", () => {
    const pointer = pointerBetween(box(100, 100, 100, 50), box(120, 300, 40, 40));
    expect(pointer).toEqual({ x1: 140, y1: 150, x2: 140, y2: 300 });
    expect(isFree(pointer, [])).toBe(true);
    expect(isFree(pointer, [box(0, 200, 360, 50)])).toBe(false);
  });
});

describe("a clause", () => {
  // Vitest runs in the folder of the client.
  const folder = "../src/doublelucky7/rules/";
  const source = readdirSync(folder)
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(folder + name, "utf-8"))
    .join("");
  const clauses = [...new Set([...source.matchAll(/"((?:R\d+\.\d+)|(?:W\d))"/g)].map(([, clause]) => clause ?? ""))];
  const rules = readFileSync("src/screens/rules/RulesScreen.svelte", "utf-8");

  it("of every refusal is told in a chapter of the rules", () => {
    expect(clauses.length).toBeGreaterThan(8);
    for (const clause of clauses) {
      const chapter = chapterOf(clause);
      expect(chapter, clause).not.toBe(clause);
      if (clause.startsWith("R")) expect(rules, clause).toContain(`"${chapter}"`);
    }
  });

  it("of an option leads to that option, and a chapter to itself", () => {
    expect(chapterOf("W6")).toBe("extra_card");
    expect(chapterOf("bid")).toBe("bid");
    expect(chapterOf("R4.3")).toBe("bid");
    expect(chapterOf("R7.8")).toBe("penalty");
  });
});
