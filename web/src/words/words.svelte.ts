import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { messagesOf, spokenOf, type Language } from "./languages";

const remembered = "dl7-language";

type Messages = (language: Language) => Promise<string>;
/** The values of the variables in a message. */
export type MessageValues = Record<string, FluentVariable>;

/** A number that every language writes alike: a browser takes long to learn how numbers are written, and seldom needs to. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Says everything in the reader's language; the sentences are shared with Python. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The sources of the messages, by their ids: each is read when it is first said, which hardly any is at the start. */
  #sources: ReadonlyMap<string, string> = new Map();
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
    this.#sources = new Map(spoken.flatMap(messagesIn));
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A sentence by its id, or by `id.attribute`. */
  say(id: string, values?: MessageValues): string {
    const [name = "", attribute] = id.split(".");
    const message = this.#message(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    // An id on the screen is better than nothing, and a test finds it.
    return pattern ? (this.#bundle?.formatPattern(pattern, values && withSmallNumbers(values)) ?? id) : id;
  }

  /** Whether there is such a sentence. */
  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.#message(name);
    return attribute === undefined ? Boolean(message?.value) : message?.attributes[attribute] !== undefined;
  }

  #message(name: string): ReturnType<FluentBundle["getMessage"]> {
    const source = this.#sources.get(name);
    if (source !== undefined && !this.#bundle?.hasMessage(name)) {
      this.#bundle?.addResource(new FluentResource(source));
    }
    return this.#bundle?.getMessage(name);
  }
}

const withSmallNumbers = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]),
  );

/** From a thousand on languages group digits, each in its way; they write fractions differently too. */
const isSmall = (value: FluentVariable): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1000;

/** The messages of a Fluent source by their ids; none mentions another. */
const messagesIn = (source: string): [id: string, message: string][] =>
  source.split(/^(?=[a-z])/m).map((message) => [message.slice(0, message.search(/[ =]/)), message]);

export const words = new Words();

/** Short for `words.say`, for templates. */
export const say = (id: string, values?: MessageValues): string => words.say(id, values);
