/** What situations say for the rest, where house rules leave no rest. */
import { compile } from '#decide/compile.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import type { Table } from '#decide/table.ts';
import { uncovered } from '#decide/uncovered.ts';
import type { Fact, Rule, RulingId, Situation } from '#model/index.ts';
import type { SourceFile } from '#library/source.ts';
import { buildTable } from '#library/table.ts';

interface Read<T> {
  readonly source: SourceFile;
  readonly data: T;
}

interface ReadEdition {
  readonly facts: Read<Readonly<Record<string, Fact>>> | undefined;
  readonly rules: readonly Read<Rule>[];
  readonly situations: readonly (Read<Situation> & { readonly id: string })[];
}

/** A table that needs more nodes is not proven and stays as it is: the checker says that it is too large. */
const MOST_NODES = 100_000;

/** The ids of what situations of an edition say for the rest although its rulings cover every case. */
export function idsWithoutRest({ facts, rules, situations }: ReadEdition): ReadonlySet<RulingId> {
  const rulings = rules.flatMap(({ source, data }) =>
    (data.rulings ?? []).map((ruling, at) => ({ ruling, at: { source, path: ['rulings', at] } })),
  );
  const ids = situations.flatMap(({ id, data, source }) => {
    if (!data.otherwise) return [];
    const { table, problems } = buildTable({
      ...{ id, situation: data, source, facts: facts?.data ?? {}, factsSource: facts?.source },
      rulings: rulings.filter(({ ruling }) => ruling.situation === id),
    });
    return problems.length === 0 && isCovered(table) ? [data.otherwise.id] : [];
  });
  return new Set(ids);
}

function isCovered(table: Table): boolean {
  if (table.rulings.length === 0) return false;
  try {
    return uncovered(compile(table, MOST_NODES)).length === 0;
  } catch (error) {
    if (error instanceof TableTooLarge) return false;
    throw error;
  }
}
