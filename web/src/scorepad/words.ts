/** The score pad's sentences, fetched with it and not before. */
import fetchers from "virtual:pad-wording";
import type { Language } from "../words/languages";

export const padMessages = async (language: Language): Promise<string> => (await fetchers[language]()).default;
