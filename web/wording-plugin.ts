import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const wording = fileURLToPath(new URL("../src/doublelucky7/wording/", import.meta.url));
/** What only one part of the page says is a module of its own, which comes when that part is opened. */
const parts = ["virtual:wording", "virtual:pad-wording", "virtual:learn-wording", "virtual:practise-wording"] as const;
type Part = (typeof parts)[number];

/** Messages only a terminal shows; the browser need not carry them. */
const forTerminals = new Set(["arena.ftl", "commands.ftl", "help.ftl", "server.ftl", "terminal.ftl"]);
const partOf = (file: string): Part =>
  /^pad(-[a-z]+)?\.ftl$/.test(file)
    ? "virtual:pad-wording"
    : file === "learn.ftl"
      ? "virtual:learn-wording"
      : file === "practise.ftl" || file === "coach.ftl"
        ? "virtual:practise-wording"
        : "virtual:wording";
const partNamed = (id: string): Part | undefined => parts.find((part) => id === part || id.startsWith(`${part}/`));

/** Which messages of the shared files a page needs; all of them where nobody says. */
type Needs = (id: string) => boolean;

/**
 * Makes a language's Fluent files, which Python shares, modules: `virtual:wording/de` for what every screen may say,
 * `virtual:pad-wording/de` for what only the score pad says, `virtual:learn-wording/de` for the lessons, and
 * `virtual:practise-wording/de` for the coach, drills and the deal of the day. Without a language, as in
 * `virtual:wording`, a module tells for each of them how its messages are fetched.
 */
export function sharedWording(needs: Needs = () => true): Plugin {
  return {
    name: "shared-wording",
    resolveId: (id) => (partNamed(id) === undefined ? null : `\0${id}`),
    load(id) {
      const part = id.startsWith("\0") ? partNamed(id.slice(1)) : undefined;
      if (part === undefined) return null;
      const language = id.slice(part.length + 2);
      if (language === "") return fetchers(part);
      const folder = `${wording}${language}/`;
      const files = readdirSync(folder)
        .filter((file) => file.endsWith(".ftl") && !forTerminals.has(file) && partOf(file) === part)
        .sort();
      for (const file of files) this.addWatchFile(folder + file);
      const messages = files.flatMap((file) => messagesIn(readFileSync(folder + file, "utf-8")));
      return `export default ${JSON.stringify(messages.filter((message) => needs(idOf(message))).join(""))}`;
    },
  };
}

/** A module with a function for each language that fetches its messages. */
function fetchers(part: Part): string {
  const languages = readdirSync(wording, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => `${name}: () => import("${part}/${name}")`);
  return `export default { ${languages.join(", ")} }`;
}

/** The messages of a file, without the comments around them; each begins with its id at the beginning of a line. */
const messagesIn = (source: string): string[] =>
  source
    .replaceAll(/^#.*\n/gm, "")
    .split(/^(?=[a-z])/m)
    .filter((message) => /^[a-z]/.test(message));

const idOf = (message: string): string => message.slice(0, message.search(/[ =]/));
