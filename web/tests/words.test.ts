import { describe, expect, it } from "vitest";
import { languages, spokenOf } from "../src/words/languages";
import { words } from "../src/words/words.svelte";

describe("words", () => {
  it("speaks the first wished language that it knows", () => {
    expect(spokenOf(["pt-BR", "nl-BE", "de"])).toBe("nl");
    expect(spokenOf(["", "fr-CA"])).toBe("fr");
    expect(spokenOf(["ja"])).toBe("en");
  });

  it.each(languages)("says a shared sentence in %s", async (language) => {
    await words.speak(language);
    expect(words.say("event-bid-placed", { name: "Kim", bid: 2 })).toContain("Kim");
    expect(words.say("event-bid-placed.you", { bid: 2 })).not.toContain("event-bid-placed");
    expect(document.documentElement.lang).toBe(language);
  });

  it("shows the id of a sentence that is missing", () => {
    expect(words.say("no-such-sentence")).toBe("no-such-sentence");
    expect(words.has("no-such-sentence")).toBe(false);
  });
});
