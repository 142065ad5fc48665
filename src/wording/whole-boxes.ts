/** Boxes with what their questions imply, to be said where no question stands before them. */
import { allows } from '#decide/boxes.ts';
import type { Table } from '#decide/table.ts';
import type { Allowed, Box } from '#model/index.ts';

/**
 * The boxes, each with the conditions under which its questions are asked at all: "the revoker won the trick"
 * is only asked of a side that won two tricks or more. Of a question that is asked under several sets of
 * conditions, those count that can hold together with the box; if more than one can, nothing is added, since
 * no single one is implied.
 */
export function wholeBoxes(boxes: readonly Box[], { facts }: Pick<Table, 'facts'>): readonly Box[] {
  const askedIf = new Map(facts.map(({ id, askIf = [] }) => [id, askIf]));
  return boxes.map((box) => {
    let whole = box;
    for (let before; before !== whole;) {
      before = whole;
      for (const fact of Object.keys(whole)) whole = withImplied(whole, askedIf.get(fact) ?? []);
    }
    return whole;
  });
}

/** The box itself, or with the one set of these conditions that can hold together with it. */
function withImplied(box: Box, sets: readonly Box[]): Box {
  const [implied, ...others] = sets.filter((set) => canBothHold(box, set));
  if (implied === undefined || others.length > 0) return box;
  const missing = Object.entries(implied).filter(([fact]) => !Object.hasOwn(box, fact));
  return missing.length === 0 ? box : { ...box, ...Object.fromEntries(missing) };
}

/** Whether a case may match both boxes, as far as their own answers say. */
export function canBothHold(one: Box, other: Box): boolean {
  return Object.entries(one).every(([fact, allowed]) => {
    const also = other[fact];
    return also === undefined || overlap(allowed, also);
  });
}

/** Of two intervals that meet, one begins within the other. */
function overlap(some: Allowed, others: Allowed): boolean {
  return some.some((each) => allows(others, beginning(each))) || others.some((each) => allows(some, beginning(each)));
}

function beginning(item: Allowed[number]): string | number {
  return typeof item === 'string' ? item : item[0];
}
