/** How the people of a pad are named and shown. */
import { say } from "../words/words.svelte";
import type { Setup } from "./pad/facts.ts";
import { colourKey } from "./palette.ts";
import type { Colour } from "./rules/ruleset.ts";

export const nameOf = (setup: Setup, person: number): string => setup.people[person]?.name ?? "";
export const tokenOf = (setup: Setup, person: number): number => setup.people[person]?.token ?? 0;

/** A card colour as this crew's box has it. */
export const colourName = (setup: Setup, colour: Colour): string => say(colourKey(colour, setup.cardColours));
