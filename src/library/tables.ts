/** All decision tables of an edition, each with the rulings that go into it. */
import type { Table } from '#decide/table.ts';
import type { DraftEdition, DraftRule, DraftSituation } from './draft.ts';
import { buildTable, type RulingAt, type TableProblem } from './table.ts';

export interface RulingIn extends RulingAt {
  readonly rule: DraftRule;
}

export interface SituationTable {
  readonly situation: DraftSituation;
  /** In the order of the rules' numbers; the order has no meaning. */
  readonly rulings: readonly RulingIn[];
  readonly table: Table;
  /** A table with problems lacks parts: it is not fit to be proven. */
  readonly problems: readonly TableProblem[];
}

/** All rulings in the rules of an edition, also those of unknown situations. */
export function rulingsIn({ rules }: DraftEdition): readonly RulingIn[] {
  return rules.flatMap((rule) =>
    (rule.data.rulings ?? []).map((ruling, index) => {
      return { rule, ruling, at: { source: rule.source, path: ['rulings', index] } };
    }),
  );
}

/** Builds every table of an edition. Rulings of an unknown situation are in none of them. */
export function tablesOf(edition: DraftEdition): readonly SituationTable[] {
  const rulings = rulingsIn(edition);
  return edition.situations.map((situation) => {
    const mine = rulings.filter((each) => each.ruling.situation === situation.id);
    const { table, problems } = buildTable({
      id: situation.id,
      situation: situation.data,
      source: situation.source,
      rulings: mine,
      facts: edition.facts?.data ?? {},
      factsSource: edition.facts?.source,
    });
    return { situation, rulings: mine, table, problems };
  });
}
