import { beforeAll, describe, expect, it } from "vitest";
import type { SentEvent, View } from "../src/protocol.generated";
import { affectedBy, newsOf, type WheelNews } from "../src/moments/wheel-use";
import { meaningForMe, newsInWords, tagInWords } from "../src/moments/wheel-words";
import { words } from "../src/words/words.svelte";
import { viewOf } from "./scene";

const names = ["Kim", "Vera", "Riet"];
const [kim, vera, riet] = [0, 1, 2];
const options = (taken: readonly number[] = []): NonNullable<View["wheel"]> => ({
  options: (
    ["change_bid", "player_swap", "change_dealer", "double_points", "change_trump", "extra_card", "no_trump"] as const
  ).map((option, place) =>
    taken.includes(place)
      ? { option, status: "blocked", blocked_by: riet }
      : { option, status: "free", blocked_by: null },
  ),
  pawns_in_hand: [0, 1],
  rounds_left: 5,
  to_ask: [],
});
const seats = viewOf().seats;
const before = viewOf({
  seats: seats.map((seen) => (seen.seat === kim ? { ...seen, bid: 2 } : seen)),
  trump: { face: "turned_up", colour: "B" },
});

function newsAbout(event: SentEvent, was: View = before, after: Partial<View> = {}): WheelNews {
  const news = newsOf(event, was, viewOf(after));
  if (news === null) throw new Error("no news of the wheel");
  return news;
}

const said = (event: SentEvent, you: number | null, after: Partial<View> = {}, was: View = before): string =>
  newsInWords(newsAbout(event, was, after), names, you);

