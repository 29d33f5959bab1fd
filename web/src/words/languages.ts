import fetchers from "virtual:wording";
import type { Language } from "../protocol.generated";

export type { Language };

/** The languages of the game in the order in which they are offered, each as it calls itself, so that everybody finds it. */
const ownNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
};

export const languages = Object.keys(ownNames) as Language[];

export const ownNameOf = (language: Language): string => ownNames[language];

/** The Fluent source of a language, fetched when it is first needed. */
export const messagesOf = async (language: Language): Promise<string> => (await fetchers[language]()).default;

/** The first of the wished languages that we speak, English where we speak none of them. */
export function spokenOf(wishes: readonly string[]): Language {
  const wished = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return wished.find((wish): wish is Language => languages.includes(wish as Language)) ?? "en";
}
