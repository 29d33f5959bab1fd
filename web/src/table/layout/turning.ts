/** How far a card lies turned, from -1 to 1: from the card itself, so that it never changes. */
export function turnOf(card: string): number {
  let mixed = 7;
  for (const letter of card) mixed = (mixed * 31 + letter.charCodeAt(0) * 17) % 1009;
  return (mixed / 1009) * 2 - 1;
}
