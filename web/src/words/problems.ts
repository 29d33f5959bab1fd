import type { WhyNot } from "../connection/http";
import { keyOf } from "./pieces";
import { words } from "./words.svelte";

/** Those for which there is something better to say than that it did not work. */
const explained = [
  "no_such_code",
  "no_such_table",
  "no_such_pad",
  "no_such_game",
  "closed_to_spectators",
  "table_is_closed",
  "removed",
  "too_fast",
  "too_many_tables",
  "stored_too_much",
  "disk_nearly_full",
  "too_many_connections",
  "unreachable",
] as const;

/** Why the server did not do what was asked, said kindly. */
export function problemInWords(why: WhyNot): string {
  const known = explained.find((code) => code === why);
  return known === undefined ? words.say("problem-other") : words.say(keyOf("problem", known));
}
