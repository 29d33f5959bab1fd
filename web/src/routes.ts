import type { Component } from "svelte";

/** A screen with its address; `param` is what the address names: a code, a link, a game. */
export type Screen = Component<{ param: string }> | Component<Record<string, never>>;
export interface Route {
  /** The Fluent id of the screen's title. */
  readonly title: string;
  readonly param: string;
  readonly load: () => Promise<{ default: Screen }>;
}

type Loader = Route["load"];

/** By the first part of the path; each screen is fetched when it is first needed, so that the first one comes quickly. */
const screens: Record<string, readonly [title: string, load: Loader]> = {
  "": ["title-home", () => import("./screens/home/HomeScreen.svelte")],
  host: ["title-host", () => import("./screens/gathering/HostScreen.svelte")],
  j: ["title-join", () => import("./screens/JoinScreen.svelte")],
  t: ["title-table", () => import("./screens/at-table/TableRoute.svelte")],
  rules: ["title-rules", () => import("./screens/rules/RulesScreen.svelte")],
  club: ["title-club", () => import("./screens/ClubScreen.svelte")],
  history: ["title-history", () => import("./screens/HistoryScreen.svelte")],
  replay: ["title-replay", () => import("./replay/ReplayScreen.svelte")],
  verify: ["title-verify", () => import("./verify/VerifyScreen.svelte")],
  settings: ["title-settings", () => import("./screens/SettingsScreen.svelte")],
};

const nowhere: Loader = () => import("./screens/NowhereScreen.svelte");

/** The screen at a path. */
export function routeOf(path: string): Route {
  const [first = "", param = "", ...more] = path.split("/").slice(1);
  const found = more.length === 0 ? screens[first] : undefined;
  const [title, load] = found ?? (["title-nowhere", nowhere] as const);
  return { title, param: decoded(param), load };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
