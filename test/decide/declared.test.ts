import { describe, expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import type { Table, TableFact } from '#decide/table.ts';
import type { Box } from '#model/index.ts';

const yesNo = [
  { id: 'yes', weight: 1 },
  { id: 'no', weight: 1 },
];
const fact = (id: string, more: { readonly by?: string[]; readonly askIf?: Box[] } = {}): TableFact => ({
  id,
  kind: 'choice',
  options: yesNo,
  ...more,
});
const ruling = (id: string, ...when: Box[]): Table['rulings'][number] => ({ id, when, overrides: [], amountFacts: [] });

/** The questions in the order in which they are asked, every one answered with yes. */
function askedWithYes(table: Table): readonly string[] {
  const { nodes, root } = plan(compile(table));
  const asked: string[] = [];
  for (let node = nodes[root]; node && 'fact' in node;) {
    asked.push(node.fact);
    const branch = node.branches.find(({ in: values }) => values.some((value) => value === 'yes'));
    node = branch && nodes[branch.to];
  }
  return asked;
}

describe('a question that only decides whether others arise, in a book that prescribes the order', () => {
  const rulings = [
    ruling('regular', { irregular: ['no'] }),
    ruling('play-on', { irregular: ['yes'], review: ['no'] }),
    ruling('not-established', { irregular: ['yes'], established: ['no'] }),
    ruling('no-damage', { irregular: ['yes'], damage: ['no'] }),
    ruling('adjusted', { irregular: ['yes'], damage: ['yes'], appeal: ['no'] }),
    ruling('to-committee', { irregular: ['yes'], damage: ['yes'], appeal: ['yes'] }),
  ];
  const facts = [
    fact('irregular'),
    fact('review'),
    fact('appeal'),
    fact('established', { askIf: [{ review: ['yes'] }] }),
    fact('damage', { askIf: [{ established: ['yes'] }] }),
  ];
  const table: Table = { facts, rulings, impossible: [], order: 'declared' };

  test('is asked at its own place, before what is declared after it', () => {
    expect(askedWithYes(table)).toEqual(['irregular', 'review', 'appeal', 'established', 'damage']);
  });

  test('is asked at its own place also where it decides only through another such question', () => {
    const asksFirst = [fact('called'), ...facts].map((each) =>
      each.id === 'review' ? fact('review', { askIf: [{ called: ['yes'] }] }) : each,
    );
    const late = ruling('too-late', { irregular: ['yes'], called: ['no'] });
    expect(askedWithYes({ ...table, facts: asksFirst, rulings: [...rulings, late] })).toEqual([
      'called',
      'irregular',
      'review',
      'appeal',
      'established',
      'damage',
    ]);
  });

  test('is a player’s choice that comes before the findings made because of it', () => {
    const chosen = facts
      .filter(({ id }) => id !== 'appeal')
      .map((each) => (each.id === 'review' ? fact('review', { by: ['non-offenders'] }) : each));
    const ends = [...rulings.slice(0, 4), ruling('adjusted', { irregular: ['yes'], damage: ['yes'] })];
    expect(askedWithYes({ ...table, facts: chosen, rulings: ends })).toEqual([
      'irregular',
      'review',
      'established',
      'damage',
    ]);
  });

  test('is not asked where nothing that it decides can matter', () => {
    const ends = [ruling('regular', { irregular: ['no'] }), ruling('play-on', { irregular: ['yes'] })];
    expect(askedWithYes({ ...table, rulings: ends })).toEqual(['irregular']);
  });
});
