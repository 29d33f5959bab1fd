import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES_A_PAGE } from "../src/connection/http";
import type { GameLine } from "../src/protocol.generated";
import HistoryScreen from "../src/screens/HistoryScreen.svelte";
import { words } from "../src/words/words.svelte";
import { factsOf } from "./scene";

const seat = {
  is_bot: false,
  bot_stood_in: false,
  points: 42,
  penalty: 0,
  total: 42,
  high_roller: false,
  asked_coach: false,
};
const lineOf = (game: string, closedAfter: number | null = null): GameLine => ({
  game,
  finished_at: 0,
  ruleset: factsOf().ruleset,
  seats: [{ ...seat, name: "Ann", is_you: true, won: closedAfter === null }],
  is_finished: closedAfter === null,
  rounds_played: closedAfter,
});

/** Found without roles: those of a hundred lines take seconds to work out. */
const lines = (): HTMLElement[] => [...document.querySelectorAll("li")];
const PATIENCE = { timeout: 10_000 };
const earlier = (): Promise<HTMLElement> => screen.findByText("Earlier games", { selector: "button" }, PATIENCE);

describe("my games", { timeout: 20_000 }, () => {
  const asked: string[] = [];
  let pages: (readonly GameLine[])[] = [];

  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const page = pages.shift();
      return Promise.resolve(
        new Response(JSON.stringify(page ?? { error: "server_fails" }), { status: page ? 200 : 500 }),
      );
    });
    await words.speak("en");
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("come page by page, and the reader goes on at the first new line", async () => {
    pages = [Array.from({ length: GAMES_A_PAGE }, (_, place) => lineOf(`g${place}`)), [lineOf("last")]];
    render(HistoryScreen);
    (await earlier()).click();
    await vi.waitFor(() => expect(lines()).toHaveLength(GAMES_A_PAGE + 1), PATIENCE);
    expect(asked).toEqual(["/api/v1/history", `/api/v1/history?after=g${GAMES_A_PAGE - 1}`]);
    await vi.waitFor(() => expect(document.activeElement).toBe(lines().at(-1)));
    expect(document.querySelector("button")).toBeNull();
  });

  it("stay where they are when the next page does not come", async () => {
    pages = [Array.from({ length: GAMES_A_PAGE }, (_, place) => lineOf(`g${place}`))];
    render(HistoryScreen);
    (await earlier()).click();
    expect(await screen.findByText(words.say("problem-other"), { selector: "[role=alert]" })).toBeTruthy();
    expect(lines()).toHaveLength(GAMES_A_PAGE);
    expect(await earlier()).toHaveProperty("disabled", false);
  });

  it("that were closed say when, lead to no replay and have no winner", async () => {
    pages = [[lineOf("played"), lineOf("closed", 3), lineOf("at-once", 0)]];
    render(HistoryScreen);
    expect(await screen.findByText(/Closed after round 3/)).toBeTruthy();
    expect(screen.getByText(/Closed in the first round/)).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /Ann/ })).toHaveLength(1);
    expect(screen.getAllByText(/★/)).toHaveLength(1);
  });
});
