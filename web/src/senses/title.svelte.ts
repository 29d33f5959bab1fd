/** The window's title: where we are, and before it what a hidden tab should call out. */
class Title {
  place = $state("");
  call = $state<string | null>(null);

  get text(): string {
    const where = this.place === "" ? "Double Lucky 7" : `${this.place} · Double Lucky 7`;
    return this.call === null ? where : `★ ${this.call} · ${where}`;
  }
}

export const title = new Title();
