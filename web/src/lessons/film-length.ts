import { actsOf } from "../moments/acts";
import type { Update } from "../protocol.generated";
import type { Caption, Lesson, LessonNode } from "./tree";
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
  return lessons.reduce((sum, { parts }) => sum + parts.reduce((inner, { root }) => inner + lengthOf(root), 0), 0);
}

function lengthOf(node: LessonNode, carried: readonly Caption[] = []): number {
  const steps = node.steps.reduce((sum, step) => sum + between + lengthOfEvents(step.events), 0);
  const told = [...carried, ...(node.told ?? [])];
  const { question, choices } = node;
  if (question) {
    const asked =
      readingTime(captionsInWords([...told, question.asked])) + readingTime(captionsInWords([question.told]));
    return steps + asked + lengthOf(question.then);
  }
  const read = readingTime(captionsInWords(node.asked ? [...told, node.asked] : told));
  const choice = choices?.find(({ in_film: isShown }) => isShown);
  return steps + read + (choice ? liftedFor + lengthOf(choice.then) : 0);
}

const lengthOfEvents = (events: LessonNode["steps"][number]["events"]): number =>
  actsOf({
    events: events.map((event) => ({ version: 0, by: "bot", event })),
    views: [{ players: 3 }],
  } as unknown as Update).reduce((sum, act) => sum + act.length, 0);
