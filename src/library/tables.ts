/** All decision tables of an edition, each with the rulings that go into it. */
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import { plan } from '#decide/order.ts';
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import { remembered } from '#model/remembered.ts';
import { alternativesIn, type AlternativeIn } from './alternatives.ts';
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
  /** What follows in place of its rulings where a note is read the other way; see `otherTable`. */
  readonly alternatives: readonly AlternativeIn[];
}

/** All rulings in the rules of an edition, also those of unknown situations. */
export function rulingsIn({ rules }: DraftEdition): readonly RulingIn[] {
  return rules.flatMap(rulingsOfRule);
}
const rulingsOfRule = remembered((rule: DraftRule): readonly RulingIn[] =>
  (rule.data.rulings ?? []).map((ruling, index) => {
    return { rule, ruling, at: { source: rule.source, path: ['rulings', index] } };
  }),
);

/**
 * The compiled table, cached for proofs, examples and trees.
 * @param limit maximum number of nodes in its diagram. @throws TableTooLarge if there are more.
 */
export function compiledTable(table: Table, limit = Infinity): Compiled {
  const known = compiled.get(table) ?? compile(table, limit);
  compiled.set(table, known);
  return known;
}
const compiled = new WeakMap<Table, Compiled>();

/** The questions of a table, planned once for its page and for the checks. */
export const treeOf = remembered((table: Table): Tree => plan(compiledTable(table)));

/**
 * Every table of an edition; rulings of unknown situations are left out. The checker and the library both
 * need them.
 */
export const tablesOf = remembered((edition: DraftEdition): readonly SituationTable[] => {
  const bySituation = Map.groupBy(rulingsIn(edition), ({ ruling }) => ruling.situation);
  return edition.situations.map((situation) => tableOf(edition, situation, bySituation.get(situation.id) ?? []));
});

/**
 * By the situation, as it was read: where content has changed, most tables are made of the same things as
 * before.
 */
const tableBefore = new WeakMap<DraftSituation, SituationTable & Pick<DraftEdition, 'facts'>>();

function tableOf({ facts }: DraftEdition, situation: DraftSituation, rulings: readonly RulingIn[]): SituationTable {
  const before = tableBefore.get(situation);
  if (
    before?.facts?.data === facts?.data &&
    before?.facts?.source === facts?.source &&
    before?.rulings.length === rulings.length &&
    before.rulings.every((each, at) => each === rulings[at])
  )
    return before;
  const input = {
    id: situation.id,
    situation: situation.data,
    source: situation.source,
    rulings,
    facts: facts?.data ?? {},
    factsSource: facts?.source,
  };
  const { table, problems } = buildTable(input);
  const made = { situation, rulings, table, problems, alternatives: alternativesIn(input, table), facts };
  tableBefore.set(situation, made);
  return made;
}
