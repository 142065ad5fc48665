/** The concurrences of an edition with what they name: rulings of two situations, a condition on both. */
import { partsOfRuled, type Box, type Concurrence, type Ruled } from '#model/index.ts';
import type { DraftEdition } from './draft.ts';
import type { SourceFile } from './source.ts';
import { readJointCondition, type At, type TableProblem } from './table.ts';
import { tablesOf, type SituationTable } from './tables.ts';

/** Rulings of one situation that a concurrence names. */
export interface ConcurringSide {
  readonly table: SituationTable;
  /** By id, what the situation says for the rest included. */
  readonly rulings: ReadonlySet<string>;
}

export interface ConcurrenceIn {
  readonly id: string;
  readonly data: Concurrence;
  readonly at: At;
  readonly sides: readonly [ConcurringSide, ConcurringSide];
  /** Absent: wherever they meet. */
  readonly when?: readonly Box[];
  readonly problems: readonly TableProblem[];
}

/** Why a name in a concurrence cannot be used. */
export type NamingFault =
  | { readonly kind: 'unknown'; readonly ruled: Ruled }
  /** The rulings of one list are of several situations. */
  | { readonly kind: 'mixed'; readonly ruled: Ruled; readonly situation: string }
  /** Both lists are of one situation, whose own table tells its rulings apart. */
  | { readonly kind: 'same'; readonly ruled: Ruled; readonly situation: string };

export interface NamedWrongly {
  readonly at: At;
  readonly fault: NamingFault;
}

/** Never throws: a concurrence that names something wrongly is left out and reported. */
export function concurrencesIn(
  edition: DraftEdition,
  tables: readonly SituationTable[] = tablesOf(edition),
): {
  readonly concurrences: readonly ConcurrenceIn[];
  readonly faults: readonly NamedWrongly[];
} {
  const file = edition.concurrences;
  if (!file) return { concurrences: [], faults: [] };
  const faults: NamedWrongly[] = [];
  const concurrences = Object.entries(file.data).flatMap(([id, data]): readonly ConcurrenceIn[] => {
    const at = { source: file.source, path: [id] };
    const one = sideOf(tables, data.rulings, file.source, [id, 'rulings'], faults);
    const other = sideOf(tables, data.with, file.source, [id, 'with'], faults);
    if (!one || !other) return [];
    if (one.table === other.table) {
      const [ruled] = data.with;
      const situation = one.table.situation.id;
      if (ruled) faults.push({ at: { ...at, path: [id, 'with'] }, fault: { kind: 'same', ruled, situation } });
      return [];
    }
    return [{ id, data, at, sides: [one, other], ...conditionOf(edition, data, at, [one, other]) }];
  });
  return { concurrences, faults };
}

function sideOf(
  tables: readonly SituationTable[],
  names: readonly Ruled[],
  source: SourceFile,
  path: At['path'],
  faults: NamedWrongly[],
): ConcurringSide | undefined {
  const found = names.map((ruled, index) => {
    const at = { source, path: [...path, index] };
    const named = namedBy(tables, ruled);
    if (!named) faults.push({ at, fault: { kind: 'unknown', ruled } });
    return { ruled, at, named };
  });
  const [first] = found;
  const table = first?.named?.table;
  if (!table || found.some(({ named }) => !named)) return undefined;
  const elsewhere = found.find(({ named }) => named?.table !== table);
  if (elsewhere) {
    const { ruled, at } = elsewhere;
    faults.push({ at, fault: { kind: 'mixed', ruled, situation: table.situation.id } });
    return undefined;
  }
  return { table, rulings: new Set(found.flatMap(({ named }) => named?.rulings ?? [])) };
}

function namedBy(
  tables: readonly SituationTable[],
  ruled: Ruled,
): { readonly table: SituationTable; readonly rulings: readonly string[] } | undefined {
  const named = partsOfRuled(ruled);
  if ('situation' in named) {
    const table = tables.find(({ situation }) => situation.id === named.situation);
    return table && { table, rulings: outcomesOf(table) };
  }
  const table = tables.find((each) => outcomesOf(each).includes(named.ruling));
  return table && { table, rulings: [named.ruling] };
}

/** Every ruling of a situation, and what it says for the rest. */
export function outcomesOf({ table: { rulings, otherwise } }: SituationTable): readonly string[] {
  return [...rulings.map(({ id }) => id), ...(otherwise === undefined ? [] : [otherwise])];
}

function conditionOf(
  { facts }: DraftEdition,
  { when }: Concurrence,
  at: At,
  sides: readonly ConcurringSide[],
): Pick<ConcurrenceIn, 'when' | 'problems'> {
  if (when === undefined) return { problems: [] };
  const both = sides.map(({ table: { situation } }) => ({ id: situation.id, facts: situation.data.facts }));
  return readJointCondition(when, { ...at, path: [...at.path, 'when'] }, both, facts?.data ?? {});
}
