/** One trick: what may be played to it and who wins it (R5); the judge's part of the rules. */
import type { Colour } from "./ruleset.ts";

/** A colour and a number from 1 to 14, or the Joker. */
export type Card = `${Colour}${number}` | "J";

const joker = "J";

export const colourOf = (card: Card): Colour | null => (card === joker ? null : (card[0] as Colour));
export const numberOf = (card: Card): number | null => (card === joker ? null : Number(card.slice(1)));

/** The colour to follow: the first card's, null before a lead and after a led Joker (R5.4). */
export const ledColour = (plays: readonly Card[]): Colour | null => {
  const [first] = plays;
  return first === undefined ? null : colourOf(first);
};

/** The cards of a hand that keep the duty to follow (R5.2); the Joker always does and never creates it (R5.3). */
export function cardsThatMayBePlayed(hand: readonly Card[], led: Colour | null): Card[] {
  const holdsLedColour = led !== null && hand.some((card) => colourOf(card) === led);
  return holdsLedColour ? hand.filter((card) => colourOf(card) === led || card === joker) : [...hand];
}

/**
 * The place, counted from 0, of the card that takes a trick (R5.5): the Joker, else the highest trump, else the highest of
 * the led colour. Where trump is as the dealer leads (R3.1), no trump gives the same winner.
 */
export function winningPlace(plays: readonly Card[], trump: Colour | null): number {
  const led = ledColour(plays);
  const heights = plays.map((card) => heightOf(card, led, trump));
  return heights.indexOf(Math.max(...heights));
}

/** The place of the highest card in the draw for the first deal (R2.1); several where they tie. */
export function highestPlaces(draws: readonly Card[]): number[] {
  const heights = draws.map((card) => numberOf(card) ?? jokerHeight);
  const highest = Math.max(...heights);
  return heights.flatMap((height, place) => (height === highest ? [place] : []));
}

const jokerHeight = 15;

function heightOf(card: Card, led: Colour | null, trump: Colour | null): number {
  const number = numberOf(card);
  if (number === null) return 300;
  if (colourOf(card) === trump) return 200 + number;
  return colourOf(card) === led ? 100 + number : number;
}
