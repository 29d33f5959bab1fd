/** Prints the records of random pads, one line of JSON each: `node write-records.ts 50`. */
import { recordOf } from "../../src/scorepad/pad/record.ts";
import { contentsOf } from "../../src/scorepad/pad/folding.ts";
import { readingOf } from "../../src/scorepad/pad/reading.ts";
import { entriesOf } from "./checking.ts";
import { Chance, randomGame } from "./random.ts";

const count = Number(process.argv[2] ?? 1);
for (let seed = 0; seed < count; seed += 1) {
  const reading = readingOf(contentsOf(entriesOf(randomGame(new Chance(seed)))));
  if (reading !== null) process.stdout.write(`${JSON.stringify(recordOf(reading, "2026-11-16"))}\n`);
}
