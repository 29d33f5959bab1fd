// Made from the Python message types by `python -m doublelucky7.protocol.typescript`; do not edit.

export const PROTOCOL_VERSION = 2;

/** The changed fields of an object; of `seats` only those that changed are listed, each with its changed fields. */
export type Changes<T> = {
  readonly [K in keyof T]?: T[K] extends readonly (infer S extends { readonly seat: number })[]
    ? K extends "seats"
      ? readonly (Partial<S> & { readonly seat: number })[]
      : T[K]
    : T[K];
};

export type ClientMessage =
  | Do
  | Look
  | Ping;

export type ServerMessage =
  | UpdateMessage
  | Done
  | RefusedByTable
  | RefusedByRules
  | Said
  | Pong
  | Goodbye
  | Unreadable;

export type PadClientMessage =
  | PadFollow
  | PadWrite
  | Ping;

export type PadServerMessage =
  | PadUpdate
  | PadRefused
  | Pong
  | Goodbye
  | Unreadable;

export type PadFact =
  | SetupFact
  | FirstDealerFact
  | SeatedFact
  | TrumpFact
  | BidFact
  | WheelFact
  | WinnerFact
  | TakenFact;

export type Command =
  | FillSeat
  | FreeSeat
  | ReorderSeats
  | ResizeTable
  | ChangeRules
  | ChangeSettings
  | WriteForfeits
  | HandOnHost
  | RemovePerson
  | StartGame
  | CloseTable
  | TakeSeat
  | LeaveSeat
  | PromiseContribution
  | Contribute
  | AcceptSeat
  | TakeBack
  | AskCoach
  | Pause
  | Resume
  | StepAway
  | ComeBack
  | LetBotPlay
  | AnswerRematch
  | NameTrump
  | PlaceBid
  | KeepPawn
  | RollDie
  | ChangeBid
  | PlayerSwap
  | ChangeDealer
  | DoublePoints
  | ChangeTrump
  | ExtraCard
  | NoTrump
  | PlayCard
  | OfferSeat
  | AnswerWheelInAdvance
  | GoOn
  | GoOnForAll
  | ForfeitDone
  | Say
  | Mute
  | Unmute
  | BeTheTable;

export type TableCommand =
  | FillSeat
  | FreeSeat
  | ReorderSeats
  | ResizeTable
  | ChangeRules
  | ChangeSettings
  | WriteForfeits
  | HandOnHost
  | RemovePerson
  | StartGame
  | CloseTable
  | TakeSeat
  | LeaveSeat
  | PromiseContribution
  | Contribute
  | AcceptSeat
  | TakeBack
  | AskCoach
  | Pause
  | Resume
  | StepAway
  | ComeBack
  | LetBotPlay
  | AnswerRematch;

export type HostCommand =
  | FillSeat
  | FreeSeat
  | ReorderSeats
  | ResizeTable
  | ChangeRules
  | ChangeSettings
  | WriteForfeits
  | HandOnHost
  | RemovePerson
  | StartGame
  | CloseTable;

export type TransientCommand =
  | OfferSeat
  | AnswerWheelInAdvance
  | GoOn
  | GoOnForAll
  | ForfeitDone
  | Say
  | Mute
  | Unmute
  | BeTheTable;

export type PlayerAction =
  | NameTrump
  | PlaceBid
  | KeepPawn
  | RollDie
  | ChangeBid
  | PlayerSwap
  | ChangeDealer
  | DoublePoints
  | ChangeTrump
  | ExtraCard
  | NoTrump
  | PlayCard;

export type WheelAction =
  | KeepPawn
  | RollDie
  | ChangeBid
  | PlayerSwap
  | ChangeDealer
  | DoublePoints
  | ChangeTrump
  | ExtraCard
  | NoTrump;

export type OptionAction =
  | ChangeBid
  | PlayerSwap
  | ChangeDealer
  | DoublePoints
  | ChangeTrump
  | ExtraCard
  | NoTrump;

export type PlainOption =
  | DoublePoints
  | ExtraCard
  | NoTrump;

export type OptionUsed =
  | BidChanged
  | HandsSwapped
  | DealerChanged
  | PointsDoubled
  | TrumpChanged
  | ExtraCardDrawn
  | TrumpRemoved;

export type SentEvent =
  | DrewForDealer
  | DealerFound
  | PawnsReturned
  | RoundStarted
  | HandDealt
  | TrumpTurned
  | TrumpNamed
  | BidPlaced
  | PawnKept
  | DieRolled
  | DieShowed
  | PawnPlaced
  | BidChanged
  | HandsSwapped
  | DealerChanged
  | PointsDoubled
  | TrumpChanged
  | ExtraCardDrawn
  | TrumpRemoved
  | HandReceived
  | CardPlayed
  | TrickWon
  | RoundScored
  | GameEnded
  | TableOpened
  | SeatTaken
  | BotSeated
  | SeatFreed
  | SeatGiven
  | SeatsReordered
  | TableResized
  | RulesChanged
  | SettingsChanged
  | ForfeitsWritten
  | HostPassed
  | SeatsSettled
  | ContributionPromised
  | PromisesSettled
  | DealingVoided
  | DealingRenewed
  | PersonReplaced
  | PersonBarred
  | DealingFixed
  | BotTookOver
  | PersonReturned
  | ClockRanOut
  | Paused
  | Resumed
  | TakenBack
  | CoachAsked
  | ForfeitDrawn
  | ClubEntered
  | SecretRevealed
  | RematchAnswered
  | RematchOpened
  | TableClosed;

export type PublicTableEvent =
  | TableOpened
  | SeatTaken
  | BotSeated
  | SeatFreed
  | SeatGiven
  | SeatsReordered
  | TableResized
  | RulesChanged
  | SettingsChanged
  | ForfeitsWritten
  | HostPassed
  | SeatsSettled
  | ContributionPromised
  | PromisesSettled
  | DealingVoided
  | DealingRenewed
  | PersonReplaced
  | PersonBarred
  | DealingFixed
  | BotTookOver
  | PersonReturned
  | ClockRanOut
  | Paused
  | Resumed
  | TakenBack
  | CoachAsked
  | ForfeitDrawn
  | ClubEntered
  | SecretRevealed
  | RematchAnswered
  | RematchOpened
  | TableClosed;

export type VisibleEvent =
  | DrewForDealer
  | DealerFound
  | PawnsReturned
  | RoundStarted
  | HandDealt
  | TrumpTurned
  | TrumpNamed
  | BidPlaced
  | PawnKept
  | DieRolled
  | DieShowed
  | PawnPlaced
  | BidChanged
  | HandsSwapped
  | DealerChanged
  | PointsDoubled
  | TrumpChanged
  | ExtraCardDrawn
  | TrumpRemoved
  | HandReceived
  | CardPlayed
  | TrickWon
  | RoundScored
  | GameEnded;

export type Waiting =
  | WaitingForCard
  | WaitingForBid
  | WaitingForWheel
  | WaitingForOption
  | WaitingForTrump
  | WaitingForDraw
  | WaitingForDeal
  | WaitingForDie
  | GameIsOver;

export type Holder =
  | OpenSeat
  | PersonSeat
  | BotSeat;

export type AbsenceContract =
  | WaitForPerson
  | BotAfter;

export type Contribution =
  | ClientContribution
  | MissingContribution
  | BotContribution;

export type SeatRequest =
  | YourSeat
  | BotSeatRequest
  | OpenSeatRequest;

/** What a person has said to the wheel before being asked (R7.1). */
export type AdvanceAnswer = "pass_this_round" | "pass_until_i_say" | "ask_me";

/** What stepping away means for the others. */
export type AwayChoice = "bot" | "pause";

/** What is wrong with a message before anybody looks at its meaning. */
export type CannotRead = "not_json" | "not_a_message" | "too_large" | "too_fast";

/** One of the 57 unique cards (R1.1), in deck order: by colour, by number, the Joker last. */
export type Card = "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "R14" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G10" | "G11" | "G12" | "G13" | "G14" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "B10" | "B11" | "B12" | "B13" | "B14" | "J";

