/** QR codes drawn as one path; what they carry stays within what any phone's camera reads from a screen. */
import { encode } from "uqr";

export const mostQrBytes = 900;

export interface Drawn {
  readonly path: string;
  readonly size: number;
}

export function drawnQr(text: string): Drawn {
  const { data, size } = encode(text, { ecc: "L", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(""), size };
}
