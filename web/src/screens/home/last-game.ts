import { api } from "../../connection/http";
import { session } from "../../connection/session.svelte";
import type { RuleSet, TableFacts } from "../../protocol.generated";
import { router } from "../../router.svelte";

/** What "play now" deals: rules and bots as last time, at first an easy game. */
interface LastGame {
  readonly ruleset: RuleSet;
  readonly bots: readonly string[];
}

const remembered = "dl7-last-game";

export const firstGame: LastGame = {
  ruleset: { rounds: 7, mode: "classic", joker_trump: "dealer_leads", open_memory: false },
  bots: ["novice", "novice", "novice"],
};

/** The last game played on this device, null before the first. */
export function lastGame(): LastGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem(remembered) ?? "null") as LastGame | null;
    return kept && Array.isArray(kept.bots) && kept.bots.length > 0 && kept.ruleset?.mode ? kept : null;
  } catch {
    return null;
  }
}

export function rememberGame(game: LastGame): void {
  localStorage.setItem(remembered, JSON.stringify(game));
}

/** What a table that is about to start would be, played alone: its rules, with its bots. */
export function gameAt(table: TableFacts): LastGame {
  const bots = table.seats.flatMap(({ holder }) => (holder.kind === "bot" ? [holder.level] : []));
  return { ruleset: table.ruleset, bots: bots.length > 0 ? bots : (lastGame() ?? firstGame).bots };
}

/** One click: a table with these bots, dealt at once. */
export async function playNow(name: string, game: LastGame): Promise<void> {
  await session.callMe(name);
  const bots = game.bots.map((level) => ({ kind: "bot", level }) as const);
  const { link } = await api.open({ seats: [{ kind: "you" }, ...bots], ruleset: game.ruleset });
  rememberGame(game);
  router.go(`/t/${link}`, { start: true });
}
