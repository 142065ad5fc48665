import { createHash } from 'node:crypto';
import type { Table } from '#decide/table.ts';
import { writtenEffect } from '#model/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { citeById } from './cited.ts';
import type { RulingDoc } from './types.ts';

/**
 * What a record names as the table that it was ruled by: the first ten hex digits of the SHA-256 over everything that a
 * ruling of the situation means, facts and conditions, consequences, modality, who decides, what is cited and what it
 * rests on. Words are not counted, nor how often something occurs, nor the order of questions: none of them changes a
 * ruling. (`tableHash` counts the table alone; an amount that changes leaves it as it is.)
 */
export function recordHash(table: Table, rulings: readonly RulingDoc[]): string {
  const { facts, impossible, rulings: conditions, otherwise } = table;
  const meaning = {
    facts: facts.map((fact) =>
      fact.kind === 'choice' ? { ...fact, options: fact.options.map(({ id }) => id) } : fact,
    ),
    impossible,
    otherwise,
    conditions,
    rulings: rulings.map(({ id, effects, modality, decidedBy, cites, rests }) => ({
      id,
      effects: effects.map(writtenEffect),
      modality,
      decidedBy,
      cites: cites.map(citeById),
      rests: rests.map(({ rule, clause, id: note }) => `${citeById({ rule, clause })}/${note}`),
    })),
  };
  return createHash('sha256').update(canonicalJson(meaning)).digest('hex').slice(0, 10);
}
