import { device } from "../../senses/device.svelte";
import { live } from "../../senses/live.svelte";
import type { TableModel } from "../../table/model.svelte";
import {
  bidsInWords,
  handInWords,
  lastTrickInWords,
  scoreInWords,
  trickInWords,
  trumpInWords,
  wheelInWords,
} from "./readouts";

/** Plays by keyboard: numbers bid, arrows go to the hand, letters read out. Answers with the way to stop listening. */
export function listenToKeys(model: TableModel, askCoach?: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (!device.shortcuts || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key.toLowerCase() === "c" && askCoach) {
      askCoach();
      return;
    }
    if (readOut(model, event.key.toLowerCase()) || bid(model, event) || toTheHand(event)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

function readOut(model: TableModel, key: string): boolean {
  const view = model.view;
  if (view === null) return false;
  switch (key) {
    case "t":
      live.interrupt(`${trickInWords(view, model.names)} ${trumpInWords(view)}`);
      return true;
    case "b":
      live.interrupt(bidsInWords(view, model.names));
      return true;
    case "h":
      // Somebody else may be listening until the right one has looked.
      if (model.isVeiled) return false;
      live.interrupt(handInWords(view));
      return true;
    case "s":
      live.interrupt(scoreInWords(view, model.names));
      return true;
    case "w":
      live.interrupt(wheelInWords(view, model.names));
      return true;
    case "l":
      live.interrupt(lastTrickInWords(view, model.names));
      return true;
    case "r":
      live.repeat();
      return true;
    default:
      return false;
  }
}

/** A number lifts a token, the same again or Enter bids it. */
function bid(model: TableModel, event: KeyboardEvent): boolean {
  if (!model.isMyTurn || model.view?.waiting.for !== "bid") return false;
  if (/^[0-9]$/.test(event.key)) {
    const wish = Number(event.key);
    if (wish > model.view.tricks) return false;
    model.tapBid(wish);
    return true;
  }
  if (event.key === "Enter" && model.liftedBid !== null && !(event.target instanceof HTMLButtonElement)) {
    model.placeBid();
    return true;
  }
  return false;
}

/** An arrow from anywhere else takes the focus to the hand; inside it the hand itself listens. */
function toTheHand(event: KeyboardEvent): boolean {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return false;
  if (event.target instanceof Element && event.target.closest("[role=group], [role=slider]") !== null) return false;
  const cards = [...document.querySelectorAll<HTMLButtonElement>("button[data-card]")];
  const card = event.key === "ArrowLeft" ? cards.at(-1) : cards[0];
  card?.focus();
  return card !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
