import { actsOf, type Act, type Moment } from "../moments/acts";
import { Slips } from "../moments/slips.svelte";
import type { SentEntry, Update } from "../protocol.generated";

const mostBehind = 2500;

type Rest = (milliseconds: number) => Promise<void>;

/** Whom the stage informs of what it shows, as it shows it. */
export interface StageObserver {
  /** An update is shown now, with what happened and what was shown before. */
  played?(sent: readonly SentEntry[], update: Update, before: Update | null): void;
  /** A full trick has rested and is taken. */
  collected?(update: Update, before: Update | null): void;
  /** A moment begins. */
  began?(moment: Moment, update: Update): void;
}

/** Shows updates one after the other; who falls too far behind jumps on, but never over a use of the wheel. */
export class Stage {
  /** What the screen shows now. */
  shown = $state.raw<Update | null>(null);
  /** The moment that is being played over the table. */
  moment = $state.raw<Moment | null>(null);
  /** While a full trick rests: the view has already collected it. */
  resting = $state(false);
  /** During a use of the wheel and shortly after it a tap acts on nothing at the table. */
  isGuarded = $state(false);
  readonly slips = new Slips();
  #queue: Update[] = [];
  /** How many of the queued updates are passed over, but for the wheel. */
  #hurried = 0;
  #busy = false;
  #playing: Act | null = null;
  #skip: (() => void) | null = null;
  /** A tap ended the hop of a pawn: what it does is not drawn either. */
  #skipped: Moment | null = null;

  constructor(
    private readonly audience: StageObserver = {},
    private readonly rest: Rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  ) {}

  /** Takes the next update. */
  receive(update: Update): void {
    this.#queue.push(update);
    const behind = this.#queue.reduce((sum, queued) => sum + lengthOf(queued), 0);
    if (behind > mostBehind && this.#queue.length > 1) {
      this.#hurried = this.#queue.length - 1;
      if (!this.#playing?.isWheel) this.#skip?.();
    }
    if (!this.#busy) void this.#run();
  }

  /** A tap: what is being shown is over now; after a use of the wheel it may have come too late for that. */
  skip(): void {
    if (this.#playing === null) this.slips.tap();
    if (this.#playing?.guards) return;
    this.#skipped = this.#playing?.moment ?? null;
    this.#skip?.();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const hurries = this.#hurried > 0;
      if (hurries) this.#hurried -= 1;
      await this.#play(next, hurries);
    }
    this.#set(null);
    this.#busy = false;
  }

  async #play(next: Update, hurries: boolean): Promise<void> {
    const before = this.shown;
    const acts = before === null ? [] : actsOf(next, before).filter((act) => act.isWheel || !hurries);
    for (const act of acts) {
      this.#set(act);
      if (act.shows !== "before") this.#reveal(next, before);
      if (act.news) this.slips.show(act.news, next);
      if (isEndedWith(act.moment, this.#skipped)) continue;
      if (act.moment) this.audience.began?.(act.moment, next);
      await this.#restOrSkip(act.length);
      if (act.trickRests) this.audience.collected?.(next, before);
    }
    this.#set(null);
    this.#reveal(next, before);
  }

  #reveal(next: Update, before: Update | null): void {
    if (this.shown === next) return;
    this.shown = next;
    this.slips.follow(next);
    this.audience.played?.(next.events, next, before);
  }

  #set(act: Act | null): void {
    this.#playing = act;
    this.moment = act?.moment ?? null;
    this.resting = act?.trickRests ?? false;
    this.isGuarded = act?.isWheel ?? false;
  }

  #restOrSkip(milliseconds: number): Promise<void> {
    return Promise.race([this.rest(milliseconds), new Promise<void>((done) => (this.#skip = done))]);
  }
}

/** A tap ends all the motion of one use at once; its end is still kept free of taps. */
function isEndedWith(moment: Moment | null, skipped: Moment | null): boolean {
  return moment?.kind === "option" && skipped?.kind === "pawn_hops" && moment.use === skipped.use;
}

/** How long an update is shown before the next may come. */
function lengthOf(update: Update): number {
  return actsOf(update).reduce((sum, act) => sum + act.length, 0);
}