/** Why the server closes a connection. */
export type CloseReason = "closed_to_spectators" | "table_is_closed" | "too_slow" | "too_many_messages" | "server_stops" | "session_ended" | "removed" | "moved";

/** One of the four card colours (R1.1); its letter belongs to the notation only. */
export type Colour = "R" | "Y" | "G" | "B";

/** What can be wrong with a record that can be read. */
export type DisagreementCode = "unknown_algorithm" | "contributions_differ" | "commitment_does_not_open" | "secret_not_revealed" | "withheld_differs" | "renewal_differs" | "draw_differs" | "deck_differs" | "die_differs" | "forfeit_differs" | "illegal_action" | "first_dealer_differs" | "round_differs" | "cards_differ" | "dealer_differs" | "turned_up_differs" | "trick_broken_off" | "trick_too_long" | "trick_winner_differs" | "stand_in_differs" | "assisted_differs" | "replaced_differs" | "points_differ" | "who_missed_differs" | "result_missing" | "result_too_early" | "penalties_differ" | "totals_differ" | "winners_differ";

/** What made a round's points count double. */
export type Doubling = "round_seven" | "double_points";

/** What is practised. */
export type Drill = "bid" | "save" | "wheel";

/** Where decks come from that nobody committed to. */
export type HowDealt = "stacked" | "duplicate" | "seeded";

/** Every reason a request is refused for before a table is asked. */
export type HttpError = "unreadable" | "too_large" | "too_slow" | "too_fast" | "no_session" | "wrong_host" | "wrong_origin" | "no_such_page" | "not_this_way" | "no_such_code" | "no_such_table" | "no_such_pad" | "no_such_game" | "no_such_seat" | "no_such_step" | "game_is_running" | "not_asked" | "not_today" | "closed_to_spectators" | "too_many_tables" | "too_many_connections" | "stored_too_much" | "disk_nearly_full" | "server_fails";

/** What a Joker turned up as trump card means (R3). */
export type JokerTrump = "dealer_leads" | "dealer_chooses";

/** Why a decision mattered. */
export type KeyDecisionKind = "lost" | "found";

/** The languages of the table, by their codes. */
export type Language = "en" | "de" | "fr" | "nl" | "es";

/** Whether and how the Lucky Wheel is in play (R7). */
export type Mode = "classic" | "tactical_escape" | "lucky_dice";

/** Who caused an event: a person, a bot, a clock that ran out, or the verifiable dealing. */
export type Mover = "person" | "bot" | "clock" | "chance";

/** Whether a pawn may go on a wheel option now. */
export type OptionStatus = "free" | "blocked" | "not_this_round";

/** How long a bot seems to think. */
export type Pace = "relaxed" | "normal" | "fast";

/** Why entries are not added. */
export type PadRefusalCode = "only_watching" | "pad_is_full";

/** What a link to a pad allows. */
export type PadRole = "writer" | "watcher";

/** The parts of a record that a place can name. */
export type Part = "dealing" | "draw" | "first_dealer" | "round" | "deck" | "turned_up" | "trump_named" | "bid" | "wheel" | "trick" | "stand_in" | "assisted" | "points" | "forfeit" | "seat" | "result";

/** How far a table is. */
export type Phase = "gathering" | "contributing" | "playing" | "finished" | "closed";

/** Whether a seat's holder is at the table; short gaps are not shown. */
export type Presence = "here" | "gone";

/** Whom a server is for: a household on one network, or anybody. */
export type Reach = "household" | "public";

/** What can be said about a mistake. */
export type ReasonCode = "wanted_forbidden" | "bid_too_high" | "bid_too_low" | "bid_worth_more" | "trump_longer" | "higher_still_out" | "take_it_now" | "dealer_leads_again" | "high_card_wasted" | "one_too_many" | "lose_it_now" | "short_more_often" | "over_more_often" | "penalty_near" | "use_the_pawn" | "keep_the_pawn" | "roll_the_die" | "other_option" | "other_target";

/** Every reason the engine can refuse an action for. */
export type RefusalCode = "game_is_over" | "no_such_seat" | "not_your_turn" | "waiting_for_cards" | "waiting_for_die" | "not_a_full_deck" | "no_such_face" | "no_draw_now" | "no_deal_now" | "no_die_now" | "no_trump_to_name" | "no_bid_now" | "no_wheel_now" | "no_card_now" | "bid_out_of_range" | "bid_makes_sum_equal" | "no_die_in_this_mode" | "roll_first" | "roll_is_binding" | "rolled_another_option" | "option_is_blocked" | "round_seven_is_double_already" | "changed_bid_out_of_range" | "swap_needs_two_players" | "is_dealer_already" | "is_trump_already" | "card_not_held" | "must_follow_colour";

/** Whether a person plays again. */
export type RematchAnswer = "yes" | "no";

/** Whether somebody without a seat may watch. */
export type Spectators = "welcome" | "closed_out";

/** How a seat stands to its bid while the round is played. */
export type Standing = "on_target" | "open" | "missed";

/** Every reason a table can refuse a command for, beside the reasons of the rules. */
export type TableRefusalCode = "no_such_seat" | "not_your_seat" | "not_seated" | "only_the_host" | "seat_is_taken" | "seat_is_open" | "name_is_empty" | "no_such_level" | "no_such_person" | "not_these_seats" | "game_has_started" | "not_playing" | "game_is_not_over" | "table_is_closed" | "closed_to_spectators" | "no_contribution_now" | "contributed_already" | "not_offered" | "stale" | "nothing_to_take_back" | "table_is_paused" | "not_paused" | "resume_later" | "not_away" | "person_is_here" | "bot_plays_later" | "bot_plays_already" | "no_wheel_here" | "not_between_rounds" | "still_reading" | "no_forfeit" | "rematch_is_settled" | "too_fast" | "not_as_promised" | "removed" | "paused_often" | "stored_too_much" | "nothing_to_decide" | "somebody_else_plays";

/** All that can be said at a table: codes that each reader sees in the own language. */
export type Talk = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "oops" | "wow" | "lucky" | "unlucky" | "thinking" | "your_turn" | "back_soon" | "one_more" | "good_game" | "goodbye" | "laugh" | "cheer" | "cry" | "heart" | "thumbs_up";

/** How the trump of a round came about. */
export type TrumpFace = "turned_up" | "named" | "as_led" | "changed" | "none";

/** The options W1 to W7, in the order of their numbers on wheel and die. */
export const wheelOptions = ["change_bid", "player_swap", "change_dealer", "double_points", "change_trump", "extra_card", "no_trump"] as const;
export type WheelOption = (typeof wheelOptions)[number];

/** Why a bot took a person's seat for the rest of the game. */
export type WhyReplaced = "removed" | "withheld";

/** Why a bot plays a person's seat; after stepping away a person comes back by saying so. */
export type WhyStandIn = "absent" | "stepped_away";

/** The person to whom a seat was offered sits down on it. */
export interface AcceptSeat {
  readonly kind: "accept_seat";
  readonly seat: number;
  readonly name: string;
}

/** Play again with the same crew, or not. */
export interface AnswerRematch {
  readonly kind: "answer_rematch";
  readonly answer: RematchAnswer;
}

/** Pass on the wheel before being asked, or take that back. */
export interface AnswerWheelInAdvance {
  readonly kind: "answer_wheel_in_advance";
  readonly seat: number;
  readonly answer: AdvanceAnswer;
}

/** Ask the coach about the decision the own seat has to make, where nobody else plays; it is noted in the record. */
export interface AskCoach {
  readonly kind: "ask_coach";
  readonly seat: number;
}

/** The seat the table waits for, since when, and when its clock runs out. */
export interface AwaitedFacts {
  readonly seat: number;
  readonly since: number;
  readonly until: number | null;
  readonly bot_may_play_from: number | null;
}

/** This device shows the table to everybody in the room and makes the sounds, until it goes. */
export interface BeTheTable {
  readonly kind: "be_the_table";
}

/** W1: a bid now has a new value. */
export interface BidChanged {
  readonly kind: "bid_changed";
  readonly seat: number;
  readonly target: number;
  readonly bid: number;
}

