const remembered = "dl7-own-forecasts";

/** What somebody can say about how sure they are, in percent. */
export const sureness = [10, 30, 50, 70, 90] as const;
export type Sureness = (typeof sureness)[number];

interface Sum {
  readonly bids: number;
  /** The coach's chances for them, added up. */
  readonly chances: number;
}

/** How sure one was of bids, and how likely they really were; kept on the device and nowhere else. */
class OwnForecasts {
  #sums = $state.raw<Readonly<Partial<Record<Sureness, Sum>>>>(read());

  /** For each sureness that was ever said: how many bids, and their mean chance from 0 to 1. */
  get rows(): readonly { said: Sureness; bids: number; chance: number }[] {
    return sureness.flatMap((said) => {
      const sum = this.#sums[said];
      return sum === undefined ? [] : [{ said, bids: sum.bids, chance: sum.chances / sum.bids }];
    });
  }

  note(said: Sureness, chance: number): void {
    const before = this.#sums[said] ?? { bids: 0, chances: 0 };
    this.#sums = { ...this.#sums, [said]: { bids: before.bids + 1, chances: before.chances + chance } };
    try {
      localStorage.setItem(remembered, JSON.stringify(this.#sums));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

function read(): Readonly<Partial<Record<Sureness, Sum>>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(remembered) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Record<Sureness, Sum>>) : {};
  } catch {
    return {};
  }
}

export const ownForecasts = new OwnForecasts();
