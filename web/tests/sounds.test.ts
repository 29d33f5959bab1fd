import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SentEntry } from "../src/protocol.generated";
import { Chronicle } from "../src/screens/at-table/chronicle.svelte";
import { TableSenses } from "../src/screens/at-table/table-senses";
import type { Role } from "../src/screens/gathering/role";
import { updateOf } from "./scene";

const play = vi.hoisted(() => vi.fn());
vi.mock("../src/senses/sound", () => ({ play }));

const sent = (event: SentEntry["event"]): SentEntry => ({ version: 99, by: "person", event });
const card = sent({ kind: "card_played", seat: 1, card: "R9" });
const scores = [0, 10].map((points, seat) => ({ seat, bid: 0, tricks: 0, base: points, doubled_by: null, points }));
const scored = sent({ kind: "round_scored", row: { round: 1, tricks: 1, scores } });

function heardBy(role: Role, hasTableScreen: boolean, events: readonly SentEntry[]): unknown[] {
  play.mockClear();
  const update = updateOf({ has_table_screen: hasTableScreen, version: 99 });
  const yours = { ...update.yours, seats: role === "play" ? [0] : [] };
  new TableSenses(new Chronicle(), role).played(events, { ...update, yours }, null);
  return play.mock.calls.flat();
}

describe("sounds", () => {
  beforeEach(() => localStorage.clear());

  it("come from everybody's own device where there is no table screen", () => {
    expect(heardBy("play", false, [card, scored])).toEqual(["card", "missed"]);
    expect(heardBy("watch", false, [card, scored])).toEqual(["card"]);
  });

  it("come from the table screen alone where there is one, which is glad with whoever made it", () => {
    expect(heardBy("play", true, [card, scored])).toEqual([]);
    expect(heardBy("watch", true, [card, scored])).toEqual([]);
    expect(heardBy("table", true, [card, scored])).toEqual(["card", "made_it"]);
  });
});
