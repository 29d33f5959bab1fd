/** Holds a copy of the pad's rules to the engine: every vector is entered on a pad, and everything it finds out is compared. */
import type { Entry, Fact, Setup } from "../../src/scorepad/pad/facts.ts";
import type { Round, Reading } from "../../src/scorepad/pad/reading.ts";
import type { Card } from "../../src/scorepad/rules/tricks.ts";
import type { Colour, RuleSet } from "../../src/scorepad/rules/ruleset.ts";
import type { WheelOption, WheelUse } from "../../src/scorepad/rules/wheel.ts";

interface VectorRound {
  readonly round: number;
  readonly dealer: number;
  readonly leader: number;
  readonly turned_up: Colour | "J";
  readonly named: Colour | null;
  /** Person and bid, in the order of the bids. */
  readonly placed: readonly (readonly [number, number])[];
  readonly forbidden: readonly number[];
  readonly asked: readonly number[];
  readonly asked_so_far: readonly number[];
  readonly available: readonly WheelOption[];
  readonly wheel: WheelUse | "unused" | null;
  readonly winners: readonly number[];
  readonly played: readonly { cards: Card[]; trump: Colour | null; place: number }[];
  readonly hands?: readonly { hand: Card[]; led: Colour; may: Card[] }[];
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
}

export interface Vector {
  readonly table: string;
  readonly players: number;
  readonly ruleset: Omit<RuleSet, "house">;
  readonly first_dealer: number;
  readonly draws: readonly (readonly [number, Card][])[];
  readonly rounds: readonly VectorRound[];
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  readonly game_winners: readonly number[];
  readonly high_rollers: readonly number[];
}

/** The modules under test: the real ones, or a copy in which one rule was changed. */
export interface Modules {
  readonly folding: typeof import("../../src/scorepad/pad/folding.ts");
  readonly reading: typeof import("../../src/scorepad/pad/reading.ts");
  readonly tricks: typeof import("../../src/scorepad/rules/tricks.ts");
  readonly wheel: typeof import("../../src/scorepad/rules/wheel.ts");
}

export async function modulesIn(folder: string): Promise<Modules> {
  const [folding, reading, tricks, wheel] = await Promise.all([
    import(`${folder}/pad/folding.ts`) as Promise<Modules["folding"]>,
    import(`${folder}/pad/reading.ts`) as Promise<Modules["reading"]>,
    import(`${folder}/rules/tricks.ts`) as Promise<Modules["tricks"]>,
    import(`${folder}/rules/wheel.ts`) as Promise<Modules["wheel"]>,
  ]);
  return { folding, reading, tricks, wheel };
}

export function setupFor(players: number, ruleset: RuleSet): Setup {
  const people = Array.from({ length: players }, (_, person) => ({ name: `P${person}`, token: person }));
  const tokenColours = [0, 1, 2, 3, 4, 5, 6];
  return { box: "second", ruleset, people, cardColours: [0, 1, 2, 3], tokenColours, forfeits: [] };
}

/** What somebody with the box on the table would enter on a pad during this game, in the order of the game. */
export function factsOf(vector: Vector): Fact[] {
  const ruleset: RuleSet = { ...vector.ruleset, house: { exact: 10, each: 2, forbidden_bid: true } };
  const setup = setupFor(vector.players, ruleset);
  const start: Fact[] = [
    { kind: "setup", setup },
    { kind: "first_dealer", person: vector.first_dealer },
  ];
  return [...start, ...vector.rounds.flatMap((round) => factsOfRound(round))];
}

function factsOfRound({ round, turned_up, named, placed, wheel, winners }: VectorRound): Fact[] {
  const bids: Fact[] = placed.map(([person, bid]) => ({ kind: "bid", round, person, bid }));
  const tricks: Fact[] = winners.map((person, place) => ({ kind: "winner", round, trick: place + 1, person }));
  const used: Fact[] = wheel === null ? [] : [{ kind: "wheel", round, wheel }];
  return [{ kind: "trump", round, turnedUp: { card: turned_up, named } }, ...bids, ...used, ...tricks];
}

export const entriesOf = (facts: readonly Fact[]): Entry[] =>
  facts.map((fact, place) => ({ id: String(place), at: place, fact }));

