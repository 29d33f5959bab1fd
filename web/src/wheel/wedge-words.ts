import type { Colour, OptionView, View } from "../protocol.generated";
import { optionInWords } from "../words/pieces";
import { say } from "../words/words.svelte";

/** What a wedge of the wheel shows, for screen readers: the option, and whether it is free. */
export function wedgeInWords(option: OptionView, names: readonly string[]): string {
  const name = optionInWords(option.option);
  if (option.blocked_by !== null)
    return say("wheel-option-taken", { option: name, name: names[option.blocked_by] ?? "" });
  return say(option.status === "free" ? "wheel-option-free" : "wheel-option-not-now", { option: name });
}

/** The charm that the pawn on Change Trump carries, as long as its choice is trump. */
export const carriedCharm = (view: View): Colour | null =>
  view.trump?.face === "changed" ? (view.trump.colour ?? null) : null;
