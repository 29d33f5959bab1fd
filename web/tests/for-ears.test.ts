import { beforeEach, describe, expect, it, vi } from "vitest";
import { Chronicle } from "../src/screens/at-table/chronicle.svelte";
import { bidsInWords, lastTrickInWords, turnInWords, wheelInWords } from "../src/screens/at-table/readouts";
import { TableSenses } from "../src/screens/at-table/table-senses";
import { live } from "../src/senses/live.svelte";
import { words } from "../src/words/words.svelte";
import { seatOf, updateOf, viewOf } from "./scene";

const names = ["Ann", "Bo"];

describe("what a screen reader announces", () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await words.speak("en");
  });

  it("gathers what happens together into one announcement", () => {
    live.announce("Bo bids 1");
    live.announce("Cy bids 2.");
    expect(live.polite).not.toContain("Bo bids");
    vi.runAllTimers();
    expect(live.polite).toBe("Bo bids 1. Cy bids 2.");
  });

  it("says what happened before it calls me to my turn, and repeats it on demand", () => {
    live.announce("Bo plays the red 9");
    live.interrupt("Your turn.");
    expect([live.polite, live.assertive]).toEqual(["Bo plays the red 9.", "Your turn."]);
    live.repeat();
    expect(live.polite).toBe("Your turn.");
    live.repeat();
    expect(live.polite.trim()).toBe("Your turn.");
  });

  it("announces trick, led colour, trump and playable cards when a card is asked for", () => {
    expect(turnInWords(viewOf(), names)).toBe(
      "Your turn. On the table: Bo: red 9. Led: red. Trump is green. You can play: red 3.",
    );
  });

  it("announces the forbidden bid when a bid is asked for", () => {
    const view = viewOf({ waiting: { for: "bid", seat: 0 }, sum_of_bids: 1, forbidden_bid: 1 });
    expect(turnInWords(view, names)).toContain("You may not bid 1.");
  });

  it("reads out bids, wheel and last trick, also where there is none", () => {
    expect(bidsInWords(viewOf(), names)).toBe("Ann 0 of 1, Bo 0 of 2. 3 bid for 2 tricks");
    expect(wheelInWords(viewOf(), names)).toBe("No wheel in this game.");
    expect(lastTrickInWords(viewOf(), names)).toBe("No trick has been taken yet.");
  });

  it("writes down what happened in the game and around it, once", () => {
    const chronicle = new Chronicle();
    const senses = new TableSenses(chronicle, "play");
    const sent = [
      { version: 4, by: "bot", event: { kind: "bid_placed", seat: 1, bid: 2 } },
      { version: 5, by: "person", event: { kind: "paused", person: "ann" } },
      { version: 6, by: "person", event: { kind: "settings_changed", settings: updateOf().table.settings } },
    ] as const;
    const update = updateOf({ version: 6, seats: [seatOf(0, "Ann"), seatOf(1, "Bo")] });
    senses.played(sent, update, null);
    senses.played(sent, update, null);
    expect(chronicle.lines.map(({ sentence }) => sentence)).toEqual(["Bo bids 2", "Ann has paused the game"]);
  });

  it("keeps one person's cards from the others on a shared device", () => {
    const chronicle = new Chronicle();
    const sent = [
      { version: 4, by: "chance", event: { kind: "hand_dealt", seat: 0, hand: ["R3"] } },
      { version: 5, by: "person", event: { kind: "bid_placed", seat: 0, bid: 1 } },
    ] as const;
    const update = updateOf({ version: 5, seats: [seatOf(0, "Ann"), seatOf(1, "Bo")] });
    const shared = { ...update, yours: { ...update.yours, seats: [0, 1] } };
    new TableSenses(chronicle, "play").played(sent, shared, null);
    expect(chronicle.lines.map(({ sentence }) => sentence)).toEqual(["Ann bids 1"]);
  });
});
