import { factsCarriedBy } from "../pad/compact.ts";
import { enter, redo, undo, type Stamp } from "../pad/editing.ts";
import type { Entry, Fact, Setup } from "../pad/facts.ts";
import { contentsOf, merged, redoable, undoable, type PadContents, type Whose } from "../pad/folding.ts";
import { readingOf, type Reading } from "../pad/reading.ts";
import {
  deviceName,
  forgetCrew,
  forgetPad,
  fromNote,
  keepCrew,
  keepPad,
  keptCrews,
  keptPad,
  keptPads,
  keyOfPad,
  type Crew,
  type KeptPad,
} from "./storage.ts";

/** The way to other devices, where the pad that is open is shared at a server. */
export interface Sharing {
  /** Sends them everything; what they know already is ignored. */
  send(entries: readonly Entry[]): void;
}

/** Why a pad is only in this window and not on the device. */
export type Trouble = "full" | "refused";

/** The pads of this device; every tap is written down before anything else happens. */
class Pads {
  crews = $state.raw<readonly Crew[]>([]);
  all = $state.raw<readonly KeptPad[]>([]);
  pad = $state.raw<KeptPad | null>(null);
  trouble = $state<Trouble | null>(null);
  contents = $derived<PadContents | null>(this.pad === null ? null : contentsOf(this.pad.entries));
  reading = $derived<Reading | null>(this.contents === null ? null : readingOf(this.contents));
  canUndo = $derived(this.pad !== null && undoable(this.pad.entries, this.#whose()) !== null);
  canRedo = $derived(this.pad !== null && redoable(this.pad.entries, this.#whose()) !== null);
  /** Not for screens: they ask the pad's own link whether it is shared. */
  sharing: Sharing | null = null;
  readonly #device = deviceName(() => localStorage, randomName(8));
  readonly #window = randomName(4);
  #count = 0;

  begin(): () => void {
    this.look();
    const listen = (event: StorageEvent): void => this.#hear(event);
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }

  /** Looks at what the device keeps. */
  look(): void {
    this.#safely(() => {
      this.crews = keptCrews(localStorage);
      this.all = keptPads(localStorage);
    });
  }

  open(id: string): boolean {
    const found = this.#safely(() => keptPad(localStorage, id)) ?? this.all.find((pad) => pad.id === id) ?? null;
    if (found !== null && this.pad?.id !== id) this.pad = found;
    return found !== null || this.pad?.id === id;
  }

  /** A new pad for a crew, with the first dealer chosen; answers its id. */
  create(crew: Crew, firstDealer: number): string {
    const facts: Fact[] = [
      { kind: "setup", setup: crew.setup },
      { kind: "first_dealer", person: firstDealer },
    ];
    return this.#createFrom(facts, crew);
  }

  /** A pad that came from another phone; throws `NotAPad` where it is none. */
  takeOver(carried: string): string {
    const facts = factsCarriedBy(carried);
    const setup = facts.flatMap((fact) => (fact.kind === "setup" ? [fact.setup] : []))[0];
    if (setup === undefined) throw new TypeError("a carried pad begins with its setup");
    return this.#createFrom(facts, this.crewLike(setup) ?? { id: randomName(10), setup });
  }

  /** A pad that is shared at a server, with all that is known of it, to write along on this device; answers its id. */
  join(link: string, entries: readonly Entry[], setup: Setup): string {
    const known = this.all.find(({ live }) => live === link);
    if (known !== undefined) return known.id;
    const crew = this.crewLike(setup) ?? { id: randomName(10), setup };
    return this.#begin({ entries, live: link }, crew);
  }

  /** Shares the pad that is open by a link; null ends that on this device. */
  shareBy(link: string | null): void {
    if (this.pad !== null) this.#keep({ ...this.pad, live: link ?? undefined });
  }

  /** Other devices have written to the pad that is open: all its entries, in the order that counts for everybody. */
  follow(id: string, entries: readonly Entry[]): void {
    if (this.pad?.id === id) this.#keep({ ...this.pad, entries });
  }

  /** The crew of this device with the same names, if there is one. */
  crewLike(setup: Setup): Crew | null {
    const names = namesOf(setup);
    return this.crews.find((crew) => namesOf(crew.setup) === names) ?? null;
  }

  enter(fact: Fact): void {
    if (this.pad !== null) this.#write(enter(this.pad, fact, this.#stamp()));
  }

  /** Takes back the last entry, on a shared pad the last entry of this device; answers what that was. */
  undo(): Fact | null {
    return this.pad === null ? null : this.#change(undo(this.pad, this.#stamp(), this.#whose()));
  }

  /** Brings back the last thing taken back here; answers what that was. */
  redo(): Fact | null {
    return this.pad === null ? null : this.#change(redo(this.pad, this.#stamp(), this.#whose()));
  }

  close(): void {
    this.pad = null;
    this.look();
  }

  forget(id: string): void {
    this.#safely(() => forgetPad(localStorage, id));
    this.all = this.all.filter((pad) => pad.id !== id);
    if (this.pad?.id === id) this.pad = null;
  }

  forgetCrew(id: string): void {
    this.#safely(() => forgetCrew(localStorage, id));
    this.crews = this.crews.filter((crew) => crew.id !== id);
  }

  rememberCrew(crew: Crew): void {
    this.#safely(() => keepCrew(localStorage, crew));
    this.crews = [crew, ...this.crews.filter(({ id }) => id !== crew.id)];
  }

  #createFrom(facts: readonly Fact[], crew: Crew): string {
    return this.#begin({ entries: facts.map((fact) => ({ ...this.#stamp(), fact })) }, crew);
  }

  #begin(begun: Pick<KeptPad, "entries" | "live">, crew: Crew): string {
    const id = randomName(12);
    this.rememberCrew(crew);
    this.pad = null;
    this.#keep({ id, begun: Date.now(), crew: crew.id, ...begun });
    this.pad ??= this.all.find((pad) => pad.id === id) ?? null;
    // Browsers may clear what they think is unimportant; this asks them not to.
    void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
    return id;
  }

