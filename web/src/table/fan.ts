/** How a hand lies: the size of its cards, and where each of them is. */
interface Fan {
  readonly rows: 1 | 2;
  readonly width: number;
  readonly breadth: number;
  readonly height: number;
  at(place: number): { readonly x: number; readonly y: number };
}

const ratio = 1.44;
const margins = 16;
const between = 6;
// Fanned cards show at least their spines; the fewer there are, the larger they grow.
const leastWidth = 64;
const leastStep = 46.6;
/** So many cards are whole and large in one row; more of them take two where that is wished. */
const mostInOneRow = 4;
/** How much of a card the row before it leaves in sight: numeral and charm. */
const inSight = 0.5;

/** How much a card may be lifted, and let down where it cannot be played. */
const lifted = 14;
const lowered = 8;

/** How high the whole hand is, with the room in which its cards move. */
export function handHeightOf(fan: Fan): number {
  return fan.height + lifted + lowered;
}

export function fanOf(cards: number, room: number, most: number, rows: 1 | 2): Fan {
  return rows === 2 && cards > mostInOneRow ? twoRows(cards, room, most) : oneRow(cards, room, most);
}

function oneRow(cards: number, room: number, most: number): Fan {
  const gaps = Math.max(0, cards - 1);
  const width = Math.min(most, Math.max(leastWidth, room - margins - gaps * leastStep));
  const step = gaps === 0 ? 0 : Math.min(width + between, (room - margins - width) / gaps);
  return {
    rows: 1,
    width,
    breadth: width + step * gaps,
    height: width * ratio,
    at: (place) => ({ x: place * step, y: 0 }),
  };
}

/** Every card is whole in its breadth; the front row leaves the tops of the one behind in sight. */
function twoRows(cards: number, room: number, most: number): Fan {
  const behind = Math.floor(cards / 2);
  const before = cards - behind;
  const width = Math.min(most, (room - margins - between * (before - 1)) / before);
  const step = width + between;
  const shift = ((before - behind) * step) / 2;
  const down = width * ratio * inSight;
  return {
    rows: 2,
    width,
    breadth: step * before - between,
    height: down + width * ratio,
    at: (place) => (place < behind ? { x: shift + place * step, y: 0 } : { x: (place - behind) * step, y: down }),
  };
}
