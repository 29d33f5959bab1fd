import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contributionsOwed } from "../src/connection/contribution";
import { bytesFromHex, contributionHash, hexOf, WITH_HASHES } from "../src/dealing/dealing.mjs";
import type { DealingFacts, Update } from "../src/protocol.generated";
import { api, whyOf } from "../src/connection/http";
import { friendlyName, session } from "../src/connection/session.svelte";
import { firstGame, gameAt, lastGame, playNow, rememberGame } from "../src/screens/home/last-game";
import { problemInWords } from "../src/words/problems";
import { words } from "../src/words/words.svelte";
import { factsOf, updateOf } from "./scene";

const answered = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

describe("the server", () => {
  beforeEach(async () => {
    localStorage.clear();
    await words.speak("en");
  });
  afterEach(() => vi.unstubAllGlobals());

  it("answers with a code where it refuses, and we find words for every code", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(answered({ error: "no_such_code" }, 404)));
    const why = await api.find("nosuch").catch(whyOf);
    expect(why).toBe("no_such_code");
    expect(problemInWords("no_such_code")).toContain("code");
    expect(problemInWords("server_fails")).toBe(words.say("problem-other"));
  });

  it("is out of reach when nobody answers, and failing when it answers nonsense", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await api.tables().catch(whyOf)).toBe("unreachable");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
    expect(await api.tables().catch(whyOf)).toBe("server_fails");
  });

  it("deals at once with play now: a session, a table with three novices, and a wish to start", async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal("fetch", (path: string, wish: RequestInit) => {
      asked.push([path, JSON.parse(String(wish.body ?? "null"))]);
      return Promise.resolve(
        path.endsWith("/session")
          ? answered({ person: "p", name: "Otter", language: "en" })
          : answered({ link: "abc", game: "g.1", code: "lukame", urls: [] }, 201),
      );
    });
    await playNow("Otter", firstGame);
    expect(asked.map(([path]) => path)).toEqual(["/api/v1/session", "/api/v1/tables"]);
    expect(asked[1]?.[1]).toMatchObject({
      seats: [{ kind: "you" }, ...Array(3).fill({ kind: "bot", level: "novice" })],
      ruleset: { rounds: 7, mode: "classic" },
    });
    expect([location.pathname, history.state]).toEqual(["/t/abc", { start: true }]);
    expect(lastGame()).toEqual(firstGame);
    expect(session.me?.name).toBe("Otter");
  });

  it("remembers the last game, and no nonsense", () => {
    rememberGame({ ...firstGame, bots: ["club"] });
    expect(lastGame()?.bots).toEqual(["club"]);
    localStorage.setItem("dl7-last-game", "{nonsense");
    expect(lastGame()).toBeNull();
    expect(gameAt(factsOf()).bots).toEqual(["novice"]);
  });

  it("suggests names, rather one that nobody has", () => {
    const names = words.say("friendly-names").split(", ");
    const [first = "", ...others] = names;
    expect(friendlyName(others)).toBe(first);
    expect(names).toContain(friendlyName(names));
  });
});

describe("the dealing", () => {
  beforeEach(() => localStorage.clear());

  const contributing = (changes: Partial<DealingFacts> = {}): Update =>
    updateOf({ phase: "contributing", dealing: { ...factsOf().dealing, algorithm: WITH_HASHES, ...changes } });

  it("is owed a hash first, and what is behind it once all hashes are there, the same when asked again", () => {
    expect(contributionsOwed(updateOf())).toEqual([]);
    const [promise] = contributionsOwed(contributing());
    expect(promise?.kind).toBe("promise_contribution");
    expect(contributionsOwed(contributing())).toEqual([promise]);
    const hash = promise?.kind === "promise_contribution" ? promise.hash : "";
    expect(contributionsOwed(contributing({ hashes: [hash] }))).toEqual([]);
    const [owed] = contributionsOwed(contributing({ hashes: [hash], are_promises_settled: true }));
    expect(owed?.kind).toBe("contribute");
    expect(owed?.kind === "contribute" && hexOf(contributionHash(0, bytesFromHex(owed.hex)))).toBe(hash);
  });

  it("is not given what is behind a hash that somebody has exchanged", () => {
    contributionsOwed(contributing());
    expect(contributionsOwed(contributing({ hashes: ["00".repeat(32)], are_promises_settled: true }))).toEqual([]);
  });

  it("is promised other bytes for every promise of the table", () => {
    const [one] = contributionsOwed(contributing());
    const [other] = contributionsOwed(contributing({ commitment: "cd".repeat(32) }));
    expect(one).not.toEqual(other);
  });

  it("is owed nothing more by a seat that has added", () => {
    const dealing = { ...factsOf().dealing, contributed: [0] };
    expect(contributionsOwed(updateOf({ phase: "contributing", dealing }))).toEqual([]);
  });
});
