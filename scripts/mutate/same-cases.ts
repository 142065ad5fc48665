/** Whether two tables decide every case alike. */
import { matchesAny } from '#decide/boxes.ts';
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import { decide } from '#decide/decide.ts';
import type { Assignment, Table, TableFact } from '#decide/table.ts';
import type { Interval } from '#model/index.ts';

/** More cases than this are not compared; the tables then count as different. */
const MOST = 200_000;

/**
 * Whether every case of the first table has the same outcome in the second. Numbers that only the second
 * allows are ignored.
 */
export function sameCases(one: Table, other: Table): boolean {
  const before = compile(one);
  const after = compile(other);
  const cases = casesOf(before, after);
  return (
    cases !== undefined &&
    cases.every((each) => {
      const outcome = JSON.stringify(decide(before, each));
      return answeredToo(each, before, after).every((other) => JSON.stringify(decide(after, other)) === outcome);
    })
  );
}

/**
 * Every case of the first table, with numbers split at the bounds of both tables, and both ends of each
 * range.
 */
function casesOf({ levels }: Compiled, { byFact }: Compiled): readonly Assignment[] | undefined {
  let partial: Assignment[] = [{}];
  for (const { fact, cells, guarded } of levels) {
    const values = valuesOf(fact, [...cells, ...(byFact.get(fact.id)?.cells ?? [])]);
    partial = partial.flatMap((before): Assignment[] =>
      guarded && !matchesAny(fact.askIf ?? [], before)
        ? [{ ...before, [fact.id]: null }]
        : values.map((value) => ({ ...before, [fact.id]: value })),
    );
    if (partial.length > MOST) return undefined;
  }
  return partial;
}

/** A case with every answer to each question that it does not ask and the second table does. */
function answeredToo(each: Assignment, { byFact }: Compiled, { levels }: Compiled): readonly Assignment[] {
  let all: readonly Assignment[] = [each];
  for (const { fact, cells, guarded } of levels) {
    if (each[fact.id] !== null) continue;
    const values = valuesOf(fact, [...cells, ...(byFact.get(fact.id)?.cells ?? [])]);
    all = all.flatMap((mine) =>
      guarded && !matchesAny(fact.askIf ?? [], mine) ? [mine] : values.map((value) => ({ ...mine, [fact.id]: value })),
    );
  }
  return all;
}

function valuesOf(fact: TableFact, cells: readonly Interval[]): readonly (string | number)[] {
  if (fact.kind === 'choice') return fact.options.map(({ id }) => id);
  return [...new Set(cells.flat())].filter((end) => end >= fact.min && end <= fact.max);
}
