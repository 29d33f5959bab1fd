import { Connection, type Listener, type Refused } from "../connection/connection.svelte";
import type {
  Card,
  Colour,
  Command,
  Goodbye,
  PlayCard,
  Refusal,
  Said,
  SeatFacts,
  Update,
  View,
} from "../protocol.generated";
import { device } from "../senses/device.svelte";
import { reason, tableReason } from "../words/pieces";
import { Stage, type StageObserver } from "./stage.svelte";

/** Who follows a table beside the screens that show it. */
export interface TableObserver extends StageObserver {
  /** An update has arrived; it may wait for the stage. */
  received?(update: Update): void;
  opened?(): void;
  lost?(): void;
  dismissed?(code: Goodbye["code"]): void;
}

/** One table on one device: the connection to it, what is shown of it, and what the person has lifted but not yet done. */
export class TableModel implements Listener {
  readonly stage: Stage;
  readonly connection: Connection;
  /** The truth, which may be ahead of what is shown. */
  latest = $state.raw<Update | null>(null);
  /** A card or bid that was tapped once; a second tap plays it. */
  liftedCard = $state<Card | null>(null);
  liftedBid = $state<number | null>(null);
  /** A card that was chosen before it is my turn. */
  queuedCard = $state<Card | null>(null);
  /** The last thing refused, in words; gone with the next view. */
  notice = $state<string | null>(null);
  /** The clause behind it, where the rules refused. */
  noticeClause = $state<string | null>(null);
  talk = $state.raw<Said | null>(null);
  /** The trump colour that a choice at the wheel would make, shown in the own hand only; undefined without a preview. */
  previewedTrump = $state<Colour | null | undefined>(undefined);
  /** Who of several people at this device has looked last, for pass and play. */
  chosenSeat = $state<number | null>(null);

  constructor(
    link: string,
    private readonly observer: TableObserver = {},
  ) {
    this.stage = new Stage(observer);
    this.connection = new Connection(link, this);
  }

  get facts(): Update["table"] | null {
    return this.stage.shown?.table ?? null;
  }

  /** My view, or the spectator's; with several own seats that of the one who must act, else of who looked last. */
  get view(): View | null {
    const views = this.stage.shown?.views ?? [];
    const toAct = views.find((view) => view.viewer !== null && view.viewer === view.to_act);
    const chosen = views.find((view) => view.viewer !== null && view.viewer === this.chosenSeat);
    return toAct ?? chosen ?? views[0] ?? null;
  }

  get me(): number | null {
    return this.view?.viewer ?? null;
  }

  /** Whether several people share this device and the one in view has not looked yet. */
  get isVeiled(): boolean {
    return (this.stage.shown?.views.length ?? 0) > 1 && this.me !== this.chosenSeat;
  }

  get isMyTurn(): boolean {
    return this.view !== null && this.view.legal.length > 0 && !this.passesInAdvance;
  }

  /** Whether the table is about to answer the wheel for me, as I told it to: nothing is asked of me then. */
  get passesInAdvance(): boolean {
    if (this.view?.waiting.for !== "wheel") return false;
    const prepared = this.latest?.yours.in_advance.find(({ seat }) => seat === this.me);
    return prepared !== undefined && prepared.answer !== "ask_me";
  }

  get names(): string[] {
    return (this.facts?.seats ?? []).map(nameOf);
  }

  /** The seats of the others, clockwise from my left. */
  get others(): number[] {
    return this.view === null ? [] : othersOf(this.view);
  }

  update(update: Update): void {
    this.latest = update;
    this.notice = null;
    this.stage.receive(update);
    const hand = this.view?.hand ?? [];
    if (this.liftedCard !== null && !hand.includes(this.liftedCard)) this.liftedCard = null;
    if (this.queuedCard !== null && !hand.includes(this.queuedCard)) this.queuedCard = null;
    this.observer.received?.(update);
  }