describe("the slip", () => {
  beforeAll(() => words.speak("en"));

  it("tells a changed bid to others, to the one whose bid it is, and about oneself", () => {
    const cut = { kind: "bid_changed", seat: vera, target: kim, bid: 1 } as const;
    expect(said(cut, riet)).toBe("Vera changes a bid: Kim 2 → 1.");
    expect(said(cut, kim)).toBe("Vera changes your bid: 2 → 1.");
    expect(said(cut, null, { sum_of_bids: 2, tricks: 2 })).toContain("Now everybody could make it.");
    expect(said({ kind: "bid_changed", seat: kim, target: kim, bid: 3 }, riet)).toBe("Kim goes from 2 to 3.");
  });

  it("tells a swap to others, to those swapped, and of one's own", () => {
    const swap = { kind: "hands_swapped", seat: riet, first: vera, second: kim } as const;
    expect(said(swap, null)).toBe("Riet swaps two hands: Vera ⇄ Kim. Bids stay.");
    expect(said(swap, vera)).toBe("Riet swaps you with Kim: new cards, same bid.");
    expect(said({ ...swap, first: riet }, vera)).toBe("Riet swaps hands with Kim. Bids stay.");
    expect(said({ ...swap, first: riet }, kim)).toBe("Riet swaps hands with you: new cards, same bid.");
  });

  it("tells who leads now, and where the lead is trump", () => {
    const moved = { kind: "dealer_changed", seat: vera, dealer: kim } as const;
    expect(said(moved, riet)).toBe("Vera moves the dealer token: Kim leads every trick.");
    expect(said(moved, kim)).toBe("Vera makes you dealer: you lead every trick.");
    expect(said({ ...moved, dealer: vera }, kim)).toBe("Vera takes the dealer token and leads every trick.");
    expect(said(moved, null, { trump: { face: "as_led", colour: null } })).toContain("What the dealer leads is trump.");
  });

  it("tells trump, no trump, the Extra Card and double points", () => {
    expect(said({ kind: "trump_changed", seat: vera, colour: "R" }, kim)).toBe("Vera changes trump: blue → red.");
    expect(said({ kind: "trump_changed", seat: vera, colour: "R" }, kim, {}, viewOf({ trump: null }))).toBe(
      "Vera makes red trump.",
    );
    expect(said({ kind: "trump_removed", seat: vera }, kim)).toBe(
      "Vera calls No Trump: the highest of the led colour wins.",
    );
    expect(said({ kind: "trump_removed", seat: vera }, kim, {}, viewOf({ trump: null }))).toBe(
      "Vera calls No Trump. There was none: nothing changes.",
    );
    expect(said({ kind: "extra_card_drawn", seat: vera, card: "G4" }, kim)).toBe("Vera draws an Extra Card: green 4.");
    expect(said({ kind: "extra_card_drawn", seat: vera, card: "G4" }, vera)).toBe(
      "Your Extra Card: green 4. Play it on any turn, whatever is led, or never.",
    );
    expect(said({ kind: "points_doubled", seat: vera }, kim)).toBe("Vera plays for double points.");
    expect(said({ kind: "points_doubled", seat: vera }, vera)).toBe("You play for double points.");
  });

  it("tells the X, Double Lucky, what is left, and a free option", () => {
    const waiting = (face: number): View["waiting"] => ({ for: "option", seat: vera, face });
    const rolled = (face: number) => ({ kind: "die_showed", seat: vera, face }) as const;
    expect(said(rolled(8), kim)).toBe(
      "Vera rolls an X: nothing happens. The pawn stays, and nobody else rolls this round.",
    );
    expect(said(rolled(3), kim, { wheel: options([2]), waiting: waiting(3) })).toBe(
      "Vera rolls Change Dealer, already taken: Double Lucky!",
    );
    expect(said(rolled(3), kim, { wheel: options([0, 1, 2, 3, 4, 5]), waiting: waiting(3) })).toBe(
      "Vera rolls Change Dealer, already taken: Double Lucky! Only No Trump is free.",
    );
    const inRoundSeven = options();
    const wheel = {
      ...inRoundSeven,
      options: inRoundSeven.options.map((option, place) =>
        place === 3 ? { ...option, status: "not_this_round" as const } : option,
      ),
    };
    expect(said(rolled(4), kim, { wheel, waiting: waiting(4) })).toBe(
      "Vera rolls Double Points, not in round 7: Double Lucky!",
    );
    expect(said(rolled(2), kim, { wheel: options(), waiting: waiting(2) })).toBe("Vera rolls Player Swap.");
  });

  it("says that nobody uses the wheel when the last one keeps the pawn", () => {
    expect(
      newsOf({ kind: "pawn_kept", seat: vera }, before, viewOf({ waiting: { for: "wheel", seat: kim } })),
    ).toBeNull();
    expect(said({ kind: "pawn_kept", seat: vera }, kim)).toBe("Nobody uses the wheel.");
  });

  it("adds what a new trump means from the own hand alone", () => {
    const change = newsAbout({ kind: "trump_changed", seat: vera, colour: "R" });
    expect(meaningForMe(change, viewOf({ hand: ["R3", "R4", "J"] }))).toBe("You hold 2 trumps now.");
    expect(meaningForMe(change, viewOf({ viewer: null, hand: null }))).toBeNull();
    const none = newsAbout({ kind: "trump_removed", seat: vera });
    expect(meaningForMe(none, viewOf({ hand: ["B3", "B4"] }))).toBe("Your 2 trumps are plain cards now.");
    expect(meaningForMe(none, viewOf({ hand: ["R3"] }))).toBeNull();
  });

  it("knows whom it affects, and leaves a tag at the chip", () => {
    const cut = newsAbout({ kind: "bid_changed", seat: vera, target: kim, bid: 1 });
    expect(affectedBy(cut, 3)).toEqual([kim]);
    expect(cut.kind === "change_bid" && tagInWords(cut, names, kim)).toBe("2 → 1, Vera");
    const moved = newsAbout({ kind: "dealer_changed", seat: riet, dealer: kim }, { ...before, dealer: vera });
    expect(affectedBy(moved, 3)).toEqual([vera, kim]);
    expect(affectedBy(newsAbout({ kind: "trump_changed", seat: vera, colour: "R" }), 3)).toEqual([kim, riet]);
    expect(affectedBy(newsAbout({ kind: "points_doubled", seat: vera }), 3)).toEqual([]);
  });
});
