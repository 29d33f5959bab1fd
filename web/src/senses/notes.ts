/** All that is heard, as data: no files, made of tones, clicks and noise when needed. */
export type Noise =
  | "deal"
  | "card"
  | "trick"
  | "bid"
  | "pawn"
  | "my_turn"
  | "on_target"
  | "out_of_reach"
  | "made_it"
  | "missed"
  | "win"
  | "die"
  | "unlucky"
  | "double_lucky"
  | "bid_up"
  | "bid_down"
  | "player_swap"
  | "change_dealer"
  | "double_points"
  | "change_trump"
  | "extra_card"
  | "extra_joker"
  | "no_trump";

/** One sound in time: seconds after the beginning, seconds long, and where it wanders from left (−1) to right (1). */
export interface Note {
  readonly kind: "tone" | "click" | "noise";
  readonly frequency: number;
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly slidesTo?: number;
  readonly pan?: readonly [number, number];
}

const C5 = 523.25;
const semitone = 2 ** (1 / 12);
/** A note by its distance from C5 in semitones. */
const pitch = (steps: number): number => C5 * semitone ** steps;
const [G4, Fsharp4, D5, E5, G5, Gsharp5, B5, E6] = [-5, -6, 2, 4, 7, 8, 11, 16].map(pitch) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const tone = (frequency: number, at: number, length: number, loudness = 0.16): Note => ({
  kind: "tone",
  frequency,
  at,
  length,
  loudness,
});
const click = (at: number, loudness = 0.22): Note => ({
  kind: "click",
  frequency: 1100,
  slidesTo: 420,
  at,
  length: 0.05,
  loudness,
});
const rustle = (at: number, length = 0.04, loudness = 0.25): Note => ({
  kind: "noise",
  frequency: 2600,
  at,
  length,
  loudness,
});
const melody = (frequencies: readonly number[], apart: number, length: number, from = 0): Note[] =>
  frequencies.map((frequency, place) => tone(frequency, from + place * apart, length));
const tokens = (at = 0): Note[] => [click(at), click(at + 0.07)];

export function notesOf(noise: Noise): readonly Note[] {
  switch (noise) {
    case "deal":
      return [0, 0.07, 0.14, 0.21, 0.28].map((at) => rustle(at, 0.04, 0.14));
    case "card":
      return [rustle(0)];
    case "trick":
      // The cards are gathered and pushed over; then a notch of the chip fills with a wooden tick.
      return [rustle(0, 0.16, 0.1), rustle(0.16, 0.2, 0.14), click(0.44, 0.28)];
    case "bid":
      return tokens(0.12);
    case "pawn":
      return [click(0, 0.12), click(0.36, 0.26)];
    case "my_turn":
      return melody([E5, B5], 0.14, 0.24);
    case "on_target":
      return [tone(G5, 0, 0.3, 0.08)];
    case "out_of_reach":
      return [{ kind: "click", frequency: 130, slidesTo: 60, at: 0, length: 0.22, loudness: 0.3 }];
    case "made_it":
      return melody([C5, E5, G5], 0.1, 0.28);
    case "missed":
      return [tone(164.81, 0, 0.5)];
    case "win":
      return melody([-5, -1, 2, 7].map(pitch), 0.13, 0.5);
    case "die":
      return rattle();
    case "unlucky":
      return [tone(G4, 0, 0.25, 0.09), tone(Fsharp4, 0.22, 0.4, 0.09)];
    case "double_lucky":
      return melody([0, 2, 4, 5, 7, 9, 12].map(pitch), 0.12, 0.3);
    case "bid_up":
      return [...tokens(), ...melody([E5, G5], 0.14, 0.24, 0.24)];
    case "bid_down":
      return [...tokens(), ...melody([E5, C5], 0.14, 0.24, 0.24)];
    case "player_swap":
      return [
        { ...rustle(0, 0.6, 0.16), pan: [-0.9, 0.9] },
        { ...rustle(0, 0.6, 0.16), frequency: 1800, pan: [0.9, -0.9] },
      ];
    case "change_dealer":
      return [{ ...tone(B5, 0, 0.3, 0.12), slidesTo: D5 }, ...tokens(0.3)];
    case "double_points":
      return melody([B5, B5], 0.15, 0.2);
    case "change_trump":
      return [rustle(0), ...melody([C5, G5], 0.14, 0.28, 0.08)];
    case "extra_card":
      return [rustle(0), ...melody([E5, Gsharp5], 0.14, 0.28, 0.08)];
    case "extra_joker":
      return [...notesOf("extra_card"), tone(E6, 0.36, 0.45)];
    case "no_trump":
      return melody([G5, C5], 0.16, 0.3).map((note) => ({ ...note, loudness: note.loudness / 2 }));
  }
}

/** Slower and slower, as long as the die is seen to roll. */
function rattle(): Note[] {
  const clicks: Note[] = [];
  for (let beat = 0, time = 0; time < 1.2; beat += 1, time += 0.05 + beat * 0.012) clicks.push(click(time));
  return clicks;
}
