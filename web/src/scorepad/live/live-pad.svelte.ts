import { ReconnectingSocket } from "../../connection/reconnecting-socket.svelte";
import type { PadClientMessage, PadEntry, PadRole, PadServerMessage, PadUpdate } from "../../protocol.generated";
import { NotAPad, entryFrom } from "../pad/checking.ts";
import type { Entry } from "../pad/facts.ts";
import { afterReceiving, afterEntering, entriesOf, unsent, type SharedEntries } from "../pad/sharing.ts";

const mostEntriesInAMessage = 50;
const mostLettersInAMessage = 12_000;
const pauseAfterHaste = 2000;

/** The connection to a shared pad: it reconnects by itself, and sends again whatever has not come back stored. */
export class LivePad {
  role = $state<PadRole | null>(null);
  devices = $state(1);
  isFull = $state(false);
  #shared: SharedEntries;
  readonly #socket: ReconnectingSocket<PadClientMessage, PadServerMessage>;
  // Not reactive: no screen depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #sent = new Set<string>();
  #hasHeard = false;
  #haste: ReturnType<typeof setTimeout> | undefined;

  constructor(
    link: string,
    entries: readonly Entry[],
    private readonly onchange: (entries: readonly Entry[]) => void,
  ) {
    this.#shared = unsent(entries);
    this.#socket = new ReconnectingSocket(`/ws/pad/${link}`, {
      opened: () => {
        this.#sent.clear();
        this.#hasHeard = false;
        this.#socket.send({ kind: "follow", after: this.#shared.version });
      },
      received: (message) => this.#receive(message),
      lost: () => undefined,
    });
  }

  get state(): "opening" | "open" | "lost" | "ended" {
    return this.#socket.state;
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    clearTimeout(this.#haste);
    this.#socket.close();
  }

  /** Sends the others what was entered here; what they know already is ignored. */
  send(entries: readonly Entry[]): void {
    this.#shared = afterEntering(this.#shared, entries);
    this.#send();
  }

  #receive(message: PadServerMessage): void {
    switch (message.kind) {
      case "pad":
        this.#hear(message);
        break;
      case "pad_refused":
        this.isFull = message.code === "pad_is_full";
        break;
      case "unreadable":
        // The rest of a long game that was played offline waits a little.
        if (message.code === "too_fast") this.#haste = setTimeout(() => this.#sendAgain(), pauseAfterHaste);
        break;
      case "goodbye":
        if (message.code === "moved") this.#socket.move(message.node ?? null);
        break;
      case "pong":
        break;
    }
  }

  #hear(update: PadUpdate): void {
    const heard = afterReceiving(this.#shared, { ...update, entries: readable(update.entries) });
    if (heard === null) {
      this.#socket.send({ kind: "follow", after: 0 });
      return;
    }
    const isNews = update.entries.length > 0;
    this.#shared = heard;
    this.role = update.role;
    this.devices = update.devices;
    this.#hasHeard = true;
    if (isNews) this.onchange(entriesOf(heard));
    this.#send();
  }

  #sendAgain(): void {
    this.#sent.clear();
    this.#send();
  }

  /** Sends what is not acknowledged and was not sent over this connection, as soon as it is known what the server has. */
  #send(): void {
    if (!this.#hasHeard || this.role !== "writer" || this.state !== "open") return;
    const waiting = this.#shared.pending.filter(({ id }) => !this.#sent.has(id));
    for (const entries of inMessages(waiting)) {
      for (const { id } of entries) this.#sent.add(id);
      this.#socket.send({ kind: "write", entries });
    }
  }
}

function inMessages(entries: readonly Entry[]): Entry[][] {
  const messages: Entry[][] = [];
  let letters = 0;
  for (const entry of entries) {
    const last = messages.at(-1);
    const { length } = JSON.stringify(entry);
    letters += length;
    if (last === undefined || last.length === mostEntriesInAMessage || letters > mostLettersInAMessage) {
      messages.push([entry]);
      letters = length;
    } else last.push(entry);
  }
  return messages;
}

/** Those entries that this version of the page understands; one of a later version is passed over. */
function readable(entries: readonly PadEntry[]): Entry[] {
  return entries.flatMap((entry) => {
    try {
      return [entryFrom(entry)];
    } catch (failure) {
      if (failure instanceof NotAPad) return [];
      throw failure;
    }
  });
}
