import { actsOf } from "../moments/acts";
import type { Command, PlayerAction, Update, View } from "../protocol.generated";
import type { TableObserver } from "../table/model.svelte";
import { LessonTable } from "./lesson-table.svelte";
import type { Caption, Choice, Lesson, LessonNode, Question } from "./tree";

/** What the learner is doing: watching, deciding at the table, answering a question, or reading how it ended. */
type Phase = "watching" | "deciding" | "answering" | "done";

/** A place where the learner had a choice, and what was chosen. */
interface Decision {
  readonly part: number;
  readonly node: LessonNode;
  readonly view: View;
  readonly chosen: Choice;
}

/** How long the eye rests between two things that happen by themselves. */
export const between = 450;

/** One learner's way through a lesson; the tree says what can happen, nothing here knows a rule. */
export class Walk {
  phase = $state<Phase>("watching");
  /** What is said now. */
  captions = $state.raw<readonly Caption[]>([]);
  question = $state.raw<Question | null>(null);
  /** What the learner answered to the question. */
  answer = $state<number | null>(null);
  /** Where the way parted from the one that the lesson had in mind, or else the last place with another choice. */
  other = $state.raw<Decision | null>(null);
  part = $state(0);
  readonly table: LessonTable;
  #node: LessonNode;
  #decisions: readonly Decision[] = [];
  /** Counts up when another position is laid: whatever was going on ends. */
  #going = 0;
  #hurry: (() => void) | null = null;
  #stopped: (() => void) | null = null;

  constructor(
    readonly lesson: Lesson,
    observer: TableObserver = {},
  ) {
    this.table = new LessonTable(observer, (command) => this.#decide(command));
    this.#node = firstOf(lesson);
  }

  /** Whether another part of the lesson follows this one. */
  get hasMore(): boolean {
    return this.part < this.lesson.parts.length - 1;
  }

  begin(part = 0, carried: readonly Caption[] = []): void {
    const { opening, root } = this.lesson.parts[part] ?? { opening: null, root: null };
    if (opening === null) return;
    this.part = part;
    this.#decisions = [];
    this.other = null;
    this.table.lay(opening);
    void this.#go(root, carried);
  }

  goOn(): void {
    this.begin(this.part + 1);
  }

  /** Back to where the learner could have done something else. */
  tryOther(): void {
    const decision = this.other;
    if (decision === null) return;
    this.#decisions = this.#decisions.slice(0, this.#decisions.indexOf(decision));
    this.table.lay(decision.view);
    void this.#go({ ...decision.node, steps: [], remarks: [] });
  }

  choose(choice: Choice): void {
    const view = this.table.position;
    if (this.phase !== "deciding" || view === null) return;
    this.#decisions = [...this.#decisions, { part: this.part, node: this.#node, view, chosen: choice }];
    void this.#go(choice.then);
  }

  /** What the film shows the learner doing here. */
  get inFilm(): Choice | null {
    return this.#node.choices?.find((choice) => choice.in_film) ?? null;
  }

  reply(answer: number): void {
    const question = this.question;
    if (question === null || this.phase !== "answering") return;
    this.answer = answer;
    this.captions = [question.explanation];
    void this.#go(question.then, [question.explanation]);
  }

  /** A tap: what happens by itself happens sooner. */
  hurry(): void {
    this.#hurry?.();
  }

  /** When nothing happens by itself any more. */
  stopped(): Promise<void> {
    return this.phase === "watching" ? new Promise((done) => (this.#stopped = done)) : Promise.resolve();
  }

  end(): void {
    this.#going += 1;
  }

  #decide(command: Command): void {
    const choice = this.#node.choices?.find(({ action }) => isSame(action, command));
    if (choice) this.choose(choice);
  }

  async #go(node: LessonNode, carried: readonly Caption[] = []): Promise<void> {
    const going = (this.#going += 1);
    this.#node = node;
    this.phase = "watching";
    this.question = null;
    this.captions = carried;
    for (const step of node.steps) {
      const before = this.table.latest;
      const update = this.table.follow(step);
      if (update) await this.#rest(lengthOf(update, before) + between);
      if (going !== this.#going) return;
    }
    this.answer = null;
    // What the wheel's slip said is said by the lesson now.
    this.table.stage.slips.shown = null;
    this.#stop(node, carried);
  }

  #stop(node: LessonNode, carried: readonly Caption[]): void {
    const remarks = [...carried, ...(node.remarks ?? [])];
    if (node.question) {
      this.phase = "answering";
      this.question = node.question;
      // What was just answered has been read by now.
      this.captions = [...(node.remarks ?? []), node.question.prompt];
    } else if (node.choices) {
      this.phase = "deciding";
      this.captions = node.prompt ? [...remarks, node.prompt] : remarks;
    } else {
      this.other = this.#otherWay();
      const hasStrayed = this.#decisions.some(({ chosen }) => !chosen.in_film);
      // Where no round was played out, the next position can follow at once.
      if (this.hasMore && !hasStrayed && !hasScored(node)) return this.begin(this.part + 1, remarks);
      this.phase = "done";
      this.captions = remarks;
    }
    this.#stopped?.();
    this.#stopped = null;
  }

  #otherWay(): Decision | null {
    const open = this.#decisions.filter(({ node }) => (node.choices?.length ?? 0) > 1);
    return open.find(({ chosen }) => !chosen.in_film) ?? open.at(-1) ?? null;
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

function firstOf(lesson: Lesson): LessonNode {
  return lesson.parts[0]?.root ?? { steps: [] };
}

/** How long the table takes to show an update. */
export const lengthOf = (update: Update, before: Update | null): number =>
  actsOf(update, before).reduce((sum, act) => sum + act.length, 0);

const hasScored = (node: LessonNode): boolean =>
  node.steps.some(({ events }) => events.some(({ kind }) => kind === "round_scored"));

/** Whether a command of the table is this action. */
export function isSame(action: PlayerAction, command: Command): boolean {
  const wished = command as unknown as Record<string, unknown>;
  return Object.entries(action).every(([name, value]) => wished[name] === value);
}
