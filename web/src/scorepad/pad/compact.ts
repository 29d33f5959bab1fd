/** A whole pad, without its log, in a few hundred letters: what a QR code or a link carries to another phone. */
import { colours, mostPlayers, tricksIn, type Colour, type RuleSet } from "../rules/ruleset.ts";
import { wheelOptions, type WheelUse } from "../rules/wheel.ts";
import { asLinkText, BitReader, BitWriter, checkSum, fromLinkText } from "./bits.ts";
import { factFrom, NotAPad, setupFrom } from "./checking.ts";
import type { Fact, Setup, TurnedUp, Wheel } from "./facts.ts";
import { blankRound, type PadContents, type RoundContents } from "./folding.ts";

const version = 1;
const modes = ["classic", "tactical_escape", "lucky_dice"] as const;
const turnedUpCards = [...colours, "J"] as const;
const personWidth = 4;

/** The pad as text for a link; the forfeits stay at home, they would not fit. */
export function compacted(contents: PadContents): string {
  const writer = new BitWriter();
  const { setup } = contents;
  if (setup === null) throw new NotAPad("nothing to carry");
  writeSetup(writer, setup);
  writer.orNull(contents.firstDealer, personWidth);
  for (let round = 1; round <= setup.ruleset.rounds; round += 1) {
    writeSeated(writer, contents.seated.get(round) ?? null);
    writeRound(writer, contents.rounds.get(round) ?? blankRound, tricksIn(round), setup.people.length);
  }
  const bytes = writer.bytes();
  const sum = checkSum(bytes);
  return asLinkText(Uint8Array.from([version, sum >> 8, sum & 255, ...bytes]));
}

/** The facts a text carries, in the order of the game; anything else than such a text is refused. */
export function factsCarriedBy(text: string): Fact[] {
  try {
    const [first, high = 0, low = 0, ...rest] = fromLinkText(text);
    const bytes = Uint8Array.from(rest);
    if (first !== version || checkSum(bytes) !== ((high << 8) | low)) throw new NotAPad("version or check sum");
    return readFacts(new BitReader(bytes)).map(factFrom);
  } catch (failure) {
    throw failure instanceof NotAPad ? failure : new NotAPad("not readable");
  }
}

function readFacts(reader: BitReader): Fact[] {
  const setup = setupFrom(readSetup(reader));
  const dealer = reader.orNull(personWidth);
  const facts: Fact[] = [{ kind: "setup", setup }];
  if (dealer !== null) facts.push({ kind: "first_dealer", person: dealer });
  for (let round = 1; round <= setup.ruleset.rounds; round += 1) {
    const people = readSeated(reader);
    if (people !== null) facts.push({ kind: "seated", round, people });
    facts.push(...readRound(reader, round, setup.people.length));
  }
  return facts;
}

function writeSetup(writer: BitWriter, { box, ruleset, people, cardColours, tokenColours }: Setup): void {
  writer.number(box === "second" ? 1 : 0, 1);
  writer.number(ruleset.rounds === 14 ? 1 : 0, 1);
  writer.number(modes.indexOf(ruleset.mode), 2);
  writer.number(ruleset.joker_trump === "dealer_leads" ? 1 : 0, 1);
  writer.number(ruleset.house.exact, 7);
  writer.number(ruleset.house.each, 7);
  writer.number(ruleset.house.forbidden_bid ? 1 : 0, 1);
  for (const colour of [...cardColours, ...tokenColours]) writer.number(colour, 4);
  writer.number(people.length, 4);
  for (const { name, token } of people) {
    writer.text(name);
    writer.number(token, 3);
  }
}

function readSetup(reader: BitReader): Setup {
  const box = reader.number(1) === 1 ? "second" : "first";
  const rounds = reader.number(1) === 1 ? 14 : 7;
  const mode = modes[reader.number(2)] ?? "classic";
  const joker_trump = reader.number(1) === 1 ? "dealer_leads" : "dealer_chooses";
  const house = { exact: reader.number(7), each: reader.number(7), forbidden_bid: reader.number(1) === 1 };
  const ruleset: RuleSet = { rounds, mode, joker_trump, house };
  const cardColours = colours.map(() => reader.number(4));
  const tokenColours = Array.from({ length: mostPlayers }, () => reader.number(4));
  const people = Array.from({ length: reader.number(4) }, () => ({ name: reader.text(), token: reader.number(3) }));
  return { box, ruleset, people, cardColours, tokenColours, forfeits: [] };
}

function writeSeated(writer: BitWriter, people: readonly number[] | null): void {
  writer.number(people?.length ?? 0, 3);
  for (const person of people ?? []) writer.number(person, personWidth);
}

