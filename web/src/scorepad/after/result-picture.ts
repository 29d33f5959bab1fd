/** The result as a picture for a message: the ranking on the dark cloth. */
import { keyOf } from "../../words/pieces";
import { say } from "../../words/words.svelte";
import type { Reading } from "../pad/reading.ts";
import { palette } from "../palette";
import { nameOf, tokenOf } from "../people";

const width = 1080;
const lineHeight = 112;
const top = 300;
const font = '"Fredoka Variable", system-ui, sans-serif';

export async function pictureOf(reading: Reading): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d");
  if (paper === null) return null;
  const { setup } = reading;
  const ranking = reading.standings.filter(({ isSeated }) => isSeated).sort((one, other) => other.total - one.total);
  canvas.width = width;
  canvas.height = top + ranking.length * lineHeight + 90;
  drawCloth(paper, canvas.height);
  paper.textAlign = "center";
  write(paper, "Double Lucky 7", width / 2, 130, "600 84px", "#f4be2a");
  const { mode, rounds } = setup.ruleset;
  const kind = `${say(keyOf("mode", mode))} · ${say("rounds-played", { rounds })}`;
  write(paper, kind, width / 2, 205, "400 40px", "#b9b2c9");
  ranking.forEach(({ person, total }, place) => {
    const y = top + place * lineHeight;
    const isWinner = reading.winners.includes(person);
    paper.fillStyle = isWinner ? "#f4be2a" : "#3c3659";
    paper.beginPath();
    paper.roundRect(70, y, width - 140, lineHeight - 16, 28);
    paper.fill();
    paper.fillStyle = palette[setup.tokenColours[tokenOf(setup, person)] ?? 4]?.hex ?? "#7a3e9d";
    paper.strokeStyle = "#fffbf2";
    paper.lineWidth = 6;
    paper.beginPath();
    paper.arc(130, y + 48, 28, 0, 2 * Math.PI);
    paper.fill();
    paper.stroke();
    const ink = isWinner ? "#1d1a2b" : "#f4efe6";
    paper.textAlign = "left";
    write(paper, nameOf(setup, person), 190, y + 64, "500 46px", ink);
    paper.textAlign = "right";
    write(paper, String(total), width - 110, y + 66, "600 54px", ink);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function drawCloth(paper: CanvasRenderingContext2D, height: number): void {
  const light = paper.createRadialGradient(width / 2, height * 0.4, 80, width / 2, height * 0.4, height);
  light.addColorStop(0, "#43396d");
  light.addColorStop(1, "#171326");
  paper.fillStyle = light;
  paper.fillRect(0, 0, width, height);
}

function write(paper: CanvasRenderingContext2D, text: string, x: number, y: number, style: string, ink: string): void {
  paper.font = `${style} ${font}`;
  paper.fillStyle = ink;
  paper.fillText(text, x, y, width - 320 + (paper.textAlign === "center" ? 200 : 0));
}
