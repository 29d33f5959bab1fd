/** What follows from all that was entered: dealers, order of asking, points, totals, what is asked next, what cannot be. */
import { addsUp, forbiddenBid, isWithin, sumOf } from "../rules/bidding.ts";
import { hasWheel, roundsLeftInSeries, tricksIn, type Colour, type RuleSet } from "../rules/ruleset.ts";
import { doublingIn, isHighRoller, penaltyFor, pointsFor, winnersAmong, type Doubling } from "../rules/scoring.ts";
import { clockwiseFrom, lastBidder, nextDealer, type Person } from "../rules/seating.ts";
import {
  availableOptions,
  peopleToAsk,
  whyUseIsRefused,
  type Pawns,
  type WheelOption,
  type WheelProblem,
  type WheelUse,
} from "../rules/wheel.ts";
import type { Setup, TurnedUp, Wheel } from "./facts.ts";
import { blankRound, type PadContents, type RoundContents } from "./folding.ts";

/** How trump stands in a round; unknown where nobody wrote it down. */
export type Trump =
  { readonly is: "unknown" | "none" | "as_led" | "to_be_named" } | { readonly is: "colour"; readonly colour: Colour };

export type Problem =
  | { readonly code: "bids_add_up"; readonly person: Person; readonly bid: number }
  | { readonly code: "bid_out_of_range"; readonly person: Person; readonly bid: number }
  | { readonly code: "tricks_do_not_add_up"; readonly sum: number }
  | { readonly code: "winner_not_seated"; readonly person: Person }
  | { readonly code: WheelProblem; readonly person: Person; readonly option: WheelOption | null };

export type Step = "bids" | "wheel" | "tricks" | "points";

export interface Line {
  readonly person: Person;
  /** The bid as it was placed, and as it stands after Change Bid (W1). */
  readonly placed: number | null;
  readonly bid: number | null;
  readonly tricks: number;
  readonly doubling: Doubling | null;
  /** Null until the round is complete. */
  readonly points: number | null;
}

export interface Round {
  readonly round: number;
  readonly tricks: number;
  readonly seated: readonly Person[];
  readonly dealer: Person;
  /** Who leads every trick: the dealer, or whoever Change Dealer made one (R5.1, W3). */
  readonly leader: Person;
  readonly lastBidder: Person;
  readonly bidders: readonly Person[];
  readonly bidSum: number;
  /** What the one who is still to bid may not say (R4.3). */
  readonly forbidden: number | null;
  readonly turnedUp: TurnedUp | null;
  readonly trump: Trump;
  readonly pawns: Pawns;
  readonly asked: readonly Person[];
  readonly available: readonly WheelOption[];
  readonly wheel: Wheel | null;
  /** What was done at the wheel and could be done. */
  readonly used: WheelUse | null;
  readonly winners: readonly (Person | null)[];
  readonly byNumbers: boolean;
  readonly tricksTaken: number;
  readonly lines: readonly Line[];
  readonly step: Step;
  readonly isComplete: boolean;
  readonly problems: readonly Problem[];
}

export interface Standing {
  readonly person: Person;
  readonly points: number;
  readonly penalty: number;
  readonly total: number;
  /** Whether this person plays on, or played to the end. */
  readonly isSeated: boolean;
}

export interface Reading {
  readonly setup: Setup;
  readonly rounds: readonly Round[];
  /** The round to go on with: the first that is not complete, the last one at the end. */
  readonly current: Round;
  readonly standings: readonly Standing[];
  readonly isOver: boolean;
  readonly winners: readonly Person[];
  readonly highRollers: readonly Person[];
}

