/** The three things that can happen to a pad: a fact is entered, the last one is undone, or redone. */
import type { Entry, Fact, Pad } from "./facts.ts";
import { redoable, undoable, type Whose } from "./folding.ts";

/** What makes an entry one of a kind, and when it came. */
export interface Stamp {
  readonly id: string;
  readonly at: number;
}

export const enter = (pad: Pad, fact: Fact, stamp: Stamp): Pad => added(pad, { ...stamp, fact });

export function undo(pad: Pad, stamp: Stamp, isMine?: Whose): Pad {
  const last = undoable(pad.entries, isMine);
  return last === null ? pad : added(pad, { ...stamp, undo: last });
}

export function redo(pad: Pad, stamp: Stamp, isMine?: Whose): Pad {
  const last = redoable(pad.entries, isMine);
  return last === null ? pad : added(pad, { ...stamp, redo: last });
}

const added = (pad: Pad, entry: Entry): Pad => ({ ...pad, entries: [...pad.entries, entry] });
