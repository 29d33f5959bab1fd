import { describe, expect, it } from "vitest";
import { UpdateMerger } from "../src/connection/merging";
import type { OwnView, View } from "../src/protocol.generated";
import { messageOf, seatOf, updateOf, viewOf } from "./scene";

function split(view: View): { game: Omit<View, keyof OwnView>; own: OwnView } {
  const { viewer, hand, given_away, legal, refused, ...game } = view;
  return { game, own: { viewer, hand, given_away, legal, refused } };
}

describe("putting updates together", () => {
  it("takes a whole table as it is", () => {
    const merged = new UpdateMerger().merge(messageOf({ version: 41, at: 9 }));
    expect(merged).toEqual({ ...updateOf({ version: 41, at: 9 }) });
  });

  it("keeps what a change leaves out, and of the seats those that are not listed", () => {
    const merger = new UpdateMerger();
    merger.merge(messageOf({ version: 3, at: 1 }));
    const changes = { version: 4, at: 2, host: "bo" };
    const seats = [{ seat: 1, presence: "gone" as const }];
    const merged = merger.merge({ ...messageOf(changes, 3), table: { host: "bo", seats } });
    const seated = [
      seatOf(0, "Ann"),
      { ...seatOf(1, "Bo"), presence: "gone" },
      seatOf(2, "Cy", "bot"),
      seatOf(3, "", "open"),
    ];
    expect(merged?.table).toEqual({ ...updateOf(changes).table, seats: seated });
  });

  it("gives each own seat a view of what everybody sees and what is its own", () => {
    const merger = new UpdateMerger();
    const { game, own } = split(viewOf());
    expect(merger.merge({ ...messageOf(), game, own: [own] })?.views).toEqual([viewOf()]);
    const merged = merger.merge({
      ...messageOf({}, 3),
      game: { to_act: 1, seats: [{ seat: 1, cards_in_hand: 1 }] },
      own: [{ viewer: 0, hand: ["G4"] }],
    });
    const seats = viewOf().seats.map((seat) => (seat.seat === 1 ? { ...seat, cards_in_hand: 1 } : seat));
    expect(merged?.views).toEqual([viewOf({ to_act: 1, hand: ["G4"], seats })]);
  });

  it("takes from the game whose turn somebody waits for", () => {
    const merger = new UpdateMerger();
    const action = { kind: "play_card", seat: 0, card: "G4" } as const;
    const turnOf = (seat: number) => [
      { action, refusal: { code: "not_your_turn" as const, clause: "R5.1", seat } },
      { action, refusal: { code: "no_card_now" as const, clause: "R5.1" } },
    ];
    const { game, own } = split(viewOf({ to_act: 1, refused: turnOf(1) }));
    merger.merge({ ...messageOf(), game, own: [own] });
    const merged = merger.merge({ ...messageOf({}, 3), game: { to_act: 2 } });
    expect(merged?.views[0]?.refused).toEqual(turnOf(2));
  });

  it("shows a spectator what everybody sees", () => {
    const { game } = split(viewOf());
    const yours = { ...updateOf().yours, seats: [] };
    const [view] = new UpdateMerger().merge({ ...messageOf(), yours, game })?.views ?? [];
    expect(view).toEqual({ ...viewOf(), viewer: null, hand: null, given_away: null, legal: [], refused: [] });
  });

  it("changes nothing that was handed out before", () => {
    const merger = new UpdateMerger();
    const first = merger.merge(messageOf({ at: 1 }));
    const before = structuredClone(first);
    merger.merge({ ...messageOf({}, 3), table: { seats: [{ seat: 0, presence: "gone" }] } });
    expect(first).toEqual(before);
  });

  it("takes no change to an update that never came", () => {
    const merger = new UpdateMerger();
    expect(merger.merge(messageOf({}, 3))).toBeNull();
    merger.merge(messageOf({ version: 3 }));
    expect(merger.merge(messageOf({}, 2))).toBeNull();
  });
});
