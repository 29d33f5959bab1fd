// @vitest-environment node
import { describe, expect, it } from "vitest";
import { enter, redo, undo, type Stamp } from "../../src/scorepad/pad/editing.ts";
import type { Fact, Pad } from "../../src/scorepad/pad/facts.ts";
import { merged, redoable, contentsOf, undoable } from "../../src/scorepad/pad/folding.ts";
import { readingOf } from "../../src/scorepad/pad/reading.ts";
import { entriesOf } from "./checking.ts";
import { Chance, garbled, randomGame } from "./random.ts";

const games = 40;

function stamps(): () => Stamp {
  let count = 0;
  return () => ({ id: `e${(count += 1)}`, at: count });
}

const blank: Pad = { id: "p", begun: 0, entries: [] };
const read = (pad: Pad) => readingOf(contentsOf(pad.entries));
const rightAtOnce = (facts: readonly Fact[]) => readingOf(contentsOf(entriesOf(facts)));

/** Enters a game with slips on the way: wrong taps that are taken back, brought back, or corrected later. */
function enteredWithSlips(facts: readonly Fact[], chance: Chance): Pad {
  const stamp = stamps();
  const people = facts[0]?.kind === "setup" ? facts[0].setup.people.length : 2;
  let pad = blank;
  const wrongRounds = new Set<number>();
  for (const fact of facts) {
    if (chance.happens(30)) {
      const slip = garbled(fact, chance, people);
      pad = enter(pad, slip, stamp());
      if (chance.happens(60)) pad = undo(pad, stamp());
      else if ("round" in slip) wrongRounds.add(slip.round);
      else wrongRounds.add(0);
    }
    pad = enter(pad, fact, stamp());
    if (chance.happens(15)) pad = redo(undo(pad, stamp()), stamp());
  }
  // Whoever counted by numbers in between enters the tricks of that round once more; so it is on the page, too.
  for (const fact of facts) {
    if ("round" in fact ? wrongRounds.has(fact.round) : wrongRounds.has(0)) pad = enter(pad, fact, stamp());
  }
  return pad;
}

describe("A pad that was edited", () => {
  it("equals one that was entered right the first time, whatever was tapped, taken back and brought back", () => {
    for (let seed = 0; seed < games; seed += 1) {
      const chance = new Chance(seed);
      const facts = randomGame(chance);
      expect(read(enteredWithSlips(facts, chance)), `seed ${seed}`).toEqual(rightAtOnce(facts));
    }
  });

  it("is what it was before, after everything since has been taken back, and again after it was brought back", () => {
    for (let seed = 0; seed < games; seed += 1) {
      const chance = new Chance(seed);
      const facts = randomGame(chance);
      const cut = chance.below(facts.length);
      const stamp = stamps();
      const full = facts.reduce((pad, fact) => enter(pad, fact, stamp()), blank);
      let pad = full;
      for (let back = cut; back < facts.length; back += 1) pad = undo(pad, stamp());
      expect(read(pad), `seed ${seed}`).toEqual(rightAtOnce(facts.slice(0, cut)));
      for (let back = cut; back < facts.length; back += 1) pad = redo(pad, stamp());
      expect(read(pad), `seed ${seed}`).toEqual(rightAtOnce(facts));
      expect(redoable(pad.entries)).toBe(null);
    }
  });

  it("does not care in which order the places of a round were filled", () => {
    for (let seed = 0; seed < games; seed += 1) {
      const chance = new Chance(seed);
      const [setup, ...rest] = randomGame(chance);
      const shuffled = [...rest];
      for (let place = shuffled.length - 1; place > 0; place -= 1) {
        const other = chance.below(place + 1);
        [shuffled[place], shuffled[other]] = [shuffled[other] as Fact, shuffled[place] as Fact];
      }
      expect(rightAtOnce([setup as Fact, ...shuffled]), `seed ${seed}`).toEqual(rightAtOnce([setup as Fact, ...rest]));
    }
  });

  it("forgets nothing when two windows wrote at once: a tap names its place, so none counts twice", () => {
    for (let seed = 0; seed < games; seed += 1) {
      const chance = new Chance(seed);
      const facts = randomGame(chance);
      const all = entriesOf(facts);
      const here = all.filter((_, place) => place === 0 || chance.happens(70));
      const there = all.filter((entry, place) => place === 0 || !here.includes(entry) || chance.happens(30));
      const both = merged(here, there);
      expect(readingOf(contentsOf(both)), `seed ${seed}`).toEqual(rightAtOnce(facts));
      const again = all.map((entry, place) => ({ ...entry, id: `second phone ${place}` }));
      expect(readingOf(contentsOf([...both, ...again]))).toEqual(rightAtOnce(facts));
    }
  });

  it("has nothing to take back when nothing was entered", () => {
    expect(undoable([])).toBe(null);
    expect(undo(blank, { id: "x", at: 1 })).toBe(blank);
    expect(redo(blank, { id: "x", at: 1 })).toBe(blank);
  });
});
