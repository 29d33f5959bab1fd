import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const wording = fileURLToPath(new URL("../src/doublelucky7/wording/", import.meta.url));
const prefix = "virtual:wording/";

/** Messages only a terminal shows; the browser need not carry them. */
const forTerminals = new Set(["arena.ftl", "commands.ftl", "help.ftl", "server.ftl"]);

/** Makes all of a language's Fluent files, which Python shares, one module: `virtual:wording/de`. */
export function sharedWording(): Plugin {
  return {
    name: "shared-wording",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = `${wording}${id.slice(prefix.length + 1)}/`;
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !forTerminals.has(file));
      for (const file of files) this.addWatchFile(folder + file);
      const messages = files.sort().map((file) => readFileSync(folder + file, "utf-8"));
      return `export default ${JSON.stringify(messages.join("\n"))}`;
    },
  };
}
