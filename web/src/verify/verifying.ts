import { bytesFromHex, dieFace, drawDeck, forfeit, gameKey, opens, roundDeck } from "../dealing/dealing.mjs";
import type { Record as GameRecord } from "../protocol.generated";

/** What came of checking the dealing of a game on this very device. */
export type Verdict =
  | { readonly kind: "kept"; readonly deals: number; readonly rolls: number; readonly added: readonly boolean[] }
  | { readonly kind: "no_promise" }
  | { readonly kind: "not_revealed" }
  | { readonly kind: "broken"; readonly what: Broken; readonly round: number | null };

type Broken = "promise" | "secret" | "draw" | "deck" | "die" | "forfeit";

/**
 * Derives every deck, die face and forfeit from the promise and compares them with what was played; trusts no server.
 * `promised` is what this device saw before the game, if it was there.
 */
export function checkDealing(record: GameRecord, promised: string | null = null): Verdict {
  const { dealing } = record;
  if (dealing.kind !== "committed") return { kind: "no_promise" };
  if (promised !== null && promised !== dealing.commitment) return broken("promise", null);
  if (!dealing.secret) return { kind: "not_revealed" };
  const secret = bytesFromHex(dealing.secret);
  if (!opens(secret, bytesFromHex(dealing.commitment))) return broken("secret", null);
  const key = gameKey(secret, [...dealing.contributions]);
  const isOtherDraw = (deck: string, attempt: number): boolean => drawDeck(key, attempt).join(" ") !== deck;
  if (record.draws.some(isOtherDraw)) return broken("draw", null);
  let rolls = 0;
  for (const round of record.rounds) {
    if (roundDeck(key, round.round).join(" ") !== round.deck) return broken("deck", round.round);
    for (const done of round.wheel ?? []) {
      if (done.kind !== "die_fell") continue;
      rolls += 1;
      if (dieFace(key, round.round) !== done.face) return broken("die", round.round);
    }
    const among = record.forfeits?.length ?? 0;
    for (const given of round.forfeits ?? []) {
      if (forfeit(key, round.round, given.seat, among) !== given.forfeit) return broken("forfeit", round.round);
    }
  }
  const added = dealing.contributions.map((contribution) => contribution.kind === "given");
  return { kind: "kept", deals: record.rounds.length, rolls, added };
}

function broken(what: Broken, round: number | null): Verdict {
  return { kind: "broken", what, round };
}

/** The first digits of a promise, short enough to compare by eye. */
export const fingerprint = (commitment: string): string => (commitment.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