/** What somebody bid in a round; `null` takes it back. */
export interface BidFact {
  readonly kind: "bid";
  readonly round: number;
  readonly person: number;
  readonly bid: number | null;
}

/** A seat has bid (R4.1). */
export interface BidPlaced {
  readonly kind: "bid_placed";
  readonly seat: number;
  readonly bid: number;
}

/** A bot takes over by itself for whoever has been gone this long. */
export interface BotAfter {
  readonly kind: "bot_after";
  readonly seconds: number;
}

/** A bot's seat; it counts as zeros. */
export interface BotContribution {
  readonly kind: "bot";
}

/** A bot: the name it goes by at the table, the program or level it is, and that program's version. */
export interface BotPlayer {
  readonly kind: "bot";
  readonly name: string;
  readonly bot: string;
  readonly version: string;
}

/** A bot of a chosen level sits here, with a first name beside its badge. */
export interface BotSeat {
  readonly kind: "bot";
  readonly name: string;
  readonly level: string;
}

/** A bot of this level sits here. */
export interface BotSeatRequest {
  readonly kind: "bot";
  readonly level: string;
}

/** A bot has sat down. */
export interface BotSeated {
  readonly kind: "bot_seated";
  readonly seat: number;
  readonly name: string;
  readonly level: string;
}

/** A bot plays a person's seat until they are back. */
export interface BotTookOver {
  readonly kind: "bot_took_over";
  readonly seat: number;
  readonly level: string;
  readonly why: WhyStandIn;
}

/** A seat has played a card (R5). */
export interface CardPlayed {
  readonly kind: "card_played";
  readonly seat: number;
  readonly card: Card;
}

/** W1: one player's bid goes up or down by exactly one. */
export interface ChangeBid {
  readonly kind: "change_bid";
  readonly seat: number;
  readonly target: number;
  readonly change: -1 | 1;
}

/** W3: the dealer token goes to another player. */
export interface ChangeDealer {
  readonly kind: "change_dealer";
  readonly seat: number;
  readonly target: number;
}

/** Host: another rule set, before the start. */
export interface ChangeRules {
  readonly kind: "change_rules";
  readonly ruleset: RuleSet;
}

/** Host: pace and spectators at any time, absence and clock before the start. */
export interface ChangeSettings {
  readonly kind: "change_settings";
  readonly settings: TableSettings;
}

/** W5: a new trump colour for the round. */
export interface ChangeTrump {
  readonly kind: "change_trump";
  readonly seat: number;
  readonly colour: Colour;
}

/** The 32 bytes a seat's own client chose, as 64 lower-case hexadecimal digits. */
export interface ClientContribution {
  readonly kind: "given";
  readonly hex: string;
}

/** A seat took too long; a bot makes this one decision. */
export interface ClockRanOut {
  readonly kind: "clock_ran_out";
  readonly seat: number;
  readonly level: string;
}

/** Host: the table ends here, and the dealing's secret is laid open. */
export interface CloseTable {
  readonly kind: "close_table";
}

/** A winner with 140 points or more is entered in the High Rollers Club (R6.4). */
export interface ClubEntered {
  readonly kind: "club_entered";
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly total: number;
  readonly bot_stood_in: boolean;
}

/** A new line in the High Rollers Club (R6.4). */
export interface ClubFacts {
  readonly seat: number;
  readonly name: string;
  readonly total: number;
  readonly bot_stood_in: boolean;
}

/** A line of the High Rollers Club (R6.4); only a household is sent which game it was. */
export interface ClubLine {
  readonly finished_at: number;
  readonly name: string;
  readonly total: number;
  readonly bot_stood_in: boolean;
  readonly game: string | null;
}

/** Who of the people at a table is a member of the High Rollers Club; a member deals with a token of bronze. */
export interface ClubMembers {
  readonly people: readonly string[];
}

/** A person has asked the coach about the decision this seat has to make. */
export interface CoachAsked {
  readonly kind: "coach_asked";
  readonly seat: number;
}

/** A person plays the own seats again. */
export interface ComeBack {
  readonly kind: "come_back";
}

/** Chance from a key nobody could choose; the secret is absent while the game runs. */
export interface CommittedDealing {
  readonly kind: "committed";
  readonly algorithm: string;
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
  readonly secret?: string | null;
  readonly voided?: readonly VoidedDealing[];
  readonly renewals?: readonly RenewedDealing[];
}

/** A seat's client adds 32 bytes of its own to the dealing: those it has promised, once all promises are made. */
export interface Contribute {
  readonly kind: "contribute";
  readonly seat: number;
  readonly hex: string;
}

/** A seat's client has published the hash of what it will add to the dealing. */
export interface ContributionPromised {
  readonly kind: "contribution_promised";
  readonly seat: number;
  readonly hash: string;
}

/** The caller's one try at the deal of a day: what has happened since the decision sent, and the result so far. */
export interface DailyDeal {
  readonly day: string;
  readonly opponents: string;
  readonly own: number;
  readonly steps: readonly DailyStep[];
  readonly scores: readonly SeatScore[];
  readonly place: number | null;
  readonly symbols: string | null;
}

/** A decision of the caller in the deal of the day, and how many came before it. */
export interface DailyDecision {
  readonly place: number;
  readonly action: PlayerAction;
}

/** Something that happened in the deal of the day, as the caller was told it, and the table after it. */
export interface DailyStep {
  readonly events: readonly VisibleEvent[];
  readonly view: View;
}

/** W3: the dealer token lies with another seat. */
export interface DealerChanged {
  readonly kind: "dealer_changed";
  readonly seat: number;
  readonly dealer: number;
}

/** The highest card has drawn the first deal (R2.1). */
export interface DealerFound {
  readonly kind: "dealer_found";
  readonly seat: number;
}

/** The verifiable dealing as far as it is public: promise, contributions once fixed, secret once revealed. */
export interface DealingFacts {
  readonly algorithm: string;
  readonly commitment: string;
  readonly hashes: readonly (string | null)[];
  readonly are_promises_settled: boolean;
  readonly contributed: readonly number[];
  readonly contributions_until: number | null;
  readonly contributions: readonly Contribution[] | null;
  readonly secret: string | null;
}

/** All contributions are published, in seat order; from now on no deck of this game can change. */
export interface DealingFixed {
  readonly kind: "dealing_fixed";
  readonly contributions: readonly Contribution[];
}

/** The server's data was put back to an earlier state: later rounds are dealt from another secret. */
export interface DealingRenewed {
  readonly kind: "dealing_renewed";
  readonly epoch: number;
  readonly commitment: string;
}

/** A contribution was withheld, so nothing is dealt from this secret: here is all of it, and another promise. */
export interface DealingVoided {
  readonly kind: "dealing_voided";
  readonly withheld: readonly number[];
  readonly secret: string;
  readonly contributions: readonly Contribution[];
  readonly commitment: string;
}

/** Chance: the face of the die that was rolled (R7.5). */
export interface DieFell {
  readonly kind: "die_fell";
  readonly face: number;
}

/** A seat has thrown the die, which is still rolling (R7.5). */
export interface DieRolled {
  readonly kind: "die_rolled";
  readonly seat: number;
}

/** The die lies still (R7.5). */
export interface DieShowed {
  readonly kind: "die_showed";
  readonly seat: number;
  readonly face: number;
}

/** The first thing in a record that recomputing does not confirm; refused actions come with their refusal. */
export interface Disagreement {
  readonly code: DisagreementCode;
  readonly clause: string;
  readonly place: Place;
  readonly expected?: number | string | readonly number[] | null;
  readonly found?: number | string | readonly number[] | null;
  readonly refusal?: Refusal | null;
}

/** A person wants something done; `after` is the version of the table they were looking at. */
export interface Do {
  readonly kind: "do";
  readonly id: string;
  readonly after: number;
  readonly command: Command;
}

/** The command is carried out, and stored where it is one that lasts; also the answer to sending it again. */
export interface Done {
  readonly kind: "done";
  readonly id: string;
  readonly version: number;
}

/** W4: one's own points of this round count double. */
export interface DoublePoints {
  readonly kind: "double_points";
  readonly seat: number;
}

