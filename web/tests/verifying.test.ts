import { describe, expect, it } from "vitest";
import classic from "../../docs/examples/classic.jsonl?raw";
import tactical from "../../docs/examples/tactical_escape.jsonl?raw";
import type { Record as GameRecord } from "../src/protocol.generated";
import { checkDealing, fingerprint } from "../src/verify/verifying";

const read = (text: string): GameRecord => JSON.parse(text) as GameRecord;
const promised = read(tactical);
const deckOf = (round: number): string => promised.rounds[round - 1]?.deck ?? "";

/** The same record with one text replaced, as a cheat would. */
const withOther = (text: string, other: string): GameRecord => read(JSON.stringify(promised).replace(text, other));

describe("checking the deal on this device", () => {
  it("finds a promise kept, and who added to the shuffle", () => {
    const verdict = checkDealing(promised);
    expect(verdict).toMatchObject({ kind: "kept", deals: promised.rounds.length, added: [true, false, false] });
  });

  it("finds a secret that does not fit", () => {
    expect(checkDealing(withOther("5ec7e7", "5ec7e8"))).toEqual({ kind: "broken", what: "secret", round: null });
  });

  it("finds a deck that was exchanged, and names its round", () => {
    expect(checkDealing(withOther(deckOf(3), deckOf(2)))).toEqual({ kind: "broken", what: "deck", round: 3 });
  });

  it("finds another draw for the first deal", () => {
    const other = withOther(promised.draws[0] ?? "", deckOf(1));
    expect(checkDealing(other)).toEqual({ kind: "broken", what: "draw", round: null });
  });

  it("finds a forfeit that was chosen, and names its round", () => {
    const given = (chosen: number): GameRecord => ({
      ...promised,
      forfeits: ["Sing", "Hop", "Bark"],
      rounds: promised.rounds.map((round) =>
        round.round === 4 ? { ...round, forfeits: [{ seat: 0, forfeit: chosen }] } : round,
      ),
    });
    const verdicts = [0, 1, 2].map((chosen) => checkDealing(given(chosen)));
    expect(verdicts.filter((verdict) => verdict.kind === "kept")).toHaveLength(1);
    expect(verdicts).toContainEqual({ kind: "broken", what: "forfeit", round: 4 });
  });

  it("says where nothing was promised, and where the secret is still sealed", () => {
    expect(checkDealing(read(classic)).kind).toBe("no_promise");
    expect(checkDealing(withOther('"secret":', '"sealed":')).kind).toBe("not_revealed");
  });

  it("shows a promise short enough to compare by eye", () => {
    expect(fingerprint("f5ea7e7cb5c428a63380")).toBe("f5ea 7e7c b5c4 28a6");
  });
});
