import { finishedGame, whyOf, type WhyNot } from "../connection/http";
import type { Card, GameLine, OpenStep, SeatStep, StepLine, View } from "../protocol.generated";
import type { GameEvent } from "../words/sentences";
import { landmarksIn, type Landmark } from "./landmarks";

const fetchedAtOnce = 40;
const secondsAStep = 0.9;
/** How much faster than that a game may play by itself. */
export const paces = [0.5, 1, 2, 4] as const;

/** A finished game, step by step, from one seat's knowledge or with all cards open. */
export class Replay {
  lines = $state.raw<readonly StepLine[]>([]);
  step = $state(1);
  /** Through whose eyes; null shows all cards. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  pace = $state<(typeof paces)[number]>(1);
  /** Where something worth a jump happened; complete once all steps are here. */
  landmarks = $state.raw<readonly Landmark[]>([]);
  why = $state<WhyNot | null>(null);
  #open = $state.raw<Readonly<Record<number, OpenStep>>>({});
  #bySeat = $state.raw<Readonly<Record<string, SeatStep>>>({});
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What was shown last stays until the next is here: nothing flickers while it is fetched. */
  #kept = $state.raw<OpenStep | SeatStep | undefined>(undefined);

  constructor(readonly game: string) {}

  get steps(): number {
    return this.lines.length;
  }

  get shown(): OpenStep | SeatStep | undefined {
    return this.#here ?? this.#kept;
  }

  get #here(): OpenStep | SeatStep | undefined {
    return this.eyes === null ? this.#open[this.step] : this.#bySeat[`${this.eyes} ${this.step}`];
  }

  get view(): View | null {
    const shown = this.shown;
    if (!shown) return null;
    return "hands" in shown.view ? shown.view.view : shown.view;
  }

  /** Every hand where all cards are open. */
  get hands(): readonly (readonly Card[])[] | null {
    const shown = this.shown;
    return shown && "hands" in shown.view ? shown.view.hands : null;
  }

  get events(): readonly GameEvent[] {
    return (this.shown?.events ?? []) as readonly GameEvent[];
  }

  /** Which bot played a seat, as far as it ever moved there; null where a person did. */
  botOf(seat: number): string | null {
    const by = this.lines.find((line) => line.seat === seat && line.by?.kind === "bot")?.by;
    return by?.kind === "bot" ? by.bot : null;
  }

  async begin(step: number): Promise<void> {
    try {
      this.lines = (await finishedGame.steps(this.game)).steps;
      await this.go(step);
      await this.#findLandmarks();
    } catch (failure) {
      this.why = whyOf(failure);
    }
  }

  async go(step: number): Promise<void> {
    this.step = Math.min(this.steps, Math.max(1, step));
    await this.#fetch();
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.#fetch();
  }

  /** The first step of the round before or after this one. */
  async goRound(by: -1 | 1): Promise<void> {
    const round = this.lines[this.step - 1]?.place.round ?? 0;
    const wanted = this.lines.find((line) => (line.place.round ?? 0) === Math.max(1, round + by));
    await this.go(wanted?.step ?? (by > 0 ? this.steps : 1));
  }

  togglePlaying(): void {
    this.playing = !this.playing;
    this.#keepPace();
  }

  /** Plays on at another pace, or will when it plays. */
  setPace(pace: (typeof paces)[number]): void {
    this.pace = pace;
    this.#keepPace();
  }

  #keepPace(): void {
    clearInterval(this.#timer);
    if (!this.playing) return;
    this.#timer = setInterval(
      () => {
        if (this.step >= this.steps) this.togglePlaying();
        else void this.go(this.step + 1);
      },
      (secondsAStep * 1000) / this.pace,
    );
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Brings the steps around the present one, some ahead, so that stepping needs no waiting. */
  async #fetch(): Promise<void> {
    await this.#bring();
    this.#kept = this.#here ?? this.#kept;
  }

  /** Goes through the whole game once, so that every use of the wheel and every missed bid can be jumped to. */
  async #findLandmarks(): Promise<void> {
    let found: readonly Landmark[] = [];
    for (let from = 1; from <= this.steps; from += fetchedAtOnce) {
      const { shown } = await finishedGame.open(this.game, from, fetchedAtOnce);
      this.#open = { ...this.#open, ...Object.fromEntries(shown.map((one) => [one.step, one])) };
      found = [...found, ...shown.flatMap((one) => landmarksIn(one.step, one.events as readonly GameEvent[]))];
    }
    this.landmarks = found;
  }

  async #bring(): Promise<void> {
    if (this.#here) return;
    const { step, eyes } = this;
    const from = Math.max(1, step - 3);
    try {
      if (eyes === null) {
        const { shown } = await finishedGame.open(this.game, from, fetchedAtOnce);
        this.#open = { ...this.#open, ...Object.fromEntries(shown.map((one) => [one.step, one])) };
      } else {
        const { shown } = await finishedGame.seat(this.game, from, fetchedAtOnce, eyes);
        this.#bySeat = { ...this.#bySeat, ...Object.fromEntries(shown.map((one) => [`${eyes} ${one.step}`, one])) };
      }
    } catch (failure) {
      this.why = whyOf(failure);
    }
  }
}

/** The players of a finished game in the shape the table's pieces know. */
export const namesOf = (line: GameLine): string[] => line.seats.map((seat) => seat.name);