/** What a seat that missed was given in the round just scored. */
export interface DrawnForfeit {
  readonly seat: number;
  readonly forfeit: string;
}

/** Everyone in question drew a card; those tied for highest draw again (R2.1). */
export interface DrewForDealer {
  readonly kind: "drew_for_dealer";
  readonly draws: readonly LaidCard[];
}

/** A decision to make, and what every legal action should bring, the best first. */
export interface Exercise {
  readonly drill: Drill;
  readonly number: number;
  readonly view: View;
  readonly prospects: readonly Prospect[];
  readonly worlds: number;
  readonly found_by: readonly string[];
}

/** W6: the next card of the pile is laid face up in front of the player. */
export interface ExtraCard {
  readonly kind: "extra_card";
  readonly seat: number;
}

/** W6: a card from the pile lies face up in front of a seat. */
export interface ExtraCardDrawn {
  readonly kind: "extra_card_drawn";
  readonly seat: number;
  readonly card: Card;
}

/** Host: a bot of this level sits on an open seat or changes its level. */
export interface FillSeat {
  readonly kind: "fill_seat";
  readonly seat: number;
  readonly level: string;
}

/** One seat's last line: points of all rounds, the penalty box, the total. */
export interface FinalScore {
  readonly seat: number;
  readonly points: number;
  readonly penalty: number;
  readonly total: number;
}

/** Who deals first. */
export interface FirstDealerFact {
  readonly kind: "first_dealer";
  readonly person: number;
}

/** Bids that were foreseen to be made about as often: how often on average, how often they were, and how many. */
export interface ForecastBin {
  readonly promised: number;
  readonly made: number;
  readonly bids: number;
}

/** The holder of a seat, or the host, has seen its forfeit done (R6.5). */
export interface ForfeitDone {
  readonly kind: "forfeit_done";
  readonly seat: number;
}

/** A seat that missed is given one of the table's forfeits, counted from 0 among so many (R6.5). */
export interface ForfeitDrawn {
  readonly kind: "forfeit_drawn";
  readonly round: number;
  readonly seat: number;
  readonly forfeit: number;
  readonly among: number;
}

/** The table has its own list of forfeits (R6.5). */
export interface ForfeitsWritten {
  readonly kind: "forfeits_written";
  readonly forfeits: readonly string[];
}

/** Host: whoever sits here, person or bot, gets up. */
export interface FreeSeat {
  readonly kind: "free_seat";
  readonly seat: number;
}

/** The penalties are taken off and the winners known (R6.3, R7.8). */
export interface GameEnded {
  readonly kind: "game_ended";
  readonly result: GameResult;
}

/** One game in the course of time: its total, and points lost a decision. */
export interface GameFigures {
  readonly game: string;
  readonly finished_at: number;
  readonly total: number;
  readonly lost: number;
  readonly mistakes: number;
}

/** The last round is scored. */
export interface GameIsOver {
  readonly for: "nothing";
}

/** A finished game in one line. */
export interface GameLine {
  readonly game: string;
  readonly finished_at: number;
  readonly ruleset: RuleSet;
  readonly seats: readonly GameSeat[];
  readonly is_finished: boolean;
  readonly rounds_played: number | null;
}

/** How a game ended: equal totals share the win (R6.3); high rollers are its winners of 140 or more (R6.4). */
export interface GameResult {
  readonly scores: readonly FinalScore[];
  readonly winners: readonly number[];
  readonly high_rollers: readonly number[];
}

/** What the coach makes of one seat's game. */
export interface GameReview {
  readonly version: number;
  readonly seat: number;
  readonly decisions: readonly ReviewedDecision[];
  readonly ledger: readonly RoundLedger[];
  readonly penalty: number;
  readonly moments: readonly KeyDecision[];
  readonly worlds: number;
}

/** How one seat came out of a game. */
export interface GameSeat {
  readonly name: string;
  readonly is_bot: boolean;
  readonly is_you: boolean;
  readonly bot_stood_in: boolean;
  readonly points: number;
  readonly penalty: number;
  readonly total: number;
  readonly won: boolean;
  readonly high_roller: boolean;
  readonly asked_coach: boolean;
}

/** A seated person has seen the score pad. */
export interface GoOn {
  readonly kind: "go_on";
}

/** Host, or after a while anybody seated: the next round is dealt though somebody still reads the score pad. */
export interface GoOnForAll {
  readonly kind: "go_on_for_all";
}

/** The server is about to close this connection; a seat is kept whatever the reason. */
export interface Goodbye {
  readonly kind: "goodbye";
  readonly code: CloseReason;
  readonly node?: string | null;
}

/** A seat picks up its hand (R2.2). */
export interface HandDealt {
  readonly kind: "hand_dealt";
  readonly seat: number;
  readonly hand: readonly Card[];
}

/** Host: somebody else at the table is host now. */
export interface HandOnHost {
  readonly kind: "hand_on_host";
  readonly person: string;
}

/** W2: a seat looks at the hand it was given. */
export interface HandReceived {
  readonly kind: "hand_received";
  readonly seat: number;
  readonly hand: readonly Card[];
}

/** W2: two seats have exchanged their hands, unseen by the others. */
export interface HandsSwapped {
  readonly kind: "hands_swapped";
  readonly seat: number;
  readonly first: number;
  readonly second: number;
}

/** What the coach makes of the decision that is due, the best first, for whoever has asked about it. */
export interface Hint {
  readonly prospects: readonly Prospect[];
  readonly worlds: number;
}

/** Somebody else is host. */
export interface HostPassed {
  readonly kind: "host_passed";
  readonly person: string;
}

/** What a crew plays its own way: points for an exact bid, for each of its tricks, and the forbidden bid. */
export interface HouseRules {
  readonly exact: number;
  readonly each: number;
  readonly forbidden_bid: boolean;
}

/** What the wheel will be answered for one of the viewer's seats. */
export interface InAdvance {
  readonly seat: number;
  readonly answer: AdvanceAnswer;
}

/** How others come to a table: the code to say, and where the link leads on each network. */
export interface Invitation {
  readonly link: string;
  readonly game: string;
  readonly code: string | null;
  readonly urls: readonly string[];
}

/** A decision judged from what its seat had heard: every legal action, the best first. */
export interface Judgement {
  readonly step: number;
  readonly round: number;
  readonly moves: readonly MoveValue[];
  readonly chosen: number;
  readonly lost: number;
  readonly error: number;
  readonly is_mistake: boolean;
  readonly worlds: number;
}

/** A player passes when the wheel is offered (R7.1). */
export interface KeepPawn {
  readonly kind: "keep_pawn";
  readonly seat: number;
}

/** A decision that mattered: its step in the replay, and how many points it cost or saved. */
export interface KeyDecision {
  readonly step: number;
  readonly kind: KeyDecisionKind;
  readonly points: number;
}

/** A card laid open and the seat it belongs to. */
export interface LaidCard {
  readonly seat: number;
  readonly card: Card;
}

/** Stand up before the game starts. */
export interface LeaveSeat {
  readonly kind: "leave_seat";
  readonly seat: number;
}

/** Anybody seated, once the table has waited long enough: a bot plays for an absent person until they are back. */
export interface LetBotPlay {
  readonly kind: "let_bot_play";
  readonly seat: number;
}

/** A bot that can be asked to play. */
export interface LevelFacts {
  readonly name: string;
  readonly version: string;
}

/** Asks for everything once more. */
export interface Look {
  readonly kind: "look";
}

/** A person's seat whose client sent nothing in time; it counts as zeros. */
export interface MissingContribution {
  readonly kind: "silent";
}

/** One legal action and what it should bring. */
export interface MoveValue {
  readonly action: PlayerAction;
  readonly points: number;
  readonly error: number;
  readonly made: number;
  readonly tricks: readonly number[];
  readonly tricks_at_best: readonly number[];
  readonly wins: number | null;
  readonly gain: number;
  readonly gain_error: number;
  readonly worth: number;
}

/** Hear nothing said by this person. */
export interface Mute {
  readonly kind: "mute";
  readonly person: string;
}

/** The dealer names the trump colour after turning up the Joker (R3.2). */
export interface NameTrump {
  readonly kind: "name_trump";
  readonly seat: number;
  readonly colour: Colour;
}

