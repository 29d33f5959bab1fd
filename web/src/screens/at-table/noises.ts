import type { Moment } from "../../moments/acts";
import type { Noise } from "../../senses/sound";

/** What is heard when a moment begins, null where it passes in silence. */
export function noiseOf(moment: Moment): Noise | null {
  switch (moment.kind) {
    case "deal":
    case "die":
    case "double_lucky":
    case "unlucky":
      return moment.kind;
    case "pawn_hops":
      return "pawn";
    case "option":
      if (moment.use.kind === "change_bid") return moment.use.to > moment.use.from ? "bid_up" : "bid_down";
      if (moment.use.kind === "extra_card") return moment.use.card === "J" ? "extra_joker" : "extra_card";
      return moment.use.kind;
    case "draw":
    case "dealer":
    case "seven":
    case "pawns_home":
    case "die_rests":
    case "settles":
    case "bid":
      return null;
  }
}
