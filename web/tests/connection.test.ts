import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Refused } from "../src/connection/connection.svelte";
import type { Update } from "../src/protocol.generated";
import { messageOf } from "./scene";

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
  deliver(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("the connection to a table", () => {
  const updates: Update[] = [];
  const refusals: Refused[] = [];
  let connection: Connection;
  const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    updates.length = refusals.length = 0;
    connection = new Connection("abc", {
      update: (update) => void updates.push(update),
      refused: (refused) => void refusals.push(refused),
      said: () => undefined,
      opened: () => undefined,
      lost: () => undefined,
      dismissed: () => undefined,
    });
    connection.open();
    last().accept();
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks with the version it has seen, and forgets what was done", () => {
    last().deliver(messageOf({ version: 41 }));
    const id = connection.ask({ kind: "pause" });
    expect(last().sent.at(-1)).toMatchObject({ kind: "do", id, after: 41 });
    last().deliver({ kind: "done", id, version: 42 });
    expect(connection.isWaiting(id)).toBe(false);
  });

  it("goes to the node that has the table at once, and shows nobody that it was away", () => {
    const id = connection.ask({ kind: "pause" });
    const left = last();
    left.deliver({ kind: "goodbye", code: "moved", node: "b" });
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toMatch(/\/ws\/abc\?node=b$/);
    expect(left.readyState).toBe(3);
    expect(connection.state).toBe("open");
    last().accept();
    expect(last().sent.map((message) => message.id)).toEqual([id]);
    last().deliver({ kind: "goodbye", code: "moved" });
    expect(last().url).toMatch(/\/ws\/abc$/);
  });

  it("waits in between when it is sent on and on", () => {
    for (let moves = 0; moves < 4; moves++) {
      last().accept();
      last().deliver({ kind: "goodbye", code: "moved", node: "b" });
    }
    expect(FakeSocket.all).toHaveLength(4);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(5);
  });

  it("heals by itself, and asks again under the same id for what was not answered", () => {
    const id = connection.ask({ kind: "pause" });
    last().close();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    expect(connection.state).toBe("open");
    expect(last().sent.map((message) => message.id)).toEqual([id]);
  });

  it("is back within three seconds of a server that was away for long", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    for (let failures = 1; failures <= 10; failures++) {
      last().close();
      vi.advanceTimersByTime(2100);
      expect(FakeSocket.all).toHaveLength(failures + 1);
    }
    vi.mocked(Math.random).mockRestore();
  });

  it("notices a lost network at once, and comes back with it", () => {
    dispatchEvent(new Event("offline"));
    expect(connection.state).toBe("lost");
    dispatchEvent(new Event("online"));
    last().accept();
    expect(connection.state).toBe("open");
  });

  it("dials once when a waking phone fires all its events, and hears every update once", () => {
    last().close();
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    last().deliver(messageOf({ version: 41 }));
    vi.advanceTimersByTime(2000);
    expect([FakeSocket.all.length, updates.length]).toEqual([2, 1]);
  });

  it("gives up a socket that never opens, and dials again", () => {
    last().close();
    vi.advanceTimersByTime(1000);
    const hanging = last();
    vi.advanceTimersByTime(10_000);
    expect(hanging.readyState).toBe(3);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(3);
    last().accept();
    hanging.accept();
    hanging.deliver(messageOf({ version: 41 }));
    expect([connection.state, updates.length]).toEqual(["open", 0]);
  });

  it("asks a silent connection whether it lives, and gives up one that does not answer", () => {
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ kind: "ping" });
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("tells a refusal to who asked", () => {
    const id = connection.ask({ kind: "pause" });
    last().deliver({ kind: "refused", id, refusal: { code: "not_playing" } });
    expect(refusals).toHaveLength(1);
    expect(connection.isWaiting(id)).toBe(false);
  });

  it("sends again what came too fast and was dropped, and waits no longer for what cannot be read", () => {
    last().accept();
    const id = connection.ask({ kind: "pause" });
    const times = (): number => last().sent.filter((message) => message.id === id).length;
    last().deliver({ kind: "unreadable", code: "too_fast", id });
    expect([times(), connection.isWaiting(id)]).toEqual([1, true]);
    vi.advanceTimersByTime(3_000);
    expect(times()).toBe(2);
    last().deliver({ kind: "unreadable", code: "not_a_message", id });
    expect(connection.isWaiting(id)).toBe(false);
  });

  it("stays away once it was closed", () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, connection.state]).toEqual([1, "ended"]);
  });

  it("asks for everything when an update is missing, and again has all of it after a reconnection", () => {
    last().deliver(messageOf({ version: 41 }));
    last().deliver(messageOf({ version: 44 }, 43));
    expect(last().sent.at(-1)).toEqual({ kind: "look" });
    expect(updates).toHaveLength(1);
    last().deliver(messageOf({ version: 44 }));
    expect(updates.at(-1)?.table.version).toBe(44);
    last().close();
    vi.advanceTimersByTime(10_000);
    last().accept();
    last().deliver(messageOf({ version: 46, host: "bo" }));
    expect(updates.at(-1)?.table.host).toBe("bo");
  });
});
