import type {
  ClubLine,
  GameLine,
  HouseFacts,
  HttpError,
  Invitation,
  NewTable,
  ResumeCode,
  SessionFacts,
  TableList,
  TableRefusalCode,
  Update,
} from "../protocol.generated";

/** Why the house did not do what was asked; `unreachable` where nobody answered. */
export type WhyNot = HttpError | TableRefusalCode | "unreachable";

export class HouseRefused extends Error {
  constructor(readonly why: WhyNot) {
    super(why);
  }
}

/** The code of a failure, whatever kind it is. */
export const whyOf = (failure: unknown): WhyNot => (failure instanceof HouseRefused ? failure.why : "unreachable");

/** What the house is asked over HTTP (docs/http-api.md). */
export const house = {
  facts: () => ask<HouseFacts>("GET", "/house"),
  whoAmI: () => ask<SessionFacts>("GET", "/session"),
  callMe: (name: string, language: string) => ask<SessionFacts>("POST", "/session", { name, language }),
  offerResume: () => ask<ResumeCode>("POST", "/session/resume-code", {}),
  resume: (code: string) => ask<SessionFacts>("POST", "/session/resume", { code }),
  tables: () => ask<TableList>("GET", "/tables"),
  open: (table: NewTable) => ask<Invitation>("POST", "/tables", table),
  find: (code: string) => ask<Invitation>("GET", `/codes/${encodeURIComponent(code)}`),
  look: (link: string) => ask<Update>("GET", `/tables/${encodeURIComponent(link)}`),
  invitation: (link: string) => ask<Invitation>("GET", `/tables/${encodeURIComponent(link)}/invitation`),
  club: () => ask<readonly ClubLine[]>("GET", "/club"),
  history: () => ask<readonly GameLine[]>("GET", "/history"),
};

async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new HouseRefused("unreachable");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new HouseRefused((answer as { error?: WhyNot } | null)?.error ?? "server_fails");
}
