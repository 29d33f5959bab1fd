import type {
  GameReview,
  MoveValue,
  PlainOption,
  PlayerAction,
  Reason,
  ReviewedDecision,
  RoundLedger,
} from "../protocol.generated";
import { cardInWords, colourInWords, keyOf, optionInWords } from "../words/pieces";
import { say, type MessageValues } from "../words/words.svelte";

/** A loss or a lead smaller than this is not worth a word. */
const worthAWord = 0.3;
const hundredths = 100;

const round = (points: number): number => Math.round(points * 10) / 10;

/** An action as the coach names it. */
export function actionInWords(action: PlayerAction, names: readonly string[]): string {
  switch (action.kind) {
    case "place_bid":
      return say("coach-action-place-bid", { bid: action.bid });
    case "play_card":
      return say("coach-action-play-card", { card: cardInWords(action.card) });
    case "name_trump":
      return say("coach-action-name-trump", { colour: colourInWords(action.colour) });
    case "keep_pawn":
      return say("coach-action-keep-pawn");
    case "roll_die":
      return say("coach-action-roll-die");
    case "change_bid": {
      const change = action.change > 0 ? `+${action.change}` : `−${-action.change}`;
      return say("coach-action-change-bid", {
        option: optionInWords(action.kind),
        name: names[action.target] ?? "",
        change,
      });
    }
    case "player_swap":
      return say("coach-action-player-swap", {
        option: optionInWords(action.kind),
        name: names[action.first] ?? "",
        other: names[action.second] ?? "",
      });
    case "change_dealer":
      return say("coach-action-change-dealer", {
        option: optionInWords(action.kind),
        name: names[action.target] ?? "",
      });
    case "change_trump":
      return say("coach-action-change-trump", {
        option: optionInWords(action.kind),
        colour: colourInWords(action.colour),
      });
    default:
      return say("coach-action-plain-option", { option: optionInWords((action satisfies PlainOption).kind) });
  }
}

/** Why, in one sentence. */
export function reasonInWords(reason: Reason): string {
  const values: MessageValues = {};
  const numbers = {
    bid: reason.bid,
    instead: reason.other_bid,
    count: reason.count,
    many: reason.other_count,
    points: reason.points,
  };
  for (const [name, number] of Object.entries(numbers)) if (number != null) values[name] = number;
  if (reason.card != null) values.card = cardInWords(reason.card);
  if (reason.other_card != null) values.other = cardInWords(reason.other_card);
  if (reason.colour != null) values.colour = colourInWords(reason.colour);
  if (reason.other_colour != null) values.other = colourInWords(reason.other_colour);
  if (reason.option != null) values.option = optionInWords(reason.option);
  return say(keyOf("coach-reason", reason.code), values);
}

/** What a decision was worth, in one sentence. */
export function verdictInWords({ judgement }: ReviewedDecision, names: readonly string[]): string {
  const made = judgement.moves[judgement.chosen];
  const best = judgement.moves[0];
  if (made === undefined || best === undefined) return "";
  const chosen = actionInWords(made.action, names);
  const better = actionInWords(best.action, names);
  const points = round(judgement.lost);
  if (judgement.is_mistake) return say("coach-better", { better, chosen, points });
  if (judgement.chosen !== 0 && points >= worthAWord) return say("coach-small-loss", { better, chosen, points });
  const ahead = round(-Math.max(...judgement.moves.slice(1).map((move: MoveValue) => move.gain), -99));
  if (judgement.chosen === 0 && judgement.moves.length > 1 && ahead >= worthAWord) {
    return say("coach-best-found", { chosen, points: ahead });
  }
  return say("coach-good", { chosen });
}

/** Points with their sign. */
export const signed = (points: number): string =>
  `${points < 0 ? "−" : "+"}${Math.abs(round(points)).toLocaleString(document.documentElement.lang)}`;

export interface Part {
  readonly name: string;
  readonly kind: "average" | "luck" | "skill" | "penalty";
  readonly points: number;
}

const sumOf = (ledger: readonly RoundLedger[], part: (round: RoundLedger) => number): number =>
  ledger.reduce((sum, one) => sum + part(one), 0) / hundredths;

/** The score in its parts, in the order in which they are told. */
export function partsOf({ ledger, penalty }: GameReview): readonly Part[] {
  const parts: Part[] = [
    { name: say("coach-ledger-average"), kind: "average", points: sumOf(ledger, (one) => one.average) },
    { name: say("coach-ledger-cards"), kind: "luck", points: sumOf(ledger, (one) => one.cards) },
    { name: say("coach-ledger-table"), kind: "luck", points: sumOf(ledger, (one) => one.table) },
    { name: say("coach-ledger-rest"), kind: "luck", points: sumOf(ledger, (one) => one.rest) },
    { name: say("coach-ledger-bid"), kind: "skill", points: sumOf(ledger, (one) => one.bid) },
    { name: say("coach-ledger-play"), kind: "skill", points: sumOf(ledger, (one) => one.play) },
    { name: say("coach-ledger-wheel"), kind: "skill", points: sumOf(ledger, (one) => one.wheel) },
    { name: say("coach-ledger-penalty"), kind: "penalty", points: -penalty },
  ];
  return parts.filter(
    ({ kind, points, name }) => points !== 0 || (kind !== "penalty" && name !== say("coach-ledger-wheel")),
  );
}
