/** The five languages of the game, and which of them a person would like. */
export const languages = ["en", "de", "fr", "nl", "es"] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself, so that everybody finds the own one. */
export const ownNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
};

const messages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:wording/en"),
  de: () => import("virtual:wording/de"),
  fr: () => import("virtual:wording/fr"),
  nl: () => import("virtual:wording/nl"),
  es: () => import("virtual:wording/es"),
};

/** The Fluent source of a language, fetched when it is first needed. */
export async function messagesOf(language: Language): Promise<string> {
  return (await messages[language]()).default;
}

/** The first of the wished languages that we speak, English where we speak none of them. */
export function spokenOf(wishes: readonly string[]): Language {
  const wished = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return languages.find((language) => language === wished.find((wish) => languages.includes(wish as Language))) ?? "en";
}
