import type { Shape } from "../shape";
import type { Cloth, Layout } from "./boxes";
import { columnsLayout } from "./columns";
import { ovalLayout } from "./oval";
import { stripLayout } from "./strip";

const wideSeat = { width: 190, height: 64 };
/** How much larger a seat's parts are on a wide screen. */
export const wideSeatGrowth = 1.18;
/** On a narrower cloth the seats are narrower too, so that more is left for the cards. */
const narrowCloth = 800;

/** How a cloth of this shape is laid. */
export function layoutOf(shape: Shape, cloth: Cloth): Layout {
  switch (shape) {
    case "upright":
      return columnsLayout(cloth);
    case "sideways":
      return stripLayout(cloth);
    case "wide":
      return ovalLayout(cloth, cloth.width < narrowCloth ? { ...wideSeat, width: 156 } : wideSeat);
  }
}