/** A table as its creator wants it; the seats go clockwise. */
export interface NewTable {
  readonly seats: readonly SeatRequest[];
  readonly ruleset?: RuleSet;
  readonly settings?: TableSettings | null;
  readonly forfeits?: readonly string[];
}

/** W7: no trump colour this round. */
export interface NoTrump {
  readonly kind: "no_trump";
  readonly seat: number;
}

/** The holder offers the seat to another person who is at the table. */
export interface OfferSeat {
  readonly kind: "offer_seat";
  readonly seat: number;
  readonly person: string;
}

/** A stretch of a replay with all cards open; steps are counted from 1 to `steps`. */
export interface OpenReplay {
  readonly game: string;
  readonly steps: number;
  readonly shown: readonly OpenStep[];
}

/** Anybody may sit down here. */
export interface OpenSeat {
  readonly kind: "open";
}

/** Anybody may sit down here. */
export interface OpenSeatRequest {
  readonly kind: "open";
}

/** How the game looks after a step with all cards open, and what happened in it. */
export interface OpenStep {
  readonly step: number;
  readonly place: Place;
  readonly by: Person | BotPlayer | null;
  readonly events: readonly VisibleEvent[];
  readonly view: OpenView;
}

/** A finished game with all cards on the table, for replays: the spectator's view, every hand, and the pile. */
export interface OpenView {
  readonly view: View;
  readonly hands: readonly (readonly Card[])[];
  readonly given_away: readonly (readonly Card[] | null)[];
  readonly pile: readonly Card[];
}

/** One wedge of the wheel and, where it is blocked, whose pawn stands on it. */
export interface OptionView {
  readonly option: WheelOption;
  readonly status: OptionStatus;
  readonly blocked_by: number | null;
}

/** A mistake of one's own to be tried again: the game, when it ended, the step that shows it, and what it cost. */
export interface OwnMistake {
  readonly game: string;
  readonly finished_at: number;
  readonly step: number;
  readonly round: number;
  readonly lost: number;
}

/** What a viewer sees beyond what everybody does; for a spectator there is nothing. */
export interface OwnView {
  readonly viewer: number | null;
  readonly hand: readonly Card[] | null;
  readonly given_away: readonly Card[] | null;
  readonly legal: readonly PlayerAction[];
  readonly refused: readonly Refused[];
}

/** A fact as it was entered, or the id of an earlier entry that is undone or redone: exactly one of the three. */
export interface PadEntry {
  readonly id: string;
  readonly at: number;
  readonly fact?: PadFact;
  readonly undo?: string;
  readonly redo?: string;
}

/** The score pad is shown between two rounds until all these have seen it, or until an instant; who deals next. */
export interface PadFacts {
  readonly until: number | null;
  readonly anybody_from: number;
  readonly next_dealer: number;
  readonly seen_by: readonly string[];
  readonly still_reading: readonly string[];
  readonly forfeits_done: readonly number[];
}

/** Asks for everything after a version, and for whatever comes later. */
export interface PadFollow {
  readonly kind: "follow";
  readonly after: number;
}

/** How others find a pad: by the link for writing, which watchers are not sent, or by link or code for watching. */
export interface PadInvitation {
  readonly link: string | null;
  readonly urls: readonly string[];
  readonly watch_link: string;
  readonly watch_urls: readonly string[];
  readonly code: string;
}

/** Somebody at the table with one of the box's seven token colours. */
export interface PadPlayer {
  readonly name: string;
  readonly token: number;
}

/** None of these entries was added. */
export interface PadRefused {
  readonly kind: "pad_refused";
  readonly code: PadRefusalCode;
  readonly ids: readonly string[];
}

/** What a crew plays, with its house rules. */
export interface PadRuleSet {
  readonly rounds: 7 | 14;
  readonly mode: Mode;
  readonly joker_trump: JokerTrump;
  readonly house: HouseRules;
}

/** Everything that is fixed before the first deal; the colours are places in the page's palette. */
export interface PadSetup {
  readonly box: "first" | "second";
  readonly ruleset: PadRuleSet;
  readonly people: readonly PadPlayer[];
  readonly cardColours: readonly number[];
  readonly tokenColours: readonly number[];
  readonly forfeits: readonly string[];
}

/** The card turned up: a colour, or the Joker with the colour the dealer named (R3.2). */
export interface PadTurnedUp {
  readonly card: "B" | "G" | "J" | "R" | "Y";
  readonly named: Colour | null;
}

/** Stored entries, in the order that counts for everybody: the first follows `after`, the last is `version`. */
export interface PadUpdate {
  readonly kind: "pad";
  readonly after: number;
  readonly version: number;
  readonly role: PadRole;
  readonly devices: number;
  readonly entries: readonly PadEntry[];
}

/** What one person did at the wheel; without an option the die showed the X. */
export interface PadWheelUse {
  readonly person: number;
  readonly face?: number | null;
  readonly option?: WheelOption | null;
  readonly target?: number | null;
  readonly other?: number | null;
  readonly change?: -1 | 1 | null;
  readonly colour?: Colour | null;
}

/** Adds entries to the pad; those it has already are not added again. */
export interface PadWrite {
  readonly kind: "write";
  readonly entries: readonly PadEntry[];
}

/** Any seated person stops the game for a while. */
export interface Pause {
  readonly kind: "pause";
}

/** Who paused the table, when, and from when on anybody may resume. */
export interface PauseFacts {
  readonly person: string;
  readonly since: number;
  readonly anybody_from: number;
}

/** The table rests. */
export interface Paused {
  readonly kind: "paused";
  readonly person: string;
}

/** A seat was asked and keeps its pawn (R7.1). */
export interface PawnKept {
  readonly kind: "pawn_kept";
  readonly seat: number;
}

/** A pawn goes on an option and blocks it for the rest of the series (R7.3). */
export interface PawnPlaced {
  readonly kind: "pawn_placed";
  readonly seat: number;
  readonly option: WheelOption;
}

/** All pawns come back and the wheel is cleared before round 8 (R7.2). */
export interface PawnsReturned {
  readonly kind: "pawns_returned";
}

/** A person, by the name written on the score pad. */
export interface Person {
  readonly kind: "person";
  readonly name: string;
}

/** The host has removed a person, who cannot come back. */
export interface PersonBarred {
  readonly kind: "person_barred";
  readonly person: string;
}

/** All figures of a person, oldest game first. */
export interface PersonFigures {
  readonly games: readonly GameFigures[];
  readonly rounds: number;
  readonly exact: number;
  readonly forecasts: readonly ForecastBin[];
  readonly by_cards: readonly PointsByCards[];
  readonly pawns_used: number;
  readonly pawns_asked: number;
  readonly pawn_points: number;
  readonly best: GameFigures | null;
}

/** A bot has taken a person's seat for good. */
export interface PersonReplaced {
  readonly kind: "person_replaced";
  readonly seat: number;
  readonly name: string;
  readonly level: string;
  readonly person: string;
  readonly person_name: string;
  readonly why: WhyReplaced;
}

/** The person plays the own seat again. */
export interface PersonReturned {
  readonly kind: "person_returned";
  readonly seat: number;
}

/** A person sits here; one person may hold several seats, each under a name of its own. */
export interface PersonSeat {
  readonly kind: "person";
  readonly person: string;
  readonly name: string;
}

/** Asks whether the connection is alive. */
export interface Ping {
  readonly kind: "ping";
}

/** Where in a record something stands; round, trick and number are counted from 1. */
export interface Place {
  readonly part: Part;
  readonly round?: number | null;
  readonly trick?: number | null;
  readonly number?: number | null;
}

/** A player predicts the number of tricks (R4). */
export interface PlaceBid {
  readonly kind: "place_bid";
  readonly seat: number;
  readonly bid: number;
}

/** A player plays a card from the hand, or the own Extra Card (R5, W6). */
export interface PlayCard {
  readonly kind: "play_card";
  readonly seat: number;
  readonly card: Card;
}

/** W2: two players exchange their hands; an exchange has no order, so the lower seat comes first. */
export interface PlayerSwap {
  readonly kind: "player_swap";
  readonly seat: number;
  readonly first: number;
  readonly second: number;
}