  #change(changed: { readonly entries: readonly Entry[] }): Fact | null {
    if (changed === this.pad) return null;
    const last = changed.entries.at(-1);
    const about = last === undefined || "fact" in last ? null : "undo" in last ? last.undo : last.redo;
    const found = changed.entries.find(({ id }) => id === about);
    this.#write(changed);
    return found !== undefined && "fact" in found ? found.fact : null;
  }

  /** What a pad began with stays; where others write as well, a device takes back only its own entries. */
  #whose(): Whose {
    const begun = (this.pad?.entries ?? []).slice(0, 2).map(({ id }) => id);
    const isShared = this.pad?.live !== undefined;
    return (id) => !begun.includes(id) && (!isShared || id.startsWith(this.#device));
  }

  #write(changed: { readonly entries: readonly Entry[] }): void {
    const before = this.pad;
    if (before === null || changed.entries.length === before.entries.length) return;
    this.#keep({ ...before, entries: changed.entries });
  }

  #keep(pad: KeptPad): void {
    let kept = pad;
    try {
      kept = keepPad(localStorage, pad);
      this.trouble = null;
    } catch (failure) {
      this.trouble = isFull(failure) ? "full" : "refused";
    }
    if (this.pad === null || this.pad.id === kept.id) {
      this.pad = kept;
      this.sharing?.send(kept.entries);
    }
    this.all = [kept, ...this.all.filter(({ id }) => id !== kept.id)].sort((one, other) => other.begun - one.begun);
  }

  /** Another window of this device wrote something down. */
  #hear(event: StorageEvent): void {
    if (this.pad !== null && event.key === keyOfPad(this.pad.id)) {
      const theirs = fromNote(event.newValue);
      if (theirs !== null) this.pad = { ...theirs, entries: merged(theirs.entries, this.pad.entries) };
      this.sharing?.send(this.pad.entries);
    }
    this.look();
  }

  #stamp(): Stamp {
    this.#count += 1;
    return { id: `${this.#device}${this.#window}-${this.#count.toString(36)}`, at: Date.now() };
  }

  #safely<T>(act: () => T): T | null {
    try {
      return act();
    } catch (failure) {
      this.trouble = isFull(failure) ? "full" : "refused";
      return null;
    }
  }
}

const isFull = (failure: unknown): boolean => failure instanceof DOMException && failure.name === "QuotaExceededError";

const namesOf = (setup: Setup): string => JSON.stringify(setup.people.map(({ name }) => name).sort());

/** A name nobody else has; letters and digits only. */
export function randomName(length: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join("");
}

export const pads = new Pads();
