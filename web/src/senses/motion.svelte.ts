/** How much the person wants to see move: with reduced motion everything is a short fade. */
class Motion {
  reduced = $state(false);

  constructor() {
    const wish = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.reduced = wish?.matches ?? false;
    wish?.addEventListener("change", (change) => (this.reduced = change.matches));
  }

  /** The length of a movement in milliseconds. */
  length(milliseconds: number): number {
    return this.reduced ? Math.min(milliseconds, 120) : milliseconds;
  }
}

export const motion = new Motion();
