import { beforeEach, describe, expect, it } from "vitest";
import type { SentEntry, View } from "../src/protocol.generated";
import { lessonsNow, lessonsTold, noteTold } from "../src/screens/at-table/lessons";
import { viewOf } from "./scene";

const told = (event: SentEntry["event"]): SentEntry => ({ version: 9, by: "chance", event });
const quiet: Partial<View> = { legal: [], refused: [] };

describe("the first game", () => {
  beforeEach(() => localStorage.clear());

  it("explains following when another card is refused for it", () => {
    expect(lessonsNow(viewOf(), [])).toEqual(["follow"]);
    expect(lessonsNow(viewOf({ refused: [] }), [])).toEqual([]);
  });

  it("explains bidding, and the forbidden bid where there is one", () => {
    const bidding: Partial<View> = { waiting: { for: "bid", seat: 0 }, refused: [] };
    expect(lessonsNow(viewOf(bidding), [])).toEqual(["bid"]);
    expect(lessonsNow(viewOf({ ...bidding, forbidden_bid: 1 }), [])).toEqual(["forbidden"]);
  });

  it("explains a trick that was trumped, but not one begun with trump", () => {
    const trick = (led: "R9" | "G2"): SentEntry =>
      told({
        kind: "trick_won",
        trick: {
          plays: [
            { seat: 1, card: led },
            { seat: 0, card: "G4" },
          ],
          winner: 0,
        },
      });
    expect(lessonsNow(viewOf(quiet), [trick("R9")])).toEqual(["trumped"]);
    expect(lessonsNow(viewOf(quiet), [trick("G2")])).toEqual([]);
  });

  it("explains that the dealer leads again when somebody else took the trick", () => {
    const trick = { plays: [], led: null, winning: null };
    const lastTrick = (winner: number): View["last_trick"] => ({ plays: [{ seat: 0, card: "R3" }], winner });
    expect(lessonsNow(viewOf({ ...quiet, trick, last_trick: lastTrick(0) }), [])).toEqual(["leads_again"]);
    expect(lessonsNow(viewOf({ ...quiet, trick, last_trick: lastTrick(1) }), [])).toEqual([]);
  });

  it("explains made and missed by my own line, the draw, trump, and round 7", () => {
    const score = (seat: number, points: number) => ({
      seat,
      bid: 0,
      tricks: 0,
      base: points,
      doubled_by: null,
      points,
    });
    const scored = (mine: number): SentEntry =>
      told({ kind: "round_scored", row: { round: 1, tricks: 1, scores: [score(0, mine), score(1, 10)] } });
    expect(lessonsNow(viewOf(quiet), [scored(12)])).toEqual(["made"]);
    expect(lessonsNow(viewOf(quiet), [scored(0)])).toEqual(["missed"]);
    const opening = [
      told({ kind: "drew_for_dealer", draws: [] }),
      told({ kind: "round_started", round: 7, tricks: 7, dealer: 0 }),
      told({ kind: "trump_turned", card: "R2" }),
    ];
    expect(lessonsNow(viewOf(quiet), opening)).toEqual(["draw", "double", "trump"]);
  });

  it("says each thing once on a device", () => {
    noteTold("bid");
    noteTold("trump");
    noteTold("bid");
    expect(lessonsTold().filter((lesson) => lesson !== "")).toEqual(["bid", "trump"]);
  });
});
