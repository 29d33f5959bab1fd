import type { DailyDeal } from "../protocol.generated";

/** The day it is on this device, as the server names days. */
export function dayHere(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What somebody may pass on: the day, a symbol for each deal, and the place; nothing about the cards. */
export const lineToShare = ({ day, symbols, place }: DailyDeal): string =>
  `Double Lucky 7 · ${day} · ${symbols ?? ""} · ${place ?? ""}/4`;
