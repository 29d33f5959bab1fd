import type { Contribute, Update } from "../protocol.generated";

const bytes = 32;
const added = (game: string, seat: number): string => `dl7-added-${game}-${seat}`;

/** What this device still owes the dealing: 32 bytes of its own for each of its seats, so that nobody can stack a deck. */
export function contributionsOwed(update: Update): Contribute[] {
  const { dealing, phase, game } = update.table;
  if (phase !== "contributing") return [];
  const owed = update.yours.seats.filter((seat) => !dealing.contributed.includes(seat));
  return owed.map((seat) => ({ kind: "contribute", seat, hex: remembered(game, seat) }));
}

/** What this device has added for a seat, to be found again in the record; null where it added nothing. */
export function contributionMade(game: string, seat: number): string | null {
  return localStorage.getItem(added(game, seat));
}

/** The same bytes also when the question comes twice. */
function remembered(game: string, seat: number): string {
  const before = contributionMade(game, seat);
  if (before !== null) return before;
  const fresh = crypto.getRandomValues(new Uint8Array(bytes));
  const hex = Array.from(fresh, (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(added(game, seat), hex);
  return hex;
}
