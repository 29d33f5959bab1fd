/** Random games, edits and damage from a seed, so that a failure can be seen again. */
import type { Fact, Setup } from "../../src/scorepad/pad/facts.ts";
import { contentsOf } from "../../src/scorepad/pad/folding.ts";
import { readingOf } from "../../src/scorepad/pad/reading.ts";
import { forbiddenBid, type Bid } from "../../src/scorepad/rules/bidding.ts";
import { asPrinted, colours, tricksIn, type Mode } from "../../src/scorepad/rules/ruleset.ts";
import { optionsAfterRoll, type WheelUse } from "../../src/scorepad/rules/wheel.ts";
import { entriesOf, setupFor } from "./checking.ts";

/** mulberry32: small, and the same on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed + 0x9e3779b9;
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  happens(inHundred: number): boolean {
    return this.below(100) < inHundred;
  }
}

export function randomSetup(chance: Chance, players = 2 + chance.below(6)): Setup {
  const mode: Mode = chance.of(["classic", "tactical_escape", "lucky_dice"]);
  const setup = setupFor(players, {
    rounds: chance.of([7, 14]),
    mode,
    joker_trump: chance.of(["dealer_leads", "dealer_chooses"]),
    house: asPrinted,
  });
  return setup;
}

/** Everything entered during a whole game that obeys the rules. */
export function randomGame(chance: Chance, players?: number): Fact[] {
  const setup = randomSetup(chance, players);
  const people = setup.people.map((_, person) => person);
  const facts: Fact[] = [
    { kind: "setup", setup },
    { kind: "first_dealer", person: chance.of(people) },
  ];
  for (let round = 1; round <= setup.ruleset.rounds; round += 1) {
    facts.push({ kind: "trump", round, turnedUp: { card: chance.of(colours), named: null } });
    const order = readingOf(contentsOf(entriesOf(facts)))?.rounds[round - 1]?.bidders ?? people;
    facts.push(...randomBids(chance, round, order));
    if (setup.ruleset.mode !== "classic") {
      const now = readingOf(contentsOf(entriesOf(facts)))?.rounds[round - 1];
      if (now && now.asked.length > 0) facts.push({ kind: "wheel", round, wheel: randomUse(chance, now, setup) });
    }
    for (let trick = 1; trick <= tricksIn(round); trick += 1) {
      facts.push({ kind: "winner", round, trick, person: chance.of(people) });
    }
  }
  return facts;
}

function randomBids(chance: Chance, round: number, order: readonly number[]): Fact[] {
  const tricks = tricksIn(round);
  const bids: Bid[] = order.map(() => null);
  order.forEach((_, place) => {
    const forbidden = forbiddenBid(bids, tricks);
    bids[place] = chance.of(Array.from({ length: tricks + 1 }, (_, bid) => bid).filter((bid) => bid !== forbidden));
  });
  return order.map((person, place) => ({ kind: "bid", round, person, bid: bids[place] ?? 0 }));
}

type RoundNow = NonNullable<ReturnType<typeof readingOf>>["rounds"][number];

function randomUse(chance: Chance, now: RoundNow, setup: Setup): WheelUse | "unused" {
  if (chance.happens(50)) return "unused";
  const person = chance.of(now.asked);
  const face = setup.ruleset.mode === "lucky_dice" ? 1 + chance.below(8) : undefined;
  const rolled = face === undefined ? {} : { face };
  const free = face === undefined ? now.available : optionsAfterRoll(face, now.pawns, now.round);
  if (free.length === 0) return { person, ...rolled };
  const option = chance.of(free);
  const others = now.seated.filter((other) => other !== now.dealer);
  const line = chance.of(now.lines);
  switch (option) {
    case "change_bid":
      return { person, ...rolled, option, target: line.person, change: (line.bid ?? 0) > 0 ? -1 : 1 };
    case "player_swap":
      return { person, ...rolled, option, target: now.seated[0] ?? 0, other: now.seated[1] ?? 1 };
    case "change_dealer":
      return { person, ...rolled, option, target: chance.of(others) };
    case "change_trump": {
      const present = now.trump.is === "colour" ? now.trump.colour : null;
      return { person, ...rolled, option, colour: chance.of(colours.filter((colour) => colour !== present)) };
    }
    default:
      return { person, ...rolled, option };
  }
}

/** The same place entered wrongly: another bid, another winner, another colour. */
export function garbled(fact: Fact, chance: Chance, people: number): Fact {
  switch (fact.kind) {
    case "first_dealer":
      return { ...fact, person: chance.below(people) };
    case "trump":
      return { ...fact, turnedUp: chance.happens(30) ? null : { card: chance.of([...colours, "J"]), named: null } };
    case "bid":
      return { ...fact, bid: chance.happens(20) ? null : chance.below(8) };
    case "wheel":
      return { ...fact, wheel: chance.happens(50) ? null : { person: chance.below(people), option: "no_trump" } };
    case "winner":
      return chance.happens(20)
        ? { kind: "taken", round: fact.round, person: chance.below(people), tricks: chance.below(4) }
        : { ...fact, person: chance.below(people) };
    default:
      return fact;
  }
}
