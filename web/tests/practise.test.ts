import { describe, expect, it } from "vitest";
import { dayHere, lineToShare } from "../src/practise/day";
import { ownForecasts } from "../src/practise/own-forecasts.svelte";

describe("the deal of the day", () => {
  it("is that of the device's own date", () => {
    expect(dayHere(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("ends in a line that tells no card, no bid and no points", () => {
    const deal = {
      day: "2026-11-17",
      opponents: "insight@1",
      own: 18,
      steps: [],
      scores: [],
      place: 2,
      symbols: "🍀🔸🍀",
    };
    expect(lineToShare(deal)).toBe("Double Lucky 7 · 2026-11-17 · 🍀🔸🍀 · 2/4");
  });
});

describe("my own forecasts", () => {
  it("are compared with the mean of the coach's chances", () => {
    ownForecasts.note(70, 0.5);
    ownForecasts.note(70, 0.6);
    ownForecasts.note(10, 0.2);
    expect(ownForecasts.rows.map(({ said, bids }) => [said, bids])).toEqual([
      [10, 1],
      [70, 2],
    ]);
    expect(ownForecasts.rows[1]?.chance).toBeCloseTo(0.55);
    expect(localStorage.getItem("dl7-own-forecasts")).toContain("70");
  });
});
