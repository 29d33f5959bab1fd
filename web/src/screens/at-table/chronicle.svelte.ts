/** What happened at the table, sentence by sentence, for whoever wants to read it again. */
export class Chronicle {
  lines = $state.raw<readonly { readonly id: number; readonly sentence: string }[]>([]);
  #next = 1;

  note(sentence: string): void {
    this.lines = [...this.lines.slice(-(most - 1)), { id: this.#next, sentence }];
    this.#next += 1;
  }
}

// More than any game has, so that no line moves because an old one goes.
const most = 2000;