/** Everything that follows, null while nobody has said who plays and who deals first. */
export function readingOf(contents: PadContents): Reading | null {
  const { setup, firstDealer } = contents;
  if (setup === null || firstDealer === null) return null;
  const rounds: Round[] = [];
  let seated: readonly Person[] = contents.seated.get(1) ?? setup.people.map((_, person) => person);
  let dealer = seated.includes(firstDealer) ? firstDealer : (seated[0] ?? 0);
  let pawns: Pawns = new Map();
  const withoutPawn = new Map<Person, number>();
  for (let number = 1; number <= setup.ruleset.rounds; number += 1) {
    const now = contents.seated.get(number) ?? seated;
    const before = rounds.at(-1);
    if (before) dealer = nextDealer(before.leader, seated, now);
    seated = now;
    // R7.2: before round 8 all pawns come home.
    if (roundsLeftInSeries(number) === 7) pawns = new Map();
    const round = roundOf(number, setup.ruleset, seated, dealer, pawns, contents.rounds.get(number) ?? blankRound);
    rounds.push(round);
    pawns = pawnsAfter(round);
    if (hasWheel(setup.ruleset) && round.isComplete && roundsLeftInSeries(number) === 1) {
      // R7.8: whoever holds the pawn now has placed none in this series.
      for (const person of seated) {
        if (!pawns.has(person)) withoutPawn.set(person, (withoutPawn.get(person) ?? 0) + 1);
      }
    }
  }
  const isOver = rounds.every((round) => round.isComplete);
  const current = rounds.find((round) => !round.isComplete) ?? rounds.at(-1);
  if (!current) return null;
  const standings = setup.people.map((_, person) => standingOf(person, rounds, withoutPawn, current, isOver));
  const ranked = new Map(standings.filter(({ isSeated }) => isSeated).map(({ person, total }) => [person, total]));
  const winners = isOver ? winnersAmong(ranked) : [];
  const highRollers = winners.filter((person) => isHighRoller(ranked.get(person) ?? 0));
  return { setup, rounds, current, standings, isOver, winners, highRollers };
}

function roundOf(
  number: number,
  ruleset: RuleSet,
  seated: readonly Person[],
  dealer: Person,
  pawns: Pawns,
  entered: RoundContents,
): Round {
  const tricks = tricksIn(number);
  const placed = seated.map((person) => entered.bids.get(person) ?? null);
  const problems = bidProblems(placed, seated, dealer, tricks, ruleset);
  const asked = hasWheel(ruleset) ? peopleToAsk(dealer, seated, pawns, number) : [];
  const trumpBefore = trumpTurnedUp(entered.turnedUp, ruleset);
  const bids = new Map(
    seated.flatMap((person) => (entered.bids.has(person) ? [[person, entered.bids.get(person) ?? 0]] : [])),
  );
  const wheel = entered.wheel !== null && (hasWheel(ruleset) || entered.wheel !== "unused") ? entered.wheel : null;
  let used: WheelUse | null = null;
  if (wheel !== null && wheel !== "unused") {
    const colour = trumpBefore.is === "colour" ? trumpBefore.colour : null;
    const why = whyUseIsRefused(wheel, {
      mode: ruleset.mode,
      round: number,
      tricks,
      seated,
      dealer,
      pawns,
      bids,
      trump: colour,
    });
    if (why === null) used = wheel;
    else problems.push({ code: why, person: wheel.person, option: wheel.option ?? null });
  }
  const counts = countsOf(entered, seated);
  problems.push(...trickProblems(entered, seated, counts.sum, tricks));
  const allBid = !placed.includes(null);
  const wheelDone = asked.length === 0 || wheel === "unused" || used !== null;
  const isComplete = allBid && wheelDone && counts.sum === tricks && counts.isWhole;
  const lines = seated.map((person, place) =>
    lineOf(person, placed[place] ?? null, number, used, counts, isComplete, ruleset),
  );
  return {
    round: number,
    tricks,
    seated,
    dealer,
    leader: used?.option === "change_dealer" ? (used.target ?? dealer) : dealer,
    lastBidder: lastBidder(dealer, seated) ?? dealer,
    bidders: clockwiseFrom(dealer, seated),
    bidSum: sumOf(placed),
    forbidden: ruleset.house.forbidden_bid ? forbiddenBid(placed, tricks) : null,
    turnedUp: entered.turnedUp,
    trump: trumpAfter(trumpBefore, used),
    pawns,
    asked,
    available: hasWheel(ruleset) ? availableOptions(pawns, number) : [],
    wheel,
    used,
    winners: entered.winners,
    byNumbers: entered.taken !== null,
    tricksTaken: counts.sum,
    lines,
    isComplete,
    problems,
    step: !allBid ? "bids" : !wheelDone ? "wheel" : !isComplete ? "tricks" : "points",
  };
}

