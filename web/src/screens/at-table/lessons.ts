import type { SentEntry, View } from "../../protocol.generated";

/** What the first game explains, each the first time it happens. */
export type Lesson =
  "draw" | "trump" | "bid" | "forbidden" | "follow" | "trumped" | "leads_again" | "made" | "missed" | "double";

const remembered = "dl7-lessons-told";

/** Everything that could be explained now, the most pressing first. */
export function lessonsNow(view: View, playing: readonly SentEntry[]): Lesson[] {
  const lessons: Lesson[] = [];
  const isMyTurn = view.legal.length > 0;
  if (isMyTurn && view.waiting.for === "bid") lessons.push(view.forbidden_bid === null ? "bid" : "forbidden");
  const mustFollow = view.refused.some(({ refusal }) => refusal.code === "must_follow_colour");
  if (isMyTurn && view.waiting.for === "card" && mustFollow) lessons.push("follow");
  for (const { event } of playing) {
    if (event.kind === "drew_for_dealer") lessons.push("draw");
    if (event.kind === "round_started" && event.round === 7) lessons.push("double");
    if (event.kind === "trump_turned" && event.card !== "J") lessons.push("trump");
    if (event.kind === "trick_won" && wasTrumped(view, event.trick.plays, event.trick.winner)) lessons.push("trumped");
    if (event.kind === "round_scored") {
      const mine = event.row.scores.find(({ seat }) => seat === view.viewer);
      if (mine) lessons.push(mine.points > 0 ? "made" : "missed");
    }
  }
  const isNewTrick = view.waiting.for === "card" && view.trick.plays.length === 0;
  if (isNewTrick && view.last_trick !== null && view.last_trick.winner !== view.dealer) lessons.push("leads_again");
  return lessons;
}

/** Whether a trump took a trick that another colour had begun. */
function wasTrumped(view: View, plays: readonly { seat: number; card: string }[], winner: number): boolean {
  const trump = view.trump?.colour;
  const taken = plays.find(({ seat }) => seat === winner)?.card;
  return trump != null && taken?.[0] === trump && taken !== "J" && plays[0]?.card[0] !== trump;
}

/** Beside which thing a lesson is said, and on which side of it. */
export interface LessonPlace {
  readonly thing: string;
  /** Outside: away from the middle of the screen. */
  readonly side: "above" | "below" | "outside";
}

export function placeOf(lesson: Lesson, view: View): LessonPlace {
  switch (lesson) {
    case "draw":
      return { thing: "[data-moment] h2", side: "above" };
    case "trump":
      return { thing: ".felt .turned", side: "above" };
    case "bid":
    case "forbidden":
    case "follow":
      // Above my own bar: nothing may lie over the hand or the tokens.
      return { thing: `[data-seat="${view.viewer}"]`, side: "above" };
    case "leads_again":
      return { thing: `[data-seat="${view.dealer}"]`, side: view.dealer === view.viewer ? "above" : "below" };
    case "trumped":
      return { thing: ".laid .winning", side: "outside" };
    case "made":
    case "missed":
      return { thing: `[data-scored="${view.viewer}"]`, side: "above" };
    case "double":
      return { thing: "header h1", side: "below" };
  }
}

/** The lessons this device has told already. */
export function lessonsTold(): string[] {
  return (localStorage.getItem(remembered) ?? "").split(" ");
}

export function noteTold(lesson: Lesson): void {
  localStorage.setItem(remembered, [...new Set([...lessonsTold(), lesson])].join(" ").trim());
}
