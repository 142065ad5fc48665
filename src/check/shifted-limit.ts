/** What a limit of a condition would change if it were off by one, and whether anything would show it. */
import { applying, winners } from '#decide/applicable.ts';
import { anyOf, boxNode } from '#decide/box-node.ts';
import { limited } from '#decide/cases.ts';
import type { Compiled, Outcome } from '#decide/compiled.ts';
import { decide } from '#decide/decide.ts';
import { ALWAYS, NEVER, type Node } from '#decide/diagram.ts';
import { positionOf, type Domain } from '#decide/domain.ts';
import type { Assignment, TableNumber } from '#decide/table.ts';
import { RANGE, type Box } from '#model/index.ts';

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

/** A case whose outcome would change, and its current outcome. */
export interface Changed {
  readonly assignment: Assignment;
  readonly outcome: Outcome;
}

type Given = Readonly<Record<string, string | number>>;

/**
 * The numbers on either side of the limits that are written: those of `0..4` are 0, 4 and 5 where 0 is the
 * least.
 */
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
 * The cases whose outcome would change, all at once: their number grows faster than the table.
 * @returns NEVER if the shift changes nothing, or if a proof would report it: a case would have no outcome,
 * or two.
 */
export function silentlyChanged(compiled: Compiled, shift: Shift): Node {
  const { diagram, applicable } = compiled;
  const { others, again } = boxesOf(compiled, shift);
  const inBox = diagram.meet(
    withValue(compiled, applicable, shift.fact, shift.value),
    boxNode(diagram, compiled.byFact, others),
  );
  // Where another box of the ruling holds too, leaving this one makes no difference.
  const touched = shift.leaves ? diagram.without(inBox, anyOf(diagram, compiled.byFact, again)) : inBox;
  let isSeen = false;
  const changed = diagram.map(touched, (leaf) => {
    if (leaf === NEVER) return NEVER;
    const before = applying(diagram, leaf);
    const after = [...before.filter((at) => at !== shift.ruling), ...(shift.leaves ? [] : [shift.ruling])];
    const [now, then] = [before, after].map((each) => winners(compiled.beats, each).toSorted((a, b) => a - b));
    if (now?.join() === then?.join()) return NEVER;
    const isFlaw = then?.length === 0 ? compiled.table.otherwise === undefined : then?.length !== 1;
    isSeen ||= isFlaw;
    return ALWAYS;
  });
  return isSeen ? NEVER : changed;
}

/** The first of these cases, in the order of questions and answers. */
export function firstOf(compiled: Compiled, cases: Node, { fact, value }: Shift): Changed {
  const { diagram, levels } = compiled;
  let node = cases;
  const assignment = levels.map((domain) => {
    const { level, size } = domain;
    const arity = diagram.arities[level] ?? 0;
    const at = Array.from({ length: arity }, (_, each) => each).find(
      (each) => diagram.child(node, level, each) !== NEVER,
    );
    node = diagram.child(node, level, at ?? 0);
    return [domain.fact.id, at === undefined || at === size ? null : valueAt(domain, at)] as const;
  });
  // Of the numbers that no condition distinguishes, uses the one at the limit.
  const found = { ...Object.fromEntries(assignment), [fact]: value };
  return { assignment: found, outcome: decide(compiled, found) };
}

/**
 * Whether the outcome of an example with these answers would change. @param changed the cases whose outcome
 * would.
 */
export function wouldShow(compiled: Compiled, changed: Node, shift: Shift, given: Given): boolean {
  if (given[shift.fact] !== undefined && given[shift.fact] !== shift.value) return false;
  return (
    Object.entries(given).reduce((cases, [fact, value]) => withValue(compiled, cases, fact, value), changed) !== NEVER
  );
}

/** The cases in which a fact has a value; unchanged if the table does not have the fact. */
function withValue(compiled: Compiled, cases: Node, fact: string, value: string | number): Node {
  const domain = compiled.byFact.get(fact);
  if (!domain) return cases;
  const position = positionOf(domain, value);
  return position < 0 ? NEVER : limited(compiled, cases, domain, [position]);
}

/** The shifted box without its fact, and the other boxes of its ruling. */
function boxesOf(
  { table }: Compiled,
  { ruling, box, fact }: Shift,
): { readonly others: Box; readonly again: readonly Box[] } {
  const { when } = table.rulings[ruling] ?? { when: [] };
  const { [fact]: _, ...others } = when[box] ?? {};
  return { others, again: when.filter((_each, at) => at !== box) };
}

function valueAt({ fact, cells }: Domain, position: number): string | number {
  return (fact.kind === 'choice' ? fact.options[position]?.id : cells[position]?.[0]) ?? '';
}
