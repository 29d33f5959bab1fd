/** The smallest text on a television, in units, and its least share of the screen's height: readable from four metres. */
const smallestText = 16;
const leastShare = 0.0262;
const narrowest = 1000;

/** How many pixels a unit has on a screen that is read from across the room. */
export function tvUnitOf(width: number, height: number): number {
  return Math.max((height * leastShare) / smallestText, Math.min(width / narrowest, height / 600));
}
