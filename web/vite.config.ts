import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { HtmlTagDescriptor } from "vite";
import { defineConfig } from "vitest/config";
import { playedLessons } from "./lessons-plugin.ts";
import { sharedWording } from "./wording-plugin.ts";

// The server serves this folder; it is built during installation and never committed.
const bundle = "../src/doublelucky7/server/bundle";

/** The page asks for the font at once: words that change their font change their width too. */
const fontsIn = (bundle: object): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => ({
      tag: "link",
      attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
    }));

export default defineConfig({
  // Files name each other relatively, so that the page can live behind a prefix; only the page itself, which is served at
  // every path, names them absolutely, and the server writes the prefix there.
  base: "./",
  plugins: [
    svelte(),
    sharedWording(),
    playedLessons(),
    {
      name: "absolute-in-the-page",
      transformIndexHtml: {
        order: "post",
        handler: (html, { bundle }) => ({ html: html.replaceAll('="./', '="/'), tags: fontsIn(bundle ?? {}) }),
      },
    },
  ],
  // The sentences are shared with Python; importing them from there keeps one wording for all.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://localhost:7777", "/ws": { target: "ws://localhost:7777", ws: true } },
  },
  build: {
    outDir: bundle,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A group takes along what it imports, but for what an earlier one has: few files to ask for.
        codeSplitting: {
          groups: [
            { name: "start", priority: 4, tags: ["$initial"] },
            { name: "home", priority: 3, test: /[\\/]HomeScreen\.svelte$/ },
            {
              name: "shared",
              priority: 2,
              test: /[\\/](svelte|senses|connection)[\\/]|[\\/](Die|Sheet|OptionIcon|Choice|ModePicture|Gone|Frame)\.svelte$/,
            },
            { name: "table", priority: 1, test: /[\\/]TableRoute\.svelte$/ },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A context of its own for each file, not a process: half the time.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], pool: "vmThreads" },
});
