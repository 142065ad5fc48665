/** The common parts of several alternatives, to be written once. */
import type { Box } from '#model/index.ts';

export interface InCommon {
  /** What every alternative asks for alike; empty where that is nothing. */
  readonly shared: Box;
  /** What each asks for besides, in the same order. */
  readonly each: readonly Box[];
}

/**
 * Factors out what all boxes say in the same words. A case matches one of the boxes exactly if it matches
 * `shared` and one of `each`. If a box would become empty, all stay whole.
 */
export function inCommon(boxes: readonly Box[]): InCommon {
  const [first = {}, ...others] = boxes;
  const same = (fact: string) => others.every((box) => JSON.stringify(box[fact]) === JSON.stringify(first[fact]));
  const common = others.length === 0 ? [] : Object.keys(first).filter(same);
  const each = boxes.map((box) => pick(box, (fact) => !common.includes(fact)));
  if (each.some((box) => Object.keys(box).length === 0)) return { shared: {}, each: boxes };
  return { shared: pick(first, (fact) => common.includes(fact)), each };
}

/** Alternatives in sentences. */
export interface SaidInCommon {
  /** What holds in all of them; empty if nothing does. */
  readonly always: string;
  /** What else each asks for, a sentence per alternative. */
  readonly either: readonly string[];
}

/** Boxes in sentences: what all of them say is written once. */
export function saidInCommon(boxes: readonly Box[], textOf: (box: Box) => string): SaidInCommon {
  const [only, ...others] = boxes;
  const { shared, each } = only && others.length === 0 ? { shared: only, each: [] } : inCommon(boxes);
  return { always: textOf(shared), either: [...new Set(each.map(textOf))].filter((text) => text !== '') };
}

function pick(box: Box, wanted: (fact: string) => boolean): Box {
  return Object.fromEntries(Object.entries(box).filter(([fact]) => wanted(fact)));
}
