const remembered = "dl7-solved-mistakes";
/** A mistake is done with once it was solved so often. */
export const timesToSolve = 2;

/** How often each of one's own mistakes was solved; kept on the device and nowhere else. */
class SolvedMistakes {
  #times = $state.raw<Readonly<Record<string, number>>>(read());

  times(game: string, step: number): number {
    return this.#times[`${game} ${step}`] ?? 0;
  }

  /** A wrong answer begins the count anew. */
  note(game: string, step: number, isSolved: boolean): void {
    const times = isSolved ? this.times(game, step) + 1 : 0;
    this.#times = { ...this.#times, [`${game} ${step}`]: times };
    try {
      localStorage.setItem(remembered, JSON.stringify(this.#times));
    } catch {
      // Without storage the count lasts as long as the page.
    }
  }
}

function read(): Readonly<Record<string, number>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(remembered) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export const solvedMistakes = new SolvedMistakes();
