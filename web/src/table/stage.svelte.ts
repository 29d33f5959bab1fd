import { actsOf, type Act, type Moment } from "../moments/acts";
import type { SentEntry, Update } from "../protocol.generated";

const mostBehind = 2500;

type Rest = (milliseconds: number) => Promise<void>;

/** Shows updates one after the other; the newest is the truth, and who falls too far behind jumps to it. */
export class Stage {
  /** What the screen shows now. */
  shown = $state.raw<Update | null>(null);
  /** The moment that is being played over the table. */
  moment = $state.raw<Moment | null>(null);
  /** While a full trick rests: the view has already collected it. */
  resting = $state(false);
  #queue: Update[] = [];
  #busy = false;
  #skip: (() => void) | null = null;

  constructor(
    private readonly onplay: (told: readonly SentEntry[], update: Update) => void = () => undefined,
    private readonly rest: Rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  ) {}

  /** Takes the next update. */
  receive(update: Update): void {
    this.#queue.push(update);
    const behind = this.#queue.reduce((sum, queued) => sum + lengthOf(queued), 0);
    if (behind > mostBehind && this.#queue.length > 1) {
      // Everything that happened is still told to the ears; only the eyes jump.
      for (const queued of this.#queue.slice(0, -1)) this.onplay(queued.events, queued);
      this.#queue = [update];
      this.skip();
    }
    if (!this.#busy) void this.#run();
  }

  /** A tap: what is being shown is over now. */
  skip(): void {
    this.#skip?.();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const isFirst = this.shown === null;
      const acts = isFirst ? [] : actsOf(next);
      this.#set(acts[0] ?? null);
      this.shown = next;
      this.onplay(next.events, next);
      for (const act of acts) {
        this.#set(act);
        await this.#restOrSkip(act.length);
      }
      this.#set(null);
    }
    this.#busy = false;
  }

  #set(act: Act | null): void {
    this.moment = act?.moment ?? null;
    this.resting = act?.trickRests ?? false;
  }

  #restOrSkip(milliseconds: number): Promise<void> {
    return Promise.race([this.rest(milliseconds), new Promise<void>((done) => (this.#skip = done))]);
  }
}

/** How long an update is shown before the next may come. */
function lengthOf(update: Update): number {
  return actsOf(update).reduce((sum, act) => sum + act.length, 0);
}
