/** Points of a round, penalties, totals and winners (R6, R7.8, W4). */
import { doubleRound, type HouseRules } from "./ruleset.ts";

export const penaltyForUnusedPawn = 10;
export const clubTotal = 140;

export type Doubling = "round_seven" | "double_points";

/** What doubles a player's points in a round: round 7 (R6.2), else the own Double Points (W4). */
export function doublingIn(round: number, usedDoublePoints: boolean): Doubling | null {
  if (round === doubleRound) return "round_seven";
  return usedDoublePoints ? "double_points" : null;
}

/** A player's points (R6.1): nothing for a bid that was missed, however doubled. */
export function pointsFor(bid: number, tricks: number, doubling: Doubling | null, house: HouseRules): number {
  const base = bid === tricks ? house.exact + house.each * tricks : 0;
  return doubling === null ? base : 2 * base;
}

/** The penalty box: ten points for each series in which no pawn was placed (R7.8). */
export const penaltyFor = (seriesWithoutPawn: number): number => penaltyForUnusedPawn * seriesWithoutPawn;

/** Who has the highest total; equal totals share the win (R6.3). */
export function winnersAmong(totals: ReadonlyMap<number, number>): number[] {
  const highest = Math.max(...totals.values());
  return [...totals].filter(([, total]) => total === highest).map(([person]) => person);
}

/** Whether a winner's total opens the club (R6.4). */
export const isHighRoller = (total: number): boolean => total >= clubTotal;
