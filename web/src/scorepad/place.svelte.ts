/** Which screen of the pad is open: kept in the address after the `#`, so that back and reload lead to the same place. */
class Place {
  hash = $state(read());
  readonly name = $derived(this.hash.split("/")[0] ?? "");
  readonly param = $derived(this.hash.split("/").slice(1).join("/"));

  begin(): () => void {
    const follow = (): void => void (this.hash = read());
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    follow();
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }

  go(hash: string): void {
    history.pushState(null, "", `#${hash}`);
    this.#arrive();
  }

  /** Goes on from a screen nobody wants to come back to. */
  goInstead(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.#arrive();
  }

  #arrive(): void {
    this.hash = read();
    scrollTo(0, 0);
  }
}

const read = (): string => decodeURIComponent(location.hash.slice(1));

export const place = new Place();
