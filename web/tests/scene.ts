import type { SeatFacts, TableFacts, Update, UpdateMessage, View } from "../src/protocol.generated";

/** A person's seat, a bot's, or an open one, as small tests want them. */
export function seatOf(seat: number, name: string, kind: "person" | "bot" | "open" = "person"): SeatFacts {
  const holder =
    kind === "open"
      ? ({ kind } as const)
      : kind === "bot"
        ? ({ kind, name, level: "novice" } as const)
        : ({ kind, person: name.toLowerCase(), name } as const);
  return {
    seat,
    holder,
    presence: "here",
    gone_since: null,
    bot_may_play_from: null,
    bot_steps_in_at: null,
    stand_in: null,
  };
}

/** A table that gathers, with Ann as host. */
export function factsOf(changes: Partial<TableFacts> = {}): TableFacts {
  return {
    game: "game.1",
    link: "link",
    number: 1,
    version: 3,
    at: Date.now(),
    phase: "gathering",
    code: "lukame",
    host: "ann",
    ruleset: { rounds: 7, mode: "classic", joker_trump: "dealer_leads", open_memory: false },
    settings: {
      pace: "normal",
      absence: { kind: "wait" },
      move_clock: null,
      spectators: "welcome",
      pad_clock: null,
      stand_in: "club",
    },
    forfeits: [],
    seats: [seatOf(0, "Ann"), seatOf(1, "Bo"), seatOf(2, "Cy", "bot"), seatOf(3, "", "open")],
    visitors: [],
    visitor_count: 0,
    has_table_screen: false,
    pause: null,
    awaited: null,
    pad: null,
    drawn_forfeits: [],
    dealing: {
      algorithm: "dl7-1",
      commitment: "ab".repeat(32),
      hashes: [],
      are_promises_settled: false,
      contributed: [],
      contributions_until: null,
      contributions: null,
      secret: null,
    },
    ranking: null,
    club: [],
    rematch: null,
    next_game: null,
    ...changes,
  };
}

/** What Ann's device is sent. */
export function updateOf(changes: Partial<TableFacts> = {}, rest: Partial<Update> = {}): Update {
  return {
    events: [],
    table: factsOf(changes),
    yours: {
      person: "ann",
      seats: [0],
      may_take_back: null,
      in_advance: [],
      while_away: [],
      offered: [],
      muted: [],
      pauses_left: 3,
    },
    views: [],
    ...rest,
  };
}

/** The message that brings all of that, or only some changed fields of the table since a version. */
export function messageOf(changes: Partial<TableFacts> = {}, after?: number): UpdateMessage {
  const { version, at, ...table } = after === undefined ? factsOf(changes) : { version: 4, at: 5, ...changes };
  const whole = after === undefined ? { yours: updateOf().yours } : { after };
  return { kind: "update", version, at, table, ...whole };
}

/** Ann's view in the middle of a trick: Bo has led red 9, she holds red and green. */
export function viewOf(changes: Partial<View> = {}): View {
  const seen = (seat: number, bid: number): View["seats"][number] => ({
    seat,
    bid,
    tricks_won: 0,
    standing: "open",
    cards_in_hand: 2,
    extra_card: null,
    points_doubled: false,
    points: 10 * seat,
    penalty: 0,
  });
  return {
    viewer: 0,
    ruleset: factsOf().ruleset,
    players: 2,
    waiting: { for: "card", seat: 0 },
    to_act: 0,
    round: 2,
    tricks: 2,
    dealer: 1,
    hand: ["R3", "G4"],
    given_away: null,
    turned_up: "G12",
    turned_up_face_down: false,
    trump: { face: "turned_up", colour: "G" },
    seats: [seen(0, 1), seen(1, 2)],
    sum_of_bids: 3,
    forbidden_bid: null,
    last_bidder: 0,
    trick: { plays: [{ seat: 1, card: "R9" }], led: "R", winning: { seat: 1, card: "R9" } },
    last_trick: null,
    earlier_tricks: null,
    wheel: null,
    pad: [],
    result: null,
    legal: [{ kind: "play_card", seat: 0, card: "R3" }],
    refused: [
      {
        action: { kind: "play_card", seat: 0, card: "G4" },
        refusal: { code: "must_follow_colour", clause: "R5.2", colour: "R", card: "G4" },
      },
    ],
    ...changes,
  };
}
