import { emblemShapes } from "../pieces/emblem-shapes";
import type { View } from "../protocol.generated";
import { totalsOf, type Placed } from "./story";

/** What the picture of a result shows. */
export interface Result {
  readonly view: View;
  readonly places: readonly Placed[];
  readonly names: readonly string[];
  readonly headline: string;
}

const size = 1080;
const edge = 80;
const rowHeight = 78;
const font = '"Fredoka Variable", system-ui, sans-serif';
const colours = {
  centre: "#43396d",
  rim: "#171326",
  text: "#f4efe6",
  quiet: "#b9b2c9",
  gold: "#f4be2a",
  ink: "#1d1a2b",
  cream: "#fffbf2",
  players: ["#7a3e9d", "#0b7c84", "#c4560f", "#c23a85", "#75492b", "#4c5b70", "#6b6f12"],
} as const;

/** Draws the result and hands it to the device's own way of sharing, or keeps it as a file where there is none. */
export async function shareResult(result: Result): Promise<void> {
  const picture = await drawn(result);
  if (picture === null) return;
  const file = new File([picture], "double-lucky-7.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet without sharing has done nothing wrong.
    await navigator.share({ files: [file], title: result.headline }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function drawn(result: Result): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [size, size];
  const paper = canvas.getContext("2d");
  if (paper === null) return null;
  await document.fonts.ready;
  drawCloth(paper);
  write(paper, "Double Lucky 7", edge, 90, 34, colours.gold);
  write(paper, result.headline, edge, 170, 64, colours.text, size - 2 * edge);
  result.places.forEach((placed, place) => drawRow(paper, result, placed, 220 + place * rowHeight));
  drawGraph(paper, result, 260 + result.places.length * rowHeight);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function drawCloth(paper: CanvasRenderingContext2D): void {
  const light = paper.createRadialGradient(size / 2, size * 0.35, 60, size / 2, size * 0.4, size * 0.8);
  light.addColorStop(0, colours.centre);
  light.addColorStop(1, colours.rim);
  paper.fillStyle = light;
  paper.fillRect(0, 0, size, size);
  paper.strokeStyle = "rgb(244 190 42 / 34%)";
  paper.lineWidth = 3;
  paper.strokeRect(28, 28, size - 56, size - 56);
}

function drawRow(paper: CanvasRenderingContext2D, { view, names }: Result, placed: Placed, top: number): void {
  const isWinner = view.result?.winners.includes(placed.seat) ?? false;
  paper.fillStyle = isWinner ? colours.gold : "rgb(255 255 255 / 7%)";
  paper.beginPath();
  paper.roundRect(edge, top, size - 2 * edge, rowHeight - 10, 18);
  paper.fill();
  const middle = top + (rowHeight - 10) / 2;
  const ink = isWinner ? colours.ink : colours.text;
  drawEmblem(paper, placed.seat, edge + 44, middle, 24);
  write(paper, names[placed.seat] ?? "", edge + 88, middle + 13, 36, ink, 560);
  paper.textAlign = "right";
  write(paper, String(placed.total), size - edge - 28, middle + 14, 42, ink);
  paper.textAlign = "left";
}

function drawGraph(paper: CanvasRenderingContext2D, { view }: Result, top: number): void {
  const lines = totalsOf(view);
  const [most, least] = [Math.max(10, ...lines.flat()), Math.min(0, ...lines.flat())];
  const [left, right, bottom] = [edge + 10, size - edge - 40, size - 80];
  const steps = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const x = (step: number): number => left + (step / steps) * (right - left);
  const y = (points: number): number => top + ((most - points) / (most - least)) * (bottom - top);
  lines.forEach((line, seat) => {
    for (const [width, colour] of [
      [12, colours.cream],
      [8, colours.players[seat] ?? colours.quiet],
    ] as const) {
      paper.strokeStyle = colour;
      paper.lineWidth = width;
      paper.lineJoin = "round";
      paper.beginPath();
      line.forEach((points, step) => paper.lineTo(x(step), y(points)));
      paper.stroke();
    }
  });
  lines.forEach((line, seat) => drawEmblem(paper, seat, x(steps), y(line.at(-1) ?? 0), 20));
}

function drawEmblem(paper: CanvasRenderingContext2D, seat: number, x: number, y: number, radius: number): void {
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  paper.fillStyle = colours.players[seat] ?? colours.quiet;
  paper.fill();
  paper.strokeStyle = colours.cream;
  paper.lineWidth = 4;
  paper.stroke();
  paper.save();
  paper.translate(x, y);
  paper.scale(radius / 12, radius / 12);
  paper.translate(-12, -12);
  paper.fillStyle = colours.cream;
  paper.fill(new Path2D(emblemShapes[seat]), "evenodd");
  paper.restore();
}

function write(
  paper: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  widest?: number,
): void {
  paper.font = `600 ${height}px ${font}`;
  paper.fillStyle = colour;
  paper.fillText(text, x, y, widest);
}