/** Rounds of one number of cards: how many, and the mean of their points. */
export interface PointsByCards {
  readonly cards: number;
  readonly rounds: number;
  readonly points: number;
}

/** W4: a seat's points of this round will count double. */
export interface PointsDoubled {
  readonly kind: "points_doubled";
  readonly seat: number;
}

/** The connection is alive. */
export interface Pong {
  readonly kind: "pong";
  readonly at: number;
}

/** A person's own mistakes, newest game first, and their game in figures. */
export interface Practice {
  readonly mistakes: readonly OwnMistake[];
  readonly figures: PersonFigures;
}

/** A seat's client publishes the hash of what it will add to the dealing, before anybody's contribution is known. */
export interface PromiseContribution {
  readonly kind: "promise_contribution";
  readonly seat: number;
  readonly hash: string;
}

/** No more hashes are taken; whoever has published one now adds to the dealing. */
export interface PromisesSettled {
  readonly kind: "promises_settled";
}

/** A legal action, the points it should bring, the chance to make the bid, and the chances of 0, 1, … 7 tricks. */
export interface Prospect {
  readonly action: PlayerAction;
  readonly points: number;
  readonly made: number;
  readonly tricks: readonly number[];
}

/** A place in the final ranking; equal totals share it. */
export interface Ranked {
  readonly place: number;
  readonly seat: number;
  readonly points: number;
  readonly penalty: number;
  readonly total: number;
}

/** A reason with what its sentence needs; absent is what it does not need. */
export interface Reason {
  readonly code: ReasonCode;
  readonly card?: Card | null;
  readonly other_card?: Card | null;
  readonly colour?: Colour | null;
  readonly other_colour?: Colour | null;
  readonly option?: WheelOption | null;
  readonly bid?: number | null;
  readonly other_bid?: number | null;
  readonly count?: number | null;
  readonly other_count?: number | null;
  readonly points?: number | null;
}

/** A whole game, finished or running, with all a stranger needs to check it. */
export interface Record {
  readonly format: "doublelucky7-record";
  readonly version: 1 | 2;
  readonly date?: string | null;
  readonly ruleset: RuleSet;
  readonly seats: readonly (Person | BotPlayer)[];
  readonly dealing: CommittedDealing | UncommittedDealing;
  readonly forfeits?: readonly string[];
  readonly draws: readonly string[];
  readonly replaced?: readonly Replaced[];
  readonly first_dealer?: number | null;
  readonly rounds: readonly RecordedRound[];
  readonly result?: RecordedResult | null;
}

/** A seat that missed, and which of the table's forfeits it was given, counted from 0 (R6.5). */
export interface RecordedForfeit {
  readonly seat: number;
  readonly forfeit: number;
}

