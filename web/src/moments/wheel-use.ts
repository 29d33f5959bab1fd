import type { Card, Colour, OptionUsed, SentEvent, View, WheelOption } from "../protocol.generated";
import { optionOn } from "../words/pieces";

/** A use of the Lucky Wheel, with everything a screen needs to tell and draw it. */
export type WheelUse =
  | {
      readonly kind: "change_bid";
      readonly seat: number;
      readonly target: number;
      readonly from: number;
      readonly to: number;
      readonly everybodyCould: boolean;
    }
  | { readonly kind: "player_swap"; readonly seat: number; readonly first: number; readonly second: number }
  | {
      readonly kind: "change_dealer";
      readonly seat: number;
      readonly from: number | null;
      readonly to: number;
      readonly leadIsTrump: boolean;
    }
  | { readonly kind: "double_points"; readonly seat: number }
  | { readonly kind: "change_trump"; readonly seat: number; readonly from: Colour | null; readonly to: Colour }
  | { readonly kind: "extra_card"; readonly seat: number; readonly card: Card }
  | { readonly kind: "no_trump"; readonly seat: number; readonly from: Colour | null };

/** What a roll of the die came to. */
export interface Roll {
  readonly kind: "roll";
  readonly seat: number;
  readonly face: number;
  readonly outcome: "free" | "taken" | "not_now" | "unlucky";
  /** After Double Lucky: the option that is left, where there is one only. */
  readonly only: WheelOption | null;
}

/** Everybody kept the pawn. */
export interface NobodyUsesIt {
  readonly kind: "nobody";
}

export type WheelNews = WheelUse | Roll | NobodyUsesIt;

/** What an event says about the wheel, null where it is about something else; the two views are before and after it. */
export function newsOf(event: SentEvent, before: View | null, after: View): WheelNews | null {
  switch (event.kind) {
    case "bid_changed":
      return {
        kind: "change_bid",
        seat: event.seat,
        target: event.target,
        from: before?.seats[event.target]?.bid ?? event.bid,
        to: event.bid,
        everybodyCould: after.sum_of_bids === after.tricks,
      };
    case "hands_swapped":
      return { kind: "player_swap", seat: event.seat, first: event.first, second: event.second };
    case "dealer_changed":
      return {
        kind: "change_dealer",
        seat: event.seat,
        from: before?.dealer ?? null,
        to: event.dealer,
        leadIsTrump: after.trump?.face === "as_led",
      };
    case "points_doubled":
      return { kind: "double_points", seat: event.seat };
    case "trump_changed":
      return { kind: "change_trump", seat: event.seat, from: before?.trump?.colour ?? null, to: event.colour };
    case "extra_card_drawn":
      return { kind: "extra_card", seat: event.seat, card: event.card };
    case "trump_removed":
      return { kind: "no_trump", seat: event.seat, from: before?.trump?.colour ?? null };
    case "die_showed":
      return rollOf(event.seat, event.face, after);
    case "pawn_kept":
      return after.waiting.for === "card" ? { kind: "nobody" } : null;
    default:
      // Every use of an option has a case of its own.
      void (event satisfies Exclude<SentEvent, OptionUsed>);
      return null;
  }
}

function rollOf(seat: number, face: number, after: View): Roll {
  const common = { kind: "roll", seat, face } as const;
  if (optionOn(face) === null) return { ...common, outcome: "unlucky", only: null };
  const options = after.wheel?.options ?? [];
  const rolled = options[face - 1];
  // An option that is carried out in the same breath was free.
  if (rolled?.status === "free" || after.waiting.for !== "option") return { ...common, outcome: "free", only: null };
  const free = options.filter(({ status }) => status === "free");
  return {
    ...common,
    outcome: rolled?.blocked_by == null ? "not_now" : "taken",
    only: free.length === 1 ? (free[0]?.option ?? null) : null,
  };
}

/** Whose cards, bid, token or trump it changes; whoever did it knows already. */
export function affectedBy(news: WheelNews, players: number): readonly number[] {
  const all = Array.from({ length: players }, (_, seat) => seat);
  switch (news.kind) {
    case "change_bid":
      return except(news.seat, [news.target]);
    case "player_swap":
      return except(news.seat, [news.first, news.second]);
    case "change_dealer":
      return except(news.seat, news.from === null ? [news.to] : [news.from, news.to]);
    case "change_trump":
    case "no_trump":
      return except(news.seat, all);
    case "double_points":
    case "extra_card":
    case "roll":
    case "nobody":
      return [];
  }
}

const except = (actor: number, seats: readonly number[]): number[] => seats.filter((seat) => seat !== actor);
