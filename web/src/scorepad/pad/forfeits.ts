/** A forfeit for whoever missed (R6.5): the same on every phone, and after every reload. */
import type { Person } from "../rules/seating.ts";

export function forfeitFor(person: Person, round: number, forfeits: readonly string[]): string | null {
  if (forfeits.length === 0) return null;
  // Two primes that share no factor with small lists, so that neighbours are given different ones.
  return forfeits[(round * 31 + person * 17) % forfeits.length] ?? null;
}
