import { finishedGame, whyOf, type WhyNot } from "../connection/http";
import { practiseMessages } from "../practise/words";
import type { GameReview, ReviewedDecision } from "../protocol.generated";
import { words } from "../words/words.svelte";

const askAgainMilliseconds = 1500;

/** The coach's review of one's own seat: asked for until it is there, or until nobody wants it any more. */
export class OwnReview {
  /** Whether the page has the coach's words. */
  isSpoken = $state(false);
  review = $state.raw<GameReview | null>(null);
  ahead = $state(0);
  done = $state(0);
  total = $state(0);
  failed = $state(false);
  why = $state<WhyNot | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly game: string) {}

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.total === 0 ? 0 : this.done / this.total;
  }

  /** The own decision that a step of the replay shows. */
  at(step: number): ReviewedDecision | undefined {
    return this.review?.decisions.find(({ judgement }) => judgement.step === step);
  }

  async begin(): Promise<void> {
    try {
      await words.include(practiseMessages);
      this.isSpoken = true;
      const state = await finishedGame.review(this.game);
      this.ahead = state.ahead;
      this.done = state.done;
      this.total = state.total;
      this.failed = state.failed;
      this.review = state.review;
    } catch (failure) {
      this.why = whyOf(failure);
    }
    const isOver = this.review !== null || this.failed || (this.why !== null && this.why !== "unreachable");
    // Asking is what keeps the review in the server's queue.
    if (!isOver && !this.#ended) this.#timer = setTimeout(() => void this.begin(), askAgainMilliseconds);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
