import { cardRatio, largestWidth, overlap, pileBreadth, tiltWithin, widestCard } from "./boxes";
import type { Box, Cloth, Layout, Point } from "./boxes";

const edge = 11;
const gap = 4;
const meterSize = { width: 132, height: 52 };
const tokenSize = 30;
/** The pile is a little smaller than the cards around it. */
const pileShare = 0.8;
/** What is tried for the oval on which the cards lie, as shares of the one on which the seats stand. */
const reachesAcross = [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72];
const reachesAlong = [0.4, 0.46, 0.52, 0.58, 0.64, 0.7, 0.76, 0.82, 0.88];
/** 1 is an oval; the smaller, the more of the corners is used. */
const seatRoundness = 0.62;
const cardRoundnesses = [1, 0.75];
type Middle = "below" | "beside";

/** An oval on which cards lie, as shares of the one on which the seats stand. */
interface Oval {
  readonly across: number;
  readonly along: number;
  readonly roundness: number;
}

/** The table on a wide screen: seats around an oval, cards on a smaller one, the pile in the middle. */
export function ovalLayout(cloth: Cloth, seat: { width: number; height: number }): Layout {
  const { width, height, opponents, isSeated, hasExtra, isPlaying } = cloth;
  const players = opponents + (isSeated ? 1 : 0);
  const centre = { x: width / 2, y: height / 2 };
  const radii = { x: width / 2 - seat.width / 2 - edge, y: height / 2 - seat.height / 2 - edge };
  const seats = placesOn(centre, radii, players, seatRoundness)
    .slice(isSeated ? 1 : 0)
    .map((place) => ({ ...place, ...seat, isMirrored: place.x > centre.x + radii.x * 0.3 }));
  const side = cloth.isLeftHanded ? -1 : 1;

  /** All cards on an oval of these shares, mine first where I sit. */
  const cardsOn = ({ across, along, roundness }: Oval): Point[] =>
    placesOn(centre, { x: radii.x * across, y: radii.y * along }, players, roundness);
  const fits = (points: readonly Point[], middle: Middle, cardWidth: number): boolean => {
    const cards = isPlaying ? points.map((point) => boxOf(point, cardWidth)) : [];
    const [mine] = cards;
    if (isSeated && hasExtra && mine) cards.push({ ...mine, x: mine.x + side * (cardWidth + gap) });
    const things = Object.values(middleOf(centre, cardWidth, middle, side));
    const fixed = [...seats, ...things];
    const isInside = ({ x, y, ...box }: Box): boolean =>
      x - box.width / 2 >= edge && x + box.width / 2 <= width - edge && y + box.height / 2 <= height - gap;
    if (!isPlaying) return seats.every((place) => things.every((thing) => !overlap(place, thing, gap)));
    return (
      cards.every(isInside) &&
      cards.every((card, place) => cards.slice(place + 1).every((other) => !overlap(card, other, gap / 2))) &&
      cards.every((card) => fixed.every((thing) => !overlap(card, thing, gap / 2)))
    );
  };

  const fitting = (middle: Middle) => (oval: Oval) => {
    const points = cardsOn(oval);
    return (wide: number): boolean => fits(points, middle, wide);
  };
  const below = largestFor(fitting("below"));
  const beside = largestFor(fitting("beside"));
  // Below the pile the meter is found sooner; beside it the cards may be larger.
  const isBelow = below.most * 1.06 >= beside.most;

  const { most, oval } = isBelow ? below : beside;
  const points = cardsOn(oval);
  const middle = isBelow ? "below" : "beside";
  const cardWidth = most * 0.97;
  const mine = points[0] ?? centre;
  return {
    seats,
    cards: points.slice(isSeated ? 1 : 0),
    cardWidth,
    tilt: tiltWithin(cardWidth, most - cardWidth + gap, (most - cardWidth) * cardRatio + gap),
    mine,
    extra: { x: mine.x + side * (cardWidth + gap), y: mine.y },
    ...middleOf(centre, cardWidth, middle, side),
    hasTrick: true,
  };
}

/** The oval with the largest cards: tried on a coarse grid first, then around the best of it. */
function largestFor(fitting: (oval: Oval) => (width: number) => boolean): {
  readonly most: number;
  readonly oval: Oval;
} {
  let best = { most: 0, oval: { across: 0.5, along: 0.6, roundness: 1 } };
  const attempt = (oval: Oval): void => {
    const fits = fitting(oval);
    if (best.most > 0 && !fits(best.most + 0.5)) return;
    const most = largestWidth(best.most, widestCard, fits);
    if (most > best.most) best = { most, oval };
  };
  for (const roundness of cardRoundnesses) {
    for (const across of reachesAcross) for (const along of reachesAlong) attempt({ across, along, roundness });
  }
  for (const step of [0.03, 0.03, 0.015, 0.015, 0.0075]) {
    const { across, along, roundness } = best.oval;
    for (const x of [-step, 0, step]) {
      for (const y of [-step, 0, step]) attempt({ across: across + x, along: along + y, roundness });
    }
  }
  return best;
}

/** So many places on an oval, the first at its lower end, evenly as one walks along it. */
function placesOn(centre: Point, radii: Point, count: number, roundness: number): Point[] {
  const steps = 96;
  const bulge = (share: number): number => Math.sign(share) * Math.abs(share) ** roundness;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / steps;
    return { x: radii.x * bulge(Math.cos(angle)), y: radii.y * bulge(Math.sin(angle)) };
  });
  const walked = [0];
  for (const [step, point] of points.entries()) {
    const before = points[step - 1];
    if (before) walked.push((walked[step - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = walked[steps] ?? 0;
  return Array.from({ length: count }, (_, place) => {
    const wanted = (whole * place) / count;
    const step = Math.max(
      1,
      walked.findIndex((distance) => distance >= wanted - 1e-9),
    );
    const [from, to] = [points[step - 1] ?? centre, points[step] ?? centre];
    const [start, end] = [walked[step - 1] ?? 0, walked[step] ?? 1];
    const share = (wanted - start) / (end - start);
    return { x: centre.x + from.x + (to.x - from.x) * share, y: centre.y + from.y + (to.y - from.y) * share };
  });
}

const boxOf = (point: Point, cardWidth: number): Box => ({ ...point, width: cardWidth, height: cardWidth * cardRatio });

/** What lies in the middle: the pile, the meter below or beside it, and the round tokens on its other side. */
function middleOf(
  centre: Point,
  cardWidth: number,
  middle: Middle,
  side: 1 | -1,
): Record<"pile" | "meter" | "tokens", Box> {
  const width = cardWidth * pileShare * pileBreadth;
  const height = cardWidth * pileShare * cardRatio;
  const isBelow = middle === "below";
  const pile = { x: centre.x, y: centre.y - (isBelow ? (gap + meterSize.height) / 2 : 0), width, height };
  const meter = isBelow
    ? { x: centre.x, y: pile.y + (height + meterSize.height) / 2 + gap }
    : { x: centre.x + side * ((width + meterSize.width) / 2 + gap), y: centre.y };
  return {
    pile,
    meter: { ...meter, ...meterSize },
    tokens: { x: pile.x - side * (width / 2 + tokenSize / 2 + gap), y: pile.y, width: tokenSize, height: tokenSize },
  };
}
