/** The cases that are a ruling's own, to be said where no list of what goes before it stands beside them. */
import type { Table, TableFact } from '#decide/table.ts';
import { intervalsIn } from '#model/allowed.ts';
import type { Allowed, Box, Interval } from '#model/box.ts';
import { canBothHold, wholeBoxes } from './whole-boxes.ts';

type Asked = Pick<Table, 'facts'>;

interface Ruled {
  readonly id: string;
  readonly when: readonly Box[];
}

/** A ruling's own boxes, each with what its questions imply. */
export function heldBoxes(ruling: Ruled, table: Pick<Table, 'facts' | 'rulings'>): readonly Box[] {
  return wholeBoxes(ownBoxes(ruling, table), table);
}

/**
 * The boxes of a ruling without the cases that others take from it by `overrides`, so that no case is in two
 * rows of a list. Boxes may overlap. A ruling that has no case left keeps its boxes.
 */
export function ownBoxes({ id, when }: Ruled, table: Pick<Table, 'facts' | 'rulings'>): readonly Box[] {
  const taken = table.rulings.filter(({ overrides }) => overrides.includes(id)).flatMap((each) => each.when);
  const left = withoutAll(when, taken, table);
  return left.length === 0 ? when : left;
}

/**
 * What boxes leave when all cases of others are taken from them.
 * @param under the questions whose conditions are taken: those of a circle are taken once.
 */
export function withoutAll(
  boxes: readonly Box[],
  taken: readonly Box[],
  table: Asked,
  under: readonly string[] = [],
): readonly Box[] {
  return taken.reduce((all, each) => all.flatMap((box) => without(box, each, table, under)), boxes);
}

/** A box without what another takes: one box for each question by which a case can stay out of that. */
function without(box: Box, taken: Box, table: Asked, under: readonly string[]): readonly Box[] {
  if (!canBothHold(box, taken)) return [box];
  return Object.entries(taken).flatMap(([id, allowed]) => {
    const fact = table.facts.find((each) => each.id === id);
    if (!fact) return [];
    const others = othersOf(fact, box[id], allowed);
    const answered = others.length === 0 ? [] : [{ ...box, [id]: others }];
    // Where a question is not asked, its answer cannot take the case away.
    const isAsked = fact.askIf === undefined || Object.hasOwn(box, id) || under.includes(id);
    const unasked = isAsked ? [] : withoutAll([box], fact.askIf ?? [], table, [...under, id]);
    return [...answered, ...unasked];
  });
}

/** What a fact may be in a box but for what is taken. */
function othersOf(fact: TableFact, has: Allowed | undefined, taken: Allowed): Allowed {
  if (fact.kind === 'choice') {
    const options = fact.options.map(({ id }) => id).filter((id) => !has || holds(has, id));
    return options.filter((id) => !holds(taken, id));
  }
  const { min, max, step } = fact;
  const spans = has === undefined ? [[min, max] as const] : intervalsIn(has);
  return intervalsIn(taken).reduce<readonly Interval[]>(
    (all, [from, to]) =>
      all.flatMap(([first, last]): readonly Interval[] => {
        const below = min + Math.ceil((from - min) / step - 1) * step;
        const above = min + Math.floor((to - min) / step + 1) * step;
        const parts: readonly Interval[] = [
          [first, Math.min(last, below)],
          [Math.max(first, above), last],
        ];
        return parts.filter(([start, end]) => start <= end);
      }),
    spans,
  );
}

function holds(allowed: Allowed, option: string): boolean {
  return allowed.some((each) => each === option);
}
