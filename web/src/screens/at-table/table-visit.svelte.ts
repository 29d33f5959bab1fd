import { contributionsOwed } from "../../connection/contribution";
import { api, whyOf, type WhyNot } from "../../connection/http";
import { session } from "../../connection/session.svelte";
import type { Goodbye, Update } from "../../protocol.generated";
import { clubMembers } from "../../table/club-members.svelte";
import { TableModel } from "../../table/model.svelte";
import { noteAdded, noteHands } from "../../verify/evidence";
import { notePromise } from "../../verify/promise";
import { rememberRole, roleAt, type Role } from "../gathering/role";
import { Chronicle } from "./chronicle.svelte";
import { TableSenses } from "./table-senses";

/** This device at one table: what it asks the table for by itself, from the first look until it leaves. */
export class TableVisit {
  /** What the table looked like before this device had a role there. */
  first = $state.raw<Update | null>(null);
  model = $state.raw<TableModel | null>(null);
  role = $state<Role | null>(null);
  /** Why there is nothing to see here. */
  why = $state<WhyNot | null>(null);
  readonly chronicle = new Chronicle();
  // Not reactive: no screen depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #asked = new Set<string>();

  constructor(private readonly link: string) {}

  get update(): Update | null {
    return this.model?.latest ?? null;
  }

  /** Whether "Play now" brought this device here: nobody else is waited for. */
  get startsAtOnce(): boolean {
    return (history.state as { start?: boolean } | null)?.start === true;
  }

  get isOver(): boolean {
    return this.update !== null && this.update.table.ranking !== null;
  }

  /** Finds out what this device is at the table: a player, what it chose last time, or nothing yet. */
  async look(): Promise<void> {
    try {
      await session.recall();
      this.first = await api.look(this.link);
      const kept = roleAt(this.link);
      if (this.first.yours.seats.length > 0) this.#enter("play");
      else if (kept !== null && session.me !== null) this.#enter(kept);
    } catch (failure) {
      this.why = whyOf(failure);
    }
  }

  async choose(role: Role, name: string): Promise<void> {
    try {
      await session.callMe(name);
      this.#enter(role);
    } catch (failure) {
      this.why = whyOf(failure);
    }
  }

  close(): void {
    this.model?.connection.close();
  }

  #enter(role: Role): void {
    this.role = role;
    rememberRole(this.link, role);
    const senses = new TableSenses(this.chronicle, role);
    const model = new TableModel(this.link, {
      played: (told, update, before) => senses.played(told, update, before),
      collected: (update, before) => senses.collected(update, before),
      began: (moment, update) => senses.began(moment, update),
      received: (update) => this.#answer(model, update),
      opened: () => this.#introduce(model),
      lost: () => void this.#askWhatIsLeft(),
      dismissed: (code) => this.#dismissed(code),
    });
    model.stage.slips.isTableScreen = role === "table";
    this.model = model;
    model.connection.open();
  }

  /** Asks the table for what this device owes it or wants from it, each thing once. */
  #answer(model: TableModel, update: Update): void {
    const { phase, game, seats, ranking, dealing } = update.table;
    if (ranking === null && phase !== "gathering") notePromise(game, dealing.commitment);
    noteHands(update);
    for (const owed of contributionsOwed(update)) {
      this.#once(`${owed.kind} ${dealing.commitment} ${owed.seat}`, () => {
        if (owed.kind === "contribute") {
          noteAdded(game, { commitment: dealing.commitment, seat: owed.seat, hex: owed.hex });
        }
        model.do(owed);
      });
    }
    if (phase === "playing") this.#once(`members ${game}`, () => void clubMembers.ask(this.link));
    if (phase !== "gathering") return;
    if (this.startsAtOnce) this.#once(`start ${game}`, () => model.do({ kind: "start_game" }));
    const open = seats.find(({ holder }) => holder.kind === "open");
    const isSeatless = update.yours.seats.length === 0 && this.first?.yours.seats.length === 0;
    if (this.role === "play" && isSeatless && open) {
      const name = session.me?.name ?? "";
      this.#once(`sit ${game}`, () => model.do({ kind: "take_seat", seat: open.seat, name }));
    }
  }

  #once(request: string, act: () => void): void {
    if (this.#asked.has(request)) return;
    this.#asked.add(request);
    act();
  }

  /** The server forgets that a device is the table's screen when its connection is lost. */
  #introduce(model: TableModel): void {
    if (this.role === "table") model.do({ kind: "be_the_table" });
  }

  /** A lost connection may have lost its table, or the server has forgotten this device; HTTP answers which. */
  async #askWhatIsLeft(): Promise<void> {
    try {
      const { yours } = await api.look(this.link);
      if (yours.person === null) location.reload();
    } catch (failure) {
      const code = whyOf(failure);
      // A server that fails, as while its database restarts, is worth coming back to.
      if (code !== "unreachable" && code !== "too_fast" && code !== "server_fails") this.#leave(code);
    }
  }

  #dismissed(code: Goodbye["code"]): void {
    if (code === "table_is_closed" || code === "closed_to_spectators" || code === "removed") this.#leave(code);
  }

  /** There is nothing to come back to; what a finished game shows stays. */
  #leave(reason: WhyNot): void {
    this.close();
    if (!this.isOver) this.why = reason;
  }
}
