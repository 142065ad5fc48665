/**
 * A fact's finite domain. The values of a choice are its options; those of a number are cells: the ranges of
 * numbers that no box of the table distinguishes. Sets of values are lists of their positions, ascending.
 */
import type { Allowed, Box, Interval } from '#model/box.ts';
import type { Answer, TableFact, TableNumber } from './table.ts';

/** What a decision diagram has of a fact: its place, and how many values there are. */
export interface Spread {
  /** Place in the declared order; ties go to the lowest. */
  readonly index: number;
  /** Level in the decision diagram: facts that an `askIf` names are above the fact it guards. */
  readonly level: number;
  /** How many values there are, n/a not counted. */
  readonly size: number;
  /** Whether n/a is a value too; it then comes after the others, at position `size`. */
  readonly guarded: boolean;
}

export interface Domain extends Spread {
  readonly fact: TableFact;
  /** The runs of numbers, ascending; empty for a choice. */
  readonly cells: readonly Interval[];
  /** Relative frequency of each value. */
  readonly weights: readonly number[];
}

/** The domain of a fact, a number cut at every bound that one of the boxes mentions. */
export function domainOf(
  fact: TableFact,
  boxes: readonly Box[],
  place: Pick<Domain, 'index' | 'level' | 'guarded'>,
): Domain {
  if (fact.kind === 'choice') {
    return {
      fact,
      ...place,
      size: fact.options.length,
      cells: [],
      weights: fact.options.map((option) => option.weight),
    };
  }
  const cells = cut(fact, boxes);
  return { fact, ...place, size: cells.length, cells, weights: cells.map(() => 1) };
}

/** The positions of the values that are allowed, or touched where an interval covers a cell only in part. */
export function positionsOf(domain: Domain, allowed: Allowed): readonly number[] {
  const { fact, cells } = domain;
  const found = new Set<number>();
  for (const item of allowed) {
    if (fact.kind === 'choice') {
      const at = fact.options.findIndex((option) => option.id === item);
      if (at >= 0) found.add(at);
    } else if (typeof item !== 'string') {
      const [from, to] = onGrid(fact, item);
      cells.forEach((cell, at) => {
        if (Math.max(from, cell[0]) <= Math.min(to, cell[1])) found.add(at);
      });
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** The values at these positions in the form of a box; adjacent cells become one interval. */
export function allowedAt(domain: Domain, positions: readonly number[]): Allowed {
  const { fact, cells } = domain;
  const sorted = [...positions].sort((a, b) => a - b);
  if (fact.kind === 'choice') return fact.options.filter((_, at) => sorted.includes(at)).map((option) => option.id);
  const merged: [number, number][] = [];
  sorted.forEach((at, nth) => {
    const cell = cells[at];
    if (!cell) return;
    const last = merged.at(-1);
    if (last && sorted[nth - 1] === at - 1) last[1] = cell[1];
    else merged.push([cell[0], cell[1]]);
  });
  return merged;
}

/** The position of one value, or -1 if the fact cannot have it. */
export function positionOf(domain: Domain, value: string | number): number {
  if (typeof value === 'string') return positionsOf(domain, [value])[0] ?? -1;
  return positionsOf(domain, [[value, value]])[0] ?? -1;
}

/** The positions that an answer allows; all for `unknown`; none if the fact cannot have it. */
export function positionsOfAnswer(domain: Domain, answer: Answer): readonly number[] {
  switch (answer.kind) {
    case 'unknown':
      return all(domain);
    case 'option':
      return positionsOf(domain, [answer.option]);
    case 'range':
      return positionsOf(domain, [[answer.from, answer.to]]);
  }
}

/** Every position but n/a. */
export function all(domain: Spread): readonly number[] {
  return Array.from({ length: domain.size }, (_, at) => at);
}

function cut(fact: TableNumber, boxes: readonly Box[]): readonly Interval[] {
  const count = Math.floor((fact.max - fact.min) / fact.step) + 1;
  const starts = new Set([0]);
  for (const box of boxes) {
    for (const item of box[fact.id] ?? []) {
      if (typeof item === 'string') continue;
      starts.add(Math.ceil((item[0] - fact.min) / fact.step));
      starts.add(Math.floor((item[1] - fact.min) / fact.step) + 1);
    }
  }
  const sorted = [...starts].filter((start) => start >= 0 && start < count).sort((a, b) => a - b);
  const value = (at: number): number => fact.min + at * fact.step;
  return sorted.map((start, nth) => [value(start), value((sorted[nth + 1] ?? count) - 1)]);
}

/** The part of an interval that contains the fact's numbers; from > to if there is none. */
function onGrid(fact: TableNumber, [from, to]: Interval): Interval {
  const low = Math.ceil((from - fact.min) / fact.step);
  const high = Math.floor((to - fact.min) / fact.step);
  return [fact.min + low * fact.step, fact.min + high * fact.step];
}
