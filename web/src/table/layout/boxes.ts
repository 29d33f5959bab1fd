/** A rectangle on the cloth by its centre; lengths are units of the table (see `unitOf`). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a cloth is laid: where each thing lies, by its centre. */
export interface Layout {
  /** The others' seats, clockwise from my left, and whether a seat's chip is at its right end. */
  readonly seats: readonly (Box & { readonly isMirrored: boolean })[];
  /** Each of these seats' cards, in the same order; all of them are of one size. */
  readonly cards: readonly Point[];
  readonly cardWidth: number;
  /** How far a laid card may be turned without touching anything, in degrees. */
  readonly tilt: number;
  /** My own card, and beside it my Extra Card. */
  readonly mine: Point;
  readonly extra: Point;
  /** The pile with the turned-up card half over it, the count of bids, and the round tokens to come; null where
   *  they lie beside the hand. */
  readonly pile: Box | null;
  readonly meter: Box | null;
  readonly tokens: Point | null;
  /** Whether there is room for a trick; if not, a question takes it and no card is played meanwhile. */
  readonly hasTrick: boolean;
}

/** What has to be laid out. */
export interface Cloth {
  readonly width: number;
  readonly height: number;
  readonly opponents: number;
  /** Whether I sit at the table, and lay a card of my own. */
  readonly isSeated: boolean;
  /** Whether an Extra Card of mine lies beside my card. */
  readonly hasExtra: boolean;
  /** Whether cards are played now; a question may take their room before. */
  readonly isPlaying: boolean;
  readonly isLeftHanded: boolean;
  readonly isFromAfar?: boolean;
}

/** A card is so many times as high as it is wide. */
export const cardRatio = 1.44;
/** The pile and the turned-up card half over it, as a multiple of a card's width. */
export const pileBreadth = 1.56;
/** No played card gets wider. */
export const widestCard = 100;
/** Fewer units than this, and the numerals of a played card are hard to read. */
export const narrowestCard = 44;

export const overlap = (one: Box, other: Box, gap = 0): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * gap - 0.01 &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * gap - 0.01;

/** The largest width from `least` to `most` that fits, to a quarter of a unit; `least` where none does. */
export function largestWidth(least: number, most: number, fits: (width: number) => boolean): number {
  let [low, high] = [least, most];
  if (fits(high)) return high;
  while (high - low > 0.25) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** How far a card may turn in a box that leaves it so much room beside and below. */
export function tiltWithin(width: number, spareWidth: number, spareHeight: number): number {
  const height = width * cardRatio;
  const sine = Math.min(Math.max(0, spareWidth) / height, Math.max(0, spareHeight) / width);
  return Math.min(mostTilt, (Math.asin(Math.min(1, sine)) * 180) / Math.PI);
}

const mostTilt = 9;
