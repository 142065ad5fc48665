/**
 * Boxes as conditions that all hold, in the fewest words: what a reader would say, and not what a table
 * needs.
 */
import type { TableFact } from '#decide/table.ts';
import type { Box } from '#model/box.ts';
import { withoutAll } from './held-boxes.ts';

/** A condition: one of its boxes holds. */
export type Part = readonly Box[];

/**
 * Boxes taken apart: a case matches one of the boxes exactly if it matches every part. A part of one box has
 * one fact. Empty where the boxes ask for nothing.
 */
export function partsOf(boxes: readonly Box[], facts: readonly TableFact[]): readonly Part[] {
  const order = facts.map(({ id }) => id);
  // Boxes name what their questions imply, so whether a question is asked makes no difference here.
  const plain = facts.map((fact): TableFact => ({ ...fact, askIf: [{}] }));
  const place = (part: Part) => Math.min(...part.flatMap(Object.keys).map((id) => order.indexOf(id)));
  return factors(boxes, order)
    .map((part) => withFewerFacts(part, plain))
    .filter((part) => part.every((box) => Object.keys(box).length > 0))
    .flatMap((part) => (part.length > 1 ? [part] : singles(part[0] ?? {})))
    .toSorted((a, b) => Number(a.length > 1) - Number(b.length > 1) || place(a) - place(b));
}

function singles(box: Box): readonly Part[] {
  return Object.entries(box).map(([id, allowed]) => [{ [id]: allowed }]);
}

/** More facts than these are not taken apart: there are too many ways to. */
const MOST_FACTS = 10;

/**
 * Boxes as a product, where they are one: what is said of some facts goes with all that is said of the
 * others.
 */
function factors(boxes: readonly Box[], order: readonly string[]): readonly Part[] {
  const distinct = unique(boxes);
  // An alternative that asks for nothing always holds.
  if (distinct.length === 0 || distinct.some((box) => Object.keys(box).length === 0)) return [];
  const used = order.filter((id) => distinct.some((box) => Object.hasOwn(box, id)));
  if (distinct.length === 1 || used.length > MOST_FACTS) return [distinct];
  for (const some of subsets(used)) {
    const one = unique(distinct.map((box) => picked(box, some)));
    const rest = used.filter((id) => !some.includes(id));
    const others = unique(distinct.map((box) => picked(box, rest)));
    if (one.length * others.length === distinct.length) return [...factors(one, order), ...factors(others, order)];
  }
  return [distinct];
}

/** The subsets of up to half of these, the smallest first. */
function subsets(ids: readonly string[]): readonly (readonly string[])[] {
  const all = ids.reduce<readonly (readonly string[])[]>((sets, id) => [...sets, ...sets.map((s) => [...s, id])], [[]]);
  return all
    .filter(({ length }) => length > 0 && length <= ids.length / 2)
    .toSorted((one, other) => one.length - other.length);
}

/**
 * Alternatives without what the others make needless: of "not on the list; or on the list and suspended" the
 * second need not say that the player is on the list. What tells three or more of them apart stays: a reader
 * looks for it.
 */
function withFewerFacts(part: Part, facts: readonly TableFact[]): Part {
  const left = [...part];
  const isOneOfTwo = (id: string) => new Set(part.flatMap((box) => (box[id] ? JSON.stringify(box[id]) : []))).size < 3;
  for (const [at, box] of part.entries()) {
    const others = left.filter((_, index) => index !== at);
    const isSaid = (cases: readonly Box[]) => withoutAll(cases, others, { facts }).length === 0;
    left[at] = Object.keys(box)
      .filter(isOneOfTwo)
      .reduce((now, id) => {
        const wider = without(now, id);
        return isSaid(withoutAll([wider], [now], { facts })) ? wider : now;
      }, box);
  }
  return unique(left);
}

function without(box: Box, id: string): Box {
  return picked(
    box,
    Object.keys(box).filter((each) => each !== id),
  );
}

function picked(box: Box, ids: readonly string[]): Box {
  return Object.fromEntries(ids.flatMap((id) => (box[id] === undefined ? [] : [[id, box[id]]])));
}

function unique(boxes: readonly Box[]): readonly Box[] {
  return [...new Map(boxes.map((box) => [keyOf(box), box])).values()];
}

function keyOf(box: Box): string {
  return JSON.stringify(Object.entries(box).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
