import type { Lesson } from "./tree";
import { liftedFor, readingTime } from "./film-length";
import { Walk } from "./walk.svelte";
import { captionsInWords } from "./words";
import type { TableObserver } from "../table/model.svelte";

/** The lessons as a film: they play by themselves, and stay with every sentence as long as it takes to read it. */
export class Film {
  walk = $state.raw<Walk | null>(null);
  place = $state(0);
  isPaused = $state(false);
  isOver = $state(false);
  /** Counts up with every jump: what was going on ends. */
  #going = 0;
  #wake: (() => void) | null = null;

  constructor(
    readonly lessons: readonly Lesson[],
    private readonly observer: () => TableObserver,
  ) {}

  get lesson(): Lesson | null {
    return this.lessons[this.place] ?? null;
  }

  /** Plays from a lesson on. */
  async play(place = 0): Promise<void> {
    const going = (this.#going += 1);
    this.isPaused = false;
    this.isOver = false;
    for (this.place = Math.max(0, place); this.place < this.lessons.length; this.place += 1) {
      await this.#show(going);
      if (going !== this.#going) return;
    }
    this.place = this.lessons.length - 1;
    this.isOver = true;
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (!this.isPaused) this.#wake?.();
  }

  end(): void {
    this.#going += 1;
    this.walk?.end();
  }

  async #show(going: number): Promise<void> {
    const lesson = this.lesson;
    if (lesson === null) return;
    this.walk?.end();
    const walk = (this.walk = new Walk(lesson, this.observer()));
    walk.begin();
    for (;;) {
      await walk.stopped();
      await this.#rest(readingTime(captionsInWords(walk.captions)));
      if (going !== this.#going) return;
      if (walk.phase === "deciding") await this.#act(walk);
      else if (walk.question) await this.#answer(walk);
      else if (walk.hasMore) walk.goOn();
      else return;
      if (going !== this.#going) return;
    }
  }

  /** Lifts what the learner would tap, and then does it. */
  async #act(walk: Walk): Promise<void> {
    const choice = walk.inFilm;
    if (choice === null) return;
    const { action } = choice;
    if (action.kind === "play_card") walk.table.liftedCard = action.card;
    if (action.kind === "place_bid") walk.table.liftedBid = action.bid;
    await this.#rest(liftedFor);
    walk.table.liftedCard = walk.table.liftedBid = null;
    walk.choose(choice);
  }

  async #answer(walk: Walk): Promise<void> {
    const question = walk.question;
    if (question === null) return;
    walk.reply(question.right);
    await this.#rest(readingTime(captionsInWords([question.explanation])));
  }

  async #rest(milliseconds: number): Promise<void> {
    await new Promise((done) => setTimeout(done, milliseconds));
    while (this.isPaused) await new Promise<void>((done) => (this.#wake = done));
  }
}
