import type { Update } from "../protocol.generated";

/** Bytes that this device has added to a dealing, and the promise they were added to. */
export interface Added {
  readonly commitment: string;
  readonly seat: number;
  readonly hex: string;
}

/** Cards that this device was dealt in a round, before anything could change a hand, and the card turned up. */
export interface Seen {
  readonly round: number;
  readonly seat: number;
  readonly hand: readonly string[];
  readonly turnedUp: string | null;
}

/** What this device itself knows of a game, whatever a record may say later. */
export interface Evidence {
  readonly game: string;
  readonly added: readonly Added[];
  readonly seen: readonly Seen[];
}

const remembered = "dl7-evidence";
const mostKept = 20;

/** What this device knows of a game; nothing where it was not there. */
export function evidenceOf(game: string): Evidence {
  return all().find((one) => one.game === game) ?? { game, added: [], seen: [] };
}

/** Notes what was added, as it is sent. */
export function noteAdded(game: string, added: Added): void {
  const known = evidenceOf(game);
  const isKnown = known.added.some((one) => one.commitment === added.commitment && one.seat === added.seat);
  if (!isKnown) keep({ ...known, added: [...known.added, added] });
}

/** Notes the own hands and the card turned up of a round that has just been dealt. */
export function noteHands(update: Update): void {
  const game = update.table.game;
  let known = evidenceOf(game);
  for (const { round, viewer, hand, turned_up, waiting } of update.views) {
    const isJustDealt = waiting.for === "bid" || waiting.for === "trump";
    if (viewer === null || hand === null || !isJustDealt) continue;
    if (known.seen.some((one) => one.round === round && one.seat === viewer)) continue;
    known = { ...known, seen: [...known.seen, { round, seat: viewer, hand, turnedUp: turned_up }] };
    keep(known);
  }
}

function keep(evidence: Evidence): void {
  const others = all().filter((one) => one.game !== evidence.game);
  localStorage.setItem(remembered, JSON.stringify([...others, evidence].slice(-mostKept)));
}

function all(): Evidence[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(remembered) ?? "[]");
    return Array.isArray(kept) ? (kept as Evidence[]) : [];
  } catch {
    // Another program has written under this name.
    return [];
  }
}
