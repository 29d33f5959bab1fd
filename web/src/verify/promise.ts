/** What this device was promised about a game's dealing, and when it first saw the promise. */
export interface Promised {
  readonly game: string;
  readonly commitment: string;
  readonly at: number;
}

const remembered = "dl7-promises";
const mostKept = 20;

/** Notes a promise the first time it is seen; a later one for the same game changes nothing. */
export function notePromise(game: string, commitment: string, now: number = Date.now()): void {
  const known = promises();
  if (known.some((promised) => promised.game === game)) return;
  localStorage.setItem(remembered, JSON.stringify([...known, { game, commitment, at: now }].slice(-mostKept)));
}

/** The promise this device saw before a game, null where it was not there. */
export function promiseFor(game: string): Promised | null {
  return promises().find((promised) => promised.game === game) ?? null;
}

function promises(): Promised[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(remembered) ?? "[]");
    return Array.isArray(kept) ? (kept as Promised[]) : [];
  } catch {
    // Another program has written under this name.
    return [];
  }
}
