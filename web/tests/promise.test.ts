import { beforeEach, describe, expect, it } from "vitest";
import type { Record as GameRecord } from "../src/protocol.generated";
import { notePromise, promiseFor } from "../src/verify/promise";
import { checkDealing } from "../src/verify/verifying";

describe("the promise a device was shown", () => {
  beforeEach(() => localStorage.clear());

  it("is noted when it is first seen, and never changed", () => {
    notePromise("a.1", "aa", 1000);
    notePromise("a.1", "bb", 2000);
    expect(promiseFor("a.1")).toEqual({ game: "a.1", commitment: "aa", at: 1000 });
    expect(promiseFor("a.2")).toBeNull();
  });

  it("is kept for the last games only", () => {
    for (let game = 0; game < 25; game += 1) notePromise(`a.${game}`, "aa");
    expect([promiseFor("a.4"), promiseFor("a.5")?.commitment]).toEqual([null, "aa"]);
  });

  it("survives somebody else's note under its name", () => {
    localStorage.setItem("dl7-promises", "{");
    expect(promiseFor("a.1")).toBeNull();
  });

  it("is broken by a record that promises something else", () => {
    const dealing = { kind: "committed", algorithm: "x", commitment: "bb", contributions: [], secret: "00" } as const;
    const record = { dealing, draws: [], rounds: [] } as unknown as GameRecord;
    expect(checkDealing(record, "aa")).toEqual({ kind: "broken", what: "promise", round: null });
  });
});
