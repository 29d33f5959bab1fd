import { wheelOptions } from "../../protocol.generated";

/** Which chapter has a clause, by how the clause begins; the longest beginning decides. */
const chapters: Readonly<Record<string, string>> = {
  R1: "length",
  R2: "deal",
  "R3.1": "joker-leads",
  R3: "joker-chooses",
  R4: "bid",
  R5: "play",
  "R5.5": "win",
  R6: "score",
  "R6.3": "length",
  "R6.4": "club",
  "R6.5": "fun",
  R7: "wheel",
  "R7.4": "tactical",
  "R7.5": "dice",
  "R7.6": "dice",
  "R7.7": "dice",
  "R7.8": "penalty",
};

/** The chapter, or the option of the wheel, in which a clause is found; what names a chapter already stays as it is. */
export function chapterOf(asked: string): string {
  const option = /^W([1-7])$/.exec(asked)?.[1];
  if (option !== undefined) return wheelOptions[Number(option) - 1] ?? "wheel";
  return chapters[asked] ?? chapters[asked.split(".")[0] ?? ""] ?? asked;
}
