import type { RuleSet } from "../protocol.generated";
import { keyOf } from "./pieces";
import { say, words } from "./words.svelte";

/** A bot's level as players call it; one we have no word for by its own name. */
export function levelInWords(level: string): string {
  return words.has(`level-${level}`) ? say(keyOf("level", level)) : level;
}

/** Mode and length in one line. */
export function rulesInWords(ruleset: RuleSet): string {
  return `${say(keyOf("mode", ruleset.mode))} · ${say("rounds-played", { rounds: ruleset.rounds })}`;
}

/** An instant as a day people would say. */
export function dayInWords(instant: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(instant);
}

/** An instant as people would say it: the time alone today, the day with it otherwise. */
export function timeInWords(instant: number, now: number = Date.now()): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  const style: Intl.DateTimeFormatOptions = isToday ? {} : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(words.language, { ...style, timeStyle: "short" }).format(instant);
}

/** How long until an instant, as minutes and seconds. */
export function countdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
