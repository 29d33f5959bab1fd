/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A size that a bubble can have. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 8;

/** The place nearest to a thing where a bubble of one of these sizes covers nothing; null where there is none. */
export function placeFor(sizes: readonly Size[], thing: Box, obstacles: readonly Box[], room: Box): Box | null {
  let best: { box: Box; cost: number } | null = null;
  for (const [rank, size] of sizes.entries()) {
    for (const box of candidates(size, thing, obstacles, room)) {
      const cost = distance(box, thing) + rank * 6 + offCentre(box, thing) / 8;
      if (best !== null && cost >= best.cost) continue;
      if (!obstacles.some((other) => overlaps(box, other)) && !overlaps(box, thing)) best = { box, cost };
    }
  }
  return best?.box ?? null;
}

/** A bubble lies at the edge of the room, centred on its thing, or beside something else. */
function* candidates({ width, height }: Size, thing: Box, obstacles: readonly Box[], room: Box): Generator<Box> {
  const all = [thing, ...obstacles];
  const lefts = [
    (thing.left + thing.right - width) / 2,
    room.left,
    room.right - width,
    ...all.flatMap((other) => [other.right + gap, other.left - gap - width]),
  ];
  const tops = [
    (thing.top + thing.bottom - height) / 2,
    room.top,
    room.bottom - height,
    ...all.flatMap((other) => [other.bottom + gap, other.top - gap - height]),
  ];
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  if (width > room.right - room.left || height > room.bottom - room.top) return;
  for (const left of new Set(lefts.map((one) => within(one, room.left, room.right - width)))) {
    for (const top of new Set(tops.map((one) => within(one, room.top, room.bottom - height)))) {
      yield { left, top, right: left + width, bottom: top + height };
    }
  }
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** How far apart two boxes are at their nearest. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

const offCentre = (one: Box, other: Box): number => Math.abs(one.left + one.right - other.left - other.right) / 2;

/** From where to where a bubble points: the points of the two boxes that are nearest to each other. */
export function pointerBetween(bubble: Box, thing: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, x2] = nearest(bubble.left, bubble.right, thing.left, thing.right);
  const [y1, y2] = nearest(bubble.top, bubble.bottom, thing.top, thing.bottom);
  return { x1, y1, x2, y2 };
}

function nearest(from: number, to: number, least: number, most: number): [number, number] {
  if (to <= least) return [to, least];
  if (from >= most) return [from, most];
  const middle = (Math.max(from, least) + Math.min(to, most)) / 2;
  return [middle, middle];
}
