import { api, whyOf, type WhyNot } from "../connection/http";
import { LessonTable } from "../lessons/lesson-table.svelte";
import { isSame } from "../lessons/walk.svelte";
import type { Command, Drill, Exercise, Prospect } from "../protocol.generated";
import type { TableObserver } from "../table/model.svelte";
import { say } from "../words/words.svelte";
import { ownForecasts, type Sureness } from "./own-forecasts.svelte";

/** Whatever lies within so many points of the best counts as well chosen. */
const goodEnough = 0.3;
/** Exercises are numbered below this. */
const numbers = 1_000_000;

/** One exercise after the other; the next one is fetched while somebody still thinks. */
export class DrillRun {
  exercise = $state.raw<Exercise | null>(null);
  chosen = $state.raw<Prospect | null>(null);
  /** How sure of the bid, in percent; asked in one drill only. */
  said = $state<Sureness | null>(null);
  good = $state(0);
  all = $state(0);
  why = $state<WhyNot | null>(null);
  readonly table: LessonTable;
  #next: Promise<Exercise> | null = null;
  #number = Math.floor(Math.random() * numbers);

  constructor(
    readonly drill: Drill,
    observer: TableObserver = {},
  ) {
    this.table = new LessonTable(
      observer,
      (command) => this.#choose(command),
      () => say("practise-you"),
    );
  }

  /** Whether everything that is asked has been answered. */
  get isAnswered(): boolean {
    return this.chosen !== null && (this.drill !== "bid" || this.said !== null);
  }

  get lost(): number {
    const best = this.exercise?.prospects[0];
    return best && this.chosen ? Math.max(0, best.points - this.chosen.points) : 0;
  }

  get isGood(): boolean {
    return this.lost < goodEnough;
  }

  async next(): Promise<void> {
    try {
      const exercise = await (this.#next ?? this.#fetch());
      this.#next = null;
      this.chosen = this.said = null;
      this.exercise = exercise;
      this.table.lay(exercise.view);
      this.#next = this.#fetch();
      // Whoever leaves before it comes has no use for its failure.
      this.#next.catch(() => (this.#next = null));
    } catch (failure) {
      this.#next = null;
      this.why = whyOf(failure);
    }
  }

  /** How sure somebody is of the bid just chosen. */
  say(said: Sureness): void {
    if (this.chosen === null || this.said !== null) return;
    this.said = said;
    ownForecasts.note(said, this.chosen.made);
    this.#count();
  }

  #choose(command: Command): void {
    const prospect = this.exercise?.prospects.find(({ action }) => isSame(action, command));
    if (!this.exercise || !prospect || this.chosen !== null) return;
    this.chosen = prospect;
    // Nothing more is asked at the table.
    this.table.lay({ ...this.exercise.view, legal: [], to_act: null });
    if (this.isAnswered) this.#count();
  }

  #count(): void {
    this.all += 1;
    if (this.isGood) this.good += 1;
  }

  #fetch(): Promise<Exercise> {
    this.#number = (this.#number + 1) % numbers;
    return api.exercise(this.drill, this.#number);
  }
}