function readSeated(reader: BitReader): number[] | null {
  const count = reader.number(3);
  return count === 0 ? null : Array.from({ length: count }, () => reader.number(personWidth));
}

/** A person among all: seven at the table need three bits and no more. */
const widthFor = (people: number): number => (people <= mostPlayers ? 3 : personWidth);

function writeRound(writer: BitWriter, contents: RoundContents, tricks: number, people: number): void {
  const isBlank = contents === blankRound;
  writer.number(isBlank ? 0 : 1, 1);
  if (isBlank) return;
  writer.orNull(contents.turnedUp === null ? null : turnedUpCards.indexOf(contents.turnedUp.card), 3);
  if (contents.turnedUp?.card === "J") writer.orNull(colourPlace(contents.turnedUp.named), 3);
  for (let person = 0; person < people; person += 1) writer.orNull(contents.bids.get(person) ?? null, 4);
  writeWheel(writer, contents.wheel);
  writer.number(contents.taken === null ? 0 : 1, 1);
  if (contents.taken === null) {
    writer.number(Math.min(contents.winners.length, tricks), 3);
    for (const winner of contents.winners.slice(0, tricks)) writer.orNull(winner, widthFor(people));
  } else {
    for (let person = 0; person < people; person += 1) writer.orNull(contents.taken.get(person) ?? null, 4);
  }
}

function readRound(reader: BitReader, round: number, people: number): Fact[] {
  if (reader.number(1) === 0) return [];
  const facts: Fact[] = [];
  const turnedUp = readTurnedUp(reader);
  if (turnedUp !== null) facts.push({ kind: "trump", round, turnedUp });
  for (let person = 0; person < people; person += 1) {
    const bid = reader.orNull(4);
    if (bid !== null) facts.push({ kind: "bid", round, person, bid });
  }
  const wheel = readWheel(reader);
  if (wheel !== null) facts.push({ kind: "wheel", round, wheel });
  if (reader.number(1) === 0) {
    const count = reader.number(3);
    for (let trick = 1; trick <= count; trick += 1) {
      const person = reader.orNull(widthFor(people));
      if (person !== null) facts.push({ kind: "winner", round, trick, person });
    }
  } else {
    for (let person = 0; person < people; person += 1) {
      const taken = reader.orNull(4);
      if (taken !== null) facts.push({ kind: "taken", round, person, tricks: taken });
    }
  }
  return facts;
}

const colourPlace = (colour: Colour | null | undefined): number | null => (colour ? colours.indexOf(colour) : null);

function readTurnedUp(reader: BitReader): TurnedUp | null {
  const place = reader.orNull(3);
  if (place === null) return null;
  const card = turnedUpCards[place];
  if (card === undefined) throw new NotAPad("card");
  return { card, named: card === "J" ? readColour(reader) : null };
}

function readColour(reader: BitReader): Colour | null {
  const place = reader.orNull(3);
  return place === null ? null : (colours[place] ?? null);
}

/** None and seven options fit into three bits; an eighth needs a new version of the code. */
const optionWidth = 3;
void (wheelOptions.length satisfies 7);

function writeWheel(writer: BitWriter, wheel: Wheel | null): void {
  writer.number(wheel === null ? 0 : wheel === "unused" ? 1 : 2, 2);
  if (wheel === null || wheel === "unused") return;
  writer.number(wheel.person, personWidth);
  writer.number(wheel.face ?? 0, 4);
  writer.number(wheel.option === undefined ? 0 : wheelOptions.indexOf(wheel.option) + 1, optionWidth);
  writer.orNull(wheel.target ?? null, personWidth);
  writer.orNull(wheel.other ?? null, personWidth);
  writer.number(wheel.change === undefined ? 0 : wheel.change === 1 ? 1 : 2, 2);
  writer.orNull(colourPlace(wheel.colour), 3);
}

function readWheel(reader: BitReader): Wheel | null {
  const kind = reader.number(2);
  if (kind === 0) return null;
  if (kind === 1) return "unused";
  const person = reader.number(personWidth);
  const face = reader.number(4);
  const option = wheelOptions[reader.number(optionWidth) - 1];
  const [target, other] = [reader.orNull(personWidth), reader.orNull(personWidth)];
  const change = reader.number(2);
  const colour = readColour(reader);
  const use: { -readonly [Key in keyof WheelUse]: WheelUse[Key] } = { person };
  if (face > 0) use.face = face;
  if (option !== undefined) use.option = option;
  if (target !== null) use.target = target;
  if (other !== null) use.other = other;
  if (change > 0) use.change = change === 1 ? 1 : -1;
  if (colour !== null) use.colour = colour;
  return use;
}
