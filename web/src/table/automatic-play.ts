import type { Card, TableSettings } from "../protocol.generated";
import { device } from "../senses/device.svelte";
import type { TableModel } from "./model.svelte";

/** How long a bot at a table of this pace seems to think; cards that play themselves take as long, so that timing tells nothing. */
const paces: Record<TableSettings["pace"], number> = { relaxed: 1400, normal: 800, fast: 250 };

/** Plays for somebody who chose a card in advance, or who has only one that may be played. */
export class AutomaticPlay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: TableModel) {}

  /** A decision is mine now, or no longer: plays after the table's pace what was chosen or is forced. */
  consider(): void {
    this.cancel();
    const card = this.#cardToPlay();
    const pace = this.model.facts?.settings.pace;
    if (card === null || pace === undefined) return;
    this.#timer = setTimeout(() => this.model.playCard(card), paces[pace]);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  #cardToPlay(): Card | null {
    const { model } = this;
    if (!model.isMyTurn || model.isVeiled || model.view?.waiting.for !== "card") return null;
    const queued = model.queuedCard;
    model.queuedCard = null;
    if (queued !== null && device.queueing && model.whyNot(queued) === null) return queued;
    const [only, ...more] = model.view.legal.filter((action) => action.kind === "play_card");
    return device.forcedPlays && only && more.length === 0 ? only.card : null;
  }
}
