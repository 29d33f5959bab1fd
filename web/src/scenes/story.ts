import type { RoundScore, View } from "../protocol.generated";

/** What a game was like, told from its score pad: nothing here needs a card. */
export interface Story {
  /** Everybody by place; equal totals share it. */
  readonly places: readonly Placed[];
  /** The round after which nobody caught the winner any more; null where it was never in doubt or nobody won alone. */
  readonly decisive: number | null;
  readonly best: Feat | null;
  readonly boldest: Feat | null;
  readonly wheel: WheelPart;
}

export interface Placed {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  /** How many of the rounds' bids were made. */
  readonly hits: number;
}

/** A made bid worth telling. */
export interface Feat {
  readonly seat: number;
  readonly round: number;
  readonly bid: number;
  readonly tricks: number;
  readonly points: number;
}

export interface WheelPart {
  /** What Double Points brought beyond the plain points. */
  readonly doubled: readonly { readonly seat: number; readonly extra: number }[];
  readonly fined: readonly { readonly seat: number; readonly penalty: number }[];
}

export function storyOf(view: View): Story {
  const feats = featsOf(view.pad);
  return {
    places: placesOf(view),
    decisive: decisiveRound(view),
    best: highest(feats, ({ points }) => points),
    // Many tricks of those there are; of equal ones the later round, which has more cards or more at stake.
    boldest: highest(
      feats.filter(({ bid }) => bid > 0),
      ({ bid, tricks, round }) => bid * 100 + (bid / tricks) * 10 + round / 100,
    ),
    wheel: wheelPartOf(view),
  };
}

/** The totals after each round, beginning with nothing and ending with what the penalties leave. */
export function totalsOf(view: View): readonly (readonly number[])[] {
  return view.seats.map(({ seat }) => {
    let sum = 0;
    const grown = [0, ...view.pad.map((row) => (sum += row.scores[seat]?.points ?? 0))];
    return hasPenalties(view) ? [...grown, finalOf(view, seat) ?? sum] : grown;
  });
}

export const hasPenalties = (view: View): boolean => view.result?.scores.some(({ penalty }) => penalty > 0) ?? false;

const finalOf = (view: View, seat: number): number | undefined =>
  view.result?.scores.find((score) => score.seat === seat)?.total;

function placesOf(view: View): Placed[] {
  const scores = view.result?.scores ?? [];
  return scores
    .map(({ seat, total }) => ({
      seat,
      total,
      place: 1 + scores.filter((other) => other.total > total).length,
      hits: view.pad.filter((row) => isMade(row, seat)).length,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

function isMade(row: RoundScore, seat: number): boolean {
  const score = row.scores[seat];
  return score !== undefined && score.bid === score.tricks;
}

function featsOf(pad: readonly RoundScore[]): Feat[] {
  return pad.flatMap((row) =>
    row.scores
      .filter(({ seat }) => isMade(row, seat))
      .map(({ seat, bid, points }) => ({ seat, round: row.round, bid, tricks: row.tricks, points })),
  );
}

function highest(feats: readonly Feat[], worth: (feat: Feat) => number): Feat | null {
  return feats.reduce<Feat | null>((best, feat) => (best === null || worth(feat) > worth(best) ? feat : best), null);
}

/** The first round from which on the only winner was ahead of everybody until the end. */
function decisiveRound(view: View): number | null {
  const [winner, ...others] = view.result?.winners ?? [];
  if (winner === undefined || others.length > 0) return null;
  const totals = totalsOf(view);
  const leads = (step: number): boolean =>
    totals.every((line, seat) => seat === winner || (line[step] ?? 0) < (totals[winner]?.[step] ?? 0));
  let round = view.pad.length;
  // Who is ahead only after the penalties owes it to the wheel, not to a round.
  if (!leads(round)) return null;
  while (round > 1 && leads(round - 1)) round -= 1;
  return round;
}

function wheelPartOf(view: View): WheelPart {
  return {
    doubled: view.pad.flatMap((row) =>
      row.scores
        .filter(({ doubled_by, points }) => doubled_by === "double_points" && points > 0)
        .map(({ seat, base, points }) => ({ seat, extra: points - base })),
    ),
    fined: (view.result?.scores ?? [])
      .filter(({ penalty }) => penalty > 0)
      .map(({ seat, penalty }) => ({ seat, penalty })),
  };
}
