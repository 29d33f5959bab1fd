import type { Moment } from "../../moments/acts";
import { affectedBy, newsOf } from "../../moments/wheel-use";
import { newsInWords } from "../../moments/wheel-words";
import type { SentEntry, Update } from "../../protocol.generated";
import { live } from "../../senses/live.svelte";
import { play } from "../../senses/sound";
import { buzz } from "../../senses/vibration";
import { nameOf } from "../../table/model.svelte";
import type { StageObserver } from "../../table/stage.svelte";
import { sentenceFor, type GameEvent } from "../../words/sentences";
import { say } from "../../words/words.svelte";
import type { Role } from "../gathering/role";
import type { Chronicle } from "./chronicle.svelte";
import { noiseOf } from "./noises";
import { tableSentenceFor, type TableEvent } from "./table-sentences";

const affectedBuzz = [80, 60, 80];

/** Announces, logs and sounds what the stage shows. */
export class TableSenses implements StageObserver {
  #heard = 0;

  constructor(
    private readonly chronicle: Chronicle,
    private readonly role: Role,
  ) {}

  played(sent: readonly SentEntry[], update: Update, before: Update | null): void {
    // The first look brings no news; after a rematch counting begins anew.
    for (const { event, version } of sent) {
      if (version <= this.#heard && update.table.version >= this.#heard) continue;
      this.#sound(event, update);
      const sentence = this.#sentenceFor(event, update, before);
      if (sentence === null) continue;
      this.chronicle.note(sentence);
      live.announce(sentence);
    }
    this.#heard = update.table.version;
  }

  began(moment: Moment, update: Update): void {
    const noise = noiseOf(moment);
    if (noise !== null && !isSilentAt(this.role, update)) play(noise);
    if (moment.kind === "die") {
      const name = update.table.seats[moment.roll.seat];
      live.announce(say("event-die-rolled", { name: name ? nameOf(name) : "" }));
    }
    if (moment.kind === "option") {
      const affected = affectedBy(moment.use, update.table.seats.length);
      if (affected.some((seat) => update.yours.seats.includes(seat))) buzz(affectedBuzz);
    }
  }

  collected(update: Update, before: Update | null): void {
    if (isSilentAt(this.role, update)) return;
    play("trick");
    const stands = (standing: string): boolean =>
      (update.views[0]?.seats ?? []).some(
        (seen) => seen.standing === standing && before?.views[0]?.seats[seen.seat]?.standing !== standing,
      );
    if (stands("missed")) play("out_of_reach");
    else if (stands("on_target")) play("on_target");
  }

  #sentenceFor(event: SentEntry["event"], update: Update, before: Update | null): string | null {
    // The die and the pawn are announced with what they bring.
    if (event.kind === "die_rolled" || event.kind === "pawn_placed") return null;
    // On a device that several people share nobody is "you", and what only one of them may know is neither said nor noted.
    const isShared = update.yours.seats.length > 1;
    if (isShared && forOneSeat.has(event.kind)) return null;
    const me = isShared ? null : (update.yours.seats[0] ?? null);
    const names = update.table.seats.map(nameOf);
    if (!isOfTheGame(event)) return tableSentenceFor(event, update.table);
    const view = update.views[0];
    const news = view ? newsOf(event, before?.views[0] ?? null, view) : null;
    if (news !== null && news.kind !== "nobody") return newsInWords(news, names, me);
    const sentence = sentenceFor(event, names, me);
    return news === null ? sentence : `${sentence}. ${newsInWords(news, names, me)}`;
  }

  #sound(event: SentEntry["event"], update: Update): void {
    if (isSilentAt(this.role, update)) return;
    switch (event.kind) {
      case "card_played":
      case "trump_turned":
        return play("card");
      case "bid_placed":
        return play("bid");
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
  "contribution_promised",
  "promises_settled",
  "dealing_voided",
  "dealing_renewed",
  "person_replaced",
  "person_barred",
  "dealing_fixed",
  "bot_took_over",
  "person_returned",
  "clock_ran_out",
  "paused",
  "resumed",
  "taken_back",
  "coach_asked",
  "forfeit_drawn",
  "club_entered",
  "secret_revealed",
  "rematch_answered",
  "rematch_opened",
  "table_closed",
] satisfies TableEvent["kind"][]);

const isOfTheGame = (event: GameEvent | TableEvent): event is GameEvent => !ofTheTable.has(event.kind);