  opened(): void {
    this.observer.opened?.();
  }

  lost(): void {
    this.observer.lost?.();
  }

  dismissed(code: Goodbye["code"]): void {
    this.observer.dismissed?.(code);
  }

  refused(refused: Refused, command: Command): void {
    if (refused.kind === "illegal") {
      this.explain(refused.refusal);
    } else {
      this.notice = tableReason(refused.refusal, this.names);
      this.noticeClause = null;
    }
    if (command.kind === "play_card") this.liftedCard = null;
  }

  said(said: Said): void {
    this.talk = said;
  }

  do(command: Command): void {
    this.connection.ask(command);
  }

  /** Tells why the rules refuse something. */
  explain(refusal: Refusal): void {
    this.notice = reason(refusal, this.names);
    this.noticeClause = refusal.clause;
  }

  /** Why a card cannot be played now, null where it can. */
  whyNot(card: Card): Refusal | null {
    const isIt = (action: { kind: string }): action is PlayCard =>
      action.kind === "play_card" && (action as PlayCard).card === card;
    return this.view?.refused.find((refused) => isIt(refused.action))?.refusal ?? null;
  }

  /** A tap on a card: the first lifts it or tells why not, the second plays it; one is enough where that is wished. */
  tapCard(card: Card): void {
    if (this.stage.isGuarded) return;
    const refusal = this.whyNot(card);
    if (this.#mayQueue) {
      this.queuedCard = this.queuedCard === card ? null : card;
    } else if (refusal !== null) {
      this.liftedCard = null;
      this.explain(refusal);
    } else if (this.liftedCard !== card && !(device.singleTap && this.isMyTurn)) {
      this.liftedCard = card;
      this.notice = null;
    } else {
      this.playCard(card);
    }
  }

  /** Whether a tap chooses the card for later: tricks are being played, and others are to act first. */
  get #mayQueue(): boolean {
    return device.queueing && !this.isMyTurn && this.view?.waiting.for === "card";
  }

  playCard(card: Card): void {
    if (this.me !== null) this.do({ kind: "play_card", seat: this.me, card });
  }

  /** A card was dropped on the table: it is played, or the reason why not is told. */
  dropCard(card: Card): void {
    const refusal = this.whyNot(card);
    this.liftedCard = null;
    if (refusal !== null) this.explain(refusal);
    else if (this.isMyTurn && this.view?.waiting.for === "card") this.playCard(card);
  }

  /** My Extra Card lies on the table and is played like a card of the hand. */
  readonly extra = {
    isLifted: (card: Card): boolean => this.liftedCard === card,
    isAllowed: (card: Card): boolean => this.isMyTurn && this.whyNot(card) === null,
    tap: (card: Card): void => this.tapCard(card),
  };

  /** A tap on a bid token: the first lifts it or tells why not, the second bids. */
  tapBid(bid: number): void {
    if (this.stage.isGuarded) return;
    const refused = this.view?.refused.find(({ action }) => action.kind === "place_bid" && action.bid === bid);
    if (refused) {
      this.explain(refused.refusal);
    } else if (this.liftedBid !== bid) {
      this.liftedBid = bid;
      this.notice = null;
    } else {
      this.placeBid();
    }
  }

  placeBid(): void {
    if (this.me === null || this.liftedBid === null) return;
    this.do({ kind: "place_bid", seat: this.me, bid: this.liftedBid });
    this.liftedBid = null;
  }
}

/** The seats that somebody sees around the table, clockwise from the own left; all of them for who only watches. */
export function othersOf(view: View): number[] {
  const first = view.viewer ?? 0;
  const all = Array.from({ length: view.players }, (_, step) => (first + step) % view.players);
  return view.viewer === null ? all : all.slice(1);
}

/** What a seat's holder is called; an open seat has no name. */
export function nameOf(facts: SeatFacts): string {
  return facts.holder.kind === "open" ? "" : facts.holder.name;
}
