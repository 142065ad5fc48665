import { createHash } from 'node:crypto';
import type { Table } from '#decide/table.ts';
import { writtenEffect, type Effect, type Modality } from '#model/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { citeById } from './cited.ts';
import type { RulingDoc } from './types.ts';

/** The parts of a ruling that its hash covers; clauses and notes by id. */
export interface RulingMeaning {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly modality: Modality;
  readonly decidedBy?: string | undefined;
  readonly cites: readonly string[];
  readonly rests: readonly string[];
}

/**
 * Identifies the rulings that a record was made with: the first ten hex digits of the SHA-256 over everything
 * that a ruling of the situation means: facts, conditions, effects, modality, who decides, citations and
 * notes. Words, repetitions and the order of questions are excluded: they change no ruling. (`tableHash`
 * covers the table alone and does not change with an amount.)
 */
export function rulingsHash(table: Table, rulings: readonly RulingDoc[]): string {
  return hashOfMeaning(table, rulings.map(meant));
}

/** The same of a table that is known by its ids alone. */
export function hashOfMeaning(table: Table, rulings: readonly RulingMeaning[]): string {
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
      cites,
      rests,
    })),
  };
  return createHash('sha256').update(canonicalJson(meaning)).digest('hex').slice(0, 10);
}

/** A ruling by ids: clauses as they are cited, notes by their names. */
export function meant({ id, effects, modality, decidedBy, cites, rests }: RulingDoc): RulingMeaning {
  return {
    id,
    effects,
    modality,
    decidedBy,
    cites: cites.map(citeById),
    rests: rests.map(({ rule, clause, id: note }) => `${citeById({ rule, clause })}/${note}`),
  };
}
