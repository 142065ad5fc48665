/** The tables of an edition with their rulings, before any tree is planned. */
import { resolverOf } from './cited.ts';
import type { DraftBook, DraftEdition } from './draft.ts';
import { openRule } from './open-docs.ts';
import { rulingsOf } from './rulings.ts';
import { tablesOf, type SituationTable } from './tables.ts';
import type { RulingDoc } from './types.ts';

/** A situation's table with its rulings as they are joined. */
export interface RuledTable extends SituationTable {
  readonly docs: readonly RulingDoc[];
}

/**
 * Every table of an edition with its rulings, without decision trees: enough for hashes and frozen copies.
 */
export function ruledTables({ data: book }: DraftBook, draft: DraftEdition): readonly RuledTable[] {
  const rules = draft.rules.map((rule) => openRule(rule, () => ({})).doc);
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const resolve = resolverOf(rules);
  return tablesOf(draft).map((table) => ({ ...table, docs: rulingsOf(table, book, ruleById, resolve, () => ({})) }));
}
