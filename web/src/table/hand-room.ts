import { device } from "../senses/device.svelte";
import type { Shape } from "./shape";

/** How much breadth the hand has, how wide a card may get, and in how many rows they may lie; in units of the table. */
interface HandRoom {
  readonly room: number;
  readonly most: number;
  readonly rows: 1 | 2;
}

/** On a phone that lies on its side: the pile's cards, and what pile, dock and a question take beside the hand. */
export const pileBesideHand = 56;
const besideHand = { pile: 186, dock: 150, question: 310 };
/** On a low phone a crowded trick or a sheet needs the room that the hand would like. */
const lowPhone = 740;
const crowd = 5;

export function handRoomOf(shape: Shape, width: number, height: number, players: number, isAsked: boolean): HandRoom {
  switch (shape) {
    case "wide":
      return { room: Math.min(860, width - 330), most: Math.max(72, Math.min(106, height * 0.132)), rows: 1 };
    case "sideways": {
      const beside = isAsked ? besideHand.question : besideHand.pile + besideHand.dock;
      return { room: width - beside, most: Math.max(60, Math.min(80, height * 0.18)), rows: 1 };
    }
    case "upright": {
      const isLow = height < lowPhone;
      const isTight = isLow && players > crowd;
      const rows = device.large && !(isLow && isAsked) ? 2 : 1;
      const most = rows === 1 ? (isTight ? 64 : isLow ? 72 : 88) : isTight ? 66 : isLow ? 72 : 96;
      return { room: width, most, rows };
    }
  }
}
