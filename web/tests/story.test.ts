import { describe, expect, it } from "vitest";
import type { RoundScore, View } from "../src/protocol.generated";
import { storyOf, totalsOf } from "../src/scenes/story";
import { viewOf } from "./scene";

/** A row of the pad: bid, tricks and points of each seat. */
const row = (round: number, ...cells: readonly (readonly [number, number, number])[]): RoundScore => ({
  round,
  tricks: round,
  scores: cells.map(([bid, tricks, points], seat) => ({ seat, bid, tricks, base: points, doubled_by: null, points })),
});
const game = (pad: readonly RoundScore[], penalties: readonly number[] = [0, 0]): View => {
  const scores = [0, 1].map((seat) => {
    const points = pad.reduce((sum, { scores: cells }) => sum + (cells[seat]?.points ?? 0), 0);
    const penalty = penalties[seat] ?? 0;
    return { seat, points, penalty, total: points - penalty };
  });
  const best = Math.max(...scores.map(({ total }) => total));
  const winners = scores.filter(({ total }) => total === best).map(({ seat }) => seat);
  return viewOf({ pad, result: { scores, winners, high_rollers: [] } });
};

const made = [row(1, [0, 0, 10], [1, 0, 0]), row(2, [1, 0, 0], [2, 2, 14]), row(3, [3, 3, 16], [0, 1, 0])];

describe("the story of a game", () => {
  it("counts places and made bids", () => {
    expect(storyOf(game(made)).places).toEqual([
      { seat: 0, total: 26, place: 1, hits: 2 },
      { seat: 1, total: 14, place: 2, hits: 1 },
    ]);
  });

  it("finds the round that decided it", () => {
    expect(storyOf(game(made)).decisive).toBe(3);
    expect(storyOf(game([row(1, [0, 0, 10], [0, 0, 10])])).decisive).toBeNull();
  });

  it("finds the best and the boldest bid", () => {
    const story = storyOf(game(made));
    expect(story.best).toMatchObject({ seat: 0, round: 3, points: 16 });
    expect(story.boldest).toMatchObject({ seat: 0, round: 3, bid: 3 });
  });

  it("ends every line where the ranking says, penalties taken off", () => {
    const view = game(made, [20, 0]);
    expect(totalsOf(view).map((line) => line.at(-1))).toEqual([6, 14]);
    expect(totalsOf(view).map((line) => line.at(-1))).toEqual(view.result?.scores.map(({ total }) => total));
    expect(storyOf(view).wheel.fined).toEqual([{ seat: 0, penalty: 20 }]);
    expect(storyOf(view).decisive).toBeNull();
  });

  it("gives equal totals the same place", () => {
    expect(storyOf(game([row(1, [0, 0, 10], [0, 0, 10])])).places.map(({ place }) => place)).toEqual([1, 1]);
  });
});
