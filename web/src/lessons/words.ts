/** The sentences of the lessons, fetched with them and not before. */
import type { Language } from "../words/languages";
import { say } from "../words/words.svelte";
import type { Caption } from "./tree";

const messages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:learn-wording/en"),
  de: () => import("virtual:learn-wording/de"),
  fr: () => import("virtual:learn-wording/fr"),
  nl: () => import("virtual:learn-wording/nl"),
  es: () => import("virtual:learn-wording/es"),
};

export const learnMessages = async (language: Language): Promise<string> => (await messages[language]()).default;

/** What is said now, as one text. */
export const captionsInWords = (captions: readonly Caption[]): string =>
  captions.map(({ key, values }) => say(key, values)).join(" ");

export const lessonInWords = (name: string): string => say(`learn-lesson-${name}`);
