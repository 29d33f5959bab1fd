import { cardRatio, largestWidth, overlap, pileBreadth, tiltWithin, widestCard } from "./boxes";
import type { Box, Cloth, Layout, Point } from "./boxes";

const edge = 8;
const gap = 4;
const meterSize = { width: 132, height: 52 };
/** The pile is a little smaller than the cards around it. */
const pileShare = 0.8;
/** What is tried for the oval on which the cards lie, as shares of the one on which the seats stand. */
const reachesAcross = [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72];
const reachesAlong = [0.4, 0.46, 0.52, 0.58, 0.64, 0.7, 0.76, 0.82, 0.88];
const middles = ["meter below", "meter beside"] as const;

/** The table on a wide screen: seats around an oval, cards on a smaller one, the pile in the middle. */
export function ovalLayout(cloth: Cloth, seat: { width: number; height: number }): Layout {
  const { width, height, opponents, isSeated, hasExtra, isPlaying } = cloth;
  const players = opponents + (isSeated ? 1 : 0);
  const centre = { x: width / 2, y: height / 2 };
  const radii = { x: width / 2 - seat.width / 2 - edge, y: height / 2 - seat.height / 2 - edge };
  const seats = placesOn(centre, radii, players)
    .slice(isSeated ? 1 : 0)
    .map((place) => ({ ...place, ...seat, isMirrored: place.x > centre.x + radii.x * 0.3 }));
  const side = cloth.isLeftHanded ? -1 : 1;

  /** All cards on an oval of these shares, mine first where I sit. */
  const cardsOn = (across: number, along: number): Point[] =>
    placesOn(centre, { x: radii.x * across, y: radii.y * along }, players);
  const fits = (points: readonly Point[], middle: (typeof middles)[number], cardWidth: number): boolean => {
    const cards = isPlaying ? points.map((point) => boxOf(point, cardWidth)) : [];
    const [mine] = cards;
    if (isSeated && hasExtra && mine) cards.push({ ...mine, x: mine.x + side * (cardWidth + gap) });
    const fixed = [...seats, middleOf(centre, cardWidth, middle)];
    const isInside = ({ x, y, ...box }: Box): boolean =>
      x - box.width / 2 >= edge && x + box.width / 2 <= width - edge && y + box.height / 2 <= height - gap;
    if (!isPlaying) return seats.every((place) => !overlap(place, fixed.at(-1) ?? place, gap));
    return (
      cards.every(isInside) &&
      cards.every((card, place) => cards.slice(place + 1).every((other) => !overlap(card, other, gap / 2))) &&
      cards.every((card) => fixed.every((thing) => !overlap(card, thing, gap / 2)))
    );
  };

  let best = { most: 0, points: cardsOn(0.5, 0.6), middle: middles[0] as (typeof middles)[number] };
  for (const middle of middles) {
    for (const across of reachesAcross) {
      for (const along of reachesAlong) {
        const points = cardsOn(across, along);
        // Only what is clearly larger is worth another place, or a meter that moves the pile from the middle.
        const worth = best.middle === middle ? best.most + 0.5 : best.most * 1.06;
        if (best.most > 0 && !fits(points, middle, worth)) continue;
        const most = largestWidth(best.most, widestCard, (wide) => fits(points, middle, wide));
        if (most > best.most) best = { most, points, middle };
      }
    }
  }

  const { most, points, middle } = best;
  const cardWidth = most * 0.93;
  const pileWidth = cardWidth * pileShare;
  const pile = { width: pileWidth * pileBreadth, height: pileWidth * cardRatio };
  const box = middleOf(centre, most, middle);
  const isBelow = middle === "meter below";
  const pileCentre = isBelow
    ? { x: centre.x, y: box.y - box.height / 2 + pile.height / 2 }
    : { x: centre.x - (side * (box.width - pile.width)) / 2, y: centre.y };
  const mine = points[0] ?? centre;
  return {
    seats,
    cards: points.slice(isSeated ? 1 : 0),
    cardWidth,
    tilt: tiltWithin(cardWidth, most - cardWidth + gap, (most - cardWidth) * cardRatio + gap),
    mine,
    extra: { x: mine.x + side * (cardWidth + gap), y: mine.y },
    pile: { ...pileCentre, ...pile },
    meter: isBelow
      ? { ...meterSize, x: centre.x, y: box.y + box.height / 2 - meterSize.height / 2 }
      : { ...meterSize, x: centre.x + (side * (box.width - meterSize.width)) / 2, y: centre.y - 10 },
    tokens: isBelow
      ? { x: pileCentre.x - side * (pile.width / 2 + 20), y: pileCentre.y }
      : { x: centre.x + (side * (box.width - meterSize.width)) / 2, y: centre.y + 34 },
    hasTrick: true,
  };
}

/** So many places on an oval, the first at its lower end, evenly as one walks along it. */
function placesOn(centre: Point, radii: Point, count: number): Point[] {
  const steps = 360;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / steps;
    return { x: centre.x + radii.x * Math.cos(angle), y: centre.y + radii.y * Math.sin(angle) };
  });
  const walked = points.map(() => 0);
  points.forEach((point, step) => {
    const before = points[step - 1];
    if (before) walked[step] = (walked[step - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y);
  });
  const whole = walked.at(-1) ?? 0;
  return Array.from({ length: count }, (_, place) => {
    const step = walked.findIndex((distance) => distance >= (whole * place) / count - 1e-9);
    return points[step] ?? centre;
  });
}

const boxOf = (point: Point, cardWidth: number): Box => ({ ...point, width: cardWidth, height: cardWidth * cardRatio });

/** Pile and meter, as one box in the middle. */
function middleOf(centre: Point, cardWidth: number, middle: (typeof middles)[number]): Box {
  const pile = { width: cardWidth * pileShare * pileBreadth, height: cardWidth * pileShare * cardRatio };
  return middle === "meter below"
    ? { ...centre, width: Math.max(pile.width + 56, meterSize.width), height: pile.height + gap + meterSize.height }
    : { ...centre, width: pile.width + gap + meterSize.width, height: Math.max(pile.height, 100) };
}
