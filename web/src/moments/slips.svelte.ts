import type { Update } from "../protocol.generated";
import { affectedBy, type WheelNews, type WheelUse } from "./wheel-use";

/** How long the sentence of a wheel moment can be read, in milliseconds. */
export const slipLengths = { phone: 4000, tableScreen: 5000, nobody: 1500 } as const;

/** The strip with the sentence, and for how long it lies there. */
export interface Slip {
  readonly news: WheelNews;
  readonly stays: "a_while" | "until_my_tap" | "until_the_next";
}

/** The slip in the middle of the table, and what stays of it beside my chip. */
export class Slips {
  shown = $state.raw<Slip | null>(null);
  /** What was done to a seat of mine this round. */
  tags = $state.raw<Readonly<Record<number, WheelUse>>>({});
  /** Whether the dealer token has moved this round, so that people play in another order than they expect. */
  hasDealerMoved = $state(false);
  /** Whether this is a screen for the whole room, which is read from afar. */
  isTableScreen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round: number | null = null;

  /** Puts news on the slip, for the people at this device. */
  show(news: WheelNews, update: Update): void {
    clearTimeout(this.#timer);
    const players = update.table.seats.length;
    const mine = affectedBy(news, players).filter((seat) => update.yours.seats.includes(seat));
    const stays = isOpenChoice(news) ? "until_the_next" : mine.length > 0 ? "until_my_tap" : "a_while";
    this.shown = { news, stays };
    if (news.kind === "change_dealer") this.hasDealerMoved = true;
    if (mine.length > 0 && news.kind !== "roll" && news.kind !== "nobody") {
      this.tags = { ...this.tags, ...Object.fromEntries(mine.map((seat) => [seat, news])) };
    }
    if (stays !== "a_while") return;
    const { phone, tableScreen, nobody } = slipLengths;
    const length = news.kind === "nobody" ? nobody : this.isTableScreen ? tableScreen : phone;
    this.#timer = setTimeout(() => (this.shown = null), length);
  }

  /** A tap of somebody at this device, when nothing moves any more. */
  tap(): void {
    if (this.shown?.stays === "until_my_tap") this.shown = null;
  }

  /** Tags lie there until the round ends, and a choice that is made needs no slip any more. */
  follow(update: Update): void {
    const view = update.views[0];
    const round = view?.round ?? null;
    if (round !== this.#round) {
      this.#round = round;
      this.tags = {};
      this.hasDealerMoved = false;
      this.shown = null;
    } else if (this.shown?.stays === "until_the_next" && view?.waiting.for !== "option") {
      this.shown = null;
    }
  }
}

/** What was rolled stands there while its target, or another option, is being chosen. */
const isOpenChoice = (news: WheelNews): boolean => news.kind === "roll" && news.outcome !== "unlucky";
