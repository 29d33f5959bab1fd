import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const module = "virtual:lessons";

/**
 * Makes the lessons, which Python plays through the rules, a module; the build names their file. Without one the module
 * holds null, and the page says that it has none.
 */
export function playedLessons(file: string | undefined = process.env.DOUBLELUCKY7_LESSONS): Plugin {
  return {
    name: "played-lessons",
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load(id) {
      if (id !== `\0${module}`) return null;
      // A string is read faster than the same as a script.
      const lessons = file === undefined ? "null" : readFileSync(file, "utf-8");
      return `export default JSON.parse(${JSON.stringify(lessons)})`;
    },
  };
}
