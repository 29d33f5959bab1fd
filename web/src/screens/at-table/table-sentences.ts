import type { PublicTableEvent, TableFacts } from "../../protocol.generated";
import { nameOf } from "../../table/model.svelte";
import { say } from "../../words/words.svelte";
import { nameOfPerson } from "./people";

export type TableEvent = PublicTableEvent;

/** What happened around the game as a sentence; null where there is nothing to tell. */
export function tableSentenceFor(event: TableEvent, facts: TableFacts): string | null {
  const sitter = (seat: number): string => (facts.seats[seat] ? nameOf(facts.seats[seat]) : "");
  switch (event.kind) {
    case "seat_taken":
    case "bot_seated":
      return say("happened-sat-down", { name: event.name });
    case "seat_given":
      return say("happened-seat-given", { name: event.name });
    case "host_passed":
      return say("happened-host-passed", { name: nameOfPerson(facts, event.person) });
    case "person_replaced":
      return say(`happened-replaced-${event.why}`, { name: event.person_name, bot: event.name });
    case "dealing_voided":
      return say("happened-dealing-voided", { names: event.withheld.map(sitter).join(", ") });
    case "dealing_renewed":
      return say("happened-dealing-renewed");
    case "dealing_fixed":
      return say("happened-dealing-fixed");
    case "bot_took_over":
      return say("happened-bot-took-over", { name: sitter(event.seat) });
    case "person_returned":
      return say("happened-person-returned", { name: sitter(event.seat) });
    case "clock_ran_out":
      return say("happened-clock-ran-out", { name: sitter(event.seat) });
    case "paused":
      return say("paused-by", { name: nameOfPerson(facts, event.person) });
    case "resumed":
      return say("happened-resumed");
    case "taken_back":
      return say("happened-taken-back", { name: sitter(event.seat) });
    case "coach_asked":
      return say("happened-coach-asked", { name: sitter(event.seat) });
    case "forfeit_drawn":
      return say("happened-forfeit", { name: sitter(event.seat), forfeit: facts.forfeits[event.forfeit] ?? "" });
    case "club_entered":
      return say("happened-club", { name: event.name, total: event.total });
    case "table_closed":
      return say("happened-closed");
    case "table_opened":
    case "seat_freed":
    case "seats_reordered":
    case "table_resized":
    case "rules_changed":
    case "settings_changed":
    case "forfeits_written":
    case "seats_settled":
    case "contribution_promised":
    case "promises_settled":
    case "person_barred":
    case "secret_revealed":
    case "rematch_answered":
    case "rematch_opened":
      return null;
  }
}