/** The last lines of the score pad, each in seat order, and the winners' seats. */
export interface RecordedResult {
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** One round: the deck, every decision in order, and what came of it. */
export interface RecordedRound {
  readonly round: number;
  readonly cards: number;
  readonly dealer: number;
  readonly deck: string;
  readonly turned_up: Card;
  readonly trump_named?: Colour | null;
  readonly bids: readonly number[];
  readonly wheel?: readonly (KeepPawn | RollDie | ChangeBid | PlayerSwap | ChangeDealer | DoublePoints | ChangeTrump | ExtraCard | NoTrump | DieFell)[];
  readonly tricks: readonly RecordedTrick[];
  readonly stand_ins?: readonly StandIn[];
  readonly assisted?: readonly number[];
  readonly points?: readonly number[] | null;
  readonly forfeits?: readonly RecordedForfeit[];
}

/** Cards in the order of play, clockwise from the leader; the winner is absent while the trick runs. */
export interface RecordedTrick {
  readonly leader: number;
  readonly cards: readonly Card[];
  readonly winner?: number | null;
}

/** One refusal with the data its sentence needs; a field a code has no use for is absent. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly clause: string;
  readonly seat?: number | null;
  readonly card?: Card | null;
  readonly colour?: Colour | null;
  readonly option?: WheelOption | null;
  readonly bid?: number | null;
  readonly tricks?: number | null;
  readonly players?: number | null;
  readonly face?: number | null;
}

/** Something the viewer might try now, and why it would be refused. */
export interface Refused {
  readonly action: PlayerAction;
  readonly refusal: Refusal;
}

/** The rules do not allow the action; nothing has changed. */
export interface RefusedByRules {
  readonly kind: "illegal";
  readonly id: string;
  readonly refusal: Refusal;
}

/** The table does not accept the command; nothing has changed. */
export interface RefusedByTable {
  readonly kind: "refused";
  readonly id: string;
  readonly refusal: TableRefusal;
}

/** A person said whether they play again; the first yes starts the time to answer. */
export interface RematchAnswered {
  readonly kind: "rematch_answered";
  readonly person: string;
  readonly answer: RematchAnswer;
}

/** The rematch that is being arranged. */
export interface RematchFacts {
  readonly until: number;
  readonly votes: readonly RematchVote[];
}

/** The crew meets again in another game, under the same link and code. */
export interface RematchOpened {
  readonly kind: "rematch_opened";
  readonly game: string;
}

/** What a person said to playing again. */
export interface RematchVote {
  readonly person: string;
  readonly answer: RematchAnswer;
}

/** Host: a person leaves the table for good; in a game bots take the seats. */
export interface RemovePerson {
  readonly kind: "remove_person";
  readonly person: string;
}

/** A dealing for the rounds from one on, after the server's data had been put back to an earlier state. */
export interface RenewedDealing {
  readonly from_round: number;
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
  readonly secret?: string | null;
  readonly voided?: readonly VoidedDealing[];
}

/** Host: seat i goes to who sat on seat `order[i]`. */
export interface ReorderSeats {
  readonly kind: "reorder_seats";
  readonly order: readonly number[];
}

/** A person whose seat a bot took for good, and the rounds that had begun by then. */
export interface Replaced {
  readonly seat: number;
  readonly name: string;
  readonly rounds: number;
  readonly why: WhyReplaced;
}

/** Host: another number of seats; only open ones can go. */
export interface ResizeTable {
  readonly kind: "resize_table";
  readonly seats: number;
}

/** The game goes on: at once by who paused it, after a while by anybody. */
export interface Resume {
  readonly kind: "resume";
}

/** A code with which another device becomes this person's, until an instant. */
export interface ResumeCode {
  readonly code: string;
  readonly expires_at: number;
}

/** The code that the person's other device shows. */
export interface ResumeRequest {
  readonly code: string;
}

/** The table goes on. */
export interface Resumed {
  readonly kind: "resumed";
  readonly person: string;
}

/** The coach's review of one's own seat, or how far it is: reviews before it, and decisions judged of all. */
export interface ReviewState {
  readonly seat: number;
  readonly ahead: number;
  readonly done: number;
  readonly total: number;
  readonly failed: boolean;
  readonly review: GameReview | null;
}

/** A decision judged, with the reasons where it was a mistake. */
export interface ReviewedDecision {
  readonly judgement: Judgement;
  readonly reasons: readonly Reason[];
}

/** A player rolls the Lucky Dice (R7.5). */
export interface RollDie {
  readonly kind: "roll_die";
  readonly seat: number;
}

/** One round in hundredths of a point; all parts but `score` add up to `score`. */
export interface RoundLedger {
  readonly round: number;
  readonly average: number;
  readonly cards: number;
  readonly table: number;
  readonly bid: number;
  readonly play: number;
  readonly wheel: number;
  readonly rest: number;
  readonly score: number;
}

/** A row of the score pad (R1.5): the round, its number of tricks, and every seat's line. */
export interface RoundScore {
  readonly round: number;
  readonly tricks: number;
  readonly scores: readonly SeatScore[];
}

/** A row of the score pad is written (R6). */
export interface RoundScored {
  readonly kind: "round_scored";
  readonly row: RoundScore;
}

/** A round token and the dealer token are laid out (R1.4, R2.4). */
export interface RoundStarted {
  readonly kind: "round_started";
  readonly round: number;
  readonly tricks: number;
  readonly dealer: number;
}

/** Length, mode and options of a game; every field has its value in a stored record. */
export interface RuleSet {
  readonly rounds: 7 | 14;
  readonly mode: Mode;
  readonly joker_trump: JokerTrump;
  readonly open_memory: boolean;
}

/** Another rule set will be played. */
export interface RulesChanged {
  readonly kind: "rules_changed";
  readonly ruleset: RuleSet;
}

/** Somebody spoke. */
export interface Said {
  readonly kind: "said";
  readonly seat: number;
  readonly person: string;
  readonly talk: Talk;
}

/** Canned table talk or an emote. */
export interface Say {
  readonly kind: "say";
  readonly seat: number;
  readonly talk: Talk;
}

/** One seat: who holds it and whether they are here; instants are milliseconds since 1970. */
export interface SeatFacts {
  readonly seat: number;
  readonly holder: Holder;
  readonly presence: Presence;
  readonly gone_since: number | null;
  readonly bot_may_play_from: number | null;
  readonly bot_steps_in_at: number | null;
  readonly stand_in: StandInFacts | null;
}

/** A seat is open again. */
export interface SeatFreed {
  readonly kind: "seat_freed";
  readonly seat: number;
}

/** A seat has gone to another person because its holder offered it. */
export interface SeatGiven {
  readonly kind: "seat_given";
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** A stretch of a replay through one seat's eyes; steps are counted from 1 to `steps`. */
export interface SeatReplay {
  readonly game: string;
  readonly steps: number;
  readonly shown: readonly SeatStep[];
}

/** One seat's line of a scored round: the base is what it earns before any doubling. */
export interface SeatScore {
  readonly seat: number;
  readonly bid: number;
  readonly tricks: number;
  readonly base: number;
  readonly doubled_by: Doubling | null;
  readonly points: number;
}

/** What a seat sees after a step, and what it was sent in it. */
export interface SeatStep {
  readonly step: number;
  readonly place: Place;
  readonly by: Person | BotPlayer | null;
  readonly events: readonly VisibleEvent[];
  readonly view: View;
}

/** A person has sat down. */
export interface SeatTaken {
  readonly kind: "seat_taken";
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** What lies open in front of a seat. */
export interface SeatView {
  readonly seat: number;
  readonly bid: number | null;
  readonly tricks_won: number;
  readonly standing: Standing | null;
  readonly cards_in_hand: number;
  readonly extra_card: Card | null;
  readonly points_doubled: boolean;
  readonly points: number;
  readonly penalty: number;
}

/** Who plays from this round on, clockwise. */
export interface SeatedFact {
  readonly kind: "seated";
  readonly round: number;
  readonly people: readonly number[];
}

/** Seat i now holds who sat on seat `order[i]`. */
export interface SeatsReordered {
  readonly kind: "seats_reordered";
  readonly order: readonly number[];
}

/** The seats are final; now every client adds to the dealing. */
export interface SeatsSettled {
  readonly kind: "seats_settled";
}

/** The secret behind the promise; now anyone can check every deal. */
export interface SecretRevealed {
  readonly kind: "secret_revealed";
  readonly secret: string;
}

/** The small number a whole game's chance was made from, and which of that number's games it is. */
export interface Seed {
  readonly algorithm: string;
  readonly seed: number;
  readonly game: number;
}

/** One event the viewer may see, to be animated; the view that comes with it is the truth. */
export interface SentEntry {
  readonly version: number;
  readonly by: Mover;
  readonly event: SentEvent;
}

/** What a client wants to know of a server first; the addresses are those other devices can reach, best first. */
export interface ServerFacts {
  readonly version: string;
  readonly protocol: number;
  readonly reach: Reach;
  readonly urls: readonly string[];
  readonly levels: readonly LevelFacts[];
}

/** Who a device belongs to; only a program, which has no cookie, is sent its token, and only once. */
export interface SessionFacts {
  readonly person: string;
  readonly name: string;
  readonly language: string;
  readonly token?: string | null;
}

/** How somebody wants to be called, and in which language to be spoken to. */
export interface SessionRequest {
  readonly name: string;
  readonly language: Language;
}

/** The table is run differently from now on. */
export interface SettingsChanged {
  readonly kind: "settings_changed";
  readonly settings: TableSettings;
}

/** Who plays what. */
export interface SetupFact {
  readonly kind: "setup";
  readonly setup: PadSetup;
}

/** Somebody other than the seat's holder, and which of the round's decisions were theirs, counted from 1. */
export interface StandIn {
  readonly by: Person | BotPlayer;
  readonly decisions: readonly number[];
}

/** The bot that plays a person's seat. */
export interface StandInFacts {
  readonly level: string;
  readonly why: WhyStandIn;
}

/** Host: the seats are final, each client adds to the dealing, then cards are dealt. */
export interface StartGame {
  readonly kind: "start_game";
}

/** A person leaves the device for a while: a bot plays all the own seats, or the table pauses. */
export interface StepAway {
  readonly kind: "step_away";
  readonly choice: AwayChoice;
}

/** A step in the list of all steps; the seat is None where chance moved. */
export interface StepLine {
  readonly step: number;
  readonly place: Place;
  readonly seat: number | null;
  readonly by: Person | BotPlayer | null;
}

/** All steps of a finished game, so that a reader can jump. */
export interface StepList {
  readonly game: string;
  readonly steps: readonly StepLine[];
}

/** Nothing more happens here. */
export interface TableClosed {
  readonly kind: "table_closed";
}

/** All that everybody at a table knows, spectators included; `at` is the server's time when it was written. */
export interface TableFacts {
  readonly game: string;
  readonly link: string;
  readonly number: number;
  readonly phase: Phase;
  readonly code: string | null;
  readonly host: string;
  readonly ruleset: RuleSet;
  readonly settings: TableSettings;
  readonly forfeits: readonly string[];
  readonly pause: PauseFacts | null;
  readonly drawn_forfeits: readonly DrawnForfeit[];
  readonly dealing: DealingFacts;
  readonly club: readonly ClubFacts[];
  readonly rematch: RematchFacts | null;
  readonly next_game: string | null;
  readonly version: number;
  readonly at: number;
  readonly seats: readonly SeatFacts[];
  readonly visitors: readonly Visitor[];
  readonly visitor_count: number;
  readonly has_table_screen: boolean;
  readonly awaited: AwaitedFacts | null;
  readonly pad: PadFacts | null;
  readonly ranking: readonly Ranked[] | null;
}

/** A table in a list. */
export interface TableLine {
  readonly link: string;
  readonly game: string;
  readonly phase: Phase;
  readonly host_name: string;
  readonly seats: readonly Holder[];
  readonly ruleset: RuleSet;
  readonly opened_at: number;
}

/** The tables that gather here, for a household only, and the caller's own that are not over. */
export interface TableList {
  readonly gathering: readonly TableLine[];
  readonly yours: readonly TableLine[];
}

/** A table stands, its promise about the dealing is made, and nobody sits yet; a rematch keeps link and code. */
export interface TableOpened {
  readonly kind: "table_opened";
  readonly game: string;
  readonly link: string;
  readonly code: string;
  readonly number: number;
  readonly previous: string | null;
  readonly ruleset: RuleSet;
  readonly settings: TableSettings;
  readonly forfeits: readonly string[];
  readonly seats: number;
  readonly host: string;
  readonly commitment: string;
  readonly algorithm: string;
  readonly epoch: number;
}

/** One refusal with the data its sentence needs; `at` is the instant from which it will be allowed. */
export interface TableRefusal {
  readonly code: TableRefusalCode;
  readonly seat?: number | null;
  readonly person?: string | null;
  readonly level?: string | null;
  readonly at?: number | null;
  readonly version?: number | null;
}

/** The table has another number of seats. */
export interface TableResized {
  readonly kind: "table_resized";
  readonly seats: number;
}

/** How a table is run; nothing here changes the rules of the game. */
export interface TableSettings {
  readonly pace: Pace;
  readonly absence: AbsenceContract;
  readonly move_clock: number | null;
  readonly pad_clock: number | null;
  readonly spectators: Spectators;
  readonly stand_in: string;
}

/** Undo of the own bid or card, until the next action by any seat. */
export interface TakeBack {
  readonly kind: "take_back";
  readonly seat: number;
}

/** Sit down on an open seat, once more for each further person at this device. */
export interface TakeSeat {
  readonly kind: "take_seat";
  readonly seat: number;
  readonly name: string;
}

/** A seat took back its bid or card: the game stands again where it stood at version `to`. */
export interface TakenBack {
  readonly kind: "taken_back";
  readonly seat: number;
  readonly to: number;
}

/** How many tricks somebody took in a round; `null` takes it back. */
export interface TakenFact {
  readonly kind: "taken";
  readonly round: number;
  readonly person: number;
  readonly tricks: number | null;
}

/** A completed trick, in the order of play, and who took it. */
export interface Trick {
  readonly plays: readonly LaidCard[];
  readonly winner: number;
}

/** The running trick: the led colour is None before the lead and after a led Joker. */
export interface TrickView {
  readonly plays: readonly LaidCard[];
  readonly led: Colour | null;
  readonly winning: LaidCard | null;
}

/** A trick is complete and taken (R5.6). */
export interface TrickWon {
  readonly kind: "trick_won";
  readonly trick: Trick;
}

/** The trump of a round; its colour is None where none is fixed. */
export interface Trump {
  readonly face: TrumpFace;
  readonly colour: Colour | null;
}

/** W5: the trump colour is another one, the turned-up card lies face down. */
export interface TrumpChanged {
  readonly kind: "trump_changed";
  readonly seat: number;
  readonly colour: Colour;
}

/** What was turned up in a round; `null` takes it back. */
export interface TrumpFact {
  readonly kind: "trump";
  readonly round: number;
  readonly turnedUp: PadTurnedUp | null;
}

/** The dealer has named the trump colour (R3.2). */
export interface TrumpNamed {
  readonly kind: "trump_named";
  readonly seat: number;
  readonly colour: Colour;
}

/** W7: there is no trump colour this round. */
export interface TrumpRemoved {
  readonly kind: "trump_removed";
  readonly seat: number;
}

/** The next card of the pile is turned face up (R2.3). */
export interface TrumpTurned {
  readonly kind: "trump_turned";
  readonly card: Card;
}

/** Chance that was handed in and proves nothing; with a seed it can at least be made again. */
export interface UncommittedDealing {
  readonly kind: "given";
  readonly how: HowDealt;
  readonly seed?: Seed | null;
  readonly note?: string | null;
}

/** Hear this person again. */
export interface Unmute {
  readonly kind: "unmute";
  readonly person: string;
}

/** A message could not be read: which field of it is to blame, such as `command.card`, and its id, where known. */
export interface Unreadable {
  readonly kind: "unreadable";
  readonly code: CannotRead;
  readonly field?: string | null;
  readonly id?: string | null;
}

/** What just happened, if anything, and how the table looks now: a view for each own seat, or a spectator's. */
export interface Update {
  readonly events: readonly SentEntry[];
  readonly table: TableFacts;
  readonly yours: Yours;
  readonly views: readonly View[];
}

/** What just happened, if anything, and what has changed since version `after`; everything where there is none. */
export interface UpdateMessage {
  readonly kind: "update";
  readonly version: number;
  readonly at: number;
  readonly after?: number;
  readonly events?: readonly SentEntry[];
  readonly table?: Changes<TableFacts>;
  readonly yours?: Changes<Yours>;
  readonly game?: Changes<View>;
  readonly own?: readonly Changes<OwnView>[];
}

/** The record with all that a stranger needs, and the first disagreement this server found when checking it. */
export interface Verification {
  readonly record: Record;
  readonly disagreement: Disagreement | null;
}

/** A game through the eyes of a seat, or of a spectator where the viewer is None (K1). */
export interface View {
  readonly ruleset: RuleSet;
  readonly players: number;
  readonly waiting: Waiting;
  readonly to_act: number | null;
  readonly round: number;
  readonly tricks: number;
  readonly dealer: number | null;
  readonly turned_up: Card | null;
  readonly turned_up_face_down: boolean;
  readonly trump: Trump | null;
  readonly seats: readonly SeatView[];
  readonly sum_of_bids: number;
  readonly forbidden_bid: number | null;
  readonly last_bidder: number | null;
  readonly trick: TrickView;
  readonly last_trick: Trick | null;
  readonly earlier_tricks: readonly Trick[] | null;
  readonly wheel: WheelView | null;
  readonly pad: readonly RoundScore[];
  readonly result: GameResult | null;
  readonly viewer: number | null;
  readonly hand: readonly Card[] | null;
  readonly given_away: readonly Card[] | null;
  readonly legal: readonly PlayerAction[];
  readonly refused: readonly Refused[];
}

/** Somebody at the table without a seat. */
export interface Visitor {
  readonly person: string;
  readonly name: string;
}

/** A dealing from which no card was dealt, because a contribution was withheld; all that was published of it. */
export interface VoidedDealing {
  readonly commitment: string;
  readonly secret: string;
  readonly hashes: readonly (string | null)[];
  readonly contributions: readonly Contribution[];
  readonly withheld: readonly Withheld[];
}

/** The table waits; after a while anybody present may let a bot play until the person is back. */
export interface WaitForPerson {
  readonly kind: "wait";
}

/** A seat bids (R4). */
export interface WaitingForBid {
  readonly for: "bid";
  readonly seat: number;
}

/** A seat plays a card (R5). */
export interface WaitingForCard {
  readonly for: "card";
  readonly seat: number;
}

/** Chance: the deck of the next round (R2.2). */
export interface WaitingForDeal {
  readonly for: "deal";
}

/** Chance: the die a seat has rolled (R7.5). */
export interface WaitingForDie {
  readonly for: "die";
  readonly seat: number;
}

/** Chance: these seats draw for the first deal (R2.1). */
export interface WaitingForDraw {
  readonly for: "draw";
  readonly contenders: readonly number[];
}

/** A seat carries out what it rolled, or any free option after Double Lucky (R7.5). */
export interface WaitingForOption {
  readonly for: "option";
  readonly seat: number;
  readonly face: number;
}

/** The dealer names trump (R3.2). */
export interface WaitingForTrump {
  readonly for: "trump";
  readonly seat: number;
}

/** A seat is asked whether it uses its pawn (R7.1). */
export interface WaitingForWheel {
  readonly for: "wheel";
  readonly seat: number;
}

/** What was done at the wheel in a round; `null` takes it back. */
export interface WheelFact {
  readonly kind: "wheel";
  readonly round: number;
  readonly wheel: PadWheelUse | "unused" | null;
}

/** The wheel board: its options, the pawns still in hand, and who is yet to be asked, the asked seat first. */
export interface WheelView {
  readonly options: readonly OptionView[];
  readonly pawns_in_hand: readonly number[];
  readonly rounds_left: number;
  readonly to_ask: readonly number[];
}

/** What a bot did for one of the viewer's seats, until the viewer acts there again. */
export interface WhileAway {
  readonly seat: number;
  readonly events: readonly VisibleEvent[];
}

/** Who took a trick of a round; `null` takes it back. */
export interface WinnerFact {
  readonly kind: "winner";
  readonly round: number;
  readonly trick: number;
  readonly person: number | null;
}

/** A seat that published the hash of its contribution and not the contribution, by the name it went by. */
export interface Withheld {
  readonly seat: number;
  readonly name: string;
}

/** Host: the table's own list of forfeits, empty for none (R6.5). */
export interface WriteForfeits {
  readonly kind: "write_forfeits";
  readonly forfeits: readonly string[];
}

/** The creator sits here, or somebody who plays at the same device under another name. */
export interface YourSeat {
  readonly kind: "you";
  readonly name?: string | null;
}

/** What concerns the viewer alone. */
export interface Yours {
  readonly person: string | null;
  readonly seats: readonly number[];
  readonly may_take_back: number | null;
  readonly in_advance: readonly InAdvance[];
  readonly while_away: readonly WhileAway[];
  readonly offered: readonly number[];
  readonly muted: readonly string[];
  readonly pauses_left: number;
}

