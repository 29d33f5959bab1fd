import { ALGORITHM, bytesFromHex, contributionHash, hexOf } from "../dealing/dealing.mjs";
import type { Contribute, PromiseContribution, Update } from "../protocol.generated";

const bytes = 32;
const chosen = (commitment: string, seat: number): string => `dl7-added-${commitment.slice(0, 32)}-${seat}`;

/**
 * What this device still owes the dealing, for each of its seats: the hash of 32 bytes of its own, and once all hashes
 * are published the bytes themselves. So nobody can choose theirs after seeing others'.
 */
export function contributionsOwed(update: Update): (Contribute | PromiseContribution)[] {
  const { dealing, phase } = update.table;
  if (phase !== "contributing") return [];
  const owed = update.yours.seats.filter((seat) => !dealing.contributed.includes(seat));
  if (dealing.algorithm === ALGORITHM) return owed.map((seat) => contribute(dealing.commitment, seat));
  if (!dealing.are_promises_settled) {
    const unpromised = owed.filter((seat) => (dealing.hashes[seat] ?? null) === null);
    return unpromised.map((seat) => ({ kind: "promise_contribution", seat, hash: promised(dealing.commitment, seat) }));
  }
  // A hash that is not ours was exchanged on the way; what is behind ours then stays here.
  const ours = owed.filter((seat) => dealing.hashes[seat] === promised(dealing.commitment, seat));
  return ours.map((seat) => contribute(dealing.commitment, seat));
}

function contribute(commitment: string, seat: number): Contribute {
  return { kind: "contribute", seat, hex: remembered(commitment, seat) };
}

function promised(commitment: string, seat: number): string {
  return hexOf(contributionHash(seat, bytesFromHex(remembered(commitment, seat))));
}

/** The same bytes also when the question comes twice, and others for every promise. */
function remembered(commitment: string, seat: number): string {
  const before = localStorage.getItem(chosen(commitment, seat));
  if (before !== null) return before;
  const hex = hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
  localStorage.setItem(chosen(commitment, seat), hex);
  return hex;
}
