/** What a screen of the pad asks, in words for those who hear it. */
import { allOf } from "../../words/pieces";
import { say } from "../../words/words.svelte";
import type { Reading, Round, Step } from "../pad/reading.ts";
import { nameOf } from "../people";

/** What is asked where a step begins; what a round brought is told when it is over. */
export function askedInWords({ setup }: Reading, round: Round, step: Step): string[] {
  if (step === "points") return [];
  if (step === "wheel") return [say("pad-wheel-who"), allOf(round.asked.map((person) => nameOf(setup, person)))];
  if (step === "tricks") return [trickAsked(round)];
  const name = nameOf(setup, nextBidder(round) ?? round.bidders[0] ?? 0);
  return [say("pad-deal", { name: nameOf(setup, round.dealer), cards: round.tricks }), say("pad-how-many", { name })];
}

/** Who bids next, from the dealer on. */
export const nextBidder = (round: Round): number | undefined =>
  round.bidders.find((person) => round.lines.find((line) => line.person === person)?.placed === null);

/** Who takes the next trick, or nothing where all are written down. */
export function trickAsked(round: Round): string {
  const places = Array.from({ length: round.tricks }, (_, place) => place + 1);
  const trick = places.find((place) => (round.winners[place - 1] ?? null) === null);
  return trick === undefined || round.byNumbers ? "" : say("pad-who-takes", { trick, tricks: round.tricks });
}

export const winnersInWords = ({ winners, setup }: Reading): string => {
  const names = allOf(winners.map((person) => nameOf(setup, person)));
  return winners.length === 1 ? say("end-winner", { name: names }) : say("end-winners", { names });
};
