import type { Shape } from "../shape";

/** The least room a table of this shape is made for, and the room from which on everything on it grows. */
const made: Record<Shape, { least: readonly [number, number]; grows: readonly [number, number] }> = {
  upright: { least: [360, 600], grows: [480, 740] },
  sideways: { least: [568, 320], grows: [932, 430] },
  wide: { least: [900, 520], grows: [1280, 800] },
};

/**
 * How many pixels a unit of the table has. A unit is a pixel where text has its usual size of 16 pixels; it grows with
 * the screen and with the reader's text, as far as the table still fits.
 */
export function unitOf(shape: Shape, width: number, height: number, rem: number): number {
  const { least, grows } = made[shape];
  const byScreen = Math.max(1, Math.min(width / grows[0], height / grows[1]));
  const fitting = Math.max(1, Math.min(width / least[0], height / least[1]));
  return Math.min(byScreen * (rem / 16), fitting);
}
