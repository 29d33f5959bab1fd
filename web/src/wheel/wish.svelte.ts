import { wheelOptions, type WheelOption } from "../protocol.generated";
import type { Colour, OptionAction, PlainOption, PlayerAction, Refusal, View } from "../protocol.generated";

/** What the person is putting together at the wheel: an option, then its targets; the server knows what is allowed. */
export class Wish {
  option = $state<WheelOption | null>(null);
  /** The chosen players, at most two for a swap and one otherwise. */
  seats = $state<number[]>([]);
  /** For Change Bid: up or down. */
  change = $state<-1 | 1 | null>(null);
  colour = $state<Colour | null>(null);

  choose(option: WheelOption | null): void {
    this.option = option;
    this.seats = [];
    this.change = null;
    this.colour = null;
  }

  tapSeat(seat: number): void {
    if (this.seats.includes(seat)) this.seats = this.seats.filter((other) => other !== seat);
    else this.seats = this.option === "player_swap" ? [...this.seats, seat].slice(-2) : [seat];
  }

  tapBid(seat: number, change: -1 | 1): void {
    this.seats = [seat];
    this.change = change;
  }

  /** The finished wish as one of the legal actions, null as long as something is missing. */
  action(view: View): OptionAction | null {
    return view.legal.filter(isOption).find((action) => action.kind === this.option && this.#fits(action)) ?? null;
  }

  #fits(action: OptionAction): boolean {
    switch (action.kind) {
      case "change_bid":
        return action.target === this.seats[0] && action.change === this.change;
      case "player_swap":
        return this.seats.length === 2 && this.seats.includes(action.first) && this.seats.includes(action.second);
      case "change_dealer":
        return action.target === this.seats[0];
      case "change_trump":
        return action.colour === this.colour;
      default:
        void (action satisfies PlainOption);
        return true;
    }
  }
}

const names: readonly string[] = wheelOptions;

/** Whether an action is one of the wheel's options. */
export const isOption = (action: PlayerAction): action is OptionAction => names.includes(action.kind);

/** What is chosen about an option, null where there is nothing to choose. */
export function targetOf(option: WheelOption): "bid" | "seat" | "colour" | null {
  switch (option) {
    case "change_bid":
      return "bid";
    case "player_swap":
    case "change_dealer":
      return "seat";
    case "change_trump":
      return "colour";
    default:
      void (option satisfies PlainOption["kind"]);
      return null;
  }
}

/** Why no target of an option can be had, null where at least one can. */
export function whyOptionIsRefused(view: View, option: WheelOption): Refusal | null {
  if (view.legal.some((action) => action.kind === option)) return null;
  return view.refused.find(({ action }) => action.kind === option)?.refusal ?? null;
}

/** Why this very target cannot be had, null where it can. */
export function whyTargetIsRefused(view: View, is: (action: OptionAction) => boolean): Refusal | null {
  return view.refused.find(({ action }) => isOption(action) && is(action))?.refusal ?? null;
}
