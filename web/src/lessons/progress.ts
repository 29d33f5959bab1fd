const remembered = "dl7-lessons-done";

/** The lessons that were played to their end on this device. */
export const lessonsDone = (): string[] => (localStorage.getItem(remembered) ?? "").split(" ").filter(Boolean);

export function noteDone(lesson: string): void {
  localStorage.setItem(remembered, [...new Set([...lessonsDone(), lesson])].join(" "));
}
