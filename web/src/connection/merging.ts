import type { Changes, OwnView, TableFacts, Update, UpdateMessage, View, Yours } from "../protocol.generated";

type Game = Omit<View, keyof OwnView>;

const spectatorsOwn: OwnView = { viewer: null, hand: null, given_away: null, legal: [], refused: [] };

/** One table as it was last sent over one connection: a message holds only what has changed since the one before. */
export class UpdateMerger {
  #table: TableFacts | null = null;
  #game: Game | null = null;
  #yours: Yours | null = null;
  #own: readonly OwnView[] = [];

  /** The whole update; null where the message builds on one that was never received, so that all must be asked for. */
  merge(message: UpdateMessage): Update | null {
    if (message.after === undefined) {
      this.#table = this.#game = this.#yours = null;
      this.#own = [];
    } else if (this.#table?.version !== message.after) {
      return null;
    }
    const facts = { version: message.version, at: message.at };
    const table = (this.#table = { ...changed(this.#table, message.table ?? {}), ...facts });
    const yours = (this.#yours = changed(this.#yours, message.yours ?? {}));
    if (message.game) this.#game = changed(this.#game, message.game);
    this.#own = yours.seats.map((seat) => {
      const changes = message.own?.find(({ viewer }) => viewer === seat) ?? {};
      return changed(this.#own.find(({ viewer }) => viewer === seat) ?? null, changes);
    });
    return { events: message.events ?? [], table, yours, views: this.#views() };
  }

  #views(): View[] {
    const game = this.#game;
    if (game === null) return [];
    return this.#own.length > 0 ? this.#own.map((own) => seated(game, own)) : [{ ...game, ...spectatorsOwn }];
  }
}

/** A seat's view; whoever waits is not sent anew whose turn it is, for the game says so. */
function seated(game: Game, own: OwnView): View {
  const refused = own.refused.map((one) =>
    one.refusal.code === "not_your_turn" ? { ...one, refusal: { ...one.refusal, seat: game.to_act } } : one,
  );
  return { ...game, ...own, refused };
}

/** An object with its changed fields; where nothing was known before, the changes are all of it. */
function changed<T extends object>(before: T | null, changes: Changes<T>): T {
  if (before === null) return changes as unknown as T;
  const after = { ...before, ...changes };
  if ("seats" in before && "seats" in changes) {
    const known = before.seats as readonly { seat: number }[];
    const news = changes.seats as readonly { seat: number }[];
    return { ...after, seats: known.map((old) => ({ ...old, ...news.find(({ seat }) => seat === old.seat) })) } as T;
  }
  return after as T;
}
