/**
 * What a person can enter, one tap at a time. Each fact names the place it is about (its round, player, trick), so
 * entering it again replaces what was there, from this phone or another.
 */
import type { Colour, RuleSet } from "../rules/ruleset.ts";
import type { Person } from "../rules/seating.ts";
import type { WheelUse } from "../rules/wheel.ts";

export interface Player {
  readonly name: string;
  /** Which of the box's seven token colours, from 0. */
  readonly token: number;
}

export type Box = "first" | "second";

/** Everything that is fixed before the first deal; names and rules can be corrected later like anything else. */
export interface Setup {
  readonly box: Box;
  readonly ruleset: RuleSet;
  /** Everybody who ever sat at this table; a person is the place in this list. */
  readonly people: readonly Player[];
  /** The crew's own colours, as places in the palette: four for the cards, seven for the tokens. */
  readonly cardColours: readonly number[];
  readonly tokenColours: readonly number[];
  /** A table that plays for fun may write its own forfeits (R6.5). */
  readonly forfeits: readonly string[];
}

/** The card turned up: a colour, or the Joker with the colour the dealer named (R3.2). */
export interface TurnedUp {
  readonly card: Colour | "J";
  readonly named: Colour | null;
}

export type Wheel = WheelUse | "unused";

export type Fact =
  | { readonly kind: "setup"; readonly setup: Setup }
  | { readonly kind: "first_dealer"; readonly person: Person }
  /** Who plays from this round on, clockwise. */
  | { readonly kind: "seated"; readonly round: number; readonly people: readonly Person[] }
  | { readonly kind: "trump"; readonly round: number; readonly turnedUp: TurnedUp | null }
  | { readonly kind: "bid"; readonly round: number; readonly person: Person; readonly bid: number | null }
  | { readonly kind: "wheel"; readonly round: number; readonly wheel: Wheel | null }
  | { readonly kind: "winner"; readonly round: number; readonly trick: number; readonly person: Person | null }
  | { readonly kind: "taken"; readonly round: number; readonly person: Person; readonly tricks: number | null };

/** A fact as it was entered, or that an earlier one is undone or redone; entries are only ever added. */
export type Entry = { readonly id: string; readonly at: number } & (
  { readonly fact: Fact } | { readonly undo: string } | { readonly redo: string }
);

export interface Pad {
  readonly id: string;
  readonly begun: number;
  readonly entries: readonly Entry[];
}
