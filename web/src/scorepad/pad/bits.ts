/** Small numbers packed as tightly as they allow, and as text that any link and QR code carries. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Writes a whole number that is below `2 ** width`. */
  number(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.#bits.push((value >> bit) & 1);
  }

  /** Writes null or a number below `2 ** width - 1`, in as many bits. */
  orNull(value: number | null, width: number): void {
    this.number(value === null ? 0 : value + 1, width);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length, 8);
    for (const byte of bytes) this.number(byte, 8);
  }

  bytes(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
    this.#bits.forEach((bit, place) => {
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (bit << (7 - (place & 7)));
    });
    return bytes;
  }
}

export class OutOfBits extends Error {}

export class BitReader {
  readonly #bytes: Uint8Array;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit += 1) {
      const byte = this.#bytes[this.#place >> 3];
      if (byte === undefined) throw new OutOfBits();
      value = (value << 1) | ((byte >> (7 - (this.#place & 7))) & 1);
      this.#place += 1;
    }
    return value;
  }

  orNull(width: number): number | null {
    const value = this.number(width);
    return value === 0 ? null : value - 1;
  }

  text(): string {
    const bytes = Uint8Array.from({ length: this.number(8) }, () => this.number(8));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }
}

/** Bytes as text for a link: letters, digits, minus and underscore. */
export const asLinkText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

export function fromLinkText(text: string): Uint8Array {
  const decoded = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0));
}

/** A check sum of 16 bits (Fletcher), so that a letter lost on the way is noticed. */
export function checkSum(bytes: Uint8Array): number {
  let [one, other] = [0, 0];
  for (const byte of bytes) {
    one = (one + byte) % 255;
    other = (other + one) % 255;
  }
  return (other << 8) | one;
}
