import { describe, expect, it } from "vitest";
import classic from "../../docs/examples/classic.jsonl?raw";
import tactical from "../../docs/examples/tactical_escape.jsonl?raw";
import type { Record as GameRecord } from "../src/protocol.generated";
import { commitmentTo, drawDeck, gameKey, hexOf, roundDeck } from "../src/dealing/dealing.mjs";
import { checkDealing, fingerprint, type Verdict } from "../src/verify/verifying";
import strangersText from "./strangers.jsonl?raw";

const read = (text: string): GameRecord => JSON.parse(text) as GameRecord;
const promised = read(tactical);
const strangers = read(strangersText);

/** What seat 0 added. */
const shareIn = ({ dealing }: GameRecord): string => {
  const first = dealing.kind === "committed" ? dealing.contributions[0] : undefined;
  return first?.kind === "given" ? first.hex : "";
};
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

  it("is not taken in by a record whose secret, contributions and decks were all replaced", () => {
    const { dealing } = promised;
    if (dealing.kind !== "committed") throw new Error("the example is promised");
    const added = [{ commitment: dealing.commitment, seat: 0, hex: shareIn(promised) }];
    expect(checkDealing(promised, null, { game: "a.1", added, seen: [] }).kind).toBe("kept");
    const secret = new Uint8Array(32).fill(7);
    const contributions = dealing.contributions.map((one) =>
      one.kind === "given" ? { ...one, hex: "42".repeat(32) } : one,
    );
    const key = gameKey(secret, contributions);
    const forged: GameRecord = {
      ...promised,
      dealing: { ...dealing, secret: hexOf(secret), commitment: hexOf(commitmentTo(secret)), contributions },
      draws: promised.draws.map((_, attempt) => drawDeck(key, attempt).join(" ")),
      rounds: promised.rounds.map((round) => ({ ...round, deck: roundDeck(key, round.round).join(" "), wheel: [] })),
    };
    expect(checkDealing(forged).kind).toBe("kept");
    expect(checkDealing(forged, null, { game: "a.1", added, seen: [] })).toMatchObject({ what: "promise" });
    const sameSecret = withOther(shareIn(promised), "42".repeat(32));
    expect(checkDealing(sameSecret, null, { game: "a.1", added, seen: [] })).toMatchObject({ what: "contribution" });
  });

  it("compares the hands this device held with those of the recorded decks", () => {
    const [first] = promised.rounds;
    if (first === undefined) throw new Error("the example has rounds");
    const players = promised.seats.length;
    const left = (first.dealer + 1) % players;
    const cards = first.deck.split(" ");
    const hand = Array.from({ length: first.cards }, (_, place) => cards[place * players] ?? "");
    const seen = { round: 1, seat: left, hand, turnedUp: first.turned_up };
    const with_ = (changes: Partial<typeof seen>): Verdict =>
      checkDealing(promised, null, { game: "a.1", added: [], seen: [{ ...seen, ...changes }] });
    expect(with_({}).kind).toBe("kept");
    expect(with_({ seat: first.dealer })).toEqual({ kind: "broken", what: "cards", round: 1 });
    expect(with_({ turnedUp: "J" })).toEqual({ kind: "broken", what: "cards", round: 1 });
  });

  it("follows void and renewed dealings, and names who withheld", () => {
    const verdict = checkDealing(strangers);
    expect(verdict).toMatchObject({ kind: "kept", withheld: ["Bo"], renewedFrom: expect.any(Number) as number });
    const text = JSON.stringify(strangers);
    expect(
      checkDealing(read(text.replace('"hashes":["', '"hashes":["00').replace(/("hashes":\["00.{62})../, "$1"))),
    ).toEqual({
      kind: "broken",
      what: "withheld",
      round: null,
    });
  });

  it("shows a promise short enough to compare by eye", () => {
    expect(fingerprint("f5ea7e7cb5c428a63380")).toBe("f5ea 7e7c b5c4 28a6");
  });
});
