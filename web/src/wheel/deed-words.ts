import type { OptionAction, PlainOption } from "../protocol.generated";
import { colourInWords, keyOf } from "../words/pieces";
import { say } from "../words/words.svelte";

/** What the button will do, with whom: "Swap Riet ⇄ Kim". */
export function deedInWords(action: OptionAction, names: readonly string[]): string {
  const deed = keyOf("wheel-do", action.kind);
  const called = (seat: number): string => names[seat] ?? "";
  switch (action.kind) {
    case "change_bid":
      return say(deed, { name: called(action.target), change: action.change > 0 ? "+1" : "−1" });
    case "player_swap":
      return say(deed, { first: called(action.first), second: called(action.second) });
    case "change_dealer":
      return say(deed, { name: called(action.target) });
    case "change_trump":
      return say(deed, { colour: colourInWords(action.colour) });
    default:
      void (action satisfies PlainOption);
      return say(deed);
  }
}
