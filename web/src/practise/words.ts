/** The sentences of the coach, drills and the deal of the day, fetched with them and not before. */
import fetchers from "virtual:practise-wording";
import type { Language } from "../words/languages";

export const practiseMessages = async (language: Language): Promise<string> => (await fetchers[language]()).default;

/** Points with one digit, which is more than anybody can feel. */
export const tenth = (points: number): number => Math.round(10 * points) / 10;

export const percent = (chance: number): number => Math.round(100 * chance);
