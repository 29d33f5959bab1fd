import type { PlayerAction, VisibleEvent, View } from "../protocol.generated";

/** A sentence, the values of its variables, and the thing on the table it points at. */
export interface Caption {
  readonly key: string;
  readonly points_at: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Something that happened, and the fields of the view that changed. */
export interface Step {
  readonly events: readonly VisibleEvent[];
  readonly changes: Partial<View>;
}

/** Something the learner is asked beside the game. */
export interface Question {
  readonly subject: "seat" | "points";
  readonly prompt: Caption;
  readonly answers: readonly number[];
  readonly right: number;
  readonly explanation: Caption;
  readonly then: LessonNode;
}

/** One of the things the learner may do, what comes of it, and whether the film shows it. */
export interface Choice {
  readonly action: PlayerAction;
  readonly then: LessonNode;
  readonly in_film?: boolean;
}

/** What happens by itself, what is said about it, and what the learner may do then; nothing at the end. */
export interface LessonNode {
  readonly steps: readonly Step[];
  readonly remarks?: readonly Caption[];
  readonly prompt?: Caption;
  readonly choices?: readonly Choice[];
  readonly question?: Question;
}

export interface Part {
  readonly opening: View;
  readonly root: LessonNode;
}

/** One idea of the game: Python plays it through the rules while the page is built, and this is what came of it. */
export interface Lesson {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly parts: readonly Part[];
}

/** How many of the lessons are about the game itself; those after them are about the wheel. */
export const withoutWheel = 6;
