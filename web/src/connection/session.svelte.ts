import type { SessionFacts } from "../protocol.generated";
import { say, words } from "../words/words.svelte";
import { api, whyOf } from "./http";

/** Set on a device that the server knows; without it no request is needed to find out that it does not. */
const remembered = "dl7-known-here";

/** Who this device belongs to: nobody needs an account, and a name is suggested. */
class Session {
  me = $state.raw<SessionFacts | null>(null);
  /** Whether we have asked the server yet. */
  known = $state(false);
  /** What was typed as a name at home, and is used wherever a game begins from there. */
  typedName = $state("");
  #asking: Promise<void> | null = null;

  /** Whether this device belongs to somebody; before the server has said so, whether it did when last asked. */
  get isKnownHere(): boolean {
    return this.known ? this.me !== null : localStorage.getItem(remembered) !== null;
  }

  /** Asks the server whether it knows this device. */
  recall(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    if (localStorage.getItem(remembered) === null) {
      this.known = true;
      return;
    }
    try {
      this.me = await api.whoAmI();
    } catch (failure) {
      // Asked again next time, if the server was only out of reach.
      if (whyOf(failure) !== "no_session") this.#asking = null;
    }
    this.known = true;
  }

  /** Somebody of this name, now and from now on. */
  async callMe(name: string): Promise<SessionFacts> {
    await this.recall();
    const wanted = name.trim() || this.typedName.trim() || this.me?.name || friendlyName();
    if (this.me === null || this.me.name !== wanted || this.me.language !== words.language) {
      this.me = await api.callMe(wanted, words.language);
      localStorage.setItem(remembered, "yes");
    }
    return this.me;
  }

  /** Becomes the person whose other device shows this code. */
  async become(code: string): Promise<void> {
    this.me = await api.resume(code);
    localStorage.setItem(remembered, "yes");
  }
}

export const session = new Session();

/** A name for somebody who has given none, if possible one that nobody else has. */
export function friendlyName(taken: readonly string[] = []): string {
  const names = say("friendly-names")
    .split(",")
    .map((name) => name.trim());
  const free = names.filter((name) => !taken.includes(name));
  const choice = free.length > 0 ? free : names;
  return choice[Math.floor(Math.random() * choice.length)] ?? "";
}
