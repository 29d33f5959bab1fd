/** Bids: their range, their sum, and the one the last bidder may not make (R4). */
export type Bid = number | null;

export const sumOf = (bids: readonly Bid[]): number => bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);

/** Whether a bid is a whole number from 0 to the tricks of the round (R4.2). */
export const isWithin = (bid: number, tricks: number): boolean => Number.isInteger(bid) && bid >= 0 && bid <= tricks;

/** The bid that would make the sum equal to the tricks (R4.3), null before the last bid or above that sum. */
export function forbiddenBid(bids: readonly Bid[], tricks: number): number | null {
  if (bids.filter((bid) => bid === null).length !== 1) return null;
  const missing = tricks - sumOf(bids);
  return missing >= 0 ? missing : null;
}

/** Whether all bids lie there and add up to the tricks, which the last of them may not cause (R4.3). */
export const addsUp = (bids: readonly Bid[], tricks: number): boolean => !bids.includes(null) && sumOf(bids) === tricks;
