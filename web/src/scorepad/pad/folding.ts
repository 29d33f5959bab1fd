/** A pad is folded from its entries: what was taken back counts for nothing, and the last word about a place holds. */
import type { Person } from "../rules/seating.ts";
import type { Entry, Fact, Setup, TurnedUp, Wheel } from "./facts.ts";

/** What was entered about one round. */
export interface RoundContents {
  readonly turnedUp: TurnedUp | null;
  readonly bids: ReadonlyMap<Person, number>;
  readonly wheel: Wheel | null;
  /** Who took each trick, from the first on; null where nobody said. */
  readonly winners: readonly (Person | null)[];
  /** How many tricks each took, where numbers were entered instead. */
  readonly taken: ReadonlyMap<Person, number> | null;
}

export interface PadContents {
  readonly setup: Setup | null;
  readonly firstDealer: Person | null;
  /** Who plays, by the round from which on. */
  readonly seated: ReadonlyMap<number, readonly Person[]>;
  readonly rounds: ReadonlyMap<number, RoundContents>;
}

export const blankRound: RoundContents = { turnedUp: null, bids: new Map(), wheel: null, winners: [], taken: null };

const blank: PadContents = { setup: null, firstDealer: null, seated: new Map(), rounds: new Map() };

/** Everything that holds, after all that was entered and taken back. */
export const contentsOf = (entries: readonly Entry[]): PadContents => factsThatHold(entries).reduce(after, blank);

/** The facts that hold, in the order they were entered. */
export const factsThatHold = (entries: readonly Entry[]): Fact[] => holding(entries).map(({ fact }) => fact);

interface FactEntry {
  readonly id: string;
  readonly at: number;
  readonly fact: Fact;
}

export function holding(entries: readonly Entry[]): FactEntry[] {
  const takenBack = new Set<string>();
  for (const entry of entries) {
    if ("undo" in entry) takenBack.add(entry.undo);
    else if ("redo" in entry) takenBack.delete(entry.redo);
  }
  return entries.filter((entry): entry is FactEntry => "fact" in entry && !takenBack.has(entry.id));
}

/** Whose taps may be taken back: everybody's, or only one's own where others write as well. */
export type Whose = (id: string) => boolean;

export const anybodys: Whose = () => true;

/** The id of the entry that "undo" would take back, null where there is none. */
export const undoable = (entries: readonly Entry[], isMine = anybodys): string | null =>
  holding(entries).findLast(({ id }) => isMine(id))?.id ?? null;

/** The id of the entry that "redo" would restore: the last one taken back, as long as nothing new was entered since. */
export function redoable(entries: readonly Entry[], isMine = anybodys): string | null {
  const stack: string[] = [];
  for (const entry of entries) {
    if (!isMine(entry.id)) continue;
    if ("undo" in entry) stack.push(entry.undo);
    else if ("redo" in entry) stack.splice(stack.lastIndexOf(entry.redo), 1);
    else stack.length = 0;
  }
  return stack.at(-1) ?? null;
}

/** One list of two that begin alike, as two windows or two phones make them: each entry once, none lost. */
export function merged(one: readonly Entry[], other: readonly Entry[]): Entry[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))];
}

function after(contents: PadContents, fact: Fact): PadContents {
  switch (fact.kind) {
    case "setup":
      return {
        ...contents,
        setup: fact.setup,
        seated: contents.setup === null ? seatedFirst(contents, fact.setup) : contents.seated,
      };
    case "first_dealer":
      return { ...contents, firstDealer: fact.person };
    case "seated":
      return { ...contents, seated: new Map(contents.seated).set(fact.round, fact.people) };
    default: {
      const before = contents.rounds.get(fact.round) ?? blankRound;
      return { ...contents, rounds: new Map(contents.rounds).set(fact.round, roundAfter(before, fact)) };
    }
  }
}

/** Those named when the pad began play from the first round on; who is added later joins later. */
function seatedFirst({ seated }: PadContents, { people }: Setup): PadContents["seated"] {
  return seated.has(1)
    ? seated
    : new Map(seated).set(
        1,
        people.map((_, person) => person),
      );
}

type RoundFact = Exclude<Fact, { kind: "setup" | "first_dealer" | "seated" }>;

function roundAfter(round: RoundContents, fact: RoundFact): RoundContents {
  switch (fact.kind) {
    case "trump":
      return { ...round, turnedUp: fact.turnedUp };
    case "bid":
      return { ...round, bids: withOrWithout(round.bids, fact.person, fact.bid) };
    case "wheel":
      return { ...round, wheel: fact.wheel };
    case "winner":
      return { ...round, taken: null, winners: withWinner(round.winners, fact.trick, fact.person) };
    case "taken":
      // Numbers and winners say the same thing in two ways; whichever came last counts.
      return { ...round, winners: [], taken: withOrWithout(round.taken ?? new Map(), fact.person, fact.tricks) };
  }
}

function withOrWithout(map: ReadonlyMap<Person, number>, key: Person, value: number | null): Map<Person, number> {
  const changed = new Map(map);
  if (value === null) changed.delete(key);
  else changed.set(key, value);
  return changed;
}

function withWinner(winners: readonly (Person | null)[], trick: number, person: Person | null): (Person | null)[] {
  const changed = Array.from({ length: Math.max(winners.length, trick) }, (_, place) => winners[place] ?? null);
  changed[trick - 1] = person;
  while (changed.length > 0 && changed.at(-1) === null) changed.pop();
  return changed;
}
