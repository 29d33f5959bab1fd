import { expect, test } from "vitest";
import { actsOf } from "../src/moments/acts";
import type { SentEvent, Update, View } from "../src/protocol.generated";

const view = {
  players: 4,
  waiting: { for: "option", seat: 0, face: 2 },
  wheel: { options: [{ status: "free" }, { status: "blocked" }] },
} as unknown as View;

const update = (...events: SentEvent[]): Update =>
  ({ views: [view], events: events.map((event) => ({ version: 1, by: "chance", event })) }) as unknown as Update;

const momentsOf = (...events: SentEvent[]) => actsOf(update(...events)).map((act) => act.moment?.kind ?? null);

test("the card that fills a trick is laid while the trick rests", () => {
  const trick = { plays: [{ seat: 1, card: "R7" as const }], winner: 1 };
  const acts = actsOf(update({ kind: "card_played", seat: 1, card: "R7" }, { kind: "trick_won", trick }));
  expect(acts).toEqual([{ length: 1100, moment: null, trickRests: true }]);
});

test("who ties in the draw draws again, and the last one deals", () => {
  const draws = [
    { seat: 0, card: "R7" as const },
    { seat: 1, card: "B7" as const },
    { seat: 2, card: "G3" as const },
  ];
  const acts = actsOf(
    update(
      { kind: "drew_for_dealer", draws },
      { kind: "drew_for_dealer", draws: draws.slice(0, 2) },
      { kind: "dealer_found", seat: 1 },
    ),
  );
  expect(acts.map((act) => (act.moment?.kind === "draw" ? act.moment.highest : null))).toEqual([[0, 1], [1], null]);
});

test("round 7 opens with the second seven, and dealing never takes longer than it may", () => {
  expect(momentsOf({ kind: "round_started", round: 7, tricks: 7, dealer: 0 })).toEqual(["seven", "deal"]);
  const [deal] = actsOf(update({ kind: "round_started", round: 6, tricks: 7, dealer: 0 }));
  expect(deal?.length).toBe(1200);
});

test("the die shows a free option, Double Lucky, or the X with a shrug", () => {
  expect(momentsOf({ kind: "die_showed", seat: 0, face: 1 })).toEqual(["die", "die_rests", null]);
  expect(momentsOf({ kind: "die_showed", seat: 0, face: 2 })).toEqual(["die", "die_rests", "double_lucky", null]);
  expect(momentsOf({ kind: "die_showed", seat: 0, face: 8 })).toEqual(["die", "die_rests", "unlucky", null]);
});
