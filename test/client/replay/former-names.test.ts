import { expect, test } from 'vitest';
import { sumOf } from '#addresses/record.ts';
import { comparedBy } from '#client/replay/compared.ts';
import { ready, ruledAs } from '#client/replay/ready.ts';
import { replayed } from '#client/replay/replayed.ts';
import { sumFinding } from '#client/replay/sum.ts';
import { plan } from '#decide/order.ts';
import { compile } from '#decide/compile.ts';
import type { Table } from '#decide/table.ts';
import type { RecordTable } from '#views/record-props.ts';

/** One question with two outcomes, with any names. */
function tableOf(fact: string, late: string, ruling: string): Table {
  return {
    facts: [{ id: fact, kind: 'choice', options: [late, 'op-tijd'].map((id) => ({ id, weight: 1 })) }],
    impossible: [],
    rulings: [
      { id: ruling, when: [{ [fact]: [late] }], overrides: [], amountFacts: [] },
      { id: 'niets', when: [{ [fact]: ['op-tijd'] }], overrides: [], amountFacts: [] },
    ],
    order: 'declared',
  };
}

function recordTable(table: Table, former?: RecordTable['former']): RecordTable {
  const rulings = table.rulings.map(({ id }) => [
    id,
    {
      decides: { effects: [], modality: id === 'niets' ? 'may' : 'must' },
      verdict: { text: id },
      effects: [],
      cites: [],
      rests: [],
    },
  ]);
  return {
    hash: '',
    edition: '',
    table,
    tree: plan(compile(table)),
    ...(former && { former }),
    facts: {},
    rulings: Object.fromEntries(rulings) as RecordTable['rulings'],
    chips: {} as RecordTable['chips'],
  };
}

const before = ready(recordTable(tableOf('komst', 'laat', 'boete')));
const after = tableOf('aankomst', 'te-laat', 'geldboete');
const former = { komst: 'aankomst', 'aankomst=laat': 'te-laat', 'vs=boete': 'geldboete' };

test('a case is ruled the same where its question, answer and ruling are only called otherwise', () => {
  const ruled = ruledAs('boete', 'komst=laat', before);
  if (!ruled) throw new Error('the answers lead there');
  const found = comparedBy(before, ruled, ready(recordTable(after, former)));
  expect([found.kind, found.lost]).toEqual(['same', []]);
  expect(found.kind === 'same' && found.now.ruling).toBe('geldboete');
  // Without those names nothing is known of it.
  const unknown = comparedBy(before, ruled, ready(recordTable(after)));
  expect([unknown.kind, unknown.lost.map(({ fact }) => fact)]).toEqual(['open', ['komst']]);
});

test('a link by the former name of its ruling is as it was made', () => {
  const record = { book: 'b', edition: '1', ruling: 'boete', answers: 'komst=laat', table: '0123456789' };
  const opened = {
    page: { book: 'b', edition: '1', ruling: 'geldboete', table: record.table },
    query: record.answers,
    marks: { table: record.table, sum: sumOf(record) },
  };
  const engine = { compiled: compile(after), tree: plan(compile(after)) };
  expect(sumFinding({ ...opened, own: { ...engine, former } })).toBe('sound');
  expect(sumFinding({ ...opened, own: engine })).toBe('wrong');
  expect(sumFinding({ ...opened, query: 'komst=op-tijd', own: { ...engine, former } })).toBe('wrong');
});

test('a link by the former name of its ruling shows the ruling of then by the table of then', () => {
  const engine = { compiled: compile(after), tree: plan(compile(after)), former };
  const now = ready(recordTable(after, former));
  const opened = {
    page: { book: 'b', edition: '1', ruling: 'geldboete', table: 'ffffffffff' },
    query: 'komst=laat',
    marks: { table: '0123456789' },
    own: engine,
  };
  const found = replayed(opened, { page: now, then: before });
  expect([found.table, found.then?.ruling]).toEqual(['earlier', 'boete']);
  expect(found.corrected?.kind).toBe('same');
  // Answers that did not lead there then do not now.
  expect(replayed({ ...opened, query: 'komst=op-tijd' }, { page: now, then: before }).then).toBeUndefined();
});
