import type {
  Command,
  Do,
  Goodbye,
  RefusedByRules,
  RefusedByTable,
  Said,
  ServerMessage,
  Update,
} from "../protocol.generated";

const firstWait = 400;
const longestWait = 8000;
const askAfterSilence = 15_000;
const lostAfterSilence = 25_000;

export type Refused = RefusedByRules | RefusedByTable;

/** What a line tells the screen that opened it. */
export interface Listener {
  update(update: Update): void;
  refused(refused: Refused, command: Command): void;
  said(said: Said): void;
}

/** The line to one table: it heals by itself, and what was asked meanwhile is asked again under the same id. */
export class Line {
  state = $state<"opening" | "open" | "lost" | "ended">("opening");
  farewell = $state<Goodbye["code"] | null>(null);
  #socket: WebSocket | null = null;
  // Not reactive: nothing on the screen hangs on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Do>();
  #version = 0;
  #failures = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly link: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener("online", this.#retryNow);
    addEventListener("offline", this.#loseNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#pulse = setInterval(() => this.#listen(), 5000);
    this.#dial();
  }

  close(): void {
    this.state = "ended";
    removeEventListener("online", this.#retryNow);
    removeEventListener("offline", this.#loseNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Asks the table for something; it is kept until the table has answered, across lost lines. */
  ask(command: Command): string {
    const wish: Do = { kind: "do", id: newId(), after: this.#version, command };
    this.#waiting.set(wish.id, wish);
    this.#send(wish);
    return wish.id;
  }

  /** Whether the table still owes an answer. */
  isWaiting(id: string): boolean {
    return this.#waiting.has(id);
  }

  #dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.link}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#failures = 0;
      this.state = "open";
      for (const wish of this.#waiting.values()) this.#send(wish);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.kind) {
      case "update":
        this.#version = message.table.version;
        this.listener.update(message);
        break;
      case "done":
        this.#waiting.delete(message.id);
        break;
      case "refused":
      case "illegal": {
        const wish = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (wish) this.listener.refused(message, wish.command);
        break;
      }
      case "said":
        this.listener.said(message);
        break;
      case "goodbye":
        this.farewell = message.code;
        break;
      case "pong":
      case "unreadable":
        break;
    }
  }

  #lose(): void {
    this.#socket = null;
    if (this.state === "ended") return;
    this.state = "lost";
    // Spread out, so that a restarted server is not met by everybody in the same instant.
    const wait = Math.min(longestWait, firstWait * 2 ** this.#failures) * (0.5 + Math.random());
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dial(), wait);
  }

  #retryNow = (): void => {
    if (this.state !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#dial();
  };

  /** A phone that loses its network tells so long before the line does. */
  #loseNow = (): void => {
    if (this.state !== "open") return;
    const dead = this.#socket;
    this.#lose();
    dead?.close();
  };

  /** A line can be dead without saying so, as after a phone's sleep. */
  #listen(): void {
    if (this.state !== "open") return;
    const silence = Date.now() - this.#heardAt;
    if (silence > lostAfterSilence) {
      this.#loseNow();
    } else if (silence > askAfterSilence) {
      this.#send({ kind: "ping" });
    }
  }

  #send(message: Do | { kind: "ping" }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** A new id for a command; `crypto.randomUUID` is missing on plain HTTP, `getRandomValues` is not. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
