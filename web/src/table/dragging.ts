import type { Attachment } from "svelte/attachments";

/** Farther than this is a drag and no tap; and so far up the card is let go over the table. */
const begins = 8;
const overTheTable = 70;

interface Dragged {
  /** Whether cards may be dragged at all; asked at each touch. */
  readonly isOn: () => boolean;
  readonly drop: () => void;
}

/** Lets a card follow the finger; let go over the table it is dropped there, anywhere else it goes back. */
export function dragging({ isOn, drop }: Dragged): Attachment<HTMLElement> {
  return (card) => {
    let start: { readonly x: number; readonly y: number; readonly id: number; readonly place: string } | null = null;
    let isDragged = false;

    const down = (event: PointerEvent): void => {
      if (!isOn() || event.button !== 0) return;
      const place = getComputedStyle(card).transform;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId, place };
      isDragged = false;
      // At once: a quick finger has left the card before it moves the first time.
      card.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragged && Math.hypot(x, y) < begins) return;
      isDragged = true;
      card.style.transform = `translate(${x}px, ${y}px) ${start.place}`;
      card.style.transition = "none";
    };
    const end = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const isOverTable = isDragged && event.type === "pointerup" && start.y - event.clientY > overTheTable;
      start = null;
      card.style.transform = card.style.transition = "";
      if (isOverTable) drop();
    };
    // The end of a drag is no tap.
    const click = (event: MouseEvent): void => {
      if (isDragged) event.stopImmediatePropagation();
      isDragged = false;
    };
    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", end);
    card.addEventListener("pointercancel", end);
    card.addEventListener("click", click, { capture: true });
  };
}
