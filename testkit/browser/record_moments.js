// Notes down what the page shows and says of the wheel: every moment, slip and sentence, in order, once each.
window.momentsShown = [];
window.slipsShown = [];
window.saidAloud = [];
window.duringTheDie = [];
new MutationObserver(() => {
  const note = (list, text) => {
    if (text && list.at(-1) !== text) list.push(text);
  };
  const moment = document.querySelector("[data-moment]");
  const kind = moment?.dataset.moment;
  note(window.momentsShown, kind);
  note(window.slipsShown, document.querySelector("[data-slip]")?.textContent.trim().replace(/\s+/g, " "));
  for (const region of document.querySelectorAll("[data-live]")) {
    const said = region.textContent.trim();
    if (said && !window.saidAloud.includes(said)) window.saidAloud.push(said);
  }
  if (kind === "die") {
    const table = document.querySelector("main");
    window.duringTheDie.push({
      title: document.title,
      stage: moment.textContent.trim(),
      icons: moment.querySelectorAll(".icon, .cross").length,
      table: table?.textContent ?? "",
      waiting: table?.querySelectorAll("[data-sheet=wheel]").length ?? 0,
      live: [...document.querySelectorAll("[data-live]")].map((region) => region.textContent).join(" "),
    });
  }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

// After a use of the wheel a burst of cards arrives at once: what a phone that lay aside would be sent.
const cardsInABurst = 12;
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data, isTrusted }) => {
      if (!isTrusted || typeof data !== "string" || !data.includes('"pawn_placed"')) return;
      const { version, at, events: sent } = JSON.parse(data);
      const card = { kind: "card_played", seat: 0, card: "R9" };
      // The page hears the message itself first.
      setTimeout(() => {
        for (let more = 1; more <= cardsInABurst; more += 1) {
          // Nothing changed but what happened: the version stays, so that what the server sends next still fits.
          const events = [{ ...sent[0], version: version + more, event: card }];
          const update = { kind: "update", version, after: version, at, events };
          this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(update) }));
        }
      });
    });
  }
};
