/** What was done at the wheel, in words, with what it asks the table to do. */
import type { PlainOption } from "../../protocol.generated";
import { keyOf } from "../../words/pieces";
import { say } from "../../words/words.svelte";
import type { Setup } from "../pad/facts.ts";
import type { Problem, Round } from "../pad/reading.ts";
import { colourName, nameOf } from "../people";
import type { WheelOption, WheelUse } from "../rules/wheel.ts";

export const optionName = (option: WheelOption): string => say(keyOf("option", option));

export function useInWords(use: WheelUse, round: Round, setup: Setup): string {
  const name = nameOf(setup, use.person);
  const target = nameOf(setup, use.target ?? 0);
  switch (use.option) {
    case undefined:
      return say("pad-use-unlucky", { name });
    case "change_bid": {
      const bid = round.lines.find((line) => line.person === use.target)?.bid ?? 0;
      return say("pad-use-change-bid", { name, target, bid });
    }
    case "player_swap":
      return say("pad-use-player-swap", { name, first: target, second: nameOf(setup, use.other ?? 0) });
    case "change_dealer":
      return say("pad-use-change-dealer", { name, target });
    case "change_trump":
      return say("pad-use-change-trump", { name, colour: use.colour ? colourName(setup, use.colour) : "" });
    default:
      return say(keyOf("pad-use", use.option satisfies PlainOption["kind"]), { name });
  }
}

/** What became impossible, named with its round. */
export function problemInWords(problem: Problem, round: Round, setup: Setup): string {
  const values = {
    round: round.round,
    tricks: round.tricks,
    name: "person" in problem ? nameOf(setup, problem.person) : "",
    bid: "bid" in problem ? problem.bid : 0,
    sum: "sum" in problem ? problem.sum : 0,
    option: "option" in problem && problem.option !== null ? optionName(problem.option) : "",
  };
  return say(keyOf("pad-problem", problem.code), values);
}
