import { at } from "../base-path";

const firstWait = 400;
// With the half that spreads it out, everybody is back within three seconds of a server that answers again.
const longestWait = 1400;
const askAfterSilence = 15_000;
const lostAfterSilence = 25_000;
const longestDialling = 10_000;
const mostMovesAtOnce = 3;
const movesInARow = 2_000;

/** Whom a socket informs of its state and of what it receives. */
export interface SocketListener<Message> {
  opened(): void;
  received(message: Message): void;
  lost(): void;
}

/** A websocket that reconnects by itself, whatever is said over it. */
export class ReconnectingSocket<Outgoing, Incoming> {
  state = $state<"opening" | "open" | "lost" | "ended">("opening");
  #socket: WebSocket | null = null;
  #failures = 0;
  #node: string | null = null;
  #moves = 0;
  #movedAt = 0;
  #receivedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly path: string,
    private readonly listener: SocketListener<Incoming>,
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

  /** Sends a message where the socket is open; otherwise it is lost. */
  send(message: Outgoing | { readonly kind: "ping" }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /**
   * What this socket talks to is on another node: comes back at once, to the node that is named. Nobody sees anything of
   * it; only who is sent on again and again waits in between.
   */
  move(node: string | null): void {
    this.#moves = Date.now() - this.#movedAt > movesInARow ? 1 : this.#moves + 1;
    this.#movedAt = Date.now();
    this.#node = node;
    if (this.#moves > mostMovesAtOnce) {
      this.#abandon();
    } else {
      const left = this.#socket;
      this.#dial();
      left?.close();
    }
  }

  /** The node that was named is asked for once: after that the proxy knows better. */
  #dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const node = this.#node === null ? "" : `?node=${encodeURIComponent(this.#node)}`;
    this.#node = null;
    const socket = new WebSocket(`${scheme}://${location.host}${at(this.path)}${node}`);
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
      this.listener.opened();
    };
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#receivedAt = Date.now();
      this.listener.received(JSON.parse(String(message.data)) as Incoming);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
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
      this.send({ kind: "ping" });
    }
  }
}
