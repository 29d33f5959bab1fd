/** The sentences of the lessons, fetched with them and not before. */
import fetchers from "virtual:learn-wording";
import type { Language } from "../words/languages";
import { say } from "../words/words.svelte";
import type { Caption } from "./tree";

export const learnMessages = async (language: Language): Promise<string> => (await fetchers[language]()).default;

/** What is said now, as one text. */
export const captionsInWords = (captions: readonly Caption[]): string =>
  captions.map(({ key, values }) => say(key, values)).join(" ");

export const lessonInWords = (name: string): string => say(`learn-lesson-${name}`);
