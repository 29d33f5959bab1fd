import { at } from "../base-path";
import { UpdateMerger } from "./merging";
import type {
  ClubLine,
  ClubMembers,
  DailyDeal,
  DailyDecision,
  Drill,
  Exercise,
  GameLine,
  ServerFacts,
  Hint,
  HttpError,
  Invitation,
  NewTable,
  PadInvitation,
  PadUpdate,
  OpenReplay,
  Practice,
  Record as GameRecord,
  ResumeCode,
  ReviewState,
  SeatReplay,
  SessionFacts,
  StepList,
  TableList,
  TableRefusalCode,
  Update,
  UpdateMessage,
  Verification,
} from "../protocol.generated";

/** Why the server did not do what was asked; `unreachable` where nobody answered. */
export type WhyNot = HttpError | TableRefusalCode | "unreachable";

class RequestRefused extends Error {
  constructor(readonly why: WhyNot) {
    super(why);
  }
}

/** The code of a failure, whatever kind it is. */
export const whyOf = (failure: unknown): WhyNot => (failure instanceof RequestRefused ? failure.why : "unreachable");

/** So many games of a history the server sends at once. */
export const GAMES_A_PAGE = 100;

/** The server's HTTP interface (docs/http-api.md). */
export const api = {
  facts: () => fetchJson<ServerFacts>("GET", "/server"),
  whoAmI: () => fetchJson<SessionFacts>("GET", "/session"),
  callMe: (name: string, language: string) => fetchJson<SessionFacts>("POST", "/session", { name, language }),
  offerResume: () => fetchJson<ResumeCode>("POST", "/session/resume-code", {}),
  resume: (code: string) => fetchJson<SessionFacts>("POST", "/session/resume", { code }),
  tables: () => fetchJson<TableList>("GET", "/tables"),
  open: (table: NewTable) => fetchJson<Invitation>("POST", "/tables", table),
  find: (code: string) => fetchJson<Invitation>("GET", `/codes/${encodeURIComponent(code)}`),
  look: async (link: string): Promise<Update> => {
    const message = await fetchJson<UpdateMessage>("GET", `/tables/${encodeURIComponent(link)}`);
    return new UpdateMerger().merge(message) as Update;
  },
  invitation: (link: string) => fetchJson<Invitation>("GET", `/tables/${encodeURIComponent(link)}/invitation`),
  members: (link: string) => fetchJson<ClubMembers>("GET", `/tables/${encodeURIComponent(link)}/club`),
  club: (linesBefore: number) => fetchJson<readonly ClubLine[]>("GET", `/club?skip=${linesBefore}`),
  /** What the coach says about the decision due; that it was asked is noted at the table first, once. */
  hint: async (link: string, seat: number, after: number): Promise<Hint> => {
    const table = `/tables/${encodeURIComponent(link)}`;
    const told = (): Promise<Hint> => fetchJson<Hint>("GET", `${table}/hint`);
    try {
      return await told();
    } catch (failure) {
      if (whyOf(failure) !== "not_asked") throw failure;
    }
    const command = { kind: "ask_coach", seat };
    await fetchJson("POST", `${table}/do`, { kind: "do", id: `coach-${after}`, after, command });
    return told();
  },
  exercise: (drill: Drill, number: number) => fetchJson<Exercise>("GET", `/exercises/${drill}?number=${number}`),
  daily: (day: string) => fetchJson<DailyDeal>("GET", `/daily/${day}`),
  decideDaily: (day: string, decision: DailyDecision) => fetchJson<DailyDeal>("POST", `/daily/${day}`, decision),
  practice: () => fetchJson<Practice>("GET", "/practice"),
  history: (after?: string) =>
    fetchJson<readonly GameLine[]>(
      "GET",
      after === undefined ? "/history" : `/history?after=${encodeURIComponent(after)}`,
    ),
};

/** Score pads that several devices share. */
export const sharedPads = {
  open: () => fetchJson<PadInvitation>("POST", "/pads", {}),
  look: (link: string) => fetchJson<readonly PadUpdate[]>("GET", `/pads/${encodeURIComponent(link)}`),
  invitation: (link: string) => fetchJson<PadInvitation>("GET", `/pads/${encodeURIComponent(link)}/invitation`),
  find: (code: string) => fetchJson<PadInvitation>("GET", `/pad-codes/${encodeURIComponent(code)}`),
};

const game = (id: string, rest = ""): string => `/games/${encodeURIComponent(id)}${rest}`;

/** What the server tells about a finished game. */
export const finishedGame = {
  line: (id: string) => fetchJson<GameLine>("GET", game(id)),
  record: (id: string) => fetchJson<GameRecord>("GET", game(id, "/record")),
  review: (id: string) => fetchJson<ReviewState>("GET", game(id, "/review")),
  steps: (id: string) => fetchJson<StepList>("GET", game(id, "/steps")),
  verification: (id: string) => fetchJson<Verification>("GET", game(id, "/verify")),
  open: (id: string, step: number, count: number) =>
    fetchJson<OpenReplay>("GET", game(id, `/replay?step=${step}&count=${count}`)),
  seat: (id: string, step: number, count: number, seat: number) =>
    fetchJson<SeatReplay>("GET", game(id, `/replay?step=${step}&count=${count}&seat=${seat}`)),
};

/** One request to the server; a refusal or a failure is thrown as `RequestRefused`. */
async function fetchJson<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(at(`/api/v1${path}`), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new RequestRefused("unreachable");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new RequestRefused((answer as { error?: WhyNot } | null)?.error ?? "server_fails");
}