/** The first thing a pad finds out that the engine does not say, null where they agree on everything. */
export function disagreement(vector: Vector, modules: Modules): string | null {
  const facts = factsOf(vector);
  const read = (entered: readonly Fact[]): Reading | null =>
    modules.reading.readingOf(modules.folding.contentsOf(entriesOf(entered)));
  const reading = read(facts);
  if (reading === null) return "no reading";
  const found: string[] = [];
  const compare = (what: string, mine: unknown, theirs: unknown): void => {
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) {
      found.push(`${vector.table} ${what}: ${JSON.stringify(mine)} instead of ${JSON.stringify(theirs)}`);
    }
  };
  vector.rounds.forEach((theirs, place) => {
    const mine = reading.rounds[place];
    if (!mine) return compare(`round ${place + 1}`, null, theirs.round);
    compareRound(mine, theirs, compare);
    const last = facts.findLastIndex((fact) => fact.kind === "bid" && fact.round === theirs.round);
    const beforeLastBid = read(facts.filter((_, index) => index !== last))?.rounds[place];
    const forbidden = beforeLastBid?.forbidden ?? null;
    compare(`round ${theirs.round} forbidden`, forbidden === null ? [] : [forbidden], theirs.forbidden);
    judge(theirs, modules, compare);
  });
  draws(vector, modules, compare);
  compare(
    "penalties",
    reading.standings.map((line) => line.penalty),
    vector.penalties,
  );
  compare(
    "totals",
    reading.standings.map((line) => line.total),
    vector.totals,
  );
  compare("winners", reading.winners, vector.game_winners);
  compare("club", reading.highRollers, vector.high_rollers);
  compare("over", reading.isOver, true);
  return found[0] ?? null;
}

type Compare = (what: string, mine: unknown, theirs: unknown) => void;

function compareRound(mine: Round, theirs: VectorRound, compare: Compare): void {
  const at = `round ${theirs.round}`;
  const use = theirs.wheel === "unused" ? null : theirs.wheel;
  compare(`${at} dealer`, mine.dealer, theirs.dealer);
  compare(`${at} leader`, mine.leader, theirs.leader);
  compare(
    `${at} order of bids`,
    mine.bidders,
    theirs.placed.map(([person]) => person),
  );
  compare(`${at} last bidder`, mine.lastBidder, theirs.placed.at(-1)?.[0]);
  compare(`${at} asked`, mine.asked, theirs.asked);
  compare(`${at} asked so far`, mine.asked.slice(0, theirs.asked_so_far.length), theirs.asked_so_far);
  compare(`${at} free options`, mine.available, theirs.available);
  compare(`${at} wheel`, mine.used, use);
  compare(
    `${at} bids`,
    mine.lines.map((line) => line.bid),
    theirs.bids,
  );
  compare(
    `${at} tricks`,
    mine.lines.map((line) => line.tricks),
    theirs.tricks,
  );
  compare(
    `${at} points`,
    mine.lines.map((line) => line.points),
    theirs.points,
  );
  compare(`${at} forbidden after the last bid`, mine.forbidden, null);
  compare(`${at} problems`, mine.problems, []);
}

function judge(theirs: VectorRound, { tricks, wheel }: Modules, compare: Compare): void {
  for (const { cards, trump, place } of theirs.played) {
    compare(`round ${theirs.round} winner of ${cards.join(" ")}`, tricks.winningPlace(cards, trump), place);
  }
  for (const { hand, led, may } of theirs.hands ?? []) {
    compare(`round ${theirs.round} may be played`, tricks.cardsThatMayBePlayed(hand, led), may);
  }
  const use = theirs.wheel;
  if (use !== null && use !== "unused" && use.face !== undefined) {
    const pawns = new Map(
      wheel.wheelOptions.flatMap((option, place) => (theirs.available.includes(option) ? [] : [[place, option]])),
    );
    const must = wheel.optionsAfterRoll(use.face, pawns, theirs.round);
    compare(`round ${theirs.round} after the roll`, use.option === undefined || must.includes(use.option), true);
    compare(`round ${theirs.round} X`, use.face === wheel.unluckyFace, use.option === undefined);
  }
}

function draws(vector: Vector, { tricks }: Modules, compare: Compare): void {
  vector.draws.forEach((drawn, place) => {
    const highest = tricks.highestPlaces(drawn.map(([, card]) => card)).map((at) => drawn[at]?.[0]);
    const next = vector.draws[place + 1]?.map(([seat]) => seat);
    if (next) compare("draw again", highest, next);
    else if (highest.length === 1) compare("first dealer", highest, [vector.first_dealer]);
  });
}
