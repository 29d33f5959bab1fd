import type { Card, View } from "../protocol.generated";
import { cardInWords, colourInWords, faceInWords, keyOf, optionInWords } from "../words/pieces";
import { say, type MessageValues } from "../words/words.svelte";
import type { WheelNews, WheelUse } from "./wheel-use";

type Names = readonly string[];

/** News of the wheel as a sentence; whoever sits in the seat `you` is spoken to. */
export function newsInWords(news: WheelNews, names: Names, you: number | null): string {
  const name = (seat: number): string => names[seat] ?? "";
  switch (news.kind) {
    case "nobody":
      return say("slip-nobody");
    case "roll": {
      const mine = news.seat === you;
      const values = { name: name(news.seat), option: faceInWords(news.face) };
      if (news.outcome === "unlucky") return say(mine ? "slip-unlucky.you" : "slip-unlucky", values);
      if (news.outcome === "free") return say(mine ? "slip-rolled.you" : "slip-rolled", values);
      const isTaken = news.outcome === "taken";
      const variant = isTaken ? (mine ? ".you" : "") : mine ? ".not-now-you" : ".not-now";
      const rolled = say(`slip-double-lucky${variant}`, values);
      return news.only === null ? rolled : `${rolled} ${say("slip-only-one", { option: optionInWords(news.only) })}`;
    }
    default:
      return useInWords(news, name, you);
  }
}

function useInWords(use: WheelUse, name: (seat: number) => string, you: number | null): string {
  const sayUse = (variant: string, values: MessageValues = {}): string =>
    say(keyOf("slip", use.kind) + variant, { name: name(use.seat), ...values });
  const isMine = use.seat === you;
  switch (use.kind) {
    case "change_bid": {
      const values = { target: name(use.target), from: use.from, to: use.to };
      const sentence = sayUse(variantFor(use.seat, use.target, you), values);
      return use.everybodyCould ? `${sentence} ${say("slip-everybody-could")}` : sentence;
    }
    case "player_swap":
      return swapInWords(use, name, you, sayUse);
    case "change_dealer": {
      const sentence = sayUse(variantFor(use.seat, use.to, you), { target: name(use.to) });
      return use.leadIsTrump ? `${sentence} ${say("slip-lead-is-trump")}` : sentence;
    }
    case "double_points":
      return sayUse(isMine ? ".you" : "");
    case "change_trump": {
      const to = colourInWords(use.to);
      if (use.from === null) return sayUse(isMine ? ".new-you" : ".new", { to });
      return sayUse(isMine ? ".you" : "", { from: colourInWords(use.from), to });
    }
    case "extra_card":
      return sayUse(isMine ? ".you" : "", { card: cardInWords(use.card) });
    case "no_trump":
      if (use.from === null) return sayUse(isMine ? ".same-you" : ".same");
      return sayUse(isMine ? ".you" : "");
  }
}

/** Who did it to whom, as the attributes of the messages call it. */
function variantFor(seat: number, target: number, you: number | null): string {
  if (seat === target) return seat === you ? ".own-you" : ".own";
  if (seat === you) return ".you";
  return target === you ? ".your" : "";
}

function swapInWords(
  swap: Extract<WheelUse, { kind: "player_swap" }>,
  name: (seat: number) => string,
  you: number | null,
  sayUse: (variant: string, values?: MessageValues) => string,
): string {
  const pair = [swap.first, swap.second];
  const partnerOf = (seat: number): string => name(seat === swap.first ? swap.second : swap.first);
  if (pair.includes(swap.seat)) {
    if (swap.seat === you) return sayUse(".own-you", { target: partnerOf(swap.seat) });
    const withMe = you !== null && pair.includes(you);
    return withMe ? sayUse(".own-your") : sayUse(".own", { target: partnerOf(swap.seat) });
  }
  if (you !== null && pair.includes(you)) return sayUse(".your", { target: partnerOf(you) });
  return sayUse(swap.seat === you ? ".you" : "", { first: name(swap.first), second: name(swap.second) });
}

/** What it means for my own hand, null where there is nothing to add. */
export function meaningForMe(news: WheelNews, view: View): string | null {
  const hand = view.viewer === null ? null : view.hand;
  if (hand === null || hand === undefined) return null;
  const count = (colour: string): number => hand.filter((card: Card) => card[0] === colour && card !== "J").length;
  if (news.kind === "change_trump") return say("slip-trumps-now", { count: count(news.to) });
  if (news.kind === "no_trump" && news.from !== null) {
    const plain = count(news.from);
    return plain === 0 ? null : say("slip-trumps-plain", { count: plain });
  }
  return null;
}

/** What stays beside my chip until the round ends: "2 → 1, Vera". */
export function tagInWords(use: WheelUse, names: Names, me: number): string {
  const name = (seat: number): string => names[seat] ?? "";
  const tag = (values: MessageValues = {}): string => say(keyOf("tag", use.kind), { name: name(use.seat), ...values });
  switch (use.kind) {
    case "change_bid":
      return tag({ from: use.from, to: use.to });
    case "player_swap":
      return tag({ target: name(use.first === me ? use.second : use.first) });
    case "change_dealer":
      return tag({ target: name(use.to) });
    case "change_trump":
      return tag({ to: colourInWords(use.to) });
    case "no_trump":
      return tag();
    case "double_points":
    case "extra_card":
      return "";
  }
}
