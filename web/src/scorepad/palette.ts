/** The colours a box may have. The booklets name none, so a crew says once which are on its cards and tokens. */
import type { Colour } from "./rules/ruleset.ts";

export const palette = [
  { name: "red", hex: "#c62839" },
  { name: "yellow", hex: "#f4be2a" },
  { name: "green", hex: "#1b7a46" },
  { name: "blue", hex: "#2160c4" },
  { name: "purple", hex: "#7a3e9d" },
  { name: "turquoise", hex: "#0b7c84" },
  { name: "orange", hex: "#c4560f" },
  { name: "pink", hex: "#c23a85" },
  { name: "brown", hex: "#75492b" },
  { name: "grey", hex: "#4c5b70" },
  { name: "black", hex: "#2b2738" },
  { name: "white", hex: "#857f92" },
] as const;

export const defaultCardColours: readonly number[] = [0, 1, 2, 3];
export const defaultTokenColours: readonly number[] = [4, 5, 6, 7, 8, 9, 10];

const cardNames: Record<Colour, string> = { R: "red", Y: "yellow", G: "green", B: "blue" };
const places: Record<Colour, number> = { R: 0, Y: 1, G: 2, B: 3 };

/** The pieces' own colours, replaced by the crew's: a list of custom properties for a style attribute. */
export function dress(cardColours: readonly number[], tokenColours: readonly number[]): string {
  const cards = Object.entries(cardNames).map(
    ([colour, name]) => `--card-${name}:${hexOf(cardColours[places[colour as Colour]])}`,
  );
  const tokens = tokenColours.map((place, token) => `--player-${token}:${hexOf(place)}`);
  return [...cards, ...tokens].join(";");
}

/** The Fluent id of what the crew calls a card colour. */
export const colourKey = (colour: Colour, cardColours: readonly number[]): string =>
  `pad-colour-${palette[cardColours[places[colour]] ?? 0]?.name ?? "red"}`;

const hexOf = (place: number | undefined): string => palette[place ?? 0]?.hex ?? palette[0].hex;
