/**
 * The browser's own reading of docs/fair-dealing.md: with it a player checks the table without trusting its code.
 *
 * It is the twin of src/doublelucky7/dealing and is held to the same test vectors.
 */

import { hmacSha256, joined, sha256 } from "./sha256.mjs";

export const ALGORITHM = "dl7-dealing-1";
/** The version in which every contribution is promised by its hash before the first one is published. */
export const WITH_HASHES = "dl7-dealing-2";
export const KEY_BYTES = 32;
export const DIE_FACES = 8;
export const MOST_ROUNDS = 14;
export const MOST_FORFEITS = 256;

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 7;
const BYTE_VALUES = 256;

const NUMBERS = Array.from({ length: 14 }, (_, index) => index + 1);

/** All 57 cards in deck order: by colour, by number, the Joker last. */
export const FULL_DECK = Object.freeze([
  ...["R", "Y", "G", "B"].flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`)),
  "J",
]);

/**
 * What one seat adds to the key: 32 bytes in lower-case hexadecimal, or nothing, which counts as zeros.
 * @typedef {{ kind: "given", hex: string } | { kind: "silent" } | { kind: "bot" }} Contribution
 */

/** Something handed to the dealing cannot be what it is said to be. */
export class DealingError extends RangeError {
  name = "DealingError";
}

/**
 * The 32 bytes a contribution puts into the game key.
 * @param {Contribution} contribution
 * @returns {Uint8Array}
 */
export function bytesOf(contribution) {
  switch (contribution.kind) {
    case "given":
      return bytesFromHex(contribution.hex);
    case "silent":
    case "bot":
      return new Uint8Array(KEY_BYTES);
    default:
      throw new DealingError(`a contribution is given, silent or bot, not ${JSON.stringify(contribution)}`);
  }
}

/**
 * What the table publishes about its secret before anyone sits down.
 * @param {Uint8Array} secret
 * @param {string} [algorithm]
 */
export function commitmentTo(secret, algorithm = ALGORITHM) {
  require32Bytes("a secret", secret);
  return sha256(joined([labelOf(algorithm, "commitment"), secret]));
}

/**
 * What a seat's client publishes about its contribution before the first one is known; nobody can copy it.
 * @param {number} seat
 * @param {Uint8Array} contribution
 */
export function contributionHash(seat, contribution) {
  requireWithin("a seat", seat, 0, MOST_PLAYERS - 1);
  require32Bytes("a contribution", contribution);
  return sha256(joined([labelOf(WITH_HASHES, "contribution", seat), contribution]));
}

/**
 * Whether the revealed secret is the one that was promised.
 * @param {Uint8Array} secret
 * @param {Uint8Array} commitment
 * @param {string} [algorithm]
 */
export function opens(secret, commitment, algorithm = ALGORITHM) {
  require32Bytes("a commitment", commitment);
  return commitmentTo(secret, algorithm).every((byte, index) => byte === commitment[index]);
}

/**
 * The key all chance of one game comes from; contributions are in seat order, one for every seat.
 * @param {Uint8Array} secret
 * @param {readonly Contribution[]} contributions
 * @param {string} [algorithm]
 */
export function gameKey(secret, contributions, algorithm = ALGORITHM) {
  require32Bytes("a secret", secret);
  requireWithin("the number of contributions", contributions.length, FEWEST_PLAYERS, MOST_PLAYERS);
  const keyLabel = labelOf(algorithm, "key", contributions.length);
  return hmacSha256(secret, joined([keyLabel, ...contributions.map(bytesOf)]));
}

/**
 * The key of one of many simulated or duplicate games; nobody promised anything, so it proves nothing.
 * @param {number | bigint} seed
 * @param {number | bigint} [game]
 */
export function keyFromSeed(seed, game = 0) {
  return sha256(label("seed", seed, game));
}

/**
 * The deck drawn from for first dealer, top card first; attempt 0, and one more for each reshuffle (R2.1).
 * @param {Uint8Array} key
 * @param {number} attempt
 */
export function drawDeck(key, attempt) {
  requireWithin("an attempt", attempt, 0, Number.MAX_SAFE_INTEGER);
  return shuffled(byteStream(key, label("draw", attempt)));
}

/**
 * All 57 cards shuffled for a round, first card to be dealt first (R2.2).
 * @param {Uint8Array} key
 * @param {number} roundNumber
 */
export function roundDeck(key, roundNumber) {
  requireRound(roundNumber);
  return shuffled(byteStream(key, label("round", roundNumber)));
}

/**
 * The face, 1 to 8, on which the die falls if somebody rolls it this round, which happens at most once (R7.5).
 * @param {Uint8Array} key
 * @param {number} roundNumber
 */
export function dieFace(key, roundNumber) {
  requireRound(roundNumber);
  return 1 + numberBelow(DIE_FACES, byteStream(key, label("die", roundNumber)));
}

/**
 * Which of the table's forfeits, counted from 0, a seat that missed its bid is given this round (R6.5).
 * @param {Uint8Array} key
 * @param {number} roundNumber
 * @param {number} seat
 * @param {number} forfeits
 */
export function forfeit(key, roundNumber, seat, forfeits) {
  requireRound(roundNumber);
  requireWithin("a seat", seat, 0, MOST_PLAYERS - 1);
  requireWithin("the number of forfeits", forfeits, 1, MOST_FORFEITS);
  return numberBelow(forfeits, byteStream(key, label("forfeit", roundNumber, seat)));
}

/**
 * 32 bytes from 64 lower-case hexadecimal digits.
 * @param {string} hex
 */
export function bytesFromHex(hex) {
  if (!/^[0-9a-f]{64}$/.test(hex)) {
    throw new DealingError(`32 bytes are 64 lower-case hexadecimal digits, not ${JSON.stringify(hex)}`);
  }
  return Uint8Array.from({ length: KEY_BYTES }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
}

/**
 * Bytes as lower-case hexadecimal digits.
 * @param {Uint8Array} bytes
 */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The ASCII bytes that keep one use of a key apart from all others, each part closed by a colon.
 * @param {string} purpose
 * @param {...(number | bigint)} numbers
 */
function label(purpose, ...numbers) {
  return labelOf(ALGORITHM, purpose, ...numbers);
}

/**
 * The label of a version of the algorithm; streams and shuffles are the same in all of them.
 * @param {string} algorithm
 * @param {string} purpose
 * @param {...(number | bigint)} numbers
 */
function labelOf(algorithm, purpose, ...numbers) {
  return new TextEncoder().encode([algorithm, purpose, ...numbers].map((part) => `${part}:`).join(""));
}

/**
 * The endless bytes of one labelled stream: HMAC-SHA256 blocks of the label and a block counter.
 * @param {Uint8Array} key
 * @param {Uint8Array} streamLabel
 * @returns {Generator<number, never>}
 */
function* byteStream(key, streamLabel) {
  require32Bytes("a game key", key);
  for (let counter = 0; ; counter++) {
    const counted = new Uint8Array(4);
    new DataView(counted.buffer).setUint32(0, counter);
    yield* hmacSha256(key, joined([streamLabel, counted]));
  }
}

/**
 * A whole number from 0 to bound - 1, each equally likely, from the stream's next bytes; bound is at most 256.
 * @param {number} bound
 * @param {Generator<number, never>} stream
 */
function numberBelow(bound, stream) {
  // Bytes at or above the largest multiple of the bound are passed over: they would favour the small numbers.
  const refusedFrom = BYTE_VALUES - (BYTE_VALUES % bound);
  let byte = stream.next().value;
  while (byte >= refusedFrom) byte = stream.next().value;
  return byte % bound;
}

/**
 * The full deck in the order a stream gives it.
 * @param {Generator<number, never>} stream
 * @returns {string[]}
 */
function shuffled(stream) {
  // Fisher-Yates from the last place down; each place may keep its own card.
  const deck = [...FULL_DECK];
  for (let place = deck.length - 1; place > 0; place--) {
    const other = numberBelow(place + 1, stream);
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
}

/**
 * Throws unless the value is as long as a SHA-256 value.
 * @param {string} what
 * @param {Uint8Array} value
 */
function require32Bytes(what, value) {
  if (value.length !== KEY_BYTES) throw new DealingError(`${what} has ${KEY_BYTES} bytes, not ${value.length}`);
}

/**
 * Throws unless the value is a whole number between the two bounds, both included.
 * @param {string} what
 * @param {number} value
 * @param {number} lowest
 * @param {number} highest
 */
function requireWithin(what, value, lowest, highest) {
  if (!Number.isSafeInteger(value) || value < lowest || value > highest) {
    throw new DealingError(`${what} is ${lowest} to ${highest}, not ${value}`);
  }
}

/** @param {number} roundNumber */
function requireRound(roundNumber) {
  requireWithin("a round", roundNumber, 1, MOST_ROUNDS);
}
