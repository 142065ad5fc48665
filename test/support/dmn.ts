/**
 * Decides by a DMN file alone: read by dmn-moddle, each entry evaluated by feelin, both of bpmn.io. Neither
 * applies a hit policy; of UNIQUE that is counting the rows that match.
 */
import { DmnModdle, type DecisionTable } from 'dmn-moddle';
import { evaluate, unaryTest } from 'feelin';
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { situationDmn } from '#api/dmn/situation.ts';
import { urlsOf } from '#addresses/urls.ts';
import { evaluate as amountIn } from '#decide/amount.ts';
import type { Compiled } from '#decide/compiled.ts';
import { NEVER, type Node } from '#decide/diagram.ts';
import type { Assignment } from '#decide/table.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import type { Amount, Interval } from '#model/index.ts';
import { answerFor } from '../decide/brute.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Engine {
  readonly table: DecisionTable;
  /** The outputs of every row that matches. */
  readonly matching: (context: Values) => readonly Values[];
}

export function dmnOf(edition: Edition, situation: SituationDoc): string {
  const place = { base: '/', language: edition.book.language, book: edition.bookId, edition: edition.id };
  return situationDmn(edition, situation, {
    urls: urlsOf(place),
    absolute: (path) => new URL(path, 'https://example.org').href,
  });
}

/** What does not fit the schema of the OMG, file by file. */
export async function schemaFaults(files: readonly { readonly fileName: string; readonly contents: string }[]) {
  const schema = (name: string) => ({
    fileName: name,
    contents: readFileSync(new URL(import.meta.resolve(`dmn-moddle/resources/dmn/xsd/${name}`)), 'utf8'),
  });
  const { errors } = await validateXML({
    xml: files,
    schema: [schema('DMN13.xsd')],
    preload: ['DMNDI13.xsd', 'DI.xsd', 'DC.xsd'].map(schema),
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** @throws if the file is not understood. */
export async function engineOf(xml: string): Promise<Engine> {
  const { rootElement, warnings } = await new DmnModdle().fromXML(xml);
  if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join('\n'));
  const table = rootElement.drgElement.find(({ $type }) => $type === 'dmn:Decision')?.decisionLogic;
  if (!table) throw new Error('no decision');
  const inputs = table.input ?? [];
  // A cell says the same of the same value in every case.
  const known = new Map<string, boolean>();
  const holds = (test: string, value: unknown): boolean => {
    const key = JSON.stringify([test, value]);
    const result = known.get(key) ?? unaryTest(test, { '?': value }).value === true;
    known.set(key, result);
    return result;
  };
  return {
    table,
    matching: (context) => {
      const values = inputs.map(({ inputExpression }) => evaluate(inputExpression.text, { ...context }).value);
      return table.rule
        .filter(({ inputEntry = [] }) => inputEntry.every(({ text }, at) => holds(text, values[at])))
        .map(({ outputEntry }) =>
          Object.fromEntries(
            table.output.map(({ name }, at) => [name, evaluate(outputEntry[at]?.text ?? '', { ...context }).value]),
          ),
        );
    },
  };
}

/** A case as an engine gets it: yes and no as booleans, names with underscores, n/a as null. */
export function contextOf(situation: SituationDoc, one: Assignment): Values {
  return Object.fromEntries(
    situation.facts.map(([id, fact]) => {
      const value = one[id] ?? null;
      const yes = fact.kind === 'yes-no' && typeof value === 'string' ? fact.options[value]?.kind === 'yes' : value;
      return [id.replaceAll('-', '_'), yes];
    }),
  );
}

/**
 * Every case that can occur; of a range of numbers that no box distinguishes its first and its last, and of a
 * fact that only amounts need its last.
 */
export function* casesOf({ diagram, levels, possible }: Compiled): Generator<Assignment> {
  function* from(node: Node, level: number, one: Assignment): Generator<Assignment> {
    const domain = levels[level];
    if (node === NEVER) return;
    if (!domain) return void (yield one);
    const { fact, cells, size, guarded } = domain;
    for (let at = 0; at < size + (guarded ? 1 : 0); at++) {
      const option = fact.kind === 'choice' ? [fact.options[at]?.id ?? null] : undefined;
      const values: readonly (string | number | null)[] = at === size ? [null] : (option ?? ends(cells, at));
      for (const value of new Set(values))
        yield* from(diagram.child(node, level, at), level + 1, { ...one, [fact.id]: value });
    }
  }
  yield* from(possible, 0, {});
}

function ends(cells: readonly Interval[], at: number): readonly number[] {
  return cells[at]?.slice(cells.length === 1 ? 1 : 0) ?? [];
}

/** The amounts of a ruling in a case, as the site counts them: by kind, all parties together. */
export function amountsOf(ruling: RulingDoc, one: Assignment): ReadonlyMap<string, number | null> {
  const answers = Object.fromEntries(
    Object.entries(one).flatMap(([fact, value]) => (value === null ? [] : [[fact, answerFor(value)]])),
  );
  const sums = new Map<string, number | null>();
  const add = (kind: string, amount: Amount): void => {
    const result = amountIn(amount, answers);
    const before = sums.get(kind);
    sums.set(kind, before === null || !('value' in result) ? null : (before ?? 0) + result.value);
  };
  for (const effect of ruling.effects) {
    if (effect.kind === 'points' || effect.kind === 'fine' || effect.kind === 'tricks') add(effect.kind, effect.amount);
    if (effect.kind === 'score') for (const amount of Object.values(effect.amounts)) add('points', amount);
  }
  return sums;
}
