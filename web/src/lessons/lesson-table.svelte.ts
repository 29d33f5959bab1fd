import type { Command, SeatFacts, TableFacts, Update, View, Yours } from "../protocol.generated";
import { TableModel, type TableObserver } from "../table/model.svelte";
import { say } from "../words/words.svelte";
import type { Step } from "./tree";

const learner = 0;
const others = ["Paula", "Otto", "Ida", "Emil", "Nora", "Kurt"];

/** A table that no server keeps: it shows the views of a lesson, and hands what the learner does to the lesson. */
export class LessonTable extends TableModel {
  #view: View | null = null;
  #version = 0;

  constructor(
    observer: TableObserver,
    private readonly decide: (command: Command) => void,
    /** How the one who plays is called. */
    private readonly you: () => string = () => say("learn-you"),
  ) {
    super("", observer);
  }

  override do(command: Command): void {
    this.decide(command);
  }

  /** Shows a position without telling how it came about. */
  lay(view: View): void {
    this.liftedCard = this.liftedBid = null;
    this.#show(view, []);
  }

  /** Shows what happens next; answers with the update that was shown. */
  follow(step: Step): Update | null {
    return this.#view === null ? null : this.#show({ ...this.#view, ...step.changes }, step.events);
  }

  /** The position as it is now. */
  get position(): View | null {
    return this.#view;
  }

  #show(view: View, events: Step["events"]): Update {
    this.#view = view;
    this.#version += Math.max(1, events.length);
    const first = this.#version - events.length + 1;
    const update: Update = {
      events: events.map((event, place) => ({ version: first + place, by: "bot", event })),
      table: factsOf(view, this.#version, this.you()),
      yours: { ...yours, seats: [view.viewer ?? learner] },
      views: [view],
    };
    this.update(update);
    return update;
  }
}

const yours: Yours = {
  person: "learner",
  seats: [learner],
  may_take_back: null,
  in_advance: [],
  while_away: [],
  offered: [],
  muted: [],
  pauses_left: 0,
};

const seatOf = (name: string, seat: number): SeatFacts => ({
  seat,
  holder: { kind: "person", person: name, name },
  presence: "here",
  gone_since: null,
  bot_may_play_from: null,
  bot_steps_in_at: null,
  stand_in: null,
});

/** What everybody would know about this table, were it one of a server. */
function factsOf(view: View, version: number, you: string): TableFacts {
  return {
    game: "lesson",
    link: "lesson",
    number: 1,
    phase: "playing",
    code: null,
    host: "learner",
    ruleset: view.ruleset,
    settings: {
      pace: "normal",
      absence: { kind: "wait" },
      move_clock: null,
      pad_clock: null,
      spectators: "closed_out",
      stand_in: "",
    },
    forfeits: [],
    pause: null,
    drawn_forfeits: [],
    dealing: {
      algorithm: "",
      commitment: "",
      hashes: [],
      are_promises_settled: true,
      contributed: [],
      contributions_until: null,
      contributions: null,
      secret: null,
    },
    club: [],
    rematch: null,
    next_game: null,
    version,
    at: 0,
    seats: namesAround(view, you).map(seatOf),
    visitors: [],
    visitor_count: 0,
    has_table_screen: false,
    awaited: null,
    pad: null,
    ranking: null,
  };
}

/** Everybody's name by seat; the others are called clockwise from my left. */
function namesAround({ players, viewer }: View, you: string): readonly string[] {
  const me = viewer ?? learner;
  return Array.from({ length: players }, (_, seat) => {
    const place = (seat - me - 1 + players) % players;
    return seat === me ? you : (others[place] ?? "");
  });
}
