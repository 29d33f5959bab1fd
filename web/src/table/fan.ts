/** How a hand lies: the size of its cards, and where each of them is. */
interface Fan {
  readonly rows: 1 | 2;
  readonly width: number;
  readonly breadth: number;
  readonly height: number;
  /** From the upper left corner of the hand; `turn` in degrees. */
  at(place: number): { readonly x: number; readonly y: number; readonly turn: number };
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
export const lifted = 18;
export const lowered = 6;
/** How deep the arc is on which the cards at both ends lie, as a share of their width, and how far they are turned. */
const arc = 0.13;
const turnEach = 2;
const mostTurn = 6;
/** How far the corner of a turned card comes down, as a share of its width. */
const turnedCorner = 0.053;

/** How high the whole hand is, with the room in which its cards move. */
export function handHeightOf(fan: Fan): number {
  return fan.height + lifted + lowered;
}

/** How high a hand gets there, however many cards are left. */
export function tallestHandOf(room: number, most: number, rows: 1 | 2): number {
  return Math.max(...[1, 7].map((cards) => handHeightOf(fanOf(cards, room, most, rows))));
}

/** All lengths in units of the table. */
export function fanOf(cards: number, room: number, most: number, rows: 1 | 2): Fan {
  return rows === 2 && cards > mostInOneRow ? twoRows(cards, room, most) : oneRow(cards, room, most);
}

function oneRow(cards: number, room: number, most: number): Fan {
  const gaps = Math.max(0, cards - 1);
  const width = Math.min(most, Math.max(leastWidth, room - margins - gaps * leastStep));
  const step = gaps === 0 ? 0 : Math.min(width + between, (room - margins - width) / gaps);
  const each = gaps === 0 ? 0 : Math.min(turnEach, (2 * mostTurn) / gaps);
  const depth = width * arc;
  return {
    rows: 1,
    width,
    breadth: width + step * gaps,
    height: width * ratio + depth + width * turnedCorner,
    at: (place) => {
      const aside = gaps === 0 ? 0 : (2 * place) / gaps - 1;
      return { x: place * step, y: depth * aside * aside * (gaps / 6), turn: (place - gaps / 2) * each };
    },
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
  const at = (x: number, y: number) => ({ x, y, turn: 0 });
  return {
    rows: 2,
    width,
    breadth: step * before - between,
    height: down + width * ratio,
    at: (place) => (place < behind ? at(shift + place * step, 0) : at((place - behind) * step, down)),
  };
}
