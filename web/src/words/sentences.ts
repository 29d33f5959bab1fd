import type { LaidCard, WhileAway } from "../protocol.generated";
import { allOf, cardInWords, cardsInWords, colourInWords, faceInWords, keyOf, optionInWords, optionOn } from "./pieces";
import { words, type MessageValues } from "./words.svelte";

/** Something that happened in the game itself, as a seat may hear it. */
export type GameEvent = WhileAway["events"][number];

/** An event of the game as a sentence; whoever sits in the seat `you` is spoken to instead of named. */
export function sentenceFor(event: GameEvent, names: readonly string[], you: number | null): string {
  const name = (seat: number): string => names[seat] ?? "";
  const say = (variant: string, values: MessageValues = {}): string =>
    words.say(keyOf("event", event.kind) + variant, values);
  const sayOf = (seat: number, values: MessageValues = {}): string =>
    say(seat === you ? ".you" : "", { name: name(seat), ...values });
  const sayTo = (seat: number, target: number, values: MessageValues = {}): string =>
    seat === target
      ? say(seat === you ? ".own-you" : ".own", { name: name(seat), ...values })
      : sayOf(seat, { target: name(target), ...values });

  switch (event.kind) {
    case "drew_for_dealer":
      return say("", { draws: event.draws.map((draw) => drawnBy(draw, name)).join(", ") });
    case "round_started":
      return say("", { round: event.round, tricks: event.tricks, name: name(event.dealer) });
    case "trump_turned": {
      const colour = event.card[0];
      if (event.card === "J") return say(".joker");
      return say("", { card: cardInWords(event.card), colour: colourInWords(colour as "R") });
    }
    case "die_showed":
      return say(optionOn(event.face) === null ? ".unlucky" : "", { option: faceInWords(event.face) });
    case "hand_dealt":
    case "hand_received":
      return sayOf(event.seat, { cards: cardsInWords(event.hand) });
    case "trump_named":
    case "trump_changed":
      return sayOf(event.seat, { colour: colourInWords(event.colour) });
    case "bid_placed":
      return sayOf(event.seat, { bid: event.bid });
    case "pawn_placed":
      return sayOf(event.seat, { option: optionInWords(event.option) });
    case "bid_changed":
      return sayTo(event.seat, event.target, { bid: event.bid });
    case "hands_swapped": {
      const { seat, first, second } = event;
      if (seat !== first && seat !== second) return sayOf(seat, { first: name(first), second: name(second) });
      const partner = seat === first ? second : first;
      return say(seat === you ? ".own-you" : ".own", { name: name(seat), target: name(partner) });
    }
    case "dealer_changed":
      return sayTo(event.seat, event.dealer);
    case "extra_card_drawn":
    case "card_played":
      return sayOf(event.seat, { card: cardInWords(event.card) });
    case "trick_won": {
      const { plays, winner } = event.trick;
      const card = plays.find((play) => play.seat === winner)?.card ?? "J";
      return sayOf(winner, { card: cardInWords(card) });
    }
    case "round_scored": {
      const { row } = event;
      const points = row.scores.map((score) =>
        words.say("points-of-one", { name: name(score.seat), points: score.points }),
      );
      return say("", { round: row.round, points: points.join(", ") });
    }
    case "game_ended": {
      const { winners, scores } = event.result;
      const total = scores[winners[0] ?? 0]?.total ?? 0;
      if (winners.length === 1 && winners[0] === you) return say(".you", { total });
      return say("", { names: allOf(winners.map(name)), count: winners.length, total });
    }
    case "pawns_returned":
      return say("");
    default:
      return sayOf(event.seat);
  }
}

function drawnBy(draw: LaidCard, name: (seat: number) => string): string {
  return words.say("drawn-by-one", { name: name(draw.seat), card: cardInWords(draw.card) });
}
