import { beforeEach, describe, expect, it } from "vitest";
import type { SentEntry, View } from "../src/protocol.generated";
import { lessonsNow, type FirstTimeLesson } from "../src/screens/at-table/first-time";
import { forgetShown, lessonsShown, noteShown } from "../src/screens/at-table/lessons-shown";
import { viewOf } from "./scene";

const names = ["Anna", "Paula", "Otto"];
const now = (view: View, playing: readonly SentEntry[]): FirstTimeLesson["lesson"][] =>
  lessonsNow(view, playing, names).map(({ lesson }) => lesson);
const thingOf = (view: View, playing: readonly SentEntry[], wished: FirstTimeLesson["lesson"]): string | undefined =>
  lessonsNow(view, playing, names).find(({ lesson }) => lesson === wished)?.thing;

const sent = (event: SentEntry["event"]): SentEntry => ({ version: 9, by: "chance", event });
const quiet: Partial<View> = { legal: [], refused: [], waiting: { for: "deal" } };

describe("the first game", () => {
  beforeEach(() => localStorage.clear());

  it("explains following when another card is refused for it", () => {
    expect(now(viewOf(), [])).toContain("follow");
    expect(now(viewOf({ refused: [] }), [])).not.toContain("follow");
  });

  it("names the Extra Card where one lies, and points at it", () => {
    const view = viewOf();
    const seats = view.seats.map((seen) => (seen.seat === view.viewer ? { ...seen, extra_card: "B4" as const } : seen));
    expect(thingOf(view, [], "follow")).toBe("hand");
    const found = lessonsNow(viewOf({ seats }), [], names).find(({ lesson }) => lesson === "follow");
    expect(found).toMatchObject({ thing: "extra-card", text: "lesson-follow-or-extra" });
  });

  it("explains how a card is played, at the hand, as long as it is my turn", () => {
    expect(lessonsNow(viewOf(), [], names).find(({ lesson }) => lesson === "lift")).toMatchObject({
      thing: "hand",
      isAsked: true,
    });
  });

  it("explains what a trick is with the first card of the round that is led", () => {
    const plays = [{ seat: 1, card: "R9" as const }];
    const led = viewOf({ legal: [], trick: { plays, led: "R", winning: null }, last_trick: null });
    expect(thingOf(led, [], "trick")).toBe("laid-1");
  });

  it("explains a led Joker and a Joker turned up", () => {
    const plays = [{ seat: 1, card: "J" as const }];
    expect(thingOf(viewOf({ trick: { plays, led: null, winning: null } }), [], "joker_led")).toBe("laid-1");
    expect(now(viewOf(quiet), [sent({ kind: "trump_turned", card: "J" })])).toEqual(["joker_up"]);
  });

  it("tells of the wheel: my pawn when I am asked, an option once it is taken, what an unused pawn costs", () => {
    const asked = viewOf({ waiting: { for: "wheel", seat: 0 }, legal: [{ kind: "keep_pawn", seat: 0 }], refused: [] });
    expect(thingOf(asked, [], "pawn")).toBe("wheel");
    const rolls = viewOf({ waiting: { for: "wheel", seat: 0 }, legal: [{ kind: "roll_die", seat: 0 }], refused: [] });
    expect(thingOf(rolls, [], "pawn")).toBe("die");
    expect(thingOf(viewOf(quiet), [sent({ kind: "pawn_placed", seat: 1, option: "no_trump" })], "option")).toBe(
      "seat-1",
    );
    expect(thingOf(viewOf(quiet), [sent({ kind: "pawn_kept", seat: 0 })], "penalty")).toBe("pawn");
    expect(now(viewOf(quiet), [sent({ kind: "pawn_kept", seat: 1 })])).toEqual([]);
  });

  it("says who wins a trick, and by what", () => {
    const won = (card: "G4" | "R9" | "J"): FirstTimeLesson[] =>
      lessonsNow(viewOf(quiet), [sent({ kind: "trick_won", trick: { plays: [{ seat: 1, card }], winner: 1 } })], names);
    expect(won("G4")[0]).toMatchObject({ lesson: "won", thing: "seat-1", text: "lesson-won-trump" });
    expect(won("R9")[0]?.text).toBe("lesson-won-led");
    expect(won("J")[0]?.text).toBe("lesson-won-joker");
  });

  it("explains bidding, and the forbidden bid where there is one", () => {
    const bidding: Partial<View> = { waiting: { for: "bid", seat: 0 }, refused: [] };
    expect(now(viewOf(bidding), [])).toEqual(["bid"]);
    expect(now(viewOf({ ...bidding, forbidden_bid: 1 }), [])).toEqual(["forbidden"]);
  });

  it("explains a trick that was trumped, but not one begun with trump", () => {
    const trick = (led: "R9" | "G2"): SentEntry =>
      sent({
        kind: "trick_won",
        trick: {
          plays: [
            { seat: 1, card: led },
            { seat: 0, card: "G4" },
          ],
          winner: 0,
        },
      });
    expect(now(viewOf(quiet), [trick("R9")])).toEqual(["won", "trumped"]);
    expect(now(viewOf(quiet), [trick("G2")])).toEqual(["won"]);
  });

  it("explains that the dealer leads again when somebody else took the trick", () => {
    const trick = { plays: [], led: null, winning: null };
    const playing: Partial<View> = { ...quiet, waiting: { for: "card", seat: 1 } };
    const lastTrick = (winner: number): View["last_trick"] => ({ plays: [{ seat: 0, card: "R3" }], winner });
    expect(now(viewOf({ ...playing, trick, last_trick: lastTrick(0) }), [])).toEqual(["leads_again"]);
    expect(now(viewOf({ ...playing, trick, last_trick: lastTrick(1) }), [])).toEqual([]);
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
      sent({ kind: "round_scored", row: { round: 1, tricks: 1, scores: [score(0, mine), score(1, 10)] } });
    expect(now(viewOf({ ...quiet, hand: [] }), [scored(12)])).toEqual(["made"]);
    expect(now(viewOf({ ...quiet, hand: [] }), [scored(0)])).toEqual(["missed"]);
    // A card is left over where an Extra Card was there.
    expect(now(viewOf(quiet), [scored(0)])).toEqual(["extra_left", "missed"]);
    const opening = [
      sent({ kind: "drew_for_dealer", draws: [] }),
      sent({ kind: "round_started", round: 7, tricks: 7, dealer: 0 }),
      sent({ kind: "trump_turned", card: "R2" }),
    ];
    expect(now(viewOf(quiet), opening)).toEqual(["draw", "double", "trump"]);
  });

  it("says each thing once on a device, until it is asked for again", () => {
    noteShown("bid");
    noteShown("trump");
    noteShown("bid");
    expect(lessonsShown().filter((lesson) => lesson !== "")).toEqual(["bid", "trump"]);
    forgetShown();
    expect(lessonsShown().filter((lesson) => lesson !== "")).toEqual([]);
  });
});
