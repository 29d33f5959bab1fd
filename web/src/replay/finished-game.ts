import { HouseRefused, type WhyNot } from "../connection/house";
import type { OpenReplay, SeatReplay, StepList, Verification } from "../protocol.generated";

/** What the house tells about a finished game (docs/http-api.md). */
export const finishedGame = {
  steps: (game: string) => ask<StepList>(`${game}/steps`),
  verification: (game: string) => ask<Verification>(`${game}/verify`),
  open: (game: string, step: number, count: number) => ask<OpenReplay>(`${game}/replay?step=${step}&count=${count}`),
  seat: (game: string, step: number, count: number, seat: number) =>
    ask<SeatReplay>(`${game}/replay?step=${step}&count=${count}&seat=${seat}`),
};

async function ask<Answer>(path: string): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/games/${path}`);
  } catch {
    throw new HouseRefused("unreachable");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new HouseRefused((answer as { error?: WhyNot } | null)?.error ?? "server_fails");
}
