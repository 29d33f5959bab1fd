// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/scorepad/pad/facts.ts";
import { contentsOf, redoable, undoable } from "../../src/scorepad/pad/folding.ts";
import { readingOf } from "../../src/scorepad/pad/reading.ts";
import {
  afterReceiving,
  afterEntering,
  entriesOf,
  unsent,
  type SharedEntries,
} from "../../src/scorepad/pad/sharing.ts";
import { entriesOf as entriesOfFacts } from "./checking.ts";
import { Chance, garbled, randomGame } from "./random.ts";

const games = 60;

/** The server's part: one order, each entry once; tests/pads holds the real one to it. */
class Server {
  entries: Entry[] = [];

  write(entries: readonly Entry[]): void {
    for (const entry of entries) if (!this.entries.some(({ id }) => id === entry.id)) this.entries.push(entry);
  }
}

/** A phone whose messages may wait, or be lost together with its connection. */
class Phone {
  shared: SharedEntries = unsent([]);

  constructor(private readonly server: Server) {}

  enter(entry: Entry): void {
    this.shared = afterEntering(this.shared, [entry]);
  }

  send(): void {
    this.server.write(this.shared.pending);
  }

  /** Hears some or all of what it does not know yet, or everything from the beginning. */
  hear(chance: Chance): void {
    const after = chance.happens(15) ? 0 : this.shared.version;
    const all = this.server.entries.length;
    const version = Math.max(after, Math.min(all, after + 1 + chance.below(all + 1)));
    const heard = afterReceiving(this.shared, { after, version, entries: this.server.entries.slice(after, version) });
    expect(heard).not.toBe(null);
    this.shared = heard ?? this.shared;
  }

  settle(): void {
    this.send();
    const entries = this.server.entries.slice(this.shared.version);
    const update = { after: this.shared.version, version: this.server.entries.length, entries };
    this.shared = afterReceiving(this.shared, update) ?? this.shared;
  }
}

const entry = (id: string): Entry => ({ id, at: 1, undo: "nothing" });

describe("Two phones that write to one pad", () => {
  it("end with the same pad, however their taps, undos and connections interleave, and with every tap", () => {
    for (let seed = 0; seed < games; seed += 1) {
      const chance = new Chance(seed);
      const server = new Server();
      const phones = [new Phone(server), new Phone(server)] as const;
      const facts = randomGame(chance, 3);
      let count = 0;
      const everything = new Set<string>();
      const tap = (phone: Phone, made: (id: string) => Entry): void => {
        const id = `t${(count += 1)}`;
        everything.add(id);
        phone.enter(made(id));
      };
      for (const fact of facts) {
        const phone = chance.of(phones);
        const at = count;
        if (chance.happens(20)) tap(phone, (id) => ({ id, at, fact: garbled(fact, chance, 3) }));
        tap(phone, (id) => ({ id, at, fact }));
        if (chance.happens(10)) tap(phone, (id) => ({ id, at, undo: `t${1 + chance.below(count)}` }));
        for (const one of phones) {
          if (chance.happens(40)) one.send();
          if (chance.happens(40)) one.hear(chance);
        }
      }
      for (const phone of [...phones, ...phones]) phone.settle();
      const [one, other] = phones.map(({ shared }) => entriesOf(shared));
      expect(one, `seed ${seed}`).toEqual(other);
      expect(new Set(one?.map(({ id }) => id)), `seed ${seed}`).toEqual(everything);
      expect(phones.every(({ shared }) => shared.pending.length === 0)).toBe(true);
    }
  });

  it("replace and never add where both write down the same round", () => {
    const chance = new Chance(7);
    const facts = randomGame(chance, 4);
    const server = new Server();
    const phones = [new Phone(server), new Phone(server)] as const;
    entriesOfFacts(facts).forEach((one, place) => {
      phones[0].enter({ ...one, id: `a${place}` });
      phones[1].enter({ ...one, id: `b${place}` });
      chance.of(phones).settle();
    });
    for (const phone of [...phones, ...phones]) phone.settle();
    const rightAtOnce = readingOf(contentsOf(entriesOfFacts(facts)));
    for (const { shared } of phones) expect(readingOf(contentsOf(entriesOf(shared)))).toEqual(rightAtOnce);
  });
});

describe("A phone that shares a pad", () => {
  it("shows its own taps at once, behind what the server has put in order", () => {
    let shared = afterEntering(unsent([]), [entry("mine")]);
    shared = afterReceiving(shared, { after: 0, version: 1, entries: [entry("theirs")] }) ?? shared;
    expect(entriesOf(shared).map(({ id }) => id)).toEqual(["theirs", "mine"]);
    shared = afterReceiving(shared, { after: 1, version: 2, entries: [entry("mine")] }) ?? shared;
    expect(shared.pending).toEqual([]);
    expect(afterEntering(shared, [entry("mine")])).toBe(shared);
  });

  it("notices where something is missing", () => {
    const shared = afterReceiving(unsent([]), { after: 0, version: 1, entries: [entry("a")] });
    expect(shared && afterReceiving(shared, { after: 2, version: 3, entries: [entry("c")] })).toBe(null);
  });

  it("sends a server that was restored from a backup what it lacks", () => {
    let shared = afterReceiving(unsent([]), { after: 0, version: 2, entries: [entry("a"), entry("b")] });
    shared = shared && afterReceiving(shared, { after: 0, version: 1, entries: [entry("a")] });
    expect(shared?.pending.map(({ id }) => id)).toEqual(["b"]);
  });

  it("counts entries it cannot read, so that nothing after them is lost", () => {
    const shared = afterReceiving(unsent([]), { after: 0, version: 2, entries: [entry("b")] });
    expect(shared?.version).toBe(2);
  });

  it("takes back and brings back only its own taps, whatever the others entered and took back since", () => {
    const fact = { kind: "first_dealer", person: 0 } as const;
    const isMine = (id: string): boolean => id.startsWith("mine");
    const entries: Entry[] = ["mine1", "theirs1", "mine2", "theirs2"].map((id) => ({ id, at: 1, fact }));
    expect(undoable(entries, isMine)).toBe("mine2");
    expect(undoable(entries)).toBe("theirs2");
    entries.push({ id: "mine3", at: 2, undo: "mine2" }, { id: "theirs3", at: 3, undo: "theirs2" });
    expect(undoable(entries, isMine)).toBe("mine1");
    expect(redoable(entries, isMine)).toBe("mine2");
    entries.push({ id: "theirs4", at: 4, fact });
    expect(redoable(entries, isMine)).toBe("mine2");
    entries.push({ id: "mine4", at: 5, undo: "mine1" });
    expect(undoable(entries, isMine)).toBe(null);
  });
});
