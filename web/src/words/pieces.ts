import { wheelOptions, type WheelOption } from "../protocol.generated";
import type { Card, Colour, Refusal, TableRefusal } from "../protocol.generated";
import { words, type MessageValues } from "./words.svelte";

const colourNames: Record<string, string> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The Fluent id for a code of the protocol, as `must_follow_colour` becomes `refusal-must-follow-colour`. */
export const keyOf = (kind: string, word: string): string => `${kind}-${word.replaceAll("_", "-")}`;

export const colourInWords = (colour: Colour): string => words.say(`colour-${colourNames[colour]}`);

export function cardInWords(card: Card): string {
  const colour = colourNames[card[0] ?? ""];
  return colour === undefined ? words.say("joker") : words.say(`card-${colour}`, { number: Number(card.slice(1)) });
}

export const cardsInWords = (cards: readonly Card[]): string => cards.map(cardInWords).join(", ");

export const optionInWords = (option: WheelOption): string => words.say(keyOf("option", option));

/** The option a face of the die stands for, null for the X. */
export const optionOn = (face: number): WheelOption | null => wheelOptions[face - 1] ?? null;

export function faceInWords(face: number): string {
  const option = optionOn(face);
  return option === null ? words.say("unlucky") : optionInWords(option);
}

/** Names joined as the language joins them. */
export function allOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : words.say("and", { others: names.slice(0, -1).join(", "), last });
}

/** Why the rules refuse something, said kindly to the one who tried it. */
export function reason(refusal: Refusal, names: readonly string[]): string {
  const values: MessageValues = {};
  if (refusal.seat != null) values.name = names[refusal.seat] ?? String(refusal.seat);
  if (refusal.card != null) values.card = cardInWords(refusal.card);
  if (refusal.colour != null) values.colour = colourInWords(refusal.colour);
  if (refusal.option != null) values.option = optionInWords(refusal.option);
  for (const count of ["bid", "tricks", "players", "face"] as const) {
    const value = refusal[count];
    if (value != null) values[count] = value;
  }
  return words.say(keyOf("refusal", refusal.code), values);
}

/** Why the table refuses something. */
export function tableReason(refusal: TableRefusal, names: readonly string[]): string {
  const name = refusal.seat == null ? "" : (names[refusal.seat] ?? "");
  return words.say(keyOf("table-refusal", refusal.code), { name, level: refusal.level ?? "" });
}
