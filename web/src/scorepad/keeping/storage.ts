/** Pads and crews on this device: one note for each pad, so that two windows rarely touch the same one. */
import { NotAPad, padFrom, setupFrom } from "../pad/checking.ts";
import type { Pad, Setup } from "../pad/facts.ts";
import { merged } from "../pad/folding.ts";

/** Those who play together, with what they chose last. */
export interface Crew {
  readonly id: string;
  readonly setup: Setup;
}

export interface KeptPad extends Pad {
  /** The crew whose evening this was. */
  readonly crew: string;
  /** The link by which this device writes to the pad at a server, where it is shared there. */
  readonly live?: string | undefined;
}

const padPrefix = "dl7-pad/";
const crewsKey = "dl7-pad-crews";
const deviceKey = "dl7-pad-device";
const mostCrews = 30;
/** A link to a shared pad, for writing or for watching; anything else that is typed may be a spoken code. */
export const isLink = (value: unknown): value is string => typeof value === "string" && /^[a-z2-7]{32}$/.test(value);

export const keyOfPad = (id: string): string => padPrefix + id;

/** All pads of this device, the newest first; a note that is no pad is left alone. */
export function keptPads(storage: Storage): KeptPad[] {
  return keysOf(storage)
    .filter((key) => key.startsWith(padPrefix))
    .flatMap((key) => keptPad(storage, key.slice(padPrefix.length)) ?? [])
    .sort((one, other) => other.begun - one.begun);
}

export const keptPad = (storage: Storage, id: string): KeptPad | null => fromNote(storage.getItem(keyOfPad(id)));

export function fromNote(note: string | null): KeptPad | null {
  if (note === null) return null;
  try {
    const value = JSON.parse(note) as { crew?: unknown; live?: unknown };
    const shared = isLink(value.live) ? { live: value.live } : {};
    return { ...padFrom(value), crew: typeof value.crew === "string" ? value.crew : "", ...shared };
  } catch (failure) {
    if (failure instanceof NotAPad || failure instanceof SyntaxError) return null;
    throw failure;
  }
}

/**
 * Writes a pad down together with what another window may have written meanwhile, and answers what now stands there.
 * Throws where the storage is full or refused.
 */
export function keepPad(storage: Storage, pad: KeptPad): KeptPad {
  const stored = keptPad(storage, pad.id);
  // Of a shared pad the order of the server counts, which is the one this window has.
  const inOrder = (one: KeptPad, other: KeptPad): KeptPad["entries"] =>
    pad.live === undefined ? merged(one.entries, other.entries) : merged(other.entries, one.entries);
  const whole = stored === null ? pad : { ...pad, entries: inOrder(stored, pad) };
  storage.setItem(keyOfPad(pad.id), JSON.stringify(whole));
  return whole;
}

export const forgetPad = (storage: Storage, id: string): void => storage.removeItem(keyOfPad(id));

/** What this device calls itself in its entries, the same in all its windows; a new name where it can keep none. */
export function deviceName(storage: () => Storage, anew: string): string {
  try {
    const kept = storage().getItem(deviceKey);
    if (kept === null) storage().setItem(deviceKey, anew);
    return kept ?? anew;
  } catch {
    return anew;
  }
}

export function keptCrews(storage: Storage): Crew[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(crewsKey) ?? "[]");
    return Array.isArray(value) ? value.flatMap((one) => crewFrom(one)) : [];
  } catch {
    return [];
  }
}

/** The crew that played last comes first. */
export function keepCrew(storage: Storage, crew: Crew): void {
  const others = keptCrews(storage).filter(({ id }) => id !== crew.id);
  storage.setItem(crewsKey, JSON.stringify([crew, ...others].slice(0, mostCrews)));
}

export function forgetCrew(storage: Storage, id: string): void {
  storage.setItem(crewsKey, JSON.stringify(keptCrews(storage).filter((crew) => crew.id !== id)));
}

function crewFrom(value: unknown): Crew[] {
  try {
    const { id, setup } = value as { id: unknown; setup: unknown };
    return typeof id === "string" ? [{ id, setup: setupFrom(setup) }] : [];
  } catch {
    return [];
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
}
