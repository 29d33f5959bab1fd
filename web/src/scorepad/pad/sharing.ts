/** A pad that others write to as well: what the server has put in order, and what it has not acknowledged yet. */
import type { Entry } from "./facts.ts";

export interface SharedEntries {
  /** How many entries of the server are known. */
  readonly version: number;
  readonly ordered: readonly Entry[];
  readonly pending: readonly Entry[];
}

/** A device that knows nothing of the server yet; whatever it has may be news there. */
export const unsent = (entries: readonly Entry[]): SharedEntries => ({ version: 0, ordered: [], pending: entries });

/** The pad as this device shows it: its own last taps count at once, wherever the server will put them. */
export const entriesOf = ({ ordered, pending }: SharedEntries): Entry[] => [...ordered, ...pending];

/** After something was entered here; what is known already is ignored. */
export function afterEntering(shared: SharedEntries, entries: readonly Entry[]): SharedEntries {
  const known = new Set(entriesOf(shared).map(({ id }) => id));
  const news = entries.filter(({ id }) => !known.has(id));
  return news.length === 0 ? shared : { ...shared, pending: [...shared.pending, ...news] };
}

export interface Acknowledged {
  readonly after: number;
  readonly version: number;
  /** Those of the entries that could be read. */
  readonly entries: readonly Entry[];
}

/** After the server has sent what it stored, null where something between is missing; what it has is pending no more. */
export function afterReceiving(shared: SharedEntries, { after, version, entries }: Acknowledged): SharedEntries | null {
  if (after !== 0 && after !== shared.version) return null;
  // From the beginning: a server that was restored from a backup lacks what it had acknowledged, and is sent it again.
  const ordered = after === 0 && shared.version > 0 ? [] : shared.ordered;
  const held = [...ordered, ...entries];
  const known = new Set(held.map(({ id }) => id));
  return { version, ordered: held, pending: entriesOf(shared).filter(({ id }) => !known.has(id)) };
}
