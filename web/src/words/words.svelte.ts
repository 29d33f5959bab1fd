import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { messagesOf, spokenOf, type Language } from "./languages";

const remembered = "dl7-language";

type Messages = (language: Language) => Promise<string>;
/** The values of the variables in a message. */
export type MessageValues = Record<string, FluentVariable>;

/** Says everything in the reader's language; the sentences are shared with Python. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts: readonly Messages[] = [messagesOf];
  readonly #including = new Map<Messages, Promise<void>>();

  /** Loads the language this device chose, or the one the browser asks for. */
  async begin(): Promise<void> {
    await this.speak(spokenOf([localStorage.getItem(remembered) ?? "", ...navigator.languages]));
  }

  /** Changes the language of this device, here and for next time. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(remembered, language);
    await this.speak(language);
  }

  /** Adds the sentences of a part of the page that most people never open. */
  include(part: Messages): Promise<void> {
    const asked = this.#including.get(part) ?? this.#bring(part);
    this.#including.set(part, asked);
    return asked;
  }

  async #bring(part: Messages): Promise<void> {
    this.#parts = [...this.#parts, part];
    try {
      await this.speak(this.language);
    } catch (failure) {
      // It may be asked for again when the server can be reached.
      this.#parts = this.#parts.filter((one) => one !== part);
      this.#including.delete(part);
      throw failure;
    }
  }

  async speak(language: Language): Promise<void> {
    const parts = this.#parts;
    const spoken = await Promise.all(parts.map((messages) => messages(language)));
    // Another part was asked for meanwhile.
    if (parts !== this.#parts) return this.speak(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const messages of spoken) bundle.addResource(new FluentResource(messages));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A sentence by its id, or by `id.attribute`. */
  say(id: string, values?: MessageValues): string {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    // An id on the screen is better than nothing, and a test finds it.
    return pattern ? (this.#bundle?.formatPattern(pattern, values) ?? id) : id;
  }

  /** Whether there is such a sentence. */
  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    return attribute === undefined ? Boolean(message?.value) : message?.attributes[attribute] !== undefined;
  }
}

export const words = new Words();

/** Short for `words.say`, for templates. */
export const say = (id: string, values?: MessageValues): string => words.say(id, values);