function bidProblems(
  placed: readonly (number | null)[],
  seated: readonly Person[],
  dealer: Person,
  tricks: number,
  ruleset: RuleSet,
): Problem[] {
  const found: Problem[] = [];
  placed.forEach((bid, place) => {
    if (bid !== null && !isWithin(bid, tricks))
      found.push({ code: "bid_out_of_range", person: seated[place] ?? 0, bid });
  });
  const last = lastBidder(dealer, seated) ?? dealer;
  if (ruleset.house.forbidden_bid && addsUp(placed, tricks)) {
    found.push({ code: "bids_add_up", person: last, bid: placed[seated.indexOf(last)] ?? 0 });
  }
  return found;
}

function trickProblems(entered: RoundContents, seated: readonly Person[], sum: number, tricks: number): Problem[] {
  const gone = entered.winners.find((winner) => winner !== null && !seated.includes(winner)) ?? null;
  if (gone !== null) return [{ code: "winner_not_seated", person: gone }];
  const isEntered = entered.taken !== null && seated.every((person) => entered.taken?.has(person));
  const isWrong = sum > tricks || (isEntered && sum !== tricks);
  return isWrong ? [{ code: "tricks_do_not_add_up", sum }] : [];
}

interface Counts {
  readonly by: ReadonlyMap<Person, number>;
  readonly sum: number;
  /** Whether nothing is left open: no trick in between, nobody's number. */
  readonly isWhole: boolean;
}

function countsOf(entered: RoundContents, seated: readonly Person[]): Counts {
  if (entered.taken !== null) {
    const by = new Map(seated.map((person) => [person, entered.taken?.get(person) ?? 0]));
    return { by, sum: sumOf([...by.values()]), isWhole: true };
  }
  const by = new Map(seated.map((person) => [person, entered.winners.filter((winner) => winner === person).length]));
  return { by, sum: sumOf([...by.values()]), isWhole: !entered.winners.includes(null) };
}

function lineOf(
  person: Person,
  placed: number | null,
  round: number,
  used: WheelUse | null,
  counts: Counts,
  isComplete: boolean,
  ruleset: RuleSet,
): Line {
  const isChanged = used?.option === "change_bid" && used.target === person;
  const bid = placed === null ? null : placed + (isChanged ? (used.change ?? 0) : 0);
  const tricks = counts.by.get(person) ?? 0;
  const doubling = doublingIn(round, used?.option === "double_points" && used.person === person);
  const points = isComplete && bid !== null ? pointsFor(bid, tricks, doubling, ruleset.house) : null;
  return { person, placed, bid, tricks, doubling, points };
}

function trumpTurnedUp(turnedUp: TurnedUp | null, ruleset: RuleSet): Trump {
  if (turnedUp === null) return { is: "unknown" };
  if (turnedUp.card !== "J") return { is: "colour", colour: turnedUp.card };
  // R3: what a Joker means depends on the box.
  if (ruleset.joker_trump === "dealer_leads") return { is: "as_led" };
  return turnedUp.named === null ? { is: "to_be_named" } : { is: "colour", colour: turnedUp.named };
}

function trumpAfter(before: Trump, used: WheelUse | null): Trump {
  if (used?.option === "no_trump") return { is: "none" };
  if (used?.option === "change_trump" && used.colour) return { is: "colour", colour: used.colour };
  return before;
}

/** Where the pawns stand after a round; the X leaves the pawn in hand (R7.5). */
function pawnsAfter({ pawns, used }: Round): Pawns {
  return used?.option === undefined ? pawns : new Map(pawns).set(used.person, used.option);
}

function standingOf(
  person: Person,
  rounds: readonly Round[],
  withoutPawn: ReadonlyMap<Person, number>,
  current: Round,
  isOver: boolean,
): Standing {
  const points = sumOf(rounds.map((round) => round.lines.find((line) => line.person === person)?.points ?? null));
  const isSeated = current.seated.includes(person);
  const penalty = isSeated ? penaltyFor(withoutPawn.get(person) ?? 0) : 0;
  // The penalty box is known when the series ends, and taken off when the game does.
  return { person, points, penalty, total: isOver ? points - penalty : points, isSeated };
}
