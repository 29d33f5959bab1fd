/** The questions people ask at the table, each with its clause and the boxes it is about. */
import type { Box } from "../pad/facts.ts";

export interface Question {
  readonly id: string;
  readonly clause: string;
  /** Only the second edition has the wheel. */
  readonly boxes: readonly Box[];
  /** Whether the first edition answers otherwise. */
  readonly differs?: boolean;
}

const both: readonly Box[] = ["first", "second"];
const withWheel: readonly Box[] = ["second"];

export const questions: readonly Question[] = [
  { id: "first-dealer", clause: "R2.1", boxes: both },
  { id: "next-dealer", clause: "R2.4", boxes: both },
  { id: "joker-turned-up", clause: "R3", boxes: both, differs: true },
  { id: "who-bids-first", clause: "R4.1", boxes: both },
  { id: "bid-final", clause: "R4.1", boxes: both },
  { id: "forbidden-bid", clause: "R4.3", boxes: both },
  { id: "who-leads", clause: "R5.1", boxes: both },
  { id: "must-follow", clause: "R5.2", boxes: both },
  { id: "joker-when", clause: "R5.3", boxes: both },
  { id: "joker-led", clause: "R5.4", boxes: both },
  { id: "trump-one", clause: "R5.5", boxes: both },
  { id: "last-trick", clause: "R5.6", boxes: both },
  { id: "points", clause: "R6.1", boxes: both },
  { id: "round-eight", clause: "R6.2", boxes: both },
  { id: "equal-totals", clause: "R6.3", boxes: both },
  { id: "club", clause: "R6.4", boxes: withWheel },
  { id: "wheel-when", clause: "R7.1", boxes: withWheel },
  { id: "pawn-again", clause: "R7.2", boxes: withWheel },
  { id: "blocked", clause: "R7.3", boxes: withWheel },
  { id: "double-lucky", clause: "R7.5", boxes: withWheel },
  { id: "unlucky-die", clause: "R7.5", boxes: withWheel },
  { id: "double-in-seven", clause: "R7.6", boxes: withWheel },
  { id: "unused-pawn", clause: "R7.8", boxes: withWheel },
  { id: "changed-bid-equal", clause: "W1", boxes: withWheel },
  { id: "swap-what", clause: "W2", boxes: withWheel },
  { id: "moved-dealer", clause: "W3", boxes: withWheel },
  { id: "change-trump-which", clause: "W5", boxes: withWheel },
  { id: "extra-card-follow", clause: "W6", boxes: withWheel },
  { id: "no-trump-follow", clause: "W7", boxes: withWheel },
];

/** Those of a box in whose words all the words looked for are found, whatever accents and capitals. */
export function found(box: Box, looked: string, textOf: (question: Question) => string): Question[] {
  const wanted = plain(looked).split(/\s+/).filter(Boolean);
  return questions.filter(
    (question) => question.boxes.includes(box) && wanted.every((word) => plain(textOf(question)).includes(word)),
  );
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
