import {
  bytesFromHex,
  contributionHash,
  dieFace,
  drawDeck,
  forfeit,
  gameKey,
  hexOf,
  opens,
  roundDeck,
} from "../dealing/dealing.mjs";
import type {
  CommittedDealing,
  RecordedRound,
  Record as GameRecord,
  RenewedDealing,
  VoidedDealing,
} from "../protocol.generated";
import type { Evidence } from "./evidence";

/** What came of checking the dealing of a game on this very device. */
export type Verdict =
  | {
      readonly kind: "kept";
      readonly deals: number;
      readonly rolls: number;
      readonly added: readonly boolean[];
      /** Who withheld a contribution, by name, once for each time. */
      readonly withheld: readonly string[];
      /** The first round of the last dealing that took the place of another; null where there was only one. */
      readonly renewedFrom: number | null;
    }
  | { readonly kind: "no_promise" }
  | { readonly kind: "not_revealed" }
  | { readonly kind: "broken"; readonly what: Broken; readonly round: number | null };

type Broken = "promise" | "secret" | "contribution" | "cards" | "withheld" | "draw" | "deck" | "die" | "forfeit";

const nothingKnown: Evidence = { game: "", added: [], seen: [] };
const draw = 0;

/**
 * Derives every deck, die face and forfeit from the promise and compares them with what was played, and with what this
 * device saw and added itself; trusts no server. `promised` is what this device saw before the game, if it was there.
 */
export function checkDealing(
  record: GameRecord,
  promised: string | null = null,
  evidence: Evidence = nothingKnown,
): Verdict {
  const { dealing } = record;
  if (dealing.kind !== "committed") return { kind: "no_promise" };
  const dealings: readonly (CommittedDealing | RenewedDealing)[] = [dealing, ...(dealing.renewals ?? [])];
  const voided = dealings.flatMap((one) => one.voided ?? []);
  const known = [...voided, ...dealings];
  if (promised !== null && !known.some((one) => one.commitment === promised)) return broken("promise", null);
  const exchanged = whatWasExchanged(known, evidence);
  if (exchanged !== null) return broken(exchanged, null);
  if (dealings.some((one) => !one.secret)) return { kind: "not_revealed" };
  if (known.some((one) => !opens(bytesFromHex(one.secret ?? ""), bytesFromHex(one.commitment), dealing.algorithm))) {
    return broken("secret", null);
  }
  if (voided.some(isVoidedWrongly)) return broken("withheld", null);
  const keys = dealings.map((one) => ({
    from: "from_round" in one ? one.from_round : draw,
    key: gameKey(bytesFromHex(one.secret ?? ""), [...one.contributions], dealing.algorithm),
  }));
  const keyFor = (round: number): Uint8Array =>
    keys.filter((one) => one.from <= round).at(-1)?.key ?? new Uint8Array(0);
  const wrong = whatWasPlayedOtherwise(record, keyFor) ?? whatWasSeenOtherwise(record, evidence);
  if (wrong !== null) return wrong;
  const rolls = record.rounds.flatMap((round) => round.wheel ?? []).filter(({ kind }) => kind === "die_fell").length;
  return {
    kind: "kept",
    deals: record.rounds.length,
    rolls,
    added: dealing.contributions.map((contribution) => contribution.kind === "given"),
    withheld: voided.flatMap((one) => one.withheld.map(({ name }) => name)),
    renewedFrom: dealing.renewals?.at(-1)?.from_round ?? null,
  };
}

/** The bytes this device added must stand in the record, under the promise that they were added to. */
function whatWasExchanged(
  dealings: readonly (CommittedDealing | RenewedDealing | VoidedDealing)[],
  evidence: Evidence,
): Broken | null {
  for (const { commitment, seat, hex } of evidence.added) {
    const dealing = dealings.find((one) => one.commitment === commitment);
    if (dealing === undefined) return "promise";
    const recorded = dealing.contributions[seat];
    if (recorded?.kind !== "given" || recorded.hex !== hex) return "contribution";
  }
  return null;
}

/** A dealing is void only where a hash was published and what is behind it was not. */
function isVoidedWrongly({ hashes, contributions, withheld }: VoidedDealing): boolean {
  return contributions.some((contribution, seat) => {
    const hash = hashes[seat] ?? null;
    const isWithheld = withheld.some((one) => one.seat === seat);
    if (contribution.kind !== "given") return isWithheld !== (hash !== null);
    return isWithheld || hexOf(contributionHash(seat, bytesFromHex(contribution.hex))) !== hash;
  });
}

function whatWasPlayedOtherwise(record: GameRecord, keyFor: (round: number) => Uint8Array): Verdict | null {
  const isOtherDraw = (deck: string, attempt: number): boolean => drawDeck(keyFor(draw), attempt).join(" ") !== deck;
  if (record.draws.some(isOtherDraw)) return broken("draw", null);
  for (const round of record.rounds) {
    const key = keyFor(round.round);
    if (roundDeck(key, round.round).join(" ") !== round.deck) return broken("deck", round.round);
    for (const done of round.wheel ?? []) {
      if (done.kind === "die_fell" && dieFace(key, round.round) !== done.face) return broken("die", round.round);
    }
    const among = record.forfeits?.length ?? 0;
    for (const given of round.forfeits ?? []) {
      if (forfeit(key, round.round, given.seat, among) !== given.forfeit) return broken("forfeit", round.round);
    }
  }
  return null;
}

/** The hands this device held and the cards it saw turned up must be those of the recorded decks. */
function whatWasSeenOtherwise(record: GameRecord, evidence: Evidence): Verdict | null {
  for (const { round, seat, hand, turnedUp } of evidence.seen) {
    const played = record.rounds.find((one) => one.round === round);
    if (played === undefined) continue;
    const dealt = handDealt(played, seat, record.seats.length);
    const isOther = dealt.length !== hand.length || hand.some((card) => !dealt.includes(card));
    if (isOther || (turnedUp !== null && turnedUp !== played.turned_up)) return broken("cards", round);
  }
  return null;
}

/** The cards of a seat: dealt one at a time, clockwise, from the dealer's left (R2.2). */
function handDealt({ deck, dealer, cards }: RecordedRound, seat: number, players: number): string[] {
  const place = (seat - dealer - 1 + players) % players;
  return deck.split(" ").filter((_, index) => index % players === place && index < cards * players);
}

function broken(what: Broken, round: number | null): Verdict {
  return { kind: "broken", what, round };
}

/** The first digits of a promise, short enough to compare by eye. */
export const fingerprint = (commitment: string): string => (commitment.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
