import { api, whyOf, type WhyNot } from "../connection/http";
import { session } from "../connection/session.svelte";
import { LessonTable } from "../lessons/lesson-table.svelte";
import { between, lengthOf } from "../lessons/walk.svelte";
import type { Command, DailyDeal, DailyStep, PlayerAction } from "../protocol.generated";
import type { TableObserver } from "../table/model.svelte";
import { say } from "../words/words.svelte";

/** The one try at the deal of a day: every decision goes to the server, which keeps it and plays on. */
export class DailyRun {
  deal = $state.raw<DailyDeal | null>(null);
  /** What is going on: bots play, I decide, a round is over, or all is. */
  phase = $state<"watching" | "deciding" | "between" | "over">("watching");
  why = $state<WhyNot | null>(null);
  readonly table: LessonTable;
  #left: readonly DailyStep[] = [];
  #isGone = false;

  constructor(
    readonly day: string,
    observer: TableObserver = {},
  ) {
    this.table = new LessonTable(
      observer,
      (command) => void this.#decide(command),
      () => say("practise-you"),
    );
  }

  async begin(): Promise<void> {
    try {
      // Nobody needs a name for it, but a try is somebody's.
      await session.callMe("");
      const deal = await api.daily(this.day);
      const last = deal.steps.at(-1);
      if (last) this.table.lay(last.view);
      this.deal = deal;
      this.#stop();
    } catch (failure) {
      this.why = whyOf(failure);
    }
  }

  /** After a round: on to the next one. */
  goOn(): void {
    if (this.phase === "between") void this.#follow();
  }

  end(): void {
    this.#isGone = true;
  }

  async #decide(command: Command): Promise<void> {
    const { deal } = this;
    if (deal === null || this.phase !== "deciding") return;
    this.phase = "watching";
    try {
      const after = await api.decideDaily(this.day, { place: deal.own, action: command as PlayerAction });
      this.deal = after;
      this.#left = after.steps;
      await this.#follow();
    } catch (failure) {
      this.why = whyOf(failure);
    }
  }

  async #follow(): Promise<void> {
    this.phase = "watching";
    while (this.#left.length > 0 && !this.#isGone) {
      const [step, ...left] = this.#left;
      this.#left = left;
      if (step === undefined) break;
      const before = this.table.latest;
      const update = this.table.follow({ events: step.events, changes: { ...step.view } });
      if (update) await rest(lengthOf(update, before) + between);
      if (step.events.some(({ kind }) => kind === "round_scored") && left.length > 0) {
        this.phase = "between";
        return;
      }
    }
    this.#stop();
  }

  #stop(): void {
    this.phase = this.deal?.symbols != null ? "over" : "deciding";
  }
}

const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
