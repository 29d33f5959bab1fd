import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command } from "../src/protocol.generated";
import ChooseRole from "../src/screens/gathering/ChooseRole.svelte";
import Gathering from "../src/screens/gathering/Gathering.svelte";
import { TableModel } from "../src/table/model.svelte";
import { words } from "../src/words/words.svelte";
import { factsOf, seatOf, updateOf } from "./scene";

describe("a table that gathers", () => {
  const asked: Command[] = [];
  const model = new TableModel("link");

  beforeEach(async () => {
    asked.length = 0;
    vi.spyOn(model, "do").mockImplementation((command) => void asked.push(command));
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    await words.speak("en");
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("shows code, seats and promise to everybody, and lets only the host decide", () => {
    const update = updateOf();
    render(Gathering, { model, update: { ...update, yours: { ...update.yours, person: "bo", seats: [1] } } });
    expect(screen.getByText("lukame")).toBeTruthy();
    expect(screen.getByText(/abababab/)).toBeTruthy();
    expect(screen.getByText("Ann starts when everybody is here.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Lucky Dice" })).toHaveProperty("disabled", true);
  });

  it("starts without the seats that stayed empty", () => {
    render(Gathering, { model, update: updateOf() });
    screen.getByRole("button", { name: "Start without the empty seat" }).click();
    expect(asked).toEqual([{ kind: "resize_table", seats: 3 }, { kind: "start_game" }]);
  });

  it("changes one rule and keeps the others", () => {
    render(Gathering, { model, update: updateOf() });
    screen.getByRole("button", { name: "Lucky Dice" }).click();
    screen.getByRole("button", { name: "without the wheel" }).click();
    expect(asked).toEqual([
      { kind: "change_rules", ruleset: { ...factsOf().ruleset, mode: "lucky_dice" } },
      { kind: "change_rules", ruleset: { ...factsOf().ruleset, joker_trump: "dealer_chooses" } },
    ]);
  });

  it("needs two to play", () => {
    render(Gathering, { model, update: updateOf({ seats: [seatOf(0, "Ann"), seatOf(1, "", "open")] }) });
    expect(screen.getByRole("button", { name: "It takes two: fill a seat" })).toHaveProperty("disabled", true);
  });
});

describe("whoever scans the code", () => {
  beforeEach(() => words.speak("en"));
  afterEach(cleanup);

  const visitor = { ...updateOf().yours, person: null, seats: [] };

  it("is offered one large way in and two small ones, under a name nobody has", () => {
    const roles: unknown[] = [];
    render(ChooseRole, {
      update: updateOf({}, { yours: visitor }),
      onrole: (role: string, name: string) => roles.push(role, name.length > 0),
    });
    screen.getByRole("button", { name: "This screen is the table" }).click();
    screen.getByRole("button", { name: "Just watch" }).click();
    expect(roles).toEqual(["table", true, "watch", true]);
    expect(screen.getByRole("button", { name: "Play here" })).toBeTruthy();
  });

  it("may watch a running game but not sit down", () => {
    render(ChooseRole, { update: updateOf({ phase: "playing" }, { yours: visitor }), onrole: () => undefined });
    expect(screen.queryByRole("button", { name: "Play here" })).toBeNull();
    expect(screen.getByText("The game is on. You are welcome to watch.")).toBeTruthy();
  });

  it("sees a name full of markup as text", () => {
    const seats = [seatOf(0, "<img src=x onerror=alert(1)>"), seatOf(1, "", "open")];
    const { container } = render(ChooseRole, {
      update: updateOf({ seats }, { yours: visitor }),
      onrole: () => undefined,
    });
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(container.querySelector("img")).toBeNull();
  });
});
