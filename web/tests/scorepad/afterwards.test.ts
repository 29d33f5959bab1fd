import { beforeAll, describe, expect, it } from "vitest";
import { eveningsOf } from "../../src/scorepad/after/statistics.ts";
import { csvOf, resultText } from "../../src/scorepad/after/result-text";
import { fromNote, keepCrew, keepPad, keptCrews, keptPads, type KeptPad } from "../../src/scorepad/keeping/storage.ts";
import type { Fact } from "../../src/scorepad/pad/facts.ts";
import { contentsOf } from "../../src/scorepad/pad/folding.ts";
import { readingOf, type Reading } from "../../src/scorepad/pad/reading.ts";
import { asPrinted, tricksIn } from "../../src/scorepad/rules/ruleset.ts";
import { padMessages } from "../../src/scorepad/words";
import { words } from "../../src/words/words.svelte";
import { entriesOf, setupFor } from "./checking.ts";

/** A classic game of seven rounds in which the first player takes every trick, and the others say so or not. */
function game(names: readonly string[], others: "made" | "missed"): Fact[] {
  const setup = setupFor(names.length, {
    rounds: 7,
    mode: "classic",
    joker_trump: "dealer_leads",
    house: { ...asPrinted, forbidden_bid: false },
  });
  const people = setup.people.map((player, person) => ({ ...player, name: names[person] ?? "" }));
  const facts: Fact[] = [
    { kind: "setup", setup: { ...setup, people } },
    { kind: "first_dealer", person: 0 },
  ];
  for (let round = 1; round <= 7; round += 1) {
    people.forEach((_, person) => {
      const bid = person === 0 ? tricksIn(round) : others === "made" ? 0 : 1;
      facts.push({ kind: "bid", round, person, bid });
      facts.push({ kind: "taken", round, person, tricks: person === 0 ? tricksIn(round) : 0 });
    });
  }
  return facts;
}

const pad = (id: string, begun: number, facts: readonly Fact[], crew = "family"): KeptPad => ({
  id,
  begun,
  crew,
  entries: entriesOf(facts),
});
const read = (facts: readonly Fact[]): Reading => {
  const reading = readingOf(contentsOf(entriesOf(facts)));
  if (reading === null) throw new Error("no reading");
  return reading;
};
/** 10 and 2 for each trick in seven rounds, the seventh twice. */
const everyTrick = 12 + 14 + 16 + 18 + 20 + 22 + 2 * 24;

beforeAll(async () => {
  await words.speak("en");
  await words.include(padMessages);
});

describe("A crew's evenings", () => {
  const won = pad("a", 10, game(["Anna", "Bea"], "made"));
  const again = pad("b", 20, game(["Bea", "Anna"], "missed"));
  const unfinished = pad("c", 30, game(["Anna", "Bea"], "made").slice(0, 9));
  const strangers = pad("d", 40, game(["Zoë", "Yan"], "made"), "others");
  const evenings = eveningsOf([strangers, unfinished, again, won], "family");

  it("are its finished games and nobody else's", () => {
    expect(evenings.games.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(eveningsOf([unfinished], "family")).toEqual({ games: [], figures: [], club: [] });
  });

  it("count games, wins, average, best and exact bids by name, wherever somebody sat", () => {
    const zeros = 7 * 10 + 10;
    expect(evenings.figures).toEqual(
      [
        { name: "Anna", games: 2, wins: 1, average: everyTrick / 2, best: everyTrick, exact: 50 },
        { name: "Bea", games: 2, wins: 1, average: (everyTrick + zeros) / 2, best: everyTrick, exact: 100 },
      ].sort((one, other) => other.average - one.average),
    );
  });

  it("have a family club of all who won with 140 points or more, the highest first", () => {
    expect(evenings.club).toEqual([
      { name: "Bea", total: everyTrick, at: 20 },
      { name: "Anna", total: everyTrick, at: 10 },
    ]);
    expect(everyTrick).toBeGreaterThanOrEqual(140);
  });
});

describe("The result to take along", () => {
  it("is a text with places, totals and the club", () => {
    expect(resultText(read(game(["Anna", "Bea", "Cem"], "made"))).split("\n")).toEqual([
      "Double Lucky 7 · Classic mode · 7 rounds",
      `1. Anna ${everyTrick}`,
      "2. Bea 80",
      "2. Cem 80",
      expect.stringContaining("Anna"),
    ]);
  });

  it("is a table with a row for each round, its penalties and totals at the end", () => {
    const rows = csvOf(read(game(["Anna", "Bea"], "missed"))).split("\r\n");
    expect(rows[0]).toBe("round,cards,dealer,Anna bid,Anna tricks,Anna points,Bea bid,Bea tricks,Bea points");
    expect(rows[1]).toBe("1,1,Anna,1,1,12,1,0,0");
    expect(rows[7]).toBe("7,7,Anna,7,7,48,1,0,0");
    expect(rows.slice(8)).toEqual(["penalty,,,,,0,,,0", `total,,,,,${everyTrick},,,0`]);
  });

  it("is harmless in a spreadsheet, whatever somebody is called", () => {
    const [head, first] = csvOf(read(game(['=1+1"', "a,b"], "made"))).split("\r\n");
    expect(head).toContain(`"'=1+1"" bid"`);
    expect(head).toContain('"a,b bid"');
    expect(first).toContain(`"'=1+1"""`);
  });

  it("leaves open what is not written yet", () => {
    const rows = csvOf(read(game(["Anna", "Bea"], "made").slice(0, 7))).split("\r\n");
    expect(rows[2]).toBe("2,2,Bea,2,,,,,");
  });
});

describe("What a device keeps", () => {
  it("is every pad, the newest first, and a note that is none is left alone", () => {
    localStorage.clear();
    localStorage.setItem("dl7-pad/broken", "{");
    keepPad(localStorage, pad("old", 1, game(["Anna", "Bea"], "made")));
    keepPad(localStorage, { ...pad("new", 2, game(["Anna", "Bea"], "made")), live: "a".repeat(32) });
    expect(keptPads(localStorage).map(({ id, live }) => [id, live])).toEqual([
      ["new", "a".repeat(32)],
      ["old", undefined],
    ]);
    expect(localStorage.getItem("dl7-pad/broken")).toBe("{");
    expect(fromNote(JSON.stringify({ ...pad("x", 1, []), live: "../../elsewhere" }))?.live).toBe(undefined);
  });

  it("adds what another window wrote; of a shared pad the order of the server counts", () => {
    localStorage.clear();
    const [one, two, three] = entriesOf(game(["Anna", "Bea"], "made"));
    if (!one || !two || !three) throw new Error("too few entries");
    const mine: KeptPad = { id: "p", begun: 1, crew: "c", entries: [one, two] };
    keepPad(localStorage, { ...mine, entries: [one, three] });
    expect(keepPad(localStorage, mine).entries).toEqual([one, three, two]);
    expect(keepPad(localStorage, { ...mine, live: "b".repeat(32), entries: [one, two] }).entries).toEqual([
      one,
      two,
      three,
    ]);
  });

  it("is up to thirty crews, the one that played last first", () => {
    localStorage.clear();
    const { setup } = game(["Anna", "Bea"], "made")[0] as Extract<Fact, { kind: "setup" }>;
    for (let crew = 0; crew < 32; crew += 1) keepCrew(localStorage, { id: String(crew), setup });
    keepCrew(localStorage, { id: "10", setup });
    expect(
      keptCrews(localStorage)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(["10", "31"]);
    expect(keptCrews(localStorage)).toHaveLength(30);
  });
});
