/** Where seats and their cards lie: opponents clockwise from my left, as LOOK.md measures it. */
export interface Place {
  readonly seat: Point;
  readonly card: Point;
  /** Where a seat is not as wide as usual. */
  readonly seatWidth?: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

const phoneSeat = { width: 104, height: 52 };
const smallestFelt = 344;
const widest = 84;

/** How wide a played card is on an upright phone: spare height goes to the trick, never to gaps. */
export function phoneCardWidth(opponents: number, width: number, height: number): number {
  const crowded = opponents > 4;
  const room = crowded ? (width - 2 * 117 - 6) / 2 : widest;
  return Math.round(Math.min(widest, room, (46 * height) / smallestFelt));
}

/** How many opponents sit on my left, opposite, and on my right, by their number. */
const sides: Record<number, readonly [number, number, number]> = {
  1: [0, 1, 0],
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [2, 2, 2],
  // Only who watches sees seven others.
  7: [2, 3, 2],
};

/** Places on an upright phone, from the upper left corners; the row below the side seats is left for the trump card. */
export function phonePlaces(opponents: number, width: number, height: number): Place[] {
  const [left, top, right] = sides[opponents] ?? [0, 0, 0];
  const cardWidth = phoneCardWidth(opponents, width, height);
  const cardHeight = cardWidth * 1.44;
  const firstSide = phoneSeat.height + cardHeight + 16;
  const room = height - firstSide - cardHeight - 16;
  const inner = phoneSeat.width + 13;
  const lower = (cardHeight - phoneSeat.height) / 2;
  const row = (place: number, count: number): number => {
    const step = Math.min(1.9 * cardHeight, room / Math.max(1, count));
    return firstSide + (room - step * count) / 2 + step * place + (step - phoneSeat.height) / 2;
  };
  const leftPlaces = Array.from({ length: left }, (_, place) => {
    const y = row(left - 1 - place, left);
    return { seat: { x: 8, y }, card: { x: inner, y: y - lower } };
  });
  const topPlaces = Array.from({ length: top }, (_, place) => {
    const x = width / 2 + (place - (top - 1) / 2) * (phoneSeat.width + 12) - phoneSeat.width / 2;
    return { seat: { x, y: 6 }, card: { x: x + (phoneSeat.width - cardWidth) / 2, y: phoneSeat.height + 11 } };
  });
  const rightPlaces = Array.from({ length: right }, (_, place) => {
    const y = row(place, right);
    return {
      seat: { x: width - 8 - phoneSeat.width, y },
      card: { x: width - inner - cardWidth, y: y - lower },
    };
  });
  return [...leftPlaces, ...topPlaces, ...rightPlaces];
}

const strip = { top: 4, gap: 6, widestSeat: 150 };
const belowStrip = strip.top + phoneSeat.height + 6;

/** How wide a played card is on a phone that lies on its side: two rows of cards below the seats. */
export function sidewaysCardWidth(height: number): number {
  return Math.round(Math.min(widest, (height - belowStrip - 10) / 2 / 1.44));
}

/** Places on a phone that lies on its side: seats in one strip on top, each card below its seat. */
export function sidewaysPlaces(opponents: number, width: number, height: number): Place[] {
  const gaps = strip.gap * (opponents - 1);
  const seatWidth = Math.min(strip.widestSeat, (width - 16 - gaps) / opponents);
  const first = (width - seatWidth * opponents - gaps) / 2;
  const cardWidth = sidewaysCardWidth(height);
  return Array.from({ length: opponents }, (_, place) => {
    const x = first + place * (seatWidth + strip.gap);
    return { seat: { x, y: strip.top }, card: { x: x + (seatWidth - cardWidth) / 2, y: belowStrip }, seatWidth };
  });
}

/** Below this height no trick fits; there is none either, because a sheet asks for something else. */
export const leastForTrick = 290;

/** Places on an upright phone while a sheet takes the lower half: seats close together, the middle for the trump card. */
export function crampedPlaces(opponents: number, width: number, height: number): Place[] {
  if (opponents > 4) return ringPlaces(opponents, width);
  const [left, top, right] = sides[opponents] ?? [0, 0, 0];
  const firstSide = phoneSeat.height + 10;
  const row = (place: number, count: number): number => {
    const step = Math.min(phoneSeat.height + 14, (height - firstSide) / Math.max(1, count));
    return firstSide + step * place;
  };
  const at = (x: number, y: number): Place => ({ seat: { x, y }, card: { x, y } });
  const leftPlaces = Array.from({ length: left }, (_, place) => at(8, row(left - 1 - place, left)));
  const topPlaces = Array.from({ length: top }, (_, place) =>
    at(width / 2 + (place - (top - 1) / 2) * (phoneSeat.width + 12) - phoneSeat.width / 2, 4),
  );
  const rightPlaces = Array.from({ length: right }, (_, place) => at(width - 8 - phoneSeat.width, row(place, right)));
  return [...leftPlaces, ...topPlaces, ...rightPlaces];
}

/** Clockwise from my left, in two rows of three; the last of six sits between me and the others. */
const ring: readonly (readonly [column: number, row: number])[] = [
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [1, 1],
];

function ringPlaces(opponents: number, width: number): Place[] {
  const apart = { x: (width - 16 - phoneSeat.width) / 2, y: phoneSeat.height + 4 };
  return ring.slice(0, opponents).map(([column, row]) => {
    const seat = { x: 8 + column * apart.x, y: 4 + row * apart.y };
    return { seat, card: seat };
  });
}

/** Places around the ellipse of a wide screen, as centres, from `first` on; I, who am the first, sit at its lower end. */
export function ellipsePlaces(seats: number, first: 0 | 1, width: number, height: number): Place[] {
  const radii = { x: Math.min(450, width / 2 - 95), y: Math.min(262, height / 2 - 45) };
  return Array.from({ length: seats - first }, (_, place) => {
    const angle = ((90 + (360 * (place + first)) / seats) * Math.PI) / 180;
    const around = (x: number, y: number): Point => ({
      x: width / 2 + x * Math.cos(angle),
      y: height / 2 + y * Math.sin(angle),
    });
    return { seat: around(radii.x, radii.y), card: around(radii.x * 0.56, radii.y * 0.565) };
  });
}
