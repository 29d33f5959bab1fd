import type { Shape } from "../shape";
import type { Cloth, Layout } from "./boxes";
import { columnsLayout } from "./columns";
import { ovalLayout } from "./oval";
import { stripLayout } from "./strip";

/** A seat on a wide screen, on a narrower cloth, so that more is left for the cards, and on a television. */
const wideSeat = { width: 190, height: 64 };
const narrowSeat = { width: 156, height: 64 };
const seatFromAfar = { width: 178, height: 72 };
const narrowCloth = 800;

/** How much larger the parts of a seat are drawn. */
export function seatGrowth(shape: Shape, isFromAfar: boolean): number {
  return isFromAfar ? 1.3 : shape === "wide" ? 1.18 : 1;
}

const remembered = new Map<string, Layout>();
const mostRemembered = 12;

/** How a cloth of this shape is laid; the same question comes with every update, so answers are kept. */
export function layoutOf(shape: Shape, cloth: Cloth): Layout {
  const key = JSON.stringify([shape, cloth]);
  const before = remembered.get(key);
  if (before) return before;
  if (remembered.size >= mostRemembered) remembered.clear();
  const layout = laidOut(shape, cloth);
  remembered.set(key, layout);
  return layout;
}

function laidOut(shape: Shape, cloth: Cloth): Layout {
  switch (shape) {
    case "upright":
      return columnsLayout(cloth);
    case "sideways":
      return stripLayout(cloth);
    case "wide":
      return ovalLayout(cloth, cloth.isFromAfar ? seatFromAfar : cloth.width < narrowCloth ? narrowSeat : wideSeat);
  }
}
