import { actsOf } from "../moments/acts";
import type { Update, View } from "../protocol.generated";
import type { Lesson, LessonNode, Step } from "./tree";
import { between } from "./walk.svelte";
import { captionsInWords } from "./words";

/** How long a text is read, in milliseconds. */
export const readingTime = (text: string): number => 900 + text.length * 42;
/** How long something that the film chooses is seen lifted. */
export const liftedFor = 600;

/** How long the film of these lessons takes, in minutes. */
export const filmMinutes = (lessons: readonly Lesson[]): number => Math.ceil(filmLength(lessons) / 60_000);

/** How long the film of these lessons takes, in milliseconds. */
export function filmLength(lessons: readonly Lesson[]): number {
  const parts = lessons.flatMap((lesson) => lesson.parts);
  return parts.reduce((sum, { opening, root }) => sum + lengthOf(root, opening), 0);
}

function lengthOf(node: LessonNode, opening: View): number {
  let view = opening;
  let length = 0;
  for (const step of node.steps) {
    const after = { ...view, ...step.changes };
    length += between + lengthOfStep(step, view, after);
    view = after;
  }
  const { question, choices, remarks = [] } = node;
  if (question) {
    length += readingTime(captionsInWords([...remarks, question.prompt]));
    length += readingTime(captionsInWords([question.explanation]));
    return length + lengthOf(question.then, view);
  }
  length += readingTime(captionsInWords(node.prompt ? [...remarks, node.prompt] : remarks));
  const choice = choices?.find(({ in_film: isShown }) => isShown);
  return choice ? length + liftedFor + lengthOf(choice.then, view) : length;
}

function lengthOfStep({ events }: Step, before: View, after: View): number {
  const update = (view: View, shown: Step["events"]): Pick<Update, "events" | "views"> => ({
    events: shown.map((event) => ({ version: 0, by: "bot", event })),
    views: [view],
  });
  return actsOf(update(after, events), update(before, [])).reduce((sum, act) => sum + act.length, 0);
}
