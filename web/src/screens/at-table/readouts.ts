import type { View } from "../../protocol.generated";
import { cardInWords, cardsInWords, colourInWords, keyOf, optionInWords } from "../../words/pieces";
import { say } from "../../words/words.svelte";

type Names = readonly string[];

const sentences = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(" ");

/** All I need to know to decide, when it is my turn. */
export function turnInWords(view: View, names: Names): string {
  switch (view.waiting.for) {
    case "bid":
      return sentences([
        say("turn-bid", { sum: view.sum_of_bids, tricks: view.tricks }),
        view.forbidden_bid === null ? null : say("turn-forbidden", { bid: view.forbidden_bid }),
        trumpInWords(view),
        handInWords(view),
      ]);
    case "trump":
      return sentences([say("turn-trump"), handInWords(view)]);
    case "wheel":
    case "option":
      return sentences([say("turn-wheel"), trumpInWords(view), handInWords(view)]);
    default: {
      const playable = view.legal.flatMap((action) => (action.kind === "play_card" ? [action.card] : []));
      return sentences([
        say("turn-card"),
        trickInWords(view, names),
        trumpInWords(view),
        say("turn-playable", { cards: cardsInWords(playable) }),
      ]);
    }
  }
}

export function trickInWords(view: View, names: Names): string {
  if (view.trick.plays.length === 0) return say("read-no-trick");
  const cards = view.trick.plays.map(({ seat, card }) =>
    say("trick-card", { name: names[seat] ?? "", card: cardInWords(card) }),
  );
  const led = view.trick.led;
  return sentences([
    say("read-trick", { cards: cards.join(", ") }),
    led === null ? null : say("read-led", { colour: colourInWords(led) }),
  ]);
}

export function trumpInWords(view: View): string {
  const trump = view.trump;
  const phrase =
    trump === null
      ? say("trump-open")
      : say(keyOf("trump", trump.face), { colour: trump.colour ? colourInWords(trump.colour) : "" });
  return `${phrase.charAt(0).toLocaleUpperCase()}${phrase.slice(1)}.`;
}

export function handInWords(view: View): string {
  if (view.hand === null) return say("read-no-hand");
  return say("read-hand", { cards: cardsInWords(view.hand) });
}

export function bidsInWords(view: View, names: Names): string {
  const bids = view.seats.map(({ seat, bid, tricks_won }) =>
    bid === null
      ? say("read-no-bid", { name: names[seat] ?? "" })
      : say("read-bid", { name: names[seat] ?? "", won: tricks_won, bid }),
  );
  return sentences([bids.join(", ") + ".", say("table-bids", { sum: view.sum_of_bids, tricks: view.tricks })]);
}

export function scoreInWords(view: View, names: Names): string {
  const points = view.seats.map(({ seat, points }) => say("points-of-one", { name: names[seat] ?? "", points }));
  return say("read-score", { points: points.join(", ") });
}

export function wheelInWords(view: View, names: Names): string {
  if (view.wheel === null) return say("read-no-wheel");
  const free = view.wheel.options.filter(({ status }) => status === "free").map(({ option }) => optionInWords(option));
  const holders = view.wheel.pawns_in_hand.map((seat) => names[seat] ?? "");
  return say("read-wheel", { options: free.join(", "), names: holders.join(", ") });
}

export function lastTrickInWords(view: View, names: Names): string {
  if (view.last_trick === null) return say("read-no-last-trick");
  const cards = view.last_trick.plays.map(({ seat, card }) =>
    say("trick-card", { name: names[seat] ?? "", card: cardInWords(card) }),
  );
  return `${say("last-trick-title", { name: names[view.last_trick.winner] ?? "" })}: ${cards.join(", ")}.`;
}
