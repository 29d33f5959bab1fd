import type { LaidCard, SentEvent, Update, View } from "../protocol.generated";
import * as wheelLengths from "./lengths.generated";
import { newsOf, type Roll, type WheelNews, type WheelUse } from "./wheel-use";

/** Something worth a moment of its own; everything else just happens on the table. */
export type Moment =
  | { readonly kind: "draw"; readonly draws: readonly LaidCard[]; readonly highest: readonly number[] }
  | { readonly kind: "dealer"; readonly seat: number }
  | { readonly kind: "seven" }
  | { readonly kind: "pawns_home" }
  | { readonly kind: "deal"; readonly tricks: number }
  | { readonly kind: "bid"; readonly seat: number; readonly bid: number }
  | { readonly kind: "die" | "die_rests" | "double_lucky" | "unlucky"; readonly roll: Roll }
  | { readonly kind: "pawn_hops" | "option" | "settles"; readonly use: WheelUse };

/** A stretch of time on the stage: how long it lasts, and what is shown meanwhile. */
export interface Act {
  readonly length: number;
  readonly moment: Moment | null;
  /** A full trick rests: the view has already collected it. */
  readonly trickRests: boolean;
  /** Whether the table still shows what was before; otherwise it shows what came of it. */
  readonly shows?: "before";
  /** A use of the wheel: played however far behind this screen is, and a tap ends its motion and does nothing else. */
  readonly isWheel?: true;
  /** The moment is over, but a tap that was meant for it may still come: it does nothing. */
  readonly guards?: true;
  /** What goes on the slip when the act begins. */
  readonly news?: WheelNews;
}

/** How long things last, in milliseconds (LOOK.md, Motion). */
const lengths = {
  card: 220,
  token: 260,
  trickRests: 1100,
  draw: 1500,
  dealer: 900,
  seven: 1200,
  pawnsHome: 900,
  eachDealt: 60,
  mostDealing: 1200,
  trumpFlip: 350,
} as const;
const doubleRound = 7;

/** What an update says of the game. */
type Shown = Pick<Update, "events" | "views">;

/** What an update plays, in order. */
export function actsOf(update: Shown, before: Shown | null = null): Act[] {
  const view = update.views[0];
  const events = update.events.map((entry) => entry.event);
  return events.flatMap((event, place) =>
    view ? actOf(event, before?.views[0] ?? null, view, events.slice(place + 1)) : [],
  );
}

function actOf(event: SentEvent, before: View | null, view: View, after: readonly SentEvent[]): Act[] {
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
    case "trick_won":
      return [{ length: lengths.trickRests, moment: null, trickRests: true }];
    case "card_played":
      // The card that fills a trick is laid while the trick rests.
      return after[0]?.kind === "trick_won" ? [] : [plain(lengths.card)];
    case "bid_placed":
      return [moment(lengths.token, { kind: "bid", seat: event.seat, bid: event.bid })];
    case "trump_turned":
      return [plain(lengths.trumpFlip)];
    default: {
      const news = newsOf(event, before, view);
      return news === null ? [] : actsOfWheel(news);
    }
  }
}

function actsOfWheel(news: WheelNews): Act[] {
  if (news.kind === "nobody") return [{ ...plain(0), isWheel: true, news }];
  if (news.kind === "roll") return actsOfRoll(news);
  const { pawnHops, effects, settles } = wheelLengths;
  return [
    { ...moment(pawnHops, { kind: "pawn_hops", use: news }), shows: "before", isWheel: true },
    // New cards are seen after the hands have crossed.
    {
      ...moment(effects[news.kind], { kind: "option", use: news }),
      ...(news.kind === "player_swap" ? { shows: "before" } : {}),
      isWheel: true,
      news,
    },
    { ...moment(settles, { kind: "settles", use: news }), isWheel: true, guards: true },
  ];
}

function actsOfRoll(roll: Roll): Act[] {
  const { dieRolls, dieRests, doubleLucky, settles, unlucky } = wheelLengths;
  const act = (length: number, kind: Extract<Moment, { roll: Roll }>["kind"]): Act => ({
    ...moment(length, { kind, roll }),
    shows: "before",
    isWheel: true,
  });
  const rolling = [act(dieRolls, "die"), act(dieRests, "die_rests")];
  if (roll.outcome === "unlucky") rolling.push({ ...act(unlucky, "unlucky"), news: roll });
  if (roll.outcome === "taken" || roll.outcome === "not_now") {
    rolling.push({ ...act(doubleLucky, "double_lucky"), news: roll });
  }
  const over: Act = { ...plain(settles), isWheel: true, guards: true };
  return [...rolling, roll.outcome === "free" ? { ...over, news: roll } : over];
}

const plain = (length: number): Act => ({ length, moment: null, trickRests: false });
const moment = (length: number, shown: Moment): Act => ({ length, moment: shown, trickRests: false });

/** Who had the highest card, as what follows shows: who deals, or who ties and draws again. */
function highestIn(next: SentEvent | undefined): readonly number[] {
  if (next?.kind === "dealer_found") return [next.seat];
  return next?.kind === "drew_for_dealer" ? next.draws.map((draw) => draw.seat) : [];
}
