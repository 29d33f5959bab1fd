import type { Component } from "svelte";
import titles from "../../src/doublelucky7/protocol/screens.json";

/** A screen with its address; `param` is what the address names: a code, a link, a game. */
export type Screen = Component<{ param: string }> | Component<Record<string, never>>;
interface Route {
  /** The Fluent id of the screen's title. */
  readonly title: string;
  readonly param: string;
  readonly load: () => Promise<{ default: Screen }>;
}

type Loader = Route["load"];

/** By the first part of the path, as the server knows it too; each screen is fetched when it is first needed. */
const screens: Record<keyof typeof titles, Loader> = {
  "": () => import("./screens/home/HomeScreen.svelte"),
  about: () => import("./screens/home/HomeScreen.svelte"),
  host: () => import("./screens/gathering/HostScreen.svelte"),
  j: () => import("./screens/JoinScreen.svelte"),
  t: () => import("./screens/at-table/TableRoute.svelte"),
  rules: () => import("./screens/rules/RulesScreen.svelte"),
  club: () => import("./screens/ClubScreen.svelte"),
  history: () => import("./screens/HistoryScreen.svelte"),
  practice: () => import("./coach/PracticeScreen.svelte"),
  drill: () => import("./practise/DrillScreen.svelte"),
  daily: () => import("./practise/DailyScreen.svelte"),
  game: () => import("./replay/ReplayScreen.svelte"),
  replay: () => import("./replay/ReplayScreen.svelte"),
  verify: () => import("./verify/VerifyScreen.svelte"),
  settings: () => import("./screens/SettingsScreen.svelte"),
  pad: () => import("./scorepad/ScorepadScreen.svelte"),
  learn: () => import("./lessons/LearnScreen.svelte"),
};

const nowhere: Loader = () => import("./screens/NowhereScreen.svelte");

/** The screen at a path. */
export function routeOf(path: string): Route {
  const [first = "", param = "", ...more] = path.split("/").slice(1);
  if (more.length > 0 || !isScreen(first)) return { title: "title-nowhere", param: decoded(param), load: nowhere };
  return { title: titles[first], param: decoded(param), load: screens[first] };
}

const isScreen = (name: string): name is keyof typeof titles => Object.hasOwn(titles, name);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
