/** A crew's evenings in figures, from the pads this device keeps. */
import type { KeptPad } from "../keeping/storage.ts";
import { contentsOf } from "../pad/folding.ts";
import { readingOf, type Reading } from "../pad/reading.ts";

export interface Figures {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  /** How many of a hundred bids were met exactly. */
  readonly exact: number;
}

export interface ClubLine {
  readonly name: string;
  readonly total: number;
  readonly at: number;
}

export interface Evenings {
  readonly games: readonly { readonly id: string; readonly at: number; readonly reading: Reading }[];
  readonly figures: readonly Figures[];
  readonly club: readonly ClubLine[];
}

export function eveningsOf(pads: readonly KeptPad[], crew: string): Evenings {
  const games = pads
    .filter((pad) => pad.crew === crew)
    .flatMap((pad) => {
      const reading = readingOf(contentsOf(pad.entries));
      return reading?.isOver ? [{ id: pad.id, at: pad.begun, reading }] : [];
    });
  const club = games
    .flatMap(({ at, reading }) =>
      reading.highRollers.map((person) => ({
        name: reading.setup.people[person]?.name ?? "",
        total: reading.standings[person]?.total ?? 0,
        at,
      })),
    )
    .sort((one, other) => other.total - one.total);
  return { games, figures: figuresOf(games.map(({ reading }) => reading)), club };
}

/** People are known by their names: whoever sat elsewhere last time is still the same. */
function figuresOf(readings: readonly Reading[]): Figures[] {
  const results = new Map<string, { totals: number[]; wins: number; bids: number; exact: number }>();
  for (const reading of readings) {
    for (const { person, total, isSeated } of reading.standings) {
      if (!isSeated) continue;
      const name = reading.setup.people[person]?.name ?? "";
      const sum = results.get(name) ?? { totals: [], wins: 0, bids: 0, exact: 0 };
      const lines = reading.rounds.flatMap((round) => round.lines.filter((line) => line.person === person));
      sum.totals.push(total);
      sum.wins += reading.winners.includes(person) ? 1 : 0;
      sum.bids += lines.length;
      sum.exact += lines.filter((line) => line.bid === line.tricks).length;
      results.set(name, sum);
    }
  }
  return [...results]
    .map(([name, { totals, wins, bids, exact }]) => ({
      name,
      games: totals.length,
      wins,
      average: Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length),
      best: Math.max(...totals),
      exact: bids === 0 ? 0 : Math.round((100 * exact) / bids),
    }))
    .sort((one, other) => other.wins - one.wins || other.average - one.average);
}
