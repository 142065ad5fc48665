/** What a limit of a condition would change if it were off by one, and whether anything would show it. */
import { matches, matchesAny } from '#decide/boxes.ts';
import { winners } from '#decide/applicable.ts';
import type { Compiled, Outcome } from '#decide/compiled.ts';
import { decide } from '#decide/decide.ts';
import type { Assignment, TableNumber } from '#decide/table.ts';
import { RANGE, type Box, type Interval } from '#model/index.ts';
import { completions } from './completions.ts';

/** A number that would leave one of a ruling's boxes, or join it, if a limit were shifted by one. */
export interface Shift {
  /** Positions in the table. */
  readonly ruling: number;
  readonly box: number;
  readonly fact: string;
  readonly value: number;
  /** Leaves the box; otherwise joins it. */
  readonly leaves: boolean;
}

/** A case that would come to something else, and what it comes to now. */
export interface Changed {
  readonly assignment: Assignment;
  readonly outcome: Outcome;
}

/** The numbers on either side of the limits that are written: those of `0..4` are 0, 4 and 5 where 0 is the least. */
export function sidesOf(
  { min, max, step }: Pick<TableNumber, 'min' | 'max' | 'step'>,
  written: string | number,
): readonly Pick<Shift, 'value' | 'leaves'>[] {
  const range = RANGE.exec(String(written));
  const [from, to] = range ? [range[1], range[2]] : [written, written];
  const low = from === undefined ? undefined : min + Math.ceil((Number(from) - min) / step) * step;
  const high = to === undefined ? undefined : min + Math.floor((Number(to) - min) / step) * step;
  const sides = [
    ...(low === undefined
      ? []
      : [
          { value: low, leaves: true },
          { value: low - step, leaves: false },
        ]),
    ...(high === undefined
      ? []
      : [
          { value: high, leaves: true },
          { value: high + step, leaves: false },
        ]),
  ];
  return sides.filter(({ value }) => value >= min && value <= max);
}

/**
 * The cases that would come to something else.
 * @returns undefined where a proof would show it: one of them would come to nothing, or to two rulings at once. Empty where
 * the shift changes nothing, or where the cases are too many to tell.
 */
export function silentlyChanged(compiled: Compiled, shift: Shift): readonly Changed[] | undefined {
  const changed: Changed[] = [];
  for (const assignment of casesAt(compiled, shift, {})) {
    const outcome = decide(compiled, assignment);
    if (outcome.kind === 'impossible') continue;
    const after = outcomeAfter(compiled, shift, assignment);
    if (same(outcome, after)) continue;
    if (after.kind === 'gap' || after.kind === 'conflict') return undefined;
    changed.push({ assignment, outcome });
  }
  return changed;
}

/** Whether an example with these answers would come to something else. */
export function wouldShow(compiled: Compiled, shift: Shift, given: Readonly<Record<string, string | number>>): boolean {
  if (given[shift.fact] !== undefined && given[shift.fact] !== shift.value) return false;
  return casesAt(compiled, shift, given).some((assignment) => {
    const outcome = decide(compiled, assignment);
    return outcome.kind !== 'impossible' && !same(outcome, outcomeAfter(compiled, shift, assignment));
  });
}

/** The cases with the number of the shift in which its box holds in every other respect. */
function casesAt(
  compiled: Compiled,
  shift: Shift,
  given: Readonly<Record<string, string | number>>,
): readonly Assignment[] {
  const all = completions(compiled, { ...given, [shift.fact]: shift.value });
  const { [shift.fact]: _, ...others } = boxOf(compiled, shift);
  return all.kind === 'cases' ? all.cases.filter((each) => matches(others, each)) : [];
}

function boxOf({ table }: Compiled, { ruling, box }: Shift): Box {
  return table.rulings[ruling]?.when[box] ?? {};
}

function outcomeAfter(compiled: Compiled, shift: Shift, assignment: Assignment): Outcome {
  const { table, beats } = compiled;
  const applying = table.rulings.flatMap(({ when }, at) => {
    const boxes = at === shift.ruling ? when.map((box, nth) => (nth === shift.box ? moved(box, shift) : box)) : when;
    return matchesAny(boxes, assignment) ? [at] : [];
  });
  const ids = winners(beats, applying).flatMap((at) => table.rulings[at]?.id ?? []);
  const [only] = ids;
  if (only === undefined)
    return table.otherwise === undefined ? { kind: 'gap' } : { kind: 'otherwise', id: table.otherwise };
  return ids.length === 1 ? { kind: 'ruling', id: only } : { kind: 'conflict', ids };
}

/** The box with the number joined to those that it allows, or taken out of them. */
function moved(box: Box, { fact, value, leaves }: Shift): Box {
  const intervals = (box[fact] ?? []).filter((each): each is Interval => typeof each !== 'string');
  const others = intervals.flatMap(([from, to]): Interval[] =>
    from <= value && value <= to
      ? ([
          [from, value - 1],
          [value + 1, to],
        ] as const)
      : [[from, to]],
  );
  return { ...box, [fact]: leaves ? others : [...intervals, [value, value]] };
}

function same(one: Outcome, other: Outcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
