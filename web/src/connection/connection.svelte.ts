import { UpdateMerger } from "./merging";
import { ReconnectingSocket } from "./reconnecting-socket.svelte";
import type {
  ClientMessage,
  Command,
  Do,
  Goodbye,
  RefusedByRules,
  RefusedByTable,
  Said,
  ServerMessage,
  Unreadable,
  Update,
  UpdateMessage,
} from "../protocol.generated";

/** So long after a message was dropped the server takes more of them. */
const pauseAfterDrop = 2_000;

export type Refused = RefusedByRules | RefusedByTable;

/** Whom the connection informs of what the table sends. */
export interface Listener {
  update(update: Update): void;
  refused(refused: Refused, command: Command): void;
  said(said: Said): void;
  opened(): void;
  lost(): void;
  dismissed(code: Goodbye["code"]): void;
}

/** The websocket to one table: it reconnects by itself, and commands without an answer are sent again under the same id. */
export class Connection {
  readonly #socket: ReconnectingSocket<ClientMessage, ServerMessage>;
  // Not reactive: no screen depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Do>();
  #merger = new UpdateMerger();
  #version = 0;

  constructor(
    readonly link: string,
    private readonly listener: Listener,
  ) {
    this.#socket = new ReconnectingSocket(`/ws/${link}`, {
      opened: () => {
        for (const request of this.#waiting.values()) this.#socket.send(request);
        this.listener.opened();
      },
      received: (message) => this.#receive(message),
      lost: () => this.listener.lost(),
    });
  }

  get state(): "opening" | "open" | "lost" | "ended" {
    return this.#socket.state;
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Sends a command; it is kept until the table has answered, across reconnections. */
  ask(command: Command): string {
    const request: Do = { kind: "do", id: newId(), after: this.#version, command };
    this.#waiting.set(request.id, request);
    this.#socket.send(request);
    return request.id;
  }

  /** Whether the table still owes an answer. */
  isWaiting(id: string): boolean {
    return this.#waiting.has(id);
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case "update":
        this.#update(message);
        break;
      case "done":
        this.#waiting.delete(message.id);
        break;
      case "refused":
      case "illegal": {
        const request = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (request) this.listener.refused(message, request.command);
        break;
      }
      case "said":
        this.listener.said(message);
        break;
      case "goodbye":
        if (message.code === "moved") this.#socket.move(message.node ?? null);
        else this.listener.dismissed(message.code);
        break;
      case "unreadable":
        this.#unread(message);
        break;
      case "pong":
        break;
    }
  }

  /** What came too fast was dropped and is sent again; what cannot be read never will be, so nobody waits for it. */
  #unread({ code, id }: Unreadable): void {
    const request = id ? this.#waiting.get(id) : undefined;
    if (request === undefined) return;
    if (code === "too_fast") {
      setTimeout(() => {
        if (this.#waiting.has(request.id)) this.#socket.send(request);
      }, pauseAfterDrop);
    } else {
      this.#waiting.delete(request.id);
    }
  }

  /** Should an update ever be missing, everything is asked for anew. */
  #update(message: UpdateMessage): void {
    const update = this.#merger.merge(message);
    if (update === null) {
      this.#socket.send({ kind: "look" });
    } else {
      this.#version = message.version;
      this.listener.update(update);
    }
  }
}

/** A new id for a command; `crypto.randomUUID` is missing on plain HTTP, `getRandomValues` is not. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
