import { at } from "../base-path";
import { Composer } from "./composing";
import type {
  ClientMessage,
  Command,
  Do,
  Goodbye,
  RefusedByRules,
  RefusedByTable,
  Said,
  ServerMessage,
  Update,
  UpdateMessage,
} from "../protocol.generated";

const firstWait = 400;
const longestWait = 8000;
const askAfterSilence = 15_000;
const lostAfterSilence = 25_000;
const longestDialling = 10_000;

export type Refused = RefusedByRules | RefusedByTable;

/** Who is told what the table sends. */
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
  state = $state<"opening" | "open" | "lost" | "ended">("opening");
  #socket: WebSocket | null = null;
  // Not reactive: no screen depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Do>();
  #composer = new Composer();
  #version = 0;
  #failures = 0;
  #receivedAt = 0;
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
    this.#pulse = setInterval(() => this.#checkSilence(), 5000);
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

  /** Sends a command; it is kept until the table has answered, across reconnections. */
  ask(command: Command): string {
    const request: Do = { kind: "do", id: newId(), after: this.#version, command };
    this.#waiting.set(request.id, request);
    this.#send(request);
    return request.id;
  }

  /** Whether the table still owes an answer. */
  isWaiting(id: string): boolean {
    return this.#waiting.has(id);
  }

  #dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${at("/ws/")}${this.link}`);
    this.#socket = socket;
    // A network that swallows packets lets a handshake hang for minutes.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abandon(), longestDialling);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#timer);
      this.#receivedAt = Date.now();
      this.#failures = 0;
      this.state = "open";
      for (const request of this.#waiting.values()) this.#send(request);
      this.listener.opened();
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #receive(message: ServerMessage): void {
    this.#receivedAt = Date.now();
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
        this.listener.dismissed(message.code);
        break;
      case "pong":
      case "unreadable":
        break;
    }
  }

  /** Should an update ever be missing, everything is asked for anew. */
  #update(message: UpdateMessage): void {
    const update = this.#composer.compose(message);
    if (update === null) {
      this.#send({ kind: "look" });
    } else {
      this.#version = message.version;
      this.listener.update(update);
    }
  }

  #lose(): void {
    this.#socket = null;
    if (this.state === "ended") return;
    const isNews = this.state !== "lost";
    this.state = "lost";
    if (isNews) this.listener.lost();
    // Spread out, so that a restarted server is not met by everybody in the same instant.
    const wait = Math.min(longestWait, firstWait * 2 ** this.#failures) * (0.5 + Math.random());
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dial(), wait);
  }

  /** A phone that wakes fires several of these events at once; while one socket is being opened there is no second. */
  #retryNow = (): void => {
    if (this.state !== "lost" || this.#socket !== null || document.visibilityState === "hidden") return;
    this.#dial();
  };

  /** A phone that loses its network says so long before the websocket closes. */
  #loseNow = (): void => {
    if (this.#socket !== null) this.#abandon();
  };

  /** Gives up the present socket, whatever state it is in. */
  #abandon(): void {
    const dead = this.#socket;
    this.#lose();
    dead?.close();
  }

  /** A websocket can be dead without being closed, as after a phone's sleep. */
  #checkSilence(): void {
    if (this.state !== "open") return;
    const silence = Date.now() - this.#receivedAt;
    if (silence > lostAfterSilence) {
      this.#loseNow();
    } else if (silence > askAfterSilence) {
      this.#send({ kind: "ping" });
    }
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** A new id for a command; `crypto.randomUUID` is missing on plain HTTP, `getRandomValues` is not. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
