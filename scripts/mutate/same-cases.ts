/** Whether two tables decide every case alike. */
import { matchesAny } from '#decide/boxes.ts';
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import { decide } from '#decide/decide.ts';
import type { Assignment, Table } from '#decide/table.ts';

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
    cases.every((each) => JSON.stringify(decide(before, each)) === JSON.stringify(decide(after, each)))
  );
}

/**
 * Every case of the first table, with numbers split at the bounds of both tables, and both ends of each
 * range.
 */
function casesOf({ levels }: Compiled, { byFact }: Compiled): readonly Assignment[] | undefined {
  let partial: Assignment[] = [{}];
  for (const { fact, cells, guarded } of levels) {
    const ends = [...cells, ...(byFact.get(fact.id)?.cells ?? [])].flat();
    const values: readonly (string | number)[] =
      fact.kind === 'choice'
        ? fact.options.map(({ id }) => id)
        : [...new Set(ends)].filter((end) => end >= fact.min && end <= fact.max);
    partial = partial.flatMap((before): Assignment[] =>
      guarded && !matchesAny(fact.askIf ?? [], before)
        ? [{ ...before, [fact.id]: null }]
        : values.map((value) => ({ ...before, [fact.id]: value })),
    );
    if (partial.length > MOST) return undefined;
  }
  return partial;
}
