import type { SentEntry, Update } from "../../protocol.generated";
import { live } from "../../senses/live.svelte";
import { play } from "../../senses/sound";
import { nameOf } from "../../table/model.svelte";
import { sentenceFor, type GameEvent } from "../../words/sentences";
import type { Role } from "../gathering/role";
import type { Chronicle } from "./chronicle.svelte";
import { tableSentenceFor, type TableEvent } from "./table-sentences";

/** Lets ears and memory follow what the eyes are shown. */
export class TableSenses {
  #heard = 0;

  constructor(
    private readonly chronicle: Chronicle,
    private readonly role: Role,
  ) {}

  notice(told: readonly SentEntry[], update: Update): void {
    const names = update.table.seats.map(nameOf);
    // On a device that several people share nobody is "you", and what only one of them may know is neither said nor noted.
    const isShared = update.yours.seats.length > 1;
    const me = isShared ? null : (update.yours.seats[0] ?? null);
    // The first look brings no news; after a rematch counting begins anew.
    for (const { event, version } of told) {
      if (version <= this.#heard && update.table.version >= this.#heard) continue;
      if (isShared && forOneSeat.has(event.kind)) continue;
      const sentence = isOfTheGame(event) ? sentenceFor(event, names, me) : tableSentenceFor(event, update.table);
      this.#sound(event, update);
      if (sentence === null) continue;
      this.chronicle.note(sentence);
      live.tell(sentence);
    }
    this.#heard = update.table.version;
  }

  #sound(event: SentEntry["event"], update: Update): void {
    if (isSilentAt(this.role, update)) return;
    switch (event.kind) {
      case "card_played":
      case "trump_turned":
        return play("card");
      case "bid_placed":
      case "pawn_placed":
        return play("token");
      case "die_rolled":
        return play("die");
      case "round_scored": {
        const heard = event.row.scores.filter(({ seat }) => isHeardHere(seat, this.role, update));
        return heard.length === 0 ? undefined : play(heard.some(({ points }) => points > 0) ? "made_it" : "missed");
      }
      case "game_ended":
        return event.result.winners.some((seat) => isHeardHere(seat, this.role, update)) ? play("win") : undefined;
    }
  }
}

/** A table screen in the room makes the sounds; the others only call their own turn. */
export const isSilentAt = (role: Role, update: Update | null): boolean =>
  role !== "table" && (update?.table.has_table_screen ?? false);

/** A table screen is glad with everybody, the others with their own. */
const isHeardHere = (seat: number, role: Role, update: Update): boolean =>
  role === "table" || update.yours.seats.includes(seat);

const forOneSeat = new Set<string>(["hand_dealt", "hand_received"]);

const ofTheTable = new Set<string>([
  "table_opened",
  "seat_taken",
  "bot_seated",
  "seat_freed",
  "seat_given",
  "seats_reordered",
  "table_resized",
  "rules_changed",
  "settings_changed",
  "forfeits_written",
  "host_passed",
  "seats_settled",
  "dealing_fixed",
  "bot_took_over",
  "person_returned",
  "clock_ran_out",
  "paused",
  "resumed",
  "taken_back",
  "forfeit_drawn",
  "club_entered",
  "secret_revealed",
  "rematch_answered",
  "rematch_opened",
  "table_closed",
] satisfies TableEvent["kind"][]);

const isOfTheGame = (event: GameEvent | TableEvent): event is GameEvent => !ofTheTable.has(event.kind);
