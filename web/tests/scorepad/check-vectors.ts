/**
 * Reads vectors from standard input, one line of JSON each, and tells for each folder named after it the first
 * disagreement, or that all agree: `node check-vectors.ts FOLDER … < vectors.jsonl`.
 */
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { disagreement, modulesIn, type Modules, type Vector } from "./checking.ts";

const folders = process.argv.slice(2);
const copies: [string, Modules][] = await Promise.all(
  folders.map(async (folder) => [folder, await modulesIn(pathToFileURL(folder).href)]),
);
const found = new Map<string, string>();
let games = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const vector = JSON.parse(line) as Vector;
  games += 1;
  for (const [folder, modules] of copies) {
    if (found.has(folder)) continue;
    const first = verdict(vector, modules);
    if (first !== null) found.set(folder, first);
  }
}
const verdicts = Object.fromEntries(folders.map((folder) => [folder, found.get(folder) ?? null]));
process.stdout.write(JSON.stringify({ games, verdicts }));

function verdict(vector: Vector, modules: Modules): string | null {
  try {
    return disagreement(vector, modules);
  } catch (failure) {
    return `failed: ${String(failure)}`;
  }
}
