import type { Lesson } from "./first-time";

const remembered = "dl7-lessons-told";

/** The lessons this device has shown already. */
export function lessonsShown(): string[] {
  return (localStorage.getItem(remembered) ?? "").split(" ");
}

export function noteShown(lesson: Lesson): void {
  localStorage.setItem(remembered, [...new Set([...lessonsShown(), lesson])].join(" ").trim());
}

/** Everything is shown once more. */
export function forgetShown(): void {
  localStorage.removeItem(remembered);
}
