/**
 * The facts of two tables as one list, each with every value of either table. Values that neither table
 * distinguishes are one: numbers are split at every bound of either, and by which of the two has them.
 */
import { guardPositions } from './guards.ts';
import type { Spread } from './domain.ts';
import type { Table, TableFact, TableNumber } from './table.ts';
import type { Allowed, Box, Interval } from '#model/box.ts';

export type Side = 'before' | 'after';

/** Whether each of the tables knows a value. */
type Known = Readonly<Record<Side, boolean>>;
/** An option, or numbers that neither table distinguishes. */
export type JoinedValue = { readonly known: Known; readonly weight: number } & (
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'numbers'; readonly runs: readonly Interval[] }
);

export interface JoinedFact extends Spread {
  readonly id: string;
  /** The fact as each table that has it declares it. */
  readonly in: Readonly<Partial<Record<Side, TableFact>>>;
  readonly values: readonly JoinedValue[];
}

/**
 * Joins by id. Facts are in the order of the later table; those of the earlier one only keep their place.
 * @param guarded whether a table may leave a fact out.
 * @param boxes further conditions whose bounds numbers are split at.
 */
export function joinedFacts(
  tables: Readonly<Record<Side, Table>>,
  guarded: (side: Side, fact: string) => boolean,
  boxes: readonly Box[] = [],
): readonly JoinedFact[] {
  const ids = idsInOrder(tables);
  const levels = guardsFirst(ids, tables);
  return ids.map((id, index): JoinedFact => {
    const before = tables.before.facts.find((fact) => fact.id === id);
    const after = tables.after.facts.find((fact) => fact.id === id);
    const values = [
      ...optionsOf(before, after),
      ...numbersOf(before, after, boundsOf(id, [...[tables.before, tables.after].flatMap(boxesOf), ...boxes])),
    ];
    const sides: readonly Side[] = [...(before ? ['before' as const] : []), ...(after ? ['after' as const] : [])];
    return {
      id,
      in: { ...(before && { before }), ...(after && { after }) },
      values,
      index,
      level: levels.indexOf(id),
      size: values.length,
      guarded: sides.every((side) => guarded(side, id)),
    };
  });
}

/** The positions of the values that one of the tables means. */
export function positionsIn(fact: JoinedFact, side: Side, allowed: Allowed): readonly number[] {
  const meant = (value: JoinedValue): boolean => {
    for (const item of allowed) {
      if (value.kind === 'option' ? item === value.option : typeof item !== 'string' && overlaps(value.runs, item))
        return true;
    }
    return false;
  };
  return fact.values.flatMap((value, at) => (value.known[side] && meant(value) ? at : []));
}

/**
 * The values at these positions, which must be of one kind, in the form of a box. Adjacent numbers become one
 * interval.
 */
export function allowedAtJoined(fact: JoinedFact, positions: readonly number[]): Allowed {
  const chosen = fact.values.filter((_, at) => positions.includes(at));
  const options = chosen.flatMap((value) => (value.kind === 'option' ? value.option : []));
  if (options.length > 0) return options;
  const runs = fact.values
    .flatMap((value) =>
      value.kind === 'numbers' ? value.runs.map((run) => ({ run, in: chosen.includes(value) })) : [],
    )
    .sort((a, b) => a.run[0] - b.run[0]);
  const merged: [number, number][] = [];
  runs.forEach(({ run, in: isIn }, at) => {
    const last = merged.at(-1);
    if (isIn && last && runs[at - 1]?.in) last[1] = run[1];
    else if (isIn) merged.push([run[0], run[1]]);
  });
  return merged;
}

