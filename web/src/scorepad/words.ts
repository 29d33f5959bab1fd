/** The score pad's sentences, fetched with it and not before. */
import type { Language } from "../words/languages";

const messages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:pad-wording/en"),
  de: () => import("virtual:pad-wording/de"),
  fr: () => import("virtual:pad-wording/fr"),
  nl: () => import("virtual:pad-wording/nl"),
  es: () => import("virtual:pad-wording/es"),
};

export const padMessages = async (language: Language): Promise<string> => (await messages[language]()).default;
