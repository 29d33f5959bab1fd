import type { View } from "../protocol.generated";

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
}

/** Who stands where now; equal totals share a place. Penalties count once the game has ended (R6.3). */
export function ranksOf(view: View): Rank[] {
  const totals = view.seats.map(({ seat, points, penalty }) => ({
    seat,
    total: points - (view.result ? penalty : 0),
  }));
  const ranked = totals.sort((one, other) => other.total - one.total || one.seat - other.seat);
  return ranked.map((one) => ({ ...one, place: 1 + ranked.filter((other) => other.total > one.total).length }));
}
