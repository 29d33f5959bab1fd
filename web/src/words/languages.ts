import type { Language } from "../protocol.generated";

export type { Language };

interface Spoken {
  /** What the language calls itself, so that everybody finds the own one. */
  readonly ownName: string;
  readonly messages: () => Promise<{ default: string }>;
}

/** The languages of the game, in the order in which they are offered; the type knows those of the server. */
const spoken: Record<Language, Spoken> = {
  en: { ownName: "English", messages: () => import("virtual:wording/en") },
  de: { ownName: "Deutsch", messages: () => import("virtual:wording/de") },
  fr: { ownName: "Français", messages: () => import("virtual:wording/fr") },
  nl: { ownName: "Nederlands", messages: () => import("virtual:wording/nl") },
  es: { ownName: "Español", messages: () => import("virtual:wording/es") },
};

export const languages = Object.keys(spoken) as Language[];

export const ownNameOf = (language: Language): string => spoken[language].ownName;

/** The Fluent source of a language, fetched when it is first needed. */
export async function messagesOf(language: Language): Promise<string> {
  return (await spoken[language].messages()).default;
}

/** The first of the wished languages that we speak, English where we speak none of them. */
export function spokenOf(wishes: readonly string[]): Language {
  const wished = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return wished.find((wish): wish is Language => languages.includes(wish as Language)) ?? "en";
}
