/**
 * Random small tables: guards, overrides, impossible boxes, numbers with steps, and everything that can be
 * wrong.
 */
import fc from 'fast-check';
import type { Answer, Answers, Table, TableFact, TableRuling } from '#decide/table.ts';
import type { Allowed, Box } from '#model/box.ts';

export interface Shape {
  readonly facts?: number;
  readonly rulings?: number;
  /** Whether some facts are a player's choice. */
  readonly choices?: boolean;
  /** Whether no two rulings hold together and every case has one, so that the table is sound. */
  readonly sound?: boolean;
}

export function tables({ facts = 4, rulings = 5, choices = false, sound = false }: Shape = {}): fc.Arbitrary<Table> {
  return fc
    .integer({ min: 1, max: facts })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => plainFact(`f${String(at)}`, choices))))
    .chain((plain) => guarded(plain))
    .chain((made) =>
      fc.record({
        facts: fc.shuffledSubarray([...made], { minLength: made.length, maxLength: made.length }),
        impossible: fc.array(box(made, 1, 2), { maxLength: 2 }),
        rulings: fc.integer({ min: 0, max: rulings }).chain((count) => rulingList(made, count, sound)),
        otherwise: sound ? fc.constant('rest') : fc.option(fc.constant('rest'), { nil: undefined }),
        order: fc.constantFrom('fewest' as const, 'declared' as const),
      }),
    )
    .map(({ otherwise, ...table }) => ({ ...table, ...(otherwise !== undefined && { otherwise }) }));
}

/** Answers of every kind to some of the facts, and rubbish. */
export function answersTo(table: Table): fc.Arbitrary<Answers> {
  const sensible = table.facts.map((fact) => fc.tuple(fc.constant(fact.id), answerTo(fact)));
  const rubbish = fc.tuple(fc.constantFrom('nobody', 'constructor', ...table.facts.map(({ id }) => id)), nonsense);
  return fc
    .tuple(fc.tuple(...sensible.map((one) => fc.option(one))), fc.array(rubbish, { maxLength: 1 }))
    .map(([some, odd]) => Object.fromEntries([...some.flatMap((one) => (one ? [one] : [])), ...odd]));
}

const nonsense: fc.Arbitrary<Answer> = fc.constantFrom<Answer>(
  { kind: 'option', option: 'purple' },
  { kind: 'range', from: 90, to: 99 },
  { kind: 'range', from: 3, to: 1 },
  { kind: 'unknown' },
  { kind: 'unknown', forGood: true },
);

function answerTo(fact: TableFact): fc.Arbitrary<Answer> {
  const unknown = fc.constantFrom<Answer>({ kind: 'unknown' }, { kind: 'unknown', forGood: true });
  if (fact.kind === 'choice') {
    const option = fc.constantFrom(...fact.options).map(({ id }): Answer => ({ kind: 'option', option: id }));
    return fc.oneof({ weight: 4, arbitrary: option }, { weight: 1, arbitrary: unknown });
  }
  const range = fc
    .tuple(fc.integer({ min: -1, max: 6 }), fc.nat(3))
    .map(([from, more]): Answer => ({ kind: 'range', from, to: from + more }));
  return fc.oneof({ weight: 4, arbitrary: range }, { weight: 1, arbitrary: unknown });
}

function plainFact(id: string, choices: boolean): fc.Arbitrary<TableFact> {
  const by = choices ? fc.option(fc.constant({ by: ['opponent'] }), { nil: {} }) : fc.constant({});
  const choice = fc
    .tuple(by, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 3 }))
    .map(([who, weights]): TableFact => ({
      kind: 'choice',
      id,
      ...who,
      options: weights.map((weight, at) => ({ id: 'abc'.charAt(at), weight })),
    }));
  const number = fc
    .tuple(by, fc.constantFrom(1, 2))
    .map(([who, step]): TableFact => ({ kind: 'number', id, ...who, min: 0, max: 4, step }));
  return fc.oneof({ weight: 3, arbitrary: choice }, { weight: 1, arbitrary: number });
}

/** Lets some facts depend on ones before them. */
function guarded(plain: readonly TableFact[]): fc.Arbitrary<readonly TableFact[]> {
  return fc.tuple(
    ...plain.map((fact, at) =>
      at === 0
        ? fc.constant(fact)
        : fc
            .option(fc.array(box(plain.slice(0, at), 1, 2), { minLength: 1, maxLength: 2 }), {
              nil: undefined,
              freq: 2,
            })
            .map((askIf) => ({ ...fact, ...(askIf && { askIf }) })),
    ),
  );
}

function rulingList(facts: readonly TableFact[], count: number, sound: boolean): fc.Arbitrary<readonly TableRuling[]> {
  const ids = Array.from({ length: count }, (_, at) => `r${String(at)}`);
  return fc.tuple(
    ...ids.map((id, at) =>
      fc.record({
        id: fc.constant(id),
        when: fc.array(box(facts, sound ? 1 : 0, 3), { minLength: 1, maxLength: 2 }),
        overrides: sound ? fc.constant(ids.slice(at + 1)) : fc.subarray(ids.filter((other) => other !== id)),
        amountFacts: fc.subarray(
          facts.map((fact) => fact.id),
          { maxLength: 1 },
        ),
      }),
    ),
  );
}

export function box(facts: readonly TableFact[], min: number, max: number): fc.Arbitrary<Box> {
  return fc
    .subarray([...facts], { minLength: Math.min(min, facts.length), maxLength: Math.min(max, facts.length) })
    .chain((named) => fc.tuple(...named.map((fact) => allowed(fact).map((values) => [fact.id, values] as const))))
    .map((entries) => Object.fromEntries(entries));
}

function allowed(fact: TableFact): fc.Arbitrary<Allowed> {
  if (fact.kind === 'choice') {
    const ids = fact.options.map(({ id }) => id);
    return fc.subarray(ids, { minLength: 1, maxLength: ids.length - 1 });
  }
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.nat(2))
    .map(([from, more]) => [from, Math.min(4, from + more)] as const);
  return fc.array(interval, { minLength: 1, maxLength: 2 });
}
