/** A situation's decision table, made from the JSON interface alone: what another site would do with it. */
import { createHash } from 'node:crypto';
import type { SituationJson } from '#api/format.ts';
import type { Assignment, Table, TableFact } from '#decide/table.ts';
import { factsOfAmount, type Amount, type Box } from '#model/index.ts';

export type FactJson = SituationJson['facts'][number];

export function tableOf(json: Pick<SituationJson, 'facts' | 'impossible' | 'rulings' | 'order'>): Table {
  const otherwise = json.rulings.find((ruling) => ruling.otherwise);
  return {
    facts: json.facts.map(tableFact),
    impossible: json.impossible,
    rulings: json.rulings
      .filter((ruling) => !ruling.otherwise)
      .map(({ id, when, overrides, effects }) => ({ id, when, overrides, amountFacts: needs(effects) })),
    ...(otherwise ? { otherwise: otherwise.id } : {}),
    order: json.order,
  };
}

function tableFact(fact: FactJson): TableFact {
  const common = { id: fact.id, ...(fact.by ? { by: fact.by } : {}), ...(fact.askIf ? { askIf: fact.askIf } : {}) };
  return fact.kind === 'number'
    ? { ...common, kind: 'number', min: fact.min, max: fact.max, step: fact.step }
    : { ...common, kind: 'choice', options: fact.options.map(({ id, weight }) => ({ id, weight })) };
}

function needs(effects: SituationJson['rulings'][number]['effects']): readonly string[] {
  const amounts = effects.flatMap((effect): readonly Amount[] => {
    if ('points' in effect) return [effect.points];
    if ('fine' in effect) return [effect.fine];
    if ('tricks' in effect) return [effect.tricks];
    return 'score' in effect ? Object.values(effect.score) : [];
  });
  return [...new Set(amounts.flatMap(factsOfAmount))];
}

/** The hash that `tableHash` promises: SHA-256 of the table's JSON with sorted keys, 12 hex digits. */
export function hashOf(table: Table): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(table)))
    .digest('hex')
    .slice(0, 12);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}

/** Whether a box holds, straight from its definition. */
export function holds(box: Box, given: Assignment): boolean {
  return Object.entries(box).every(([fact, allowed]) => {
    const value = given[fact] ?? null;
    return allowed.some((each) =>
      typeof each === 'string' ? each === value : typeof value === 'number' && each[0] <= value && value <= each[1],
    );
  });
}

/** The ruling that the table gives, straight from its definition: no diagram, no tree. */
export function rulingByTable(table: Table, given: Assignment): readonly string[] {
  const applicable = table.rulings.filter((ruling) => ruling.when.some((box) => holds(box, given)));
  const beaten = new Set(applicable.flatMap((ruling) => ruling.overrides));
  const left = applicable.map((ruling) => ruling.id).filter((id) => !beaten.has(id));
  return left.length > 0 || table.otherwise === undefined ? left : [table.otherwise];
}

/** The ruling that the tree gives, by walking it; undefined where no branch takes an answer. */
export function rulingByTree(tree: SituationJson['tree'], given: Assignment): string | undefined {
  let at = tree.nodes[tree.root];
  while (at && 'fact' in at) {
    const { fact } = at;
    const branch = at.branches.find((each) => holds({ [fact]: each.in }, given));
    at = branch && tree.nodes[branch.to];
  }
  return at?.ruling;
}
