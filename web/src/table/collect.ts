import type { TransitionConfig } from "svelte/transition";
import { motion } from "../senses/motion.svelte";

interface Way {
  readonly x: number;
  readonly y: number;
}

const gathering = 160;
const flying = 280;

/** A trick is won: its cards gather in the middle, then fly together to who took it. */
export function collect(_: Element, { middle, home }: { middle: Way; home: Way }): TransitionConfig {
  if (motion.reduced) return { duration: motion.length(flying), css: (stays) => `opacity: ${stays}` };
  const turn = gathering / (gathering + flying);
  return {
    duration: gathering + flying,
    css: (_stays, gone) => {
      const [part, from, to] =
        gone < turn ? [gone / turn, { x: 0, y: 0 }, middle] : [(gone - turn) / (1 - turn), middle, home];
      const eased = part * part * (3 - 2 * part);
      const x = from.x + (to.x - from.x) * eased;
      const y = from.y + (to.y - from.y) * eased;
      const shrinks = gone < turn ? 1 : 1 - 0.6 * eased;
      return `transform: translate(${x}px, ${y}px) scale(${shrinks}); opacity: ${gone > 0.85 ? (1 - gone) / 0.15 : 1}`;
    },
  };
}
