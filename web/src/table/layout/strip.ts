import { cardRatio, largestWidth, narrowestCard, tiltWithin } from "./boxes";
import type { Cloth, Layout, Point } from "./boxes";

const strip = { top: 4, gap: 6, seatHeight: 52, widestSeat: 150 };
const belowStrip = strip.top + strip.seatHeight + 4;
const edge = 8;
const widest = 92;

/** How wide a played card is on a phone that lies on its side: one row of cards below the seats. */
export function stripCardWidth(height: number): number {
  return Math.round(Math.min(widest, (height - belowStrip - 6) / cardRatio));
}

interface StripPlace {
  readonly seat: Point;
  readonly card: Point;
  readonly seatWidth: number;
}

/** Places in one strip by their upper left corners, each card below the middle of its seat. */
export function stripPlaces(opponents: number, width: number, height: number): StripPlace[] {
  const gaps = strip.gap * (opponents - 1);
  const seatWidth = Math.min(strip.widestSeat, (width - 2 * edge - gaps) / opponents);
  const first = (width - seatWidth * opponents - gaps) / 2;
  const cardWidth = stripCardWidth(height);
  return Array.from({ length: opponents }, (_, place) => {
    const x = first + place * (seatWidth + strip.gap);
    return { seat: { x, y: strip.top }, card: { x: x + (seatWidth - cardWidth) / 2, y: belowStrip }, seatWidth };
  });
}

/**
 * The table on a phone that lies on its side: seats in one strip on top, each card below its seat, mine at the end of the
 * row. Pile and meter lie beside the hand.
 */
export function stripLayout(cloth: Cloth): Layout {
  const { width, height, opponents, isSeated } = cloth;
  const mineBreadth = (cardWidth: number): number => (isSeated ? (cloth.hasExtra ? 2 : 1) * (cardWidth + 6) + 2 : 0);
  const seatStep = (cardWidth: number): number => (width - mineBreadth(cardWidth) - 2 * edge) / opponents;
  const most = Math.max(0, stripCardWidth(height));
  const cardWidth = largestWidth(0, most, (wide) => seatStep(wide) >= wide + strip.gap);
  const mine = mineBreadth(cardWidth);
  const places = stripPlaces(opponents, width - mine, height);
  const shift = cloth.isLeftHanded ? mine : 0;
  const flip = (x: number): number => (cloth.isLeftHanded ? width - x : x);
  const rowY = belowStrip + (cardWidth * cardRatio) / 2;
  return {
    seats: places.map(({ seat, seatWidth }) => ({
      x: shift + seat.x + seatWidth / 2,
      y: seat.y + strip.seatHeight / 2,
      width: seatWidth,
      height: strip.seatHeight,
      isMirrored: false,
    })),
    cards: places.map(({ seat, seatWidth }) => ({ x: shift + seat.x + seatWidth / 2, y: rowY })),
    cardWidth,
    tilt: tiltWithin(cardWidth, strip.gap, 2),
    mine: { x: flip(width - mine + cardWidth / 2), y: rowY },
    extra: { x: flip(width - edge - cardWidth / 2), y: rowY },
    pile: null,
    meter: null,
    tokens: null,
    hasTrick: cardWidth >= narrowestCard,
  };
}
