import { describe, expect, it } from "vitest";
import { languages, messagesOf, spokenOf } from "../src/words/languages";
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

  it.each(languages)(
    "has no sentence in %s that mentions another, so that each can be read by itself",
    async (language) => {
      const mentions = /\{\s*-?[a-z][\w-]*(?:\.[\w-]+)?\s*\}/;
      expect(mentions.test("{ -term } and { another-sentence }")).toBe(true);
      expect(await messagesOf(language)).not.toMatch(mentions);
    },
  );

  it("writes small numbers as the browser would, and leaves large ones to it", async () => {
    for (const language of languages) {
      await words.speak(language);
      for (const bid of [0, 7, 140, 999, -21, 1000, 12345, 0.5]) {
        const written = new Intl.NumberFormat(language).format(bid);
        expect(words.say("event-bid-placed", { name: "Kim", bid })).toContain(written);
      }
    }
  });

  it("shows the id of a sentence that is missing", () => {
    expect(words.say("no-such-sentence")).toBe("no-such-sentence");
    expect(words.has("no-such-sentence")).toBe(false);
  });
});
