import type { SeatFacts, View } from "../protocol.generated";
import { levelInWords } from "../words/settings";
import { say } from "../words/words.svelte";
import { clubMembers } from "./club-members.svelte";
import { nameOf } from "./model.svelte";

/** Everything a seat shows, as one sentence for the ear. */
export function seatInWords(view: View, facts: SeatFacts): string {
  const seen = view.seats[facts.seat];
  const parts = [nameOf(facts)];
  if (facts.holder.kind === "bot") parts.push(say("seat-is-bot", { level: levelInWords(facts.holder.level) }));
  if (facts.stand_in !== null) parts.push(say("seat-bot-plays"));
  if (facts.presence === "gone" && facts.holder.kind === "person") parts.push(say("table-away"));
  if (view.dealer === facts.seat) parts.push(say("seat-is-dealer"));
  if (clubMembers.includes(facts)) parts.push(say("seat-is-member"));
  if (seen && seen.bid !== null) parts.push(say("seat-won-of-bid", { won: seen.tricks_won, bid: seen.bid }));
  if (seen?.standing === "on_target") parts.push(say("seat-on-target"));
  if (seen?.standing === "missed") parts.push(say("seat-missed"));
  if (seen?.points_doubled) parts.push(say("seat-doubled"));
  if (view.wheel?.pawns_in_hand.includes(facts.seat)) parts.push(say("seat-has-pawn"));
  if (view.to_act === facts.seat) parts.push(say("seat-to-act"));
  return parts.join(", ");
}
