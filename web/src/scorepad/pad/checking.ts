/** Reads what a stranger's link, file or other window says; whatever is not a pad through and through is refused. */
import { fewestPlayers, mostPlayers, type Colour, type HouseRules, type RuleSet } from "../rules/ruleset.ts";
import { unluckyFace, wheelOptions, type WheelUse } from "../rules/wheel.ts";
import type { Entry, Fact, Pad, Player, Setup, TurnedUp, Wheel } from "./facts.ts";

export const longestName = 20;
export const longestForfeit = 80;
export const mostForfeits = 20;
/** People may come and go, so that more may have played than fit around the table. */
export const mostPeople = 14;
export const paletteSize = 12;
const mostEntries = 20_000;
const mostNameBytes = 40;
const mostRounds = 14;
const mostPoints = 99;

export class NotAPad extends Error {}

type Fields = Record<string, unknown>;

export function padFrom(value: unknown): Pad {
  const { id, begun, entries } = fields(value);
  const listed = list(entries, 0, mostEntries).map(entryFrom);
  return { id: text(id, 1, 80), begun: instant(begun), entries: listed };
}

export function entryFrom(value: unknown): Entry {
  const { id, at, fact, undo, redo } = fields(value);
  const stamp = { id: text(id, 1, 80), at: instant(at) };
  if (undo !== undefined) return { ...stamp, undo: text(undo, 1, 80) };
  if (redo !== undefined) return { ...stamp, redo: text(redo, 1, 80) };
  return { ...stamp, fact: factFrom(fact) };
}

export function factFrom(value: unknown): Fact {
  const fact = fields(value);
  const round = (): number => whole(fact.round, 1, mostRounds);
  switch (fact.kind) {
    case "setup":
      return { kind: "setup", setup: setupFrom(fact.setup) };
    case "first_dealer":
      return { kind: "first_dealer", person: person(fact.person) };
    case "seated":
      return { kind: "seated", round: round(), people: seatedFrom(fact.people) };
    case "trump":
      return { kind: "trump", round: round(), turnedUp: orNull(fact.turnedUp, turnedUpFrom) };
    case "bid":
      return { kind: "bid", round: round(), person: person(fact.person), bid: orNull(fact.bid, tricks) };
    case "wheel":
      return { kind: "wheel", round: round(), wheel: orNull(fact.wheel, wheelFrom) };
    case "winner":
      return { kind: "winner", round: round(), trick: whole(fact.trick, 1, 7), person: orNull(fact.person, person) };
    case "taken":
      return { kind: "taken", round: round(), person: person(fact.person), tricks: orNull(fact.tricks, tricks) };
    default:
      throw new NotAPad("kind");
  }
}

export function setupFrom(value: unknown): Setup {
  const { box, ruleset, people, cardColours, tokenColours, forfeits } = fields(value);
  return {
    box: oneOf(box, ["first", "second"]),
    ruleset: rulesetFrom(ruleset),
    people: list(people, fewestPlayers, mostPeople).map(playerFrom),
    cardColours: list(cardColours, 4, 4).map((place) => whole(place, 0, paletteSize - 1)),
    tokenColours: list(tokenColours, mostPlayers, mostPlayers).map((place) => whole(place, 0, paletteSize - 1)),
    forfeits: list(forfeits, 0, mostForfeits).map((forfeit) => text(forfeit, 1, longestForfeit)),
  };
}

function rulesetFrom(value: unknown): RuleSet {
  const { rounds, mode, joker_trump, house } = fields(value);
  return {
    rounds: whole(rounds, 7, 14) === 14 ? 14 : exactly(rounds, 7),
    mode: oneOf(mode, ["classic", "tactical_escape", "lucky_dice"]),
    joker_trump: oneOf(joker_trump, ["dealer_leads", "dealer_chooses"]),
    house: houseFrom(house),
  };
}

function houseFrom(value: unknown): HouseRules {
  const { exact, each, forbidden_bid } = fields(value);
  if (typeof forbidden_bid !== "boolean") throw new NotAPad("forbidden_bid");
  return { exact: whole(exact, 0, mostPoints), each: whole(each, 0, mostPoints), forbidden_bid };
}

function playerFrom(value: unknown): Player {
  const { name, token } = fields(value);
  const named = text(name, 1, longestName);
  if (!isShortEnough(named)) throw new NotAPad("name");
  return { name: named, token: whole(token, 0, mostPlayers - 1) };
}

/** Whether seven such names fit into a QR code. */
export const isShortEnough = (name: string): boolean =>
  [...name].length <= longestName && new TextEncoder().encode(name).length <= mostNameBytes;

function seatedFrom(value: unknown): number[] {
  const people = list(value, fewestPlayers, mostPlayers).map(person);
  if (new Set(people).size !== people.length) throw new NotAPad("seated twice");
  return people;
}

function turnedUpFrom(value: unknown): TurnedUp {
  const { card, named } = fields(value);
  return { card: oneOf(card, ["R", "Y", "G", "B", "J"]), named: orNull(named, colour) };
}

export function wheelFrom(value: unknown): Wheel {
  if (value === "unused") return value;
  const use = fields(value);
  const checked: Fields = { person: person(use.person) };
  if (use.face !== undefined) checked.face = whole(use.face, 1, unluckyFace);
  if (use.option !== undefined) checked.option = oneOf(use.option, wheelOptions);
  if (use.target !== undefined) checked.target = person(use.target);
  if (use.other !== undefined) checked.other = person(use.other);
  if (use.change !== undefined) checked.change = use.change === 1 ? 1 : exactly(use.change, -1);
  if (use.colour !== undefined) checked.colour = colour(use.colour);
  return checked as unknown as WheelUse;
}

const person = (value: unknown): number => whole(value, 0, mostPeople - 1);
const tricks = (value: unknown): number => whole(value, 0, 7);
const colour = (value: unknown): Colour => oneOf(value, ["R", "Y", "G", "B"]);
const instant = (value: unknown): number => whole(value, 0, Number.MAX_SAFE_INTEGER);
const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null => (value === null ? null : read(value));

function fields(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new NotAPad("object");
  return value as Fields;
}

function list(value: unknown, least: number, most: number): unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) throw new NotAPad("list");
  return value as unknown[];
}

/** A text without control characters, its length counted as people count. */
function text(value: unknown, least: number, most: number): string {
  if (typeof value !== "string" || /\p{Cc}/u.test(value)) throw new NotAPad("text");
  const { length } = [...value];
  if (length < least || length > most) throw new NotAPad("text");
  return value;
}

function whole(value: unknown, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw new NotAPad("number");
  return value;
}

function exactly<const T>(value: unknown, wanted: T): T {
  if (value !== wanted) throw new NotAPad("number");
  return wanted;
}

function oneOf<const T extends string>(value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new NotAPad("word");
  return found;
}
