/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104) over bytes.
 *
 * Written out because browsers keep WebCrypto from pages served over plain HTTP, which is how a laptop serves phones around it.
 */

const BLOCK_BYTES = 64;
const WORD_BITS = 2 ** 32;
const ROUNDS = 64;

const FIRST_PRIMES = firstPrimes(ROUNDS);
const ROUND_CONSTANTS = Uint32Array.from(FIRST_PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const START = Uint32Array.from(FIRST_PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

/**
 * The SHA-256 value of a message.
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(message) {
  const state = START.slice();
  const padded = withPadding(message);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    compress(state, new DataView(padded.buffer, offset, BLOCK_BYTES));
  }
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/**
 * The HMAC-SHA256 value of a message under a key.
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function hmacSha256(key, message) {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = sha256(joined([block.map((byte) => byte ^ 0x36), message]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}

/**
 * Several pieces as one.
 * @param {readonly Uint8Array[]} pieces
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function joined(pieces) {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/**
 * The message, a one bit, zeros, and the message's length in bits, filling whole blocks.
 * @param {Uint8Array} message
 * @returns {Uint8Array<ArrayBuffer>}
 */
function withPadding(message) {
  const markAndLength = 1 + 8;
  const padded = new Uint8Array(Math.ceil((message.length + markAndLength) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / WORD_BITS));
  view.setUint32(padded.length - 4, (message.length * 8) % WORD_BITS);
  return padded;
}

/**
 * Work one block into the state.
 * @param {Uint32Array} state
 * @param {DataView} block
 */
function compress(state, block) {
  const words = new Uint32Array(ROUNDS);
  for (let t = 0; t < 16; t++) words[t] = block.getUint32(4 * t);
  for (let t = 16; t < ROUNDS; t++) {
    const early = words[t - 15];
    const late = words[t - 2];
    const mixedEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const mixedLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16] + mixedEarly + words[t - 7] + mixedLate;
  }

  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < ROUNDS; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND_CONSTANTS[t] + words[t]) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] += word));
}

/**
 * A 32-bit word turned to the right.
 * @param {number} word
 * @param {number} places
 */
function turned(word, places) {
  return (word >>> places) | (word << (32 - places));
}

/**
 * The first 32 bits behind the point, which is how the standard makes its constants from roots of primes.
 * @param {number} root
 */
function fractionBits(root) {
  return Math.floor((root - Math.floor(root)) * WORD_BITS);
}

/**
 * The first primes, smallest first.
 * @param {number} howMany
 * @returns {number[]}
 */
function firstPrimes(howMany) {
  /** @type {number[]} */
  const primes = [];
  for (let candidate = 2; primes.length < howMany; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}
