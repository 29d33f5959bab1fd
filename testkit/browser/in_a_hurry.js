/**
 * Plays inside the page, where a test is about something later: the same buttons, pressed without pointer or pause.
 * Answers with what is asked when that is one of `until`, else with null after a while, so that the test can look whether
 * the game goes on; and with what was done meanwhile.
 */
async ([until, atTheWheel]) => {
  const chunk = 2000;
  const begun = performance.now();
  const deeds = [];
  const nap = () => new Promise((wake) => setTimeout(wake, 8));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility());
  const one = (selector) => all(selector)[0];
  const isOver = () => performance.now() - begun > chunk;
  const waitUntil = async (condition) => {
    while (!condition() && !isOver()) {
      document.querySelector("main")?.click();
      await nap();
    }
  };
  // A wedge of the wheel is not an HTML element and has no click().
  const press = async (found) => {
    found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await nap();
  };
  const useTheWheel = async () => {
    const deed = () => one("[data-deed=use-wheel]:not(:disabled)");
    const possible = (what) => all(`[data-sheet=wheel] [data-${what}]:not([aria-disabled=true])`);
    // What was rolled is chosen already; on a phone the targets of an option are a step of their own.
    const options = possible("option").map((wedge) => wedge.dataset.option);
    for (const option of options.length > 0 ? options : [null]) {
      if (!deed() && option !== null) {
        const back = one("[data-sheet=wheel] .back");
        if (back) await press(back);
        await press(one(`[data-sheet=wheel] [data-option=${option}]`));
      }
      for (const target of possible("target")) if (!deed()) await press(target);
      if (deed()) return press(deed());
    }
    const keep = one("[data-deed=keep-pawn]");
    if (keep) await press(keep);
  };

  while (!isOver()) {
    const asked = window.whatIsAsked();
    if (until.includes(asked)) return { asked, deeds };
    if (asked !== null) deeds.push(asked);
    switch (asked) {
      case "go-on": {
        const button = one("[data-deed=go-on]");
        await press(button);
        await waitUntil(() => button.disabled || !button.isConnected);
        break;
      }
      case "curtain":
        await press(one("[data-deed=look]"));
        break;
      case "bid": {
        const token = one("[data-bid][data-allowed=true]");
        await press(token);
        await press(token);
        await waitUntil(() => !token.isConnected);
        break;
      }
      case "trump": {
        const button = one("[data-sheet=trump] button");
        await press(button);
        await waitUntil(() => !button.isConnected);
        break;
      }
      case "wheel": {
        const sheet = one("[data-sheet=wheel]");
        const way = one(`[data-deed=${atTheWheel}]`);
        if (way) await press(way);
        else await useTheWheel();
        // A roll that leaves something to choose keeps the sheet.
        await waitUntil(() => !sheet.isConnected || (atTheWheel === "roll-die" && way && !way.isConnected));
        break;
      }
      case "card": {
        const card = one("button[data-card][data-allowed=true]");
        if (card.getAttribute("aria-pressed") !== "true") await press(card);
        await press(card);
        await waitUntil(() => !card.isConnected);
        break;
      }
      default:
        document.querySelector("main")?.click();
    }
    await nap();
  }
  return { asked: null, deeds };
}
