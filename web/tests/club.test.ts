import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClubLine } from "../src/protocol.generated";
import ClubScreen from "../src/screens/ClubScreen.svelte";
import { words } from "../src/words/words.svelte";

const MOST_LINES_SENT = 100;
const club = Array.from({ length: 120 }, (_, place): ClubLine => ({
  finished_at: 0,
  name: `P${place + 1}`,
  total: 300 - place,
  bot_stood_in: false,
  game: null,
}));
const places = (): string[] => [...document.querySelectorAll("li .place")].map(({ textContent }) => textContent);
const names = (): string[] => [...document.querySelectorAll("li b")].map(({ textContent }) => textContent);

describe("the club", () => {
  const asked: string[] = [];
  let members: readonly ClubLine[] = [];

  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const skip = Number(new URL(path, "http://x").searchParams.get("skip"));
      return Promise.resolve(new Response(JSON.stringify(members.slice(skip, skip + MOST_LINES_SENT))));
    });
    await words.speak("en");
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("is one page of fourteen lines while it is small", async () => {
    members = club.slice(0, 3);
    render(ClubScreen);
    await screen.findByText("P1");
    expect(names()).toEqual(["P1", "P2", "P3"]);
    expect(places()).toHaveLength(14);
    expect(screen.queryByText("Next page")).toBeNull();
  });

  it("shows every member, page by page, forth and back", async () => {
    members = club;
    render(ClubScreen);
    await screen.findByText("P1");
    const seen = [...names()];
    while (screen.queryByText("Next page") !== null) {
      screen.getByText("Next page").click();
      await screen.findByText(`P${seen.length + 1}`);
      seen.push(...names());
    }
    expect(seen).toEqual(club.map(({ name }) => name));
    expect(places()[0]).toBe("113");
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("ol")));
    screen.getByText("Previous page").click();
    await screen.findByText("P99");
    expect(asked.at(-1)).toBe("/api/v1/club?skip=98");
  });
});
