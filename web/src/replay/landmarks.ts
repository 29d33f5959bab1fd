import type { WheelOption } from "../protocol.generated";
import type { GameEvent } from "../words/sentences";

/** A step that somebody may want to jump to. */
export type Landmark =
  | { readonly kind: "round"; readonly step: number; readonly round: number }
  | { readonly kind: "wheel"; readonly step: number; readonly seat: number; readonly option: WheelOption }
  | { readonly kind: "missed"; readonly step: number; readonly round: number; readonly seats: readonly number[] };

/** What in the events of a step is worth a jump. */
export function landmarksIn(step: number, events: readonly GameEvent[]): Landmark[] {
  return events.flatMap((event): Landmark[] => {
    switch (event.kind) {
      case "round_started":
        return [{ kind: "round", step, round: event.round }];
      case "pawn_placed":
        return [{ kind: "wheel", step, seat: event.seat, option: event.option }];
      case "round_scored": {
        const seats = event.row.scores.filter(({ bid, tricks }) => bid !== tricks).map(({ seat }) => seat);
        return seats.length === 0 ? [] : [{ kind: "missed", step, round: event.row.round, seats }];
      }
      default:
        return [];
    }
  });
}
