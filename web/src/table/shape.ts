/** The three shapes a table takes: on an upright phone, on a phone that lies on its side, and on a wide screen. */
export type Shape = "upright" | "sideways" | "wide";

const wideFrom = 900;
/** Lower than this there is no room for a column of seats; the style sheets know this number too. */
const lowBelow = 520;

export function shapeOf(width: number, height: number): Shape {
  if (width > height && height < lowBelow) return "sideways";
  return width >= wideFrom ? "wide" : "upright";
}
