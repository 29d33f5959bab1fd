import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SentEvent, Update, View } from "../src/protocol.generated";
import { Stage } from "../src/table/stage.svelte";
import { slipLengths } from "../src/moments/slips.svelte";
import { effects, pawnHops, settles } from "../src/moments/lengths.generated";
import { updateOf, viewOf } from "./scene";

let version = 1;
const update = (changes: Partial<View>, ...events: SentEvent[]): Update =>
  updateOf(
    { version: (version += 1) },
    { views: [viewOf(changes)], events: events.map((event) => ({ version, by: "person", event })) },
  );
const cut = (): Update =>
  update(
    {},
    { kind: "pawn_placed", seat: 1, option: "change_bid" },
    { kind: "bid_changed", seat: 1, target: 0, bid: 0 },
  );
const card = (seat: number): Update => update({}, { kind: "card_played", seat, card: "R9" });
const trick = (): Update => update({}, { kind: "trick_won", trick: { plays: [{ seat: 1, card: "R9" }], winner: 1 } });
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe("the stage", () => {
  beforeEach(() => vi.useFakeTimers());

  async function begin(): Promise<{ stage: Stage; began: string[] }> {
    const began: string[] = [];
    const stage = new Stage({ began: (moment) => began.push(moment.kind) });
    stage.receive(update({}));
    await later(0);
    return { stage, began };
  }

  it("lets a pawn hop before the table shows what it did, and then tells it", async () => {
    const { stage } = await begin();
    const before = stage.shown;
    stage.receive(cut());
    await later(0);
    expect(stage.moment?.kind).toBe("pawn_hops");
    expect(stage.shown).toBe(before);
    expect(stage.slips.shown).toBeNull();
    await later(pawnHops);
    expect(stage.moment?.kind).toBe("option");
    expect(stage.shown).not.toBe(before);
    expect(stage.slips.shown?.news).toMatchObject({ kind: "change_bid", from: 1, to: 0 });
  });

  it("never drops a use of the wheel, however much comes after it", async () => {
    const { stage, began } = await begin();
    stage.receive(card(0));
    stage.receive(cut());
    for (let more = 0; more < 12; more += 1) stage.receive(more % 2 ? trick() : card(1));
    await later(60_000);
    expect(began).toEqual(["pawn_hops", "option", "settles"]);
    expect(stage.slips.tags[0]).toMatchObject({ kind: "change_bid", from: 1, to: 0 });
  });

  it("plays three uses in a row one after the other", async () => {
    const { stage, began } = await begin();
    for (const again of [cut(), cut(), cut()]) stage.receive(again);
    await later(pawnHops + effects.change_bid + settles - 1);
    expect(began).toEqual(["pawn_hops", "option", "settles"]);
    await later(60_000);
    expect(began).toHaveLength(9);
  });

  it("jumps over cards and tricks when it is too far behind", async () => {
    const { stage } = await begin();
    for (let more = 0; more < 6; more += 1) stage.receive(trick());
    const newest = trick();
    stage.receive(newest);
    await later(0);
    expect(stage.shown).toBe(newest);
  });

  it("lets a tap end the motion but not the slip, and keeps 300 ms free of taps", async () => {
    const { stage } = await begin();
    stage.receive(cut());
    stage.skip();
    await later(0);
    expect(stage.moment?.kind).toBe("settles");
    expect(stage.isGuarded).toBe(true);
    stage.skip();
    await later(settles - 1);
    expect(stage.isGuarded).toBe(true);
    await later(1);
    expect(stage.isGuarded).toBe(false);
    expect(stage.slips.shown).not.toBeNull();
  });

  it("keeps the slip of an affected player until that player taps, and then a tag until the round ends", async () => {
    const { stage } = await begin();
    stage.receive(cut());
    await later(60_000);
    expect(stage.slips.shown).not.toBeNull();
    stage.skip();
    expect(stage.slips.shown).toBeNull();
    expect(stage.slips.tags[0]).toBeDefined();
    stage.receive(update({ round: 3 }));
    expect(stage.slips.tags).toEqual({});
  });

  it("keeps the slip of everybody else for four seconds, and for five on a table screen", async () => {
    for (const [isTableScreen, length] of [
      [false, slipLengths.phone],
      [true, slipLengths.tableScreen],
    ] as const) {
      const { stage } = await begin();
      stage.slips.isTableScreen = isTableScreen;
      stage.receive(update({}, { kind: "points_doubled", seat: 1 }));
      await later(pawnHops + length - 1);
      expect(stage.slips.shown).not.toBeNull();
      await later(1);
      expect(stage.slips.shown).toBeNull();
    }
  });

  it("shows what the die brought only after it has rested", async () => {
    const { stage } = await begin();
    const before = stage.shown;
    const swap = { option: "player_swap", status: "free", blocked_by: null } as const;
    const wheel = { options: [swap, swap], pawns_in_hand: [0, 1], rounds_left: 6, to_ask: [1] };
    const rolled: Partial<View> = { wheel, waiting: { for: "option", seat: 1, face: 2 } };
    stage.receive(update(rolled, { kind: "die_showed", seat: 1, face: 2 }));
    await later(1300 + 699);
    expect(stage.moment?.kind).toBe("die_rests");
    expect(stage.shown).toBe(before);
    await later(1);
    expect(stage.shown).not.toBe(before);
    expect(stage.slips.shown?.stays).toBe("until_the_next");
  });
});
