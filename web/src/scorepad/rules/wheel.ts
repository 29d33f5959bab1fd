/** The Lucky Wheel's seven options, the die, and the order in which players are asked (R7). */
import { wheelOptions, type PlainOption, type WheelOption } from "../../protocol.generated.ts";
import { isWithin } from "./bidding.ts";
import { doubleRound, type Colour, type Mode } from "./ruleset.ts";
import { clockwiseAfter, type Person } from "./seating.ts";

export { wheelOptions, type WheelOption };

/** W8: the X, which is on the die but not on the wheel. */
export const unluckyFace = wheelOptions.length + 1;

/** Where each pawn of this series stands; whoever is missing has it in hand. */
export type Pawns = ReadonlyMap<Person, WheelOption>;

/** What a player did at the wheel; without an option the die showed the X. */
export interface WheelUse {
  readonly person: Person;
  readonly face?: number;
  readonly option?: WheelOption;
  /** Whose bid changes, who becomes dealer, or the first of the two who swap. */
  readonly target?: Person;
  /** The second of the two who swap. */
  readonly other?: Person;
  readonly change?: 1 | -1;
  readonly colour?: Colour;
}

/** Why something at the wheel cannot be; each is a clause. */
export type WheelProblem =
  | "no_wheel"
  | "not_seated"
  | "pawn_already_placed"
  | "option_is_blocked"
  | "round_seven_is_double_already"
  | "no_die_in_this_mode"
  | "roll_first"
  | "rolled_another_option"
  | "target_missing"
  | "changed_bid_out_of_range"
  | "swap_needs_two_players"
  | "is_dealer_already"
  | "is_trump_already";

/** What the round looks like when the wheel comes into play. */
export interface WheelSetting {
  readonly mode: Mode;
  readonly round: number;
  readonly tricks: number;
  readonly seated: readonly Person[];
  readonly dealer: Person;
  readonly pawns: Pawns;
  readonly bids: ReadonlyMap<Person, number>;
  /** The fixed trump colour; null where there is none, or where nobody wrote it down. */
  readonly trump: Colour | null;
}

/** The person whose pawn stands on an option and blocks it for the rest of the series (R7.3). */
export const whoBlocks = (option: WheelOption, pawns: Pawns): Person | null =>
  [...pawns].find(([, taken]) => taken === option)?.[0] ?? null;

/** Whether an option is free, and not Double Points in round 7 (R7.6). */
export const isAvailable = (option: WheelOption, pawns: Pawns, round: number): boolean =>
  !(option === "double_points" && round === doubleRound) && whoBlocks(option, pawns) === null;

export const availableOptions = (pawns: Pawns, round: number): WheelOption[] =>
  wheelOptions.filter((option) => isAvailable(option, pawns, round));

/** Who is asked in this round and in which order (R7.1), nobody where no option is available (R7.7). */
export function peopleToAsk(dealer: Person, seated: readonly Person[], pawns: Pawns, round: number): Person[] {
  if (availableOptions(pawns, round).length === 0) return [];
  return clockwiseAfter(dealer, seated).filter((person) => !pawns.has(person));
}

/** What must be carried out after a roll (R7.5): the option rolled, or any free one after Double Lucky. */
export function optionsAfterRoll(face: number, pawns: Pawns, round: number): WheelOption[] {
  const rolled = wheelOptions[face - 1];
  if (rolled === undefined) return [];
  return isAvailable(rolled, pawns, round) ? [rolled] : availableOptions(pawns, round);
}

/** Why a use of the wheel cannot be, null where it can. */
export function whyUseIsRefused(use: WheelUse, setting: WheelSetting): WheelProblem | null {
  const { mode, seated, pawns } = setting;
  if (mode === "classic") return "no_wheel";
  if (!seated.includes(use.person)) return "not_seated";
  if (pawns.has(use.person)) return "pawn_already_placed";
  if (use.face !== undefined && mode !== "lucky_dice") return "no_die_in_this_mode";
  if (use.face === undefined && mode === "lucky_dice") return "roll_first";
  if (use.face === unluckyFace) return use.option === undefined ? null : "rolled_another_option";
  return whyOptionIsRefused(use, setting) ?? whyTargetIsRefused(use, setting);
}

function whyOptionIsRefused({ option, face }: WheelUse, { pawns, round }: WheelSetting): WheelProblem | null {
  if (option === undefined) return "target_missing";
  if (whoBlocks(option, pawns) !== null) return "option_is_blocked";
  if (!isAvailable(option, pawns, round)) return "round_seven_is_double_already";
  if (face !== undefined && !optionsAfterRoll(face, pawns, round).includes(option)) return "rolled_another_option";
  return null;
}

function whyTargetIsRefused(use: WheelUse, setting: WheelSetting): WheelProblem | null {
  const { seated, dealer, tricks, trump, bids } = setting;
  const { target, other } = use;
  switch (use.option) {
    case "change_bid":
      if (target === undefined || use.change === undefined) return "target_missing";
      if (!seated.includes(target)) return "not_seated";
      return isWithin((bids.get(target) ?? 0) + use.change, tricks) ? null : "changed_bid_out_of_range";
    case "player_swap":
      if (target === undefined || other === undefined) return "target_missing";
      if (target === other) return "swap_needs_two_players";
      return seated.includes(target) && seated.includes(other) ? null : "not_seated";
    case "change_dealer":
      if (target === undefined) return "target_missing";
      if (target === dealer) return "is_dealer_already";
      return seated.includes(target) ? null : "not_seated";
    case "change_trump":
      if (use.colour === undefined) return "target_missing";
      return use.colour === trump ? "is_trump_already" : null;
    default:
      void (use.option satisfies PlainOption["kind"] | undefined);
      return null;
  }
}
