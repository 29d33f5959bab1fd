import type { PadFacts, TableFacts } from "../protocol.generated";

/** What somebody who missed has to do, and whether it is done. */
export interface Forfeit {
  readonly seat: number;
  readonly words: string;
  readonly isDone: boolean;
}

/** The forfeits of the round just scored; they are for people, a bot's is left out. */
export function forfeitsOf(facts: TableFacts, pad: PadFacts): Forfeit[] {
  return facts.drawn_forfeits
    .filter(({ seat }) => facts.seats[seat]?.holder.kind === "person")
    .map(({ seat, forfeit }) => ({ seat, words: forfeit, isDone: pad.forfeits_done.includes(seat) }));
}
