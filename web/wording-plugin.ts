import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const wording = fileURLToPath(new URL("../src/doublelucky7/wording/", import.meta.url));
const everything = "virtual:wording/";
const ofThePad = "virtual:pad-wording/";

/** Messages only a terminal shows; the browser need not carry them. */
const forTerminals = new Set(["arena.ftl", "commands.ftl", "help.ftl", "server.ftl"]);
/** The score pad's messages come when it is opened. */
const isOfThePad = (file: string): boolean => /^pad(-[a-z]+)?\.ftl$/.test(file);

/** Which messages of the shared files a page needs; all of them where nobody says. */
type Needs = (id: string) => boolean;

/**
 * Makes a language's Fluent files, which Python shares, modules: `virtual:wording/de` for what every screen may say,
 * `virtual:pad-wording/de` for what only the score pad says.
 */
export function sharedWording(needs: Needs = () => true): Plugin {
  return {
    name: "shared-wording",
    resolveId: (id) => (id.startsWith(everything) || id.startsWith(ofThePad) ? `\0${id}` : null),
    load(id) {
      const prefix = [everything, ofThePad].find((one) => id.startsWith(`\0${one}`));
      if (prefix === undefined) return null;
      const folder = `${wording}${id.slice(prefix.length + 1)}/`;
      const files = readdirSync(folder)
        .filter(
          (file) => file.endsWith(".ftl") && !forTerminals.has(file) && isOfThePad(file) === (prefix === ofThePad),
        )
        .sort();
      for (const file of files) this.addWatchFile(folder + file);
      const messages = files.flatMap((file) => messagesIn(readFileSync(folder + file, "utf-8")));
      return `export default ${JSON.stringify(messages.filter((message) => needs(idOf(message))).join(""))}`;
    },
  };
}

/** The messages of a file, without the comments around them; each begins with its id at the beginning of a line. */
const messagesIn = (source: string): string[] =>
  source
    .replaceAll(/^#.*\n/gm, "")
    .split(/^(?=[a-z])/m)
    .filter((message) => /^[a-z]/.test(message));

const idOf = (message: string): string => message.slice(0, message.search(/[ =]/));
