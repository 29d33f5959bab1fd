/** Who sits where, and where the dealer token goes (R2.4, R4.1, R7.1). A person is a number that never changes. */
export type Person = number;

/** All who sit at the table once, clockwise, beginning with this person. */
export function clockwiseFrom(person: Person, seated: readonly Person[]): Person[] {
  const place = seated.indexOf(person);
  return [...seated.slice(place), ...seated.slice(0, place)];
}

/** All who sit at the table once, clockwise, beginning at this person's left: the person comes last. */
export const clockwiseAfter = (person: Person, seated: readonly Person[]): Person[] => {
  const [self, ...others] = clockwiseFrom(person, seated);
  return self === undefined ? others : [...others, self];
};

/** The person at the dealer's right, who bids last (R4.3). */
export const lastBidder = (dealer: Person, seated: readonly Person[]): Person | undefined =>
  clockwiseFrom(dealer, seated).at(-1);

/**
 * Who deals next (R2.4): the first at the left of where the token lies who still plays. Whoever has left is passed over;
 * the order before the change counts, because that is where the token lay.
 */
export function nextDealer(token: Person, before: readonly Person[], seated: readonly Person[]): Person {
  const order = seated.includes(token) ? seated : before;
  return clockwiseAfter(token, order).find((person) => seated.includes(person)) ?? token;
}
