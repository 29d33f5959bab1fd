/** What a table chooses before the first deal (R1.4, R3, R7), and what a crew plays its own way. */
export type Mode = "classic" | "tactical_escape" | "lucky_dice";
export type JokerTrump = "dealer_leads" | "dealer_chooses";
export type Colour = "R" | "Y" | "G" | "B";

export interface RuleSet {
  readonly rounds: 7 | 14;
  readonly mode: Mode;
  readonly joker_trump: JokerTrump;
  readonly house: HouseRules;
}

/** House rules are data, so that a pad kept by them says so. */
export interface HouseRules {
  /** Points for a bid that was met exactly. */
  readonly exact: number;
  /** Points for each trick of such a bid. */
  readonly each: number;
  /** Whether the last bidder may not make the bids add up to the tricks (R4.3). */
  readonly forbidden_bid: boolean;
}

export const asPrinted: HouseRules = { exact: 10, each: 2, forbidden_bid: true };
export const fewestPlayers = 2;
export const mostPlayers = 7;
export const colours: readonly Colour[] = ["R", "Y", "G", "B"];

/** The round that counts double (R6.2). */
export const doubleRound = 7;

const roundsInSeries = 7;

export const hasWheel = (ruleset: RuleSet): boolean => ruleset.mode !== "classic";

export const isAsPrinted = ({ exact, each, forbidden_bid }: HouseRules): boolean =>
  exact === asPrinted.exact && each === asPrinted.each && forbidden_bid === asPrinted.forbidden_bid;

/** The number on the round token (R1.4): 1 to 7, then 7 down to 1. */
export const tricksIn = (round: number): number => (round <= roundsInSeries ? round : 2 * roundsInSeries + 1 - round);

/** The series of seven rounds a round belongs to (R7.2), counted from 0. */
export const seriesOf = (round: number): number => Math.floor((round - 1) / roundsInSeries);

/** How many rounds of the series are still to come, this one included. */
export const roundsLeftInSeries = (round: number): number => roundsInSeries - ((round - 1) % roundsInSeries);