function optionsOf(before: TableFact | undefined, after: TableFact | undefined): readonly JoinedValue[] {
  const options = (fact: TableFact | undefined) => (fact?.kind === 'choice' ? fact.options : []);
  const now = options(after).map(({ id, weight }): JoinedValue => {
    const known = { before: options(before).some((one) => one.id === id), after: true };
    return { kind: 'option', option: id, weight, known };
  });
  const gone = options(before).filter(({ id }) => !options(after).some((one) => one.id === id));
  const known = { before: true, after: false };
  return [...now, ...gone.map(({ id, weight }): JoinedValue => ({ kind: 'option', option: id, weight, known }))];
}

/** @param bounds the first numbers of ranges that a box distinguishes, where a run ends. */
function numbersOf(
  before: TableFact | undefined,
  after: TableFact | undefined,
  bounds: readonly number[],
): readonly JoinedValue[] {
  const one = before?.kind === 'number' ? before : undefined;
  const other = after?.kind === 'number' ? after : undefined;
  const both = [one, other].flatMap((fact) => fact ?? []);
  const [first] = both;
  if (!first) return [];
  const grid = both.reduce((sum, { step, min }) => gcd(gcd(sum, step), Math.abs(min - first.min)), 0);
  const low = Math.min(...both.map(({ min }) => min));
  const ends = both.map(({ max }) => max + 1);
  const starts = [...new Set([...both.map(({ min }) => min), ...bounds, ...ends])].sort((a, b) => a - b);
  return starts.flatMap((start, nth): readonly JoinedValue[] => {
    const from = low + Math.ceil((start - low) / grid) * grid;
    const end = starts[nth + 1] ?? start;
    const runs = new Map<string, { readonly known: Known; readonly runs: [number, number][] }>();
    let last: string | undefined;
    for (let value = from; value < end; value += grid) {
      const known = { before: counts(one, value), after: counts(other, value) };
      const key = JSON.stringify(known);
      if (!known.before && !known.after) continue;
      const group = runs.get(key) ?? { known, runs: [] };
      runs.set(key, group);
      const run = group.runs.at(-1);
      if (run && last === key) run[1] = value;
      else group.runs.push([value, value]);
      last = key;
    }
    return [...runs.values()].map((group): JoinedValue => ({ kind: 'numbers', weight: 1, ...group }));
  });
}

function counts(fact: TableNumber | undefined, value: number): boolean {
  return fact !== undefined && fact.min <= value && value <= fact.max && (value - fact.min) % fact.step === 0;
}

/** The numbers before which one of these boxes begins or ends. */
function boundsOf(id: string, boxes: readonly Box[]): readonly number[] {
  const found: number[] = [];
  for (const box of boxes) {
    for (const item of box[id] ?? []) if (typeof item !== 'string') found.push(item[0], item[1] + 1);
  }
  return found;
}

function boxesOf({ facts, impossible, rulings }: Table): readonly Box[] {
  return [...impossible, ...rulings.flatMap(({ when }) => when), ...facts.flatMap(({ askIf }) => askIf ?? [])];
}

function idsInOrder({ before, after }: Readonly<Record<Side, Table>>): readonly string[] {
  const ids = after.facts.map(({ id }) => id);
  before.facts.forEach(({ id }, at) => {
    if (ids.includes(id)) return;
    const above = before.facts[at - 1]?.id;
    ids.splice(above === undefined ? 0 : ids.indexOf(above) + 1, 0, id);
  });
  return ids;
}

/**
 * With the facts that an `askIf` of either table names before the fact it guards, where they do not go in
 * circles.
 */
function guardsFirst(ids: readonly string[], tables: Readonly<Record<Side, Table>>): readonly string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const { facts } of [tables.after, tables.before]) {
      const fact = facts.find((each) => each.id === id);
      if (fact) for (const guard of guardPositions(facts, fact)) visit(facts[guard]?.id ?? id);
    }
    order.push(id);
  };
  ids.forEach(visit);
  return order;
}

function overlaps(runs: readonly Interval[], [from, to]: Interval): boolean {
  return runs.some((run) => Math.max(from, run[0]) <= Math.min(to, run[1]));
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
