/** Where the keyboard goes when what it was on is gone: to what is asked next, or to the screen itself. */
import type { Attachment } from "svelte/attachments";

const next = "[data-asked] :is(button:enabled, [role=button]), button[data-asked]:enabled";

export const keepsFocus: Attachment<HTMLElement> = (screen) => {
  const look = (): void => {
    if (document.activeElement !== document.body) return;
    (screen.querySelector<HTMLElement>(next) ?? screen).focus({ preventScroll: true });
  };
  // What was done has changed the screen once the page has come to rest.
  const wait = (): unknown => setTimeout(look);
  screen.addEventListener("click", wait);
  screen.addEventListener("keydown", wait);
  return () => {
    screen.removeEventListener("click", wait);
    screen.removeEventListener("keydown", wait);
  };
};
