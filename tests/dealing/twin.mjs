// Reads calls to the JavaScript twin as JSON from standard input and writes their answers, or errors, in the same order.

import { readFileSync } from "node:fs";
import * as dealing from "../../web/src/dealing/dealing.mjs";
import { hmacSha256, sha256 } from "../../web/src/dealing/sha256.mjs";

const functions = { ...dealing, sha256, hmacSha256 };

const fromJson = (value) => (value !== null && typeof value.bytes === "string" ? bytes(value.bytes) : value);
const toJson = (value) => (value instanceof Uint8Array ? { bytes: dealing.hexOf(value) } : value);
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));

function answerTo([name, ...values]) {
  try {
    return toJson(functions[name](...values.map(fromJson)));
  } catch (error) {
    if (!(error instanceof dealing.DealingError)) throw error;
    return { error: error.message };
  }
}

const calls = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(calls.map(answerTo)));
