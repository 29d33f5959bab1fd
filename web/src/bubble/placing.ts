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
  const all = [thing, ...obstacles];
  for (const [rank, size] of sizes.entries()) {
    const { lefts, tops } = edges(size, thing, all, room);
    for (const left of lefts) {
      // What lies in the same breadth is found once, not at every height.
      const right = left + size.width;
      const inBreadth = all.filter((other) => other.left < right && other.right > left);
      for (const top of tops) {
        const box = { left, top, right, bottom: top + size.height };
        const cost = distance(box, thing) + rank * 6 + offCentre(box, thing) / 8;
        if (best !== null && cost >= best.cost) continue;
        if (!inBreadth.some((other) => overlaps(box, other))) best = { box, cost };
      }
    }
  }
  return best?.box ?? null;
}

/** A bubble lies at the edge of the room, centred on its thing, or beside something else; nowhere if it is too large. */
function edges(
  { width, height }: Size,
  thing: Box,
  all: readonly Box[],
  room: Box,
): { readonly lefts: readonly number[]; readonly tops: readonly number[] } {
  if (width > room.right - room.left || height > room.bottom - room.top) return { lefts: [], tops: [] };
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
  const within = (values: readonly number[], least: number, most: number): number[] => [
    ...new Set(values.map((value) => Math.max(least, Math.min(most, value)))),
  ];
  return { lefts: within(lefts, room.left, room.right - width), tops: within(tops, room.top, room.bottom - height) };
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

/** From where to where a bubble points. */
export interface Pointer {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The points of the two boxes that are nearest to each other. */
export function pointerBetween(bubble: Box, thing: Box): Pointer {
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

const tailLength = 12;
const tailBreadth = 9;

/** The corners of a bubble's tail: broad at the bubble, its tip on the way to the thing. */
export function tailOf({ x1, y1, x2, y2 }: Pointer): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [(x2 - x1) / length, (y2 - y1) / length];
  const reach = Math.min(tailLength, length);
  const corners = [
    [x1 - x * 2 - y * tailBreadth, y1 - y * 2 + x * tailBreadth],
    [x1 - x * 2 + y * tailBreadth, y1 - y * 2 - x * tailBreadth],
    [x1 + x * reach, y1 + y * reach],
  ];
  return corners.map((corner) => corner.join(",")).join(" ");
}

const sampled = 5;

/** Whether a line from the bubble to its thing would cross nothing else; it is not drawn otherwise. */
export function isFree({ x1, y1, x2, y2 }: Pointer, obstacles: readonly Box[]): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1);
  for (let at = sampled; at < length - sampled; at += sampled) {
    const [x, y] = [x1 + ((x2 - x1) * at) / length, y1 + ((y2 - y1) * at) / length];
    if (obstacles.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) return false;
  }
  return true;
}
