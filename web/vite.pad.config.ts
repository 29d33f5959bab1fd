import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { sharedWording } from "./wording-plugin.ts";

/** What the file is made of; a sentence that none of it mentions stays out. */
const spokenIn = ["scorepad", "senses", "words", "table/Sheet.svelte", "screens/home/QuickSwitches.svelte"];
/** Families whose members are put together from a word of the game. */
const families = /^(?:option|mode|theme|colour|card)-/;

const sources = spokenIn.map((path) => textIn(fileURLToPath(new URL(`src/${path}`, import.meta.url)))).join("\n");

function textIn(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf-8");
  return readdirSync(path)
    .map((name) => textIn(`${path}/${name}`))
    .join("\n");
}

/** What only a pad at a server says. */
const atAServer = /^pad-live/;

const isSpoken = (id: string): boolean =>
  (id.startsWith("pad-") && !atAServer.test(id)) ||
  families.test(id) ||
  sources.includes(`"${id}"`) ||
  sources.includes(`"${id}.`);

/** Shown where a browser is too old to unpack the script. */
const tooOld = [
  "This browser is too old for the pad: it needs Chrome 94, Firefox 113 or Safari 16.4.",
  "Dieser Browser ist zu alt für den Block: Er braucht Chrome 94, Firefox 113 oder Safari 16.4.",
  "Ce navigateur est trop ancien pour le bloc : il faut Chrome 94, Firefox 113 ou Safari 16.4.",
  "Deze browser is te oud voor het blok: nodig is Chrome 94, Firefox 113 of Safari 16.4.",
  "Este navegador es demasiado antiguo para la libreta: necesita Chrome 94, Firefox 113 o Safari 16.4.",
];

/** Unpacks the script and runs it. */
const unpacking = `"DecompressionStream" in window
? new Response(new Blob([Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))]).stream()
    .pipeThrough(new DecompressionStream("gzip"))).text().then((text) => {
      const script = document.createElement("script");
      script.textContent = text;
      document.body.append(script);
    })
: (document.getElementById("app").textContent = ${JSON.stringify(tooOld.join(" "))});`;

/** Puts the styles and, packed, the script into the page, so that one small file is all there is. */
function intoOneFile(): Plugin {
  return {
    name: "into-one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["pad.html"];
      if (page?.type !== "asset") throw new Error("the build made no pad.html");
      let html = String(page.source);
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk") {
          const packed = gzipSync(file.code, { level: 9 }).toString("base64");
          html = html.replace(/<script type="module"[^>]*><\/script>/, "");
          html = html.replace("</body>", () => `<script>{const packed="${packed}";${unpacking}}</script></body>`);
        } else if (name.endsWith(".css")) {
          html = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(file.source)}</style>`);
        } else continue;
        Reflect.deleteProperty(bundle, name);
      }
      page.source = html;
    },
  };
}

// Built beside the page, into the same folder: `vite build --config vite.pad.config.ts --outDir …`.
export default defineConfig({
  plugins: [svelte(), sharedWording(isSpoken), intoOneFile()],
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: "pad.html", output: { codeSplitting: false, format: "iife" } },
  },
});
