import { at, within } from "./base-path";

/** Where we are: the address is the only truth, so that reload, back and a sent link all lead to the same place. */
class Router {
  path = $state(within(location.pathname));

  begin(): void {
    addEventListener("popstate", () => (this.path = within(location.pathname)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to another screen; `note` is kept with the step in the browser's history. */
  go(path: string, note: unknown = null): void {
    history.pushState(note, "", at(path));
    this.#arrive();
  }

  /** Goes on from a screen nobody wants to come back to. */
  goInstead(path: string, note: unknown = null): void {
    history.replaceState(note, "", at(path));
    this.#arrive();
  }

  #arrive(): void {
    this.path = within(location.pathname);
    scrollTo(0, 0);
  }

  /** A plain click on a link of ours changes the screen without loading the page again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute("download")) return;
    const path = within(link.pathname);
    if (link.origin !== location.origin || path.startsWith("/api/")) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) {
      location.hash = link.hash;
    } else {
      this.go(path + link.search + link.hash);
    }
  }
}

export const router = new Router();
