import type { Talk } from "../../protocol.generated";

/** What is said in words, in the order in which a game needs it. */
export const phrases: readonly Talk[] = [
  "hello",
  "good_luck",
  "your_turn",
  "thinking",
  "well_played",
  "thanks",
  "lucky",
  "unlucky",
  "sorry",
  "oops",
  "wow",
  "back_soon",
  "one_more",
  "good_game",
  "goodbye",
];

/** What is said with a picture. */
export const pictures: readonly Talk[] = ["laugh", "cheer", "cry", "heart", "thumbs_up"];
