/** What this device prefers; kept on the device and nowhere else. */
export type Theme = "system" | "dark" | "light";

const remembered = "dl7-device";

interface Preferences {
  theme: Theme;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  vibration: boolean;
  shortcuts: boolean;
  lessons: boolean;
  /** Large cards: the hand lies in two rows. */
  large: boolean;
  /** Buttons and pile where the left thumb is. */
  leftHanded: boolean;
  /** One tap plays a card; without it the first tap only lifts it. */
  singleTap: boolean;
  /** A card may be dragged onto the table. */
  dragging: boolean;
  /** A card may be chosen before it is my turn. */
  queueing: boolean;
  /** The only card that may be played is played by itself. */
  forcedPlays: boolean;
}

/** Everything that is simply on or off. */
const switches = [
  "sound",
  "vibration",
  "shortcuts",
  "lessons",
  "large",
  "leftHanded",
  "singleTap",
  "dragging",
  "queueing",
  "forcedPlays",
] as const satisfies (keyof Preferences)[];

class Device implements Preferences {
  theme = $state<Theme>("dark");
  sound = $state(true);
  volume = $state(0.8);
  vibration = $state(true);
  shortcuts = $state(true);
  lessons = $state(true);
  large = $state(false);
  leftHanded = $state(false);
  singleTap = $state(false);
  dragging = $state(false);
  queueing = $state(false);
  forcedPlays = $state(false);

  begin(): void {
    try {
      Object.assign(this, onlyKnown(JSON.parse(localStorage.getItem(remembered) ?? "{}") as Partial<Preferences>));
    } catch {
      // Another program has written under this name: the defaults are used.
    }
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.#dress());
    this.#dress();
  }

  /** Changes some preferences, here and for next time. */
  prefer(wishes: Partial<Preferences>): void {
    Object.assign(this, wishes);
    const chosen = Object.fromEntries(switches.map((name) => [name, this[name]]));
    localStorage.setItem(remembered, JSON.stringify({ theme: this.theme, volume: this.volume, ...chosen }));
    this.#dress();
  }

  #dress(): void {
    const isLight = matchMedia("(prefers-color-scheme: light)").matches;
    const worn = this.theme === "system" ? (isLight ? "light" : "dark") : this.theme;
    document.documentElement.dataset.theme = worn;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", worn === "light" ? "#fffbf2" : "#14111f");
  }
}

function onlyKnown(kept: Partial<Preferences>): Partial<Preferences> {
  const known: Partial<Preferences> = {};
  if (kept.theme === "system" || kept.theme === "dark" || kept.theme === "light") known.theme = kept.theme;
  if (typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 1) known.volume = kept.volume;
  for (const name of switches) {
    if (typeof kept[name] === "boolean") known[name] = kept[name];
  }
  return known;
}

export const device = new Device();
