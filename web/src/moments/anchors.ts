/** Where things lie on the screen: moments are drawn over the table and find its pieces by their marks. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const centreOf = (found: Element): Spot => {
  const box = found.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The middle of the cloth. */
export function middleOfTable(): Spot {
  const felt = document.querySelector(".felt");
  return felt ? centreOf(felt) : { x: innerWidth / 2, y: innerHeight / 2 };
}

/** The chip of a player, or the seat where there is none yet. */
export function spotOfSeat(seat: number): Spot {
  const found = document.querySelector(`main [data-chip="${seat}"]`) ?? seatElement(seat);
  return found ? centreOf(found) : middleOfTable();
}

/** The hand on this screen. */
export function spotOfHand(): Spot | null {
  const hand = document.querySelector("main .hand");
  return hand ? centreOf(hand) : null;
}

/** The pile with the turned-up card. */
export function spotOfPile(): Spot {
  const pile = document.querySelector("main .felt .pile");
  return pile ? centreOf(pile) : middleOfTable();
}

/** Where bids are counted, wherever that lies on this screen. */
export function spotOfMeter(): Spot {
  const meter = document.querySelector("main .meter");
  return meter ? centreOf(meter) : spotOfPile();
}

/** What a strip over the cloth should not lie on: seats, laid cards, the pile. */
const notToCover = ".felt [data-seat], .felt .laid, .felt .pile, .felt .meter, .felt .my-extra";
const searchStep = 6;

/** The height nearest to the middle of the cloth at which a strip of this size covers nothing, or as little as possible. */
export function freeHeight(width: number, height: number): number {
  const felt = document.querySelector(".felt")?.getBoundingClientRect();
  const middle = middleOfTable();
  if (felt === undefined) return middle.y;
  const [left, right] = [middle.x - width / 2, middle.x + width / 2];
  const boxes = [...document.querySelectorAll(notToCover)]
    .map((found) => found.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right);
  const coveredAt = (y: number): number =>
    boxes.reduce((sum, box) => {
      const overlap = Math.min(box.bottom, y + height / 2) - Math.max(box.top, y - height / 2);
      return sum + Math.max(0, overlap) * (Math.min(box.right, right) - Math.max(box.left, left));
    }, 0);
  const furthest = Math.max(0, felt.height / 2 - height / 2);
  let best = { y: middle.y, covered: coveredAt(middle.y) };
  for (let away = searchStep; away <= furthest && best.covered > 0; away += searchStep) {
    for (const y of [middle.y - away, middle.y + away]) {
      const covered = coveredAt(y);
      if (covered < best.covered) best = { y, covered };
    }
  }
  return best.y;
}

const seatElement = (seat: number): Element | null => document.querySelector(`main [data-seat="${seat}"]`);
