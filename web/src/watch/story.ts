import type { View } from "../protocol.generated";
import { allOf } from "../words/pieces";
import { say } from "../words/words.svelte";

/** What is told about a finished game, in a few sentences: who hit most, the best round, the boldest bid, the wheel. */
export function storyOf(view: View, names: readonly string[]): string[] {
  const scores = view.pad.flatMap(({ round, scores }) => scores.map((score) => ({ ...score, round })));
  const made = scores.filter(({ bid, tricks }) => bid === tricks);
  const named = (seats: readonly number[]): string => allOf([...new Set(seats)].map((seat) => names[seat] ?? ""));

  const hitsOf = view.seats.map(({ seat }) => made.filter((score) => score.seat === seat).length);
  const hits = Math.max(0, ...hitsOf);
  const best = made.reduce((most, { points }) => Math.max(most, points), 0);
  const bestOnes = made.filter(({ points }) => points === best);
  const bold = made.reduce((most, { bid }) => Math.max(most, bid), 0);
  const uses = view.wheel?.options.filter(({ blocked_by }) => blocked_by !== null).length ?? 0;

  const story: string[] = [];
  if (hits > 0) {
    const seats = hitsOf.flatMap((count, seat) => (count === hits ? seat : []));
    story.push(say("story-hits", { names: named(seats), hits, rounds: view.pad.length }));
  }
  const [first] = bestOnes;
  if (first) story.push(say("story-best-round", { names: named([first.seat]), points: best, round: first.round }));
  if (bold > 1) {
    const seats = made.filter(({ bid }) => bid === bold).map(({ seat }) => seat);
    story.push(say("story-boldest", { names: named(seats), bid: bold }));
  }
  if (uses > 0) story.push(say("story-wheel", { count: uses }));
  return story;
}
