// Made from doublelucky7.protocol.moments; change the lengths there.
export const dieRolls = 1300;
export const dieRests = 700;
export const unlucky = 700;
export const doubleLucky = 1500;
export const pawnHops = 400;
export const settles = 300;
export const effects = {
  change_bid: 800,
  player_swap: 900,
  change_dealer: 700,
  double_points: 500,
  change_trump: 800,
  extra_card: 700,
  no_trump: 500,
} as const;
