import type { LaidCard, SentEvent, Update, View } from "../protocol.generated";

/** Something worth a moment of its own; everything else just happens on the table. */
export type Moment =
  | { readonly kind: "draw"; readonly draws: readonly LaidCard[]; readonly highest: readonly number[] }
  | { readonly kind: "dealer"; readonly seat: number }
  | { readonly kind: "seven" }
  | { readonly kind: "pawns_home" }
  | { readonly kind: "deal"; readonly tricks: number }
  | { readonly kind: "die"; readonly seat: number; readonly face: number }
  | { readonly kind: "double_lucky"; readonly face: number }
  | { readonly kind: "unlucky" }
  | { readonly kind: "swap"; readonly first: number; readonly second: number };

/** A stretch of time on the stage: how long it lasts, and what is shown meanwhile. */
export interface Act {
  readonly length: number;
  readonly moment: Moment | null;
  /** A full trick rests: the view has already collected it. */
  readonly trickRests: boolean;
}

/** How long things last, in milliseconds (LOOK.md, Motion). */
const lengths = {
  card: 220,
  token: 200,
  trickRests: 1100,
  draw: 1500,
  dealer: 900,
  seven: 1200,
  pawnsHome: 900,
  eachDealt: 60,
  mostDealing: 1200,
  trumpFlip: 350,
  die: 1300,
  doubleLucky: 1500,
  unlucky: 700,
  swap: 700,
  pawn: 400,
} as const;
const doubleRound = 7;
const unluckyFace = 8;

/** What an update plays, in order. */
export function actsOf(update: Update): Act[] {
  const view = update.views[0];
  const events = update.events.map((told) => told.event);
  return events.flatMap((event, place) => (view ? actOf(event, view, events.slice(place + 1)) : []));
}

function actOf(event: SentEvent, view: View, after: readonly SentEvent[]): Act[] {
  switch (event.kind) {
    case "drew_for_dealer":
      return [moment(lengths.draw, { kind: "draw", draws: event.draws, highest: highestIn(after[0]) })];
    case "dealer_found":
      return [moment(lengths.dealer, { kind: "dealer", seat: event.seat })];
    case "pawns_returned":
      return [moment(lengths.pawnsHome, { kind: "pawns_home" })];
    case "round_started": {
      const dealing = Math.min(lengths.mostDealing, lengths.eachDealt * event.tricks * view.players + lengths.card);
      const deal = moment(dealing, { kind: "deal", tricks: event.tricks });
      return event.round === doubleRound ? [moment(lengths.seven, { kind: "seven" }), deal] : [deal];
    }
    case "die_showed": {
      const rolling = moment(lengths.die, { kind: "die", seat: event.seat, face: event.face });
      if (event.face === unluckyFace) return [rolling, moment(lengths.unlucky, { kind: "unlucky" })];
      const isOpenChoice = view.waiting.for === "option" && view.wheel?.options[event.face - 1]?.status !== "free";
      return !isOpenChoice
        ? [rolling]
        : [rolling, moment(lengths.doubleLucky, { kind: "double_lucky", face: event.face })];
    }
    case "hands_swapped":
      return [moment(lengths.swap, { kind: "swap", first: event.first, second: event.second })];
    case "trick_won":
      return [{ length: lengths.trickRests, moment: null, trickRests: true }];
    case "card_played":
      // The card that fills a trick is laid while the trick rests.
      return after[0]?.kind === "trick_won" ? [] : [plain(lengths.card)];
    case "bid_placed":
      return [plain(lengths.token)];
    case "pawn_placed":
      return [plain(lengths.pawn)];
    case "trump_turned":
      return [plain(lengths.trumpFlip)];
    default:
      return [];
  }
}

const plain = (length: number): Act => ({ length, moment: null, trickRests: false });
const moment = (length: number, shown: Moment): Act => ({ length, moment: shown, trickRests: false });

/** Who had the highest card, as what follows tells: who deals, or who ties and draws again. */
function highestIn(next: SentEvent | undefined): readonly number[] {
  if (next?.kind === "dealer_found") return [next.seat];
  return next?.kind === "drew_for_dealer" ? next.draws.map((draw) => draw.seat) : [];
}
