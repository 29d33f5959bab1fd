import type { Told, Update } from "../protocol.generated";

/** How long each kind of event is played, in milliseconds (LOOK.md, Motion). */
const plays: Partial<Record<Told["event"]["kind"], number>> = {
  drew_for_dealer: 1600,
  dealer_found: 900,
  pawns_returned: 900,
  hand_dealt: 900,
  trump_turned: 350,
  bid_placed: 200,
  die_showed: 1300,
  pawn_placed: 400,
  hands_swapped: 700,
  card_played: 220,
};
/** A full trick rests, then is collected. */
const trickRests = 1100;
const mostBehind = 2500;

type Rest = (milliseconds: number) => Promise<void>;

/** Shows updates one after the other; the newest is the truth, and who falls too far behind jumps to it. */
export class Stage {
  /** What the screen shows now. */
  shown = $state.raw<Update | null>(null);
  /** The events of the update that is being shown, for the eye and the ear. */
  playing = $state.raw<readonly Told[]>([]);
  /** While a full trick rests: the view has already collected it. */
  resting = $state(false);
  #queue: Update[] = [];
  #busy = false;
  #skip: (() => void) | null = null;

  constructor(
    private readonly onplay: (told: readonly Told[], update: Update) => void = () => undefined,
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
      this.shown = next;
      this.playing = next.events;
      this.onplay(next.events, next);
      if (isFirst) continue;
      this.resting = next.events.some((told) => told.event.kind === "trick_won");
      const length = lengthOf(next);
      if (length > 0) await this.#restOrSkip(length);
      this.resting = false;
    }
    this.#busy = false;
  }

  #restOrSkip(milliseconds: number): Promise<void> {
    return Promise.race([this.rest(milliseconds), new Promise<void>((done) => (this.#skip = done))]);
  }
}

/** How long an update is shown before the next may come. */
export function lengthOf(update: Update): number {
  const kinds = update.events.map((told) => told.event.kind);
  const rest = kinds.includes("trick_won") ? trickRests : 0;
  return rest + Math.max(0, ...kinds.map((kind) => plays[kind] ?? 0));
}
