import type { LaidCard, SentEntry, View } from "../../protocol.generated";
import { colourInWords, keyOf, optionInWords } from "../../words/pieces";
import { say } from "../../words/words.svelte";

/** What the first game explains, each the first time it happens. */
export type Lesson =
  | "draw"
  | "trump"
  | "joker_up"
  | "bid"
  | "forbidden"
  | "trick"
  | "lift"
  | "follow"
  | "joker_led"
  | "won"
  | "trumped"
  | "leads_again"
  | "made"
  | "missed"
  | "extra_left"
  | "double"
  | "pawn"
  | "option"
  | "penalty";

/** A lesson that can be shown now: what it says, at which thing, and whether it is about a decision of mine. */
export interface FirstTimeLesson {
  readonly lesson: Lesson;
  readonly text: string;
  /** The `data-lesson` of the thing it points at. */
  readonly thing: string;
  /** It stays until I have decided. */
  readonly isAsked?: true;
}

/** So few rounds before the end of a series a pawn that is still in hand is worth a word. */
const soon = 2;

/** Everything that could be explained now, the most pressing first. */
export function lessonsNow(view: View, playing: readonly SentEntry[], names: readonly string[]): FirstTimeLesson[] {
  return [
    ...aboutMyDecision(view),
    ...playing.flatMap(({ event }) => aboutEvent(event, view, names)),
    ...aboutTable(view),
  ];
}

const plain = (lesson: Lesson, thing: string): FirstTimeLesson => ({
  lesson,
  thing,
  text: say(keyOf("lesson", lesson)),
});
const asked = (lesson: Lesson, thing: string): FirstTimeLesson => ({ ...plain(lesson, thing), isAsked: true });

/** What I need to know for what is asked of me. */
function aboutMyDecision(view: View): FirstTimeLesson[] {
  if (view.legal.length === 0) return [];
  switch (view.waiting.for) {
    case "bid":
      return [asked(view.forbidden_bid === null ? "bid" : "forbidden", "bids")];
    case "wheel":
      return [asked("pawn", view.legal.some(({ kind }) => kind === "roll_die") ? "die" : "wheel")];
    case "card":
      return aboutMyCard(view);
    default:
      return [];
  }
}

function aboutMyCard(view: View): FirstTimeLesson[] {
  const lessons = [asked("lift", "hand")];
  const mustFollow = view.refused.some(({ refusal }) => refusal.code === "must_follow_colour");
  const hasExtra = view.viewer !== null && view.seats[view.viewer]?.extra_card != null;
  if (mustFollow && hasExtra) {
    lessons.unshift({ ...asked("follow", "extra-card"), text: say("lesson-follow-or-extra") });
  } else if (mustFollow) {
    lessons.unshift(asked("follow", "hand"));
  }
  if (view.trick.plays[0]?.card === "J") lessons.unshift(asked("joker_led", `laid-${view.trick.plays[0].seat}`));
  return lessons;
}

function aboutEvent(event: SentEntry["event"], view: View, names: readonly string[]): FirstTimeLesson[] {
  const mySeat = `seat-${view.viewer}`;
  switch (event.kind) {
    case "drew_for_dealer":
      return [plain("draw", "draw")];
    case "round_started":
      return event.round === 7 ? [plain("double", "round")] : [];
    case "trump_turned":
      if (event.card !== "J") return [plain("trump", "trump")];
      return [{ ...plain("joker_up", "trump"), text: say(keyOf("lesson-joker-up", view.ruleset.joker_trump)) }];
    case "trick_won": {
      const { plays, winner } = event.trick;
      const won: FirstTimeLesson = {
        lesson: "won",
        thing: `seat-${winner}`,
        text: wonInWords(view, plays, winner, names),
      };
      return wasTrumped(view, plays, winner) ? [won, plain("trumped", `seat-${winner}`)] : [won];
    }
    case "pawn_placed":
      return [
        {
          lesson: "option",
          thing: `seat-${event.seat}`,
          text: say(event.seat === view.viewer ? "lesson-option.you" : "lesson-option", {
            name: names[event.seat] ?? "",
            option: optionInWords(event.option),
          }),
        },
      ];
    case "pawn_kept":
      return event.seat === view.viewer ? [plain("penalty", "pawn")] : [];
    case "round_scored": {
      const mine = event.row.scores.find(({ seat }) => seat === view.viewer);
      if (!mine) return [];
      const lessons = [plain(mine.points > 0 ? "made" : "missed", "my-score")];
      return (view.hand ?? []).length > 0 || view.seats[mine.seat]?.extra_card != null
        ? [plain("extra_left", mySeat), ...lessons]
        : lessons;
    }
    default:
      return [];
  }
}

/** What can be seen on the table, whatever just happened. */
function aboutTable(view: View): FirstTimeLesson[] {
  if (view.waiting.for !== "card") return [];
  const lessons: FirstTimeLesson[] = [];
  const led = view.trick.plays[0];
  if (led && view.last_trick === null) lessons.push(plain("trick", `laid-${led.seat}`));
  if (!led && view.last_trick !== null && view.last_trick.winner !== view.dealer) {
    lessons.push(plain("leads_again", `seat-${view.dealer}`));
  }
  const hasPawn = view.viewer !== null && (view.wheel?.pawns_in_hand.includes(view.viewer) ?? false);
  if (hasPawn && (view.wheel?.rounds_left ?? 0) <= soon) lessons.push(plain("penalty", "pawn"));
  return lessons;
}

/** Who took a trick, and with what: "Paula wins: the 8 is the highest trump". */
function wonInWords(view: View, plays: readonly LaidCard[], winner: number, names: readonly string[]): string {
  const card = plays.find(({ seat }) => seat === winner)?.card ?? "J";
  const colour = card[0] as "R" | "Y" | "G" | "B" | "J";
  const how = colour === "J" ? "joker" : colour === view.trump?.colour ? "trump" : "led";
  const key = keyOf("lesson-won", how);
  return say(winner === view.viewer ? `${key}.you` : key, {
    name: names[winner] ?? "",
    number: Number(card.slice(1)),
    colour: colour === "J" ? "" : colourInWords(colour),
  });
}

/** Whether a trump took a trick that another colour had begun. */
function wasTrumped(view: View, plays: readonly LaidCard[], winner: number): boolean {
  const trump = view.trump?.colour;
  const taken = plays.find(({ seat }) => seat === winner)?.card;
  return trump != null && taken?.[0] === trump && taken !== "J" && plays[0]?.card[0] !== trump;
}
