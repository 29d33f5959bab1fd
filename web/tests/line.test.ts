import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Refused } from "../src/connection/line.svelte";
import type { Update } from "../src/protocol.generated";
import { updateOf } from "./scene";

/** A websocket moved by hand. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { kind: string; id?: string; after?: number }[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("the line to a table", () => {
  const updates: Update[] = [];
  const refusals: Refused[] = [];
  let line: Line;
  const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    updates.length = refusals.length = 0;
    line = new Line("abc", {
      update: (update) => void updates.push(update),
      refused: (refused) => void refusals.push(refused),
      said: () => undefined,
    });
    line.open();
    last().accept();
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks with the version it has seen, and forgets what was done", () => {
    last().tell(updateOf({ version: 41 }));
    const id = line.ask({ kind: "pause" });
    expect(last().sent.at(-1)).toMatchObject({ kind: "do", id, after: 41 });
    last().tell({ kind: "done", id, version: 42 });
    expect(line.isWaiting(id)).toBe(false);
  });

  it("heals by itself, and asks again under the same id for what was not answered", () => {
    const id = line.ask({ kind: "pause" });
    last().close();
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    expect(line.state).toBe("open");
    expect(last().sent.map((message) => message.id)).toEqual([id]);
  });

  it("notices a lost network at once, and comes back with it", () => {
    dispatchEvent(new Event("offline"));
    expect(line.state).toBe("lost");
    dispatchEvent(new Event("online"));
    last().accept();
    expect(line.state).toBe("open");
  });

  it("asks a silent line whether it lives, and gives up one that does not answer", () => {
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ kind: "ping" });
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("tells a refusal to who asked", () => {
    const id = line.ask({ kind: "pause" });
    last().tell({ kind: "refused", id, refusal: { code: "not_playing" } });
    expect(refusals).toHaveLength(1);
    expect(line.isWaiting(id)).toBe(false);
  });

  it("stays away once it was closed", () => {
    line.close();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, line.state]).toEqual([1, "ended"]);
  });
});
