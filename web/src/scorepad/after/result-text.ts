/** The result as plain text for a message, and the whole pad as a table for a spreadsheet. */
import { keyOf } from "../../words/pieces";
import { say } from "../../words/words.svelte";
import type { Reading } from "../pad/reading.ts";
import { nameOf } from "../people";

export function resultText(reading: Reading): string {
  const { setup, standings } = reading;
  const { mode, rounds } = setup.ruleset;
  const ranking = standings.filter(({ isSeated }) => isSeated).sort((one, other) => other.total - one.total);
  const placeOf = (total: number): number => ranking.filter((line) => line.total > total).length + 1;
  return [
    `Double Lucky 7 · ${say(keyOf("mode", mode))} · ${say("rounds-played", { rounds })}`,
    ...ranking.map(({ person, total, penalty }) => {
      const struck = penalty > 0 ? ` (−${penalty})` : "";
      return `${placeOf(total)}. ${nameOf(setup, person)} ${total}${struck}`;
    }),
    ...reading.highRollers.map(
      (person) => `★ ${say("end-club", { name: nameOf(setup, person), total: standings[person]?.total ?? 0 })}`,
    ),
  ].join("\n");
}

/** A row for each round, three columns for each player: bid, tricks, points. */
export function csvOf({ setup, rounds, standings }: Reading): string {
  const names = setup.people.map(({ name }) => name);
  const head = [
    "round",
    "cards",
    "dealer",
    ...names.flatMap((name) => [`${name} bid`, `${name} tricks`, `${name} points`]),
  ];
  const rows = rounds.map((round) => [
    String(round.round),
    String(round.tricks),
    nameOf(setup, round.dealer),
    ...setup.people.flatMap((_, person) => {
      const line = round.lines.find((one) => one.person === person);
      return [line?.bid, line?.points === null ? null : line?.tricks, line?.points].map((value) => String(value ?? ""));
    }),
  ]);
  const foot = (label: string, value: (person: number) => number): string[] => [
    label,
    "",
    "",
    ...setup.people.flatMap((_, person) => ["", "", String(value(person))]),
  ];
  return [
    head,
    ...rows,
    foot("penalty", (person) => -(standings[person]?.penalty ?? 0)),
    foot("total", (person) => standings[person]?.total ?? 0),
  ]
    .map((row) => row.map(quoted).join(","))
    .join("\r\n");
}

/** A name may begin like a formula; a leading apostrophe keeps a spreadsheet from running it. */
function quoted(cell: string): string {
  const harmless = /^[=+@]|^-(?!\d)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
