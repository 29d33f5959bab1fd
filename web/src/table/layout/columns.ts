import { cardRatio, largestWidth, narrowestCard, pileBreadth, tiltWithin, widestCard } from "./boxes";
import type { Cloth, Layout, Point } from "./boxes";

/**
 * The table on an upright screen: seats opposite me in a row on top, the others in a column on each side, each with its
 * card below it; pile and my card in the middle, bids and round tokens in the upper corners.
 */
export function columnsLayout(cloth: Cloth): Layout {
  const crowd = crowdOf(cloth);
  const needed = (width: number): boolean => fits(cloth, crowd, width);
  const most = largestWidth(0, widestCard, needed);
  const hasTrick = most >= narrowestCard;
  // A little less than fits leaves room to turn the cards, as they lie on a real table.
  const cardWidth = hasTrick ? Math.max(narrowestCard, most * (most > roomyFrom ? 0.93 : 0.985)) : 0;
  return place(cloth, crowd, cardWidth, most, hasTrick);
}

/** How many opponents sit on my left, opposite, and on my right, by their number. */
const sides: Record<number, readonly [left: number, top: number, right: number]> = {
  1: [0, 1, 0],
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [2, 2, 2],
  // Only who watches sees seven others.
  7: [2, 3, 2],
};

const edge = 6;
const gap = 4;
/** Between a seat and its card, which grows a little while it wins. */
const belowSeat = 4;
const roomyFrom = 64;
const meterHeight = 46;
const smallestPile = 0.8;

interface Crowd {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  /** Where the columns on both sides begin, below the seats on top. */
  readonly begin: number;
  /** How wide the middle between the columns is. */
  readonly middle: number;
}

function crowdOf({ width, opponents }: Cloth): Crowd {
  const [left, top, right] = sides[opponents] ?? [0, 0, 0];
  const across = (width - 2 * edge - gap * Math.max(0, top - 1)) / Math.max(1, top);
  const seatWidth = Math.min(136, 104 + Math.max(0, width - 360) * 0.28, across);
  const seatHeight = 52;
  const hasSides = left + right > 0;
  return {
    left,
    top,
    right,
    seatWidth,
    seatHeight,
    begin: edge + seatHeight + gap,
    middle: hasSides ? width - 2 * (edge + seatWidth + gap) : width - 2 * edge,
  };
}

function fits({ height, isSeated, hasExtra }: Cloth, crowd: Crowd, width: number): boolean {
  const high = width * cardRatio;
  const perSide = Math.max(crowd.left, crowd.right);
  const column = crowd.begin + perSide * (crowd.seatHeight + belowSeat + high) + Math.max(0, perSide - 1) * 2 * gap;
  const mine = isSeated ? high + gap : meterHeight;
  const middle = crowd.begin + high + gap + smallestPile * high + gap + mine + edge;
  const abreast = Math.max(crowd.top, isSeated && hasExtra ? 2 : 1);
  const across = abreast * width + (abreast - 1) * gap;
  return Math.max(column, middle) <= height && across <= crowd.middle && width <= crowd.seatWidth - 2;
}

function place(cloth: Cloth, crowd: Crowd, cardWidth: number, most: number, hasTrick: boolean): Layout {
  const { width, height, isSeated } = cloth;
  const { left, top, right, seatWidth, seatHeight, begin } = crowd;
  const high = cardWidth * cardRatio;
  const seat = (x: number, y: number, isMirrored = false) => ({
    x,
    y,
    width: seatWidth,
    height: seatHeight,
    isMirrored,
  });
  const onTop = Array.from({ length: top }, (_, nth) => {
    const x = width / 2 + (nth - (top - 1) / 2) * (seatWidth + gap);
    const inward = top === 2 ? width / 2 + (nth - 0.5) * Math.min(seatWidth + gap, crowd.middle / 2) : x;
    return { seat: seat(x, edge + seatHeight / 2, nth > (top - 1) / 2), card: { x: inward, y: begin + high / 2 } };
  });
  const column = (count: number, x: number, inward: -1 | 1) =>
    Array.from({ length: count }, (_, nth) => {
      const cell = Math.min((height - begin) / count, (seatHeight + high) * 1.35 + gap);
      const first = begin + (height - begin - cell * count) / 2;
      const y = first + cell * nth + Math.max(0, (cell - seatHeight - belowSeat - high - gap) / 2);
      const card = { x: x + (inward * (seatWidth - cardWidth)) / 2.6, y: y + seatHeight + belowSeat + high / 2 };
      return { seat: seat(x, y + seatHeight / 2, inward === -1), card };
    });
  const onLeft = column(left, edge + seatWidth / 2, 1).reverse();
  const onRight = column(right, width - edge - seatWidth / 2, -1);
  const all = [...onLeft, ...onTop, ...onRight];

  const flip = (x: number): number => (cloth.isLeftHanded ? width - x : x);
  const mineY = height - edge - high / 2;
  const pileFrom = begin + high + (hasTrick ? gap : 0);
  const pileTo = isSeated && hasTrick ? mineY - high / 2 - gap : height - edge - (hasTrick ? meterHeight : 0);
  const pileWidth = Math.max(
    36,
    Math.min(hasTrick ? cardWidth : 64, (pileTo - pileFrom) / cardRatio, crowd.middle / pileBreadth),
  );
  const corner = Math.max(0, (width - top * seatWidth - (top - 1) * gap) / 2 - edge - gap);
  const isCornerFree = top < 3 && corner >= 60;
  const meter: Point = isCornerFree
    ? { x: flip(edge + corner / 2), y: edge + seatHeight / 2 }
    : { x: width / 2, y: height - edge - meterHeight / 2 };
  return {
    seats: all.map((one) => one.seat),
    cards: all.map((one) => one.card),
    cardWidth,
    tilt: hasTrick ? tiltWithin(cardWidth, most - cardWidth, (most - cardWidth) * cardRatio) : 0,
    mine: { x: flip(width / 2 - (cloth.hasExtra ? (cardWidth + gap) / 2 : 0)), y: mineY },
    extra: { x: flip(width / 2 + (cardWidth + gap) / 2), y: mineY },
    pile: {
      x: width / 2,
      y: (pileFrom + pileTo) / 2,
      width: pileWidth * pileBreadth,
      height: pileWidth * cardRatio,
    },
    meter: { ...meter, width: isCornerFree ? corner : crowd.middle, height: meterHeight },
    tokens: { x: flip(width - edge - corner / 2), y: edge + seatHeight / 2 },
    hasTrick,
  };
}
