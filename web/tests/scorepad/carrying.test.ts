// @vitest-environment node
import { describe, expect, it } from "vitest";
import { factFrom, NotAPad, padFrom } from "../../src/scorepad/pad/checking.ts";
import { compacted, factsCarriedBy } from "../../src/scorepad/pad/compact.ts";
import type { Fact } from "../../src/scorepad/pad/facts.ts";
import { contentsOf } from "../../src/scorepad/pad/folding.ts";
import { readingOf } from "../../src/scorepad/pad/reading.ts";
import { entriesOf } from "./checking.ts";
import { Chance, randomGame } from "./random.ts";

const games = 40;
const longest = 900;
const origin = "https://a-rather-long-name-of-a-server.example.org/pad#p=";

const contents = (facts: readonly Fact[]) => contentsOf(entriesOf(facts));
/** The longest names that can be typed, each letter four bytes long. */
const withLongNames = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) =>
    fact.kind === "setup"
      ? {
          ...fact,
          setup: { ...fact.setup, people: fact.setup.people.map((one) => ({ ...one, name: "🦊".repeat(10) })) },
        }
      : fact,
  );

describe("A pad on its way to another phone", () => {
  it("arrives as it left", () => {
    for (let seed = 0; seed < games; seed += 1) {
      const facts = randomGame(new Chance(seed));
      const part = facts.slice(0, 2 + new Chance(seed).below(facts.length - 1));
      const arrived = factsCarriedBy(compacted(contents(part)));
      expect(readingOf(contents(arrived)), `seed ${seed}`).toEqual(readingOf(contents(part)));
    }
  });

  it("fits into a QR code of 900 bytes, seven long names and fourteen rounds included", () => {
    let most = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const facts = withLongNames(randomGame(new Chance(seed), 7));
      most = Math.max(most, (origin + compacted(contents(facts))).length);
    }
    expect(most).toBeLessThanOrEqual(longest);
    expect(most).toBeGreaterThan(500);
  });

  it("is refused with one clear error when it was damaged", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const chance = new Chance(seed);
      const whole = compacted(contents(randomGame(chance)));
      const at = chance.below(whole.length - 1);
      const letter = chance.of(["A", "z", "-", "_", "9", "!", "ü", ""]);
      const damaged = whole.slice(0, at) + letter + whole.slice(at + 1);
      if (damaged === whole) continue;
      let facts: Fact[] | null = null;
      try {
        facts = factsCarriedBy(damaged);
      } catch (failure) {
        expect(failure).toBeInstanceOf(NotAPad);
      }
      // A change the check sum cannot see would have to be a pad all the same.
      facts?.forEach((fact) => expect(() => factFrom(fact)).not.toThrow());
    }
  });

  it("is refused when it is something else altogether", () => {
    for (const text of ["", "hello", "AQAA", "💥", "%00", "A".repeat(5000)]) {
      expect(() => factsCarriedBy(text)).toThrow(NotAPad);
    }
  });
});

describe("A pad's file", () => {
  it("is read back as it was written", () => {
    const pad = { id: "p", begun: 1, entries: entriesOf(randomGame(new Chance(1))) };
    expect(padFrom(JSON.parse(JSON.stringify(pad)))).toEqual(pad);
  });

  it("is refused wherever something in it is not what it should be", () => {
    const chance = new Chance(7);
    const whole = JSON.stringify({ id: "p", begun: 1, entries: entriesOf(randomGame(chance)).slice(0, 40) });
    let refused = 0;
    for (let seed = 0; seed < 600; seed += 1) {
      const at = chance.below(whole.length);
      const damaged =
        whole.slice(0, at) + chance.of(["x", "9", "{", "}", '"', "null", ",", "-1", ""]) + whole.slice(at + 1);
      try {
        padFrom(JSON.parse(damaged));
      } catch (failure) {
        refused += 1;
        expect(failure instanceof NotAPad || failure instanceof SyntaxError).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(300);
    for (const value of [
      null,
      1,
      "x",
      [],
      {},
      { id: "", begun: 0, entries: [] },
      { id: "p", begun: -1, entries: [] },
    ]) {
      expect(() => padFrom(value)).toThrow(NotAPad);
    }
  });
});
