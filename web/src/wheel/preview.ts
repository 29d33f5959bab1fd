import type { Colour, View } from "../protocol.generated";
import { say } from "../words/words.svelte";
import type { Wish } from "./wish.svelte";

/** What the chosen option would change, from what its player may know: nothing is sent, and nobody else sees it. */
export interface Preview {
  /** Which colour of my hand would be trump. */
  readonly trump: Colour | null;
  /** The bid that a seat would have. */
  readonly bids: Readonly<Record<number, number>>;
  /** In which place each seat would play, counted from 1. */
  readonly order: Readonly<Record<number, number>>;
  readonly sentence: string | null;
}

const pointsForMakingIt = 10;
const pointsForEachTrick = 2;

export function previewOf(view: View, wish: Wish): Preview {
  const nothing: Preview = { trump: view.trump?.colour ?? null, bids: {}, order: {}, sentence: null };
  const [target] = wish.seats;
  switch (wish.option) {
    case "change_bid": {
      const bid = target === undefined ? null : view.seats[target]?.bid;
      if (target === undefined || bid == null || wish.change === null) return nothing;
      const sum = view.sum_of_bids + wish.change;
      const sentence = say("table-bids", { sum, tricks: view.tricks });
      return { ...nothing, bids: { [target]: bid + wish.change }, sentence };
    }
    case "change_dealer": {
      if (target === undefined) return nothing;
      const places = view.seats.map(({ seat }) => [seat, ((seat - target + view.players) % view.players) + 1]);
      return { ...nothing, order: Object.fromEntries(places) as Record<number, number> };
    }
    case "double_points": {
      const bid = view.viewer === null ? null : view.seats[view.viewer]?.bid;
      if (bid == null) return nothing;
      // R6.1, doubled by W4.
      const points = 2 * (pointsForMakingIt + pointsForEachTrick * bid);
      return { ...nothing, sentence: say("wheel-preview-points", { bid, points }) };
    }
    case "change_trump":
      return wish.colour === null ? nothing : { ...nothing, trump: wish.colour };
    case "no_trump":
      return { ...nothing, trump: null };
    // What is hidden has no preview.
    case "player_swap":
    case "extra_card":
    case null:
      return nothing;
  }
}
