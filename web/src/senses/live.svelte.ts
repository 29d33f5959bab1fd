import { untrack } from "svelte";

/** What a screen reader announces: one polite queue, merged while it waits; the other region interrupts, for my turn. */
class Live {
  polite = $state("");
  assertive = $state("");
  /** The last thing said, to be repeated on demand. */
  last = "";
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says something when the reader has time for it. */
  announce(sentence: string): void {
    if (sentence === "") return;
    this.#waiting.push(sentence);
    this.#timer ??= setTimeout(() => this.#flush(), gathering);
  }

  /** Says something at once. */
  interrupt(sentence: string): void {
    // What happened before my turn belongs before it.
    this.#flush();
    this.last = sentence;
    this.assertive = distinct(
      sentence,
      untrack(() => this.assertive),
    );
  }

  /** Says the last thing again. */
  repeat(): void {
    this.polite = distinct(
      this.last,
      untrack(() => this.polite),
    );
  }

  /** Another screen: what was said about the last one is neither said any more nor read there. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.polite = "";
    this.assertive = "";
    this.last = "";
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    this.last = this.#waiting.map(ended).join(" ");
    this.#waiting = [];
    this.polite = distinct(
      this.last,
      untrack(() => this.polite),
    );
  }
}

/** How long sentences gather before they are said together. */
const gathering = 600;

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** The same words twice would not be noticed; an invisible space makes them new. */
const distinct = (sentence: string, before: string): string => (sentence === before ? `${sentence}\u00a0` : sentence);

export const live = new Live();
