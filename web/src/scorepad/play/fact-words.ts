/** One entry of the log as a sentence. */
import { say } from "../../words/words.svelte";
import type { Fact, Setup } from "../pad/facts.ts";
import { colourName, nameOf } from "../people";
import { optionName } from "./wheel-words";

export function factInWords(fact: Fact, setup: Setup): string {
  const named = (person: number | null): string => (person === null ? "–" : nameOf(setup, person));
  switch (fact.kind) {
    case "setup":
      return say("pad-log-setup", { names: fact.setup.people.map(({ name }) => name).join(", ") });
    case "first_dealer":
      return say("pad-log-first-dealer", { name: named(fact.person) });
    case "seated":
      return say("pad-log-seated", { round: fact.round, names: fact.people.map(named).join(", ") });
    case "trump": {
      const card = fact.turnedUp?.card;
      const colour = card === undefined ? "–" : card === "J" ? say("joker") : colourName(setup, card);
      return say("pad-log-trump", { round: fact.round, colour });
    }
    case "bid":
      return say("pad-log-bid", { round: fact.round, name: named(fact.person), bid: fact.bid ?? "–" });
    case "wheel": {
      if (fact.wheel === null || fact.wheel === "unused") return say("pad-log-wheel-unused", { round: fact.round });
      const option = fact.wheel.option === undefined ? say("unlucky") : optionName(fact.wheel.option);
      return say("pad-log-wheel", { round: fact.round, name: named(fact.wheel.person), option });
    }
    case "winner":
      return say("pad-log-winner", { round: fact.round, trick: fact.trick, name: named(fact.person) });
    case "taken":
      return say("pad-log-taken", { round: fact.round, name: named(fact.person), tricks: fact.tricks ?? "–" });
  }
}
