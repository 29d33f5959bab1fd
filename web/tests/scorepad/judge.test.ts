import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { found, questions, type Question } from "../../src/scorepad/judge/questions.ts";
import type { Fact } from "../../src/scorepad/pad/facts.ts";
import { contentsOf } from "../../src/scorepad/pad/folding.ts";
import { readingOf, type Reading } from "../../src/scorepad/pad/reading.ts";
import ScoreSheet from "../../src/scorepad/play/ScoreSheet.svelte";
import { asPrinted, type HouseRules } from "../../src/scorepad/rules/ruleset.ts";
import { padMessages } from "../../src/scorepad/words";
import { languages } from "../../src/words/languages";
import { keyOf } from "../../src/words/pieces";
import { say, words } from "../../src/words/words.svelte";
import { entriesOf, setupFor } from "./checking.ts";

const textOf = ({ id, clause }: Question): string =>
  `${say(keyOf("pad-question", id))} ${say(`${keyOf("pad-question", id)}.answer`)} ${clause}`;

beforeAll(async () => words.include(padMessages));

describe.each(languages)("The judge's questions in %s", (language) => {
  beforeAll(() => words.speak(language));

  it("are found by their own words and by their clause", () => {
    for (const question of questions) {
      const box = question.boxes[0] ?? "second";
      const asked = say(keyOf("pad-question", question.id));
      expect(asked).not.toBe(keyOf("pad-question", question.id));
      expect(found(box, asked.toUpperCase(), textOf)).toContain(question);
      expect(found(box, question.clause, textOf)).toContain(question);
    }
    expect(found("second", "xyzzy", textOf)).toEqual([]);
  });

  it("are answered by edition where the editions differ, and only the second one speaks of the wheel", () => {
    for (const { id } of questions.filter(({ differs }) => differs)) {
      const [first, second] = ["first", "answer"].map((edition) => say(`${keyOf("pad-question", id)}.${edition}`));
      expect(first).not.toBe(second);
      expect(words.has(`${keyOf("pad-question", id)}.first`)).toBe(true);
    }
    const ofFirst = found("first", "", textOf);
    expect(ofFirst.length).toBeLessThan(found("second", "", textOf).length);
    expect(ofFirst.every(({ boxes }) => boxes.includes("first"))).toBe(true);
  });
});

describe("House rules", () => {
  function readingWith(house: HouseRules): Reading {
    const ruleset = { rounds: 7, mode: "classic", joker_trump: "dealer_leads", house } as const;
    const facts: Fact[] = [
      { kind: "setup", setup: setupFor(3, ruleset) },
      { kind: "first_dealer", person: 0 },
    ];
    const reading = readingOf(contentsOf(entriesOf(facts)));
    if (reading === null) throw new Error("no reading");
    return reading;
  }

  it("are marked on the pad, and what is played as printed is not", async () => {
    await words.speak("en");
    const { unmount } = render(ScoreSheet, { reading: readingWith({ ...asPrinted, exact: 5 }), now: 1 });
    expect(screen.getByText(/House rules: 5 points for an exact bid/)).toBeTruthy();
    unmount();
    render(ScoreSheet, { reading: readingWith(asPrinted), now: 1 });
    expect(screen.queryByText(/House rules/)).toBe(null);
  });
});
