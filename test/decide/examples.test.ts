/** The engine as people meet it: a card played out of turn, an insufficient bid. */
import { describe, expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { explain } from '#decide/explain.ts';
import { plan } from '#decide/order.ts';
import { prove } from '#decide/prove.ts';
import { replay } from '#decide/replay.ts';
import type { Progress } from '#decide/progress.ts';
import { uncovered } from '#decide/uncovered.ts';
import type { Answer, Answers, Table } from '#decide/table.ts';

const yesNo = [
  { id: 'ja', weight: 1 },
  { id: 'nee', weight: 1 },
];
const options = (...ids: readonly string[]): { id: string; weight: number }[] => ids.map((id) => ({ id, weight: 1 }));
const ruling = (
  id: string,
  when: Table['impossible'],
  overrides: readonly string[] = [],
): Table['rulings'][number] => ({
  id,
  when,
  overrides,
  amountFacts: [],
});

const wrongCard: Table = {
  facts: [
    { id: 'fout', kind: 'choice', options: options('voor-de-beurt', 'verzaking', 'kaart-gevallen') },
    { id: 'slagen', kind: 'number', min: 0, max: 13, step: 1 },
    { id: 'getoond', kind: 'choice', options: yesNo, askIf: [{ fout: ['kaart-gevallen'] }] },
  ],
  impossible: [],
  rulings: [
    ruling('tien-punten', [{ fout: ['voor-de-beurt', 'verzaking'], slagen: [[0, 4]] }]),
    ruling('twintig-punten', [{ fout: ['voor-de-beurt', 'verzaking'], slagen: [[5, 13]] }]),
    ruling('kaart-blijft-liggen', [{ getoond: ['ja'] }]),
  ],
  otherwise: 'arbiter-beslist',
  order: 'fewest',
};

/** `fout: verzaking, slagen: 3..6, getoond: ?` as answers. */
function told(text: string): Answers {
  const pairs = text === '' ? [] : text.split(', ').map((pair) => pair.split(': '));
  return Object.fromEntries(pairs.map(([fact = '', value = '']) => [fact, answer(value)]));
}

function answer(value: string): Answer {
  if (value === '?') return { kind: 'unknown' };
  const range = /^(\d+)(?:\.\.(\d+))?$/.exec(value);
  return range
    ? { kind: 'range', from: Number(range[1]), to: Number(range[2] ?? range[1]) }
    : { kind: 'option', option: value };
}

function at(table: Table, text: string): Progress {
  const compiled = compile(table);
  return replay(compiled, plan(compiled), told(text));
}

/** What comes next, in one line. */
function after(table: Table, text: string): string {
  const { next } = at(table, text);
  switch (next.kind) {
    case 'question':
      return `${next.fact}? (at most ${String(next.atMost)})`;
    case 'decided':
      return next.outcome.id;
    case 'undecided':
      return `${next.remaining.map(({ id }) => id).join(' or ')}; ${next.settles ?? 'nothing'} would settle it`;
    case 'impossible':
      return 'impossible';
  }
}

describe('a card played wrongly', () => {
  test('is proven, and two questions settle it', () => {
    expect(prove(compile(wrongCard))).toEqual([]);
    expect(plan(compile(wrongCard)).questions).toEqual({ expected: 2, worst: 2, lowerBound: 2, exact: true });
  });

  test.each([
    ['', 'fout? (at most 3)'],
    ['fout: voor-de-beurt', 'slagen? (at most 1)'],
    ['fout: voor-de-beurt, slagen: 4', 'tien-punten'],
    ['fout: voor-de-beurt, slagen: 5', 'twintig-punten'],
    ['fout: voor-de-beurt, slagen: 6..9', 'twintig-punten'],
    ['fout: kaart-gevallen', 'getoond? (at most 1)'],
    ['fout: kaart-gevallen, getoond: nee', 'arbiter-beslist'],
  ])('after "%s" comes %s', (answers, expected) => {
    expect(after(wrongCard, answers)).toBe(expected);
  });

  test('that nobody saw properly leaves the rulings that fit', () => {
    expect(after(wrongCard, 'fout: verzaking, slagen: 3..6')).toBe(
      'tien-punten or twintig-punten; slagen would settle it',
    );
    expect(after(wrongCard, 'fout: ?')).toBe('slagen? (at most 1)');
    expect(after(wrongCard, 'fout: ?, slagen: 2')).toBe(
      'tien-punten or kaart-blijft-liggen or arbiter-beslist; fout would settle it',
    );
  });

  test('offers numbers that no rule tells apart as one answer', () => {
    const { next } = at(wrongCard, 'fout: verzaking');
    expect(next).toMatchObject({
      open: [
        { values: [[0, 4]], leads: [{ id: 'tien-punten' }] },
        { values: [[5, 13]], leads: [{ id: 'twintig-punten' }] },
      ],
    });
  });

  test('strikes through what an old link still says but what no longer counts', () => {
    const reasons = (text: string): readonly string[] =>
      at(wrongCard, text).struck.map(({ fact, reason }) => `${fact} ${reason}`);
    expect(reasons('fout: verzaking, slagen: 2, getoond: ja')).toEqual(['getoond makes-no-sense']);
    expect(reasons('fout: kaart-gevallen, slagen: 2')).toEqual(['slagen does-not-matter']);
    expect(reasons('fout: paars, kleur: rood, slagen: 40')).toEqual([]);
  });

  test('explains which answers decide it, and what would have decided otherwise', () => {
    expect(explain(compile(wrongCard), told('fout: verzaking, slagen: 7'), 'twintig-punten')).toEqual({
      deciding: [
        { fact: 'fout', answer: { kind: 'option', option: 'verzaking' } },
        { fact: 'slagen', answer: { kind: 'range', from: 7, to: 7 } },
      ],
      nearest: [
        {
          change: { fact: 'fout', values: ['kaart-gevallen'] },
          leads: [
            { id: 'kaart-blijft-liggen', otherwise: false },
            { id: 'arbiter-beslist', otherwise: true },
          ],
        },
        { change: { fact: 'slagen', values: [[0, 4]] }, leads: [{ id: 'tien-punten', otherwise: false }] },
      ],
    });
  });

  test('shows what the book leaves open', () => {
    expect(uncovered(compile(wrongCard))).toEqual([{ getoond: ['nee'] }]);
  });
});

describe('what is wrong with a rulebook', () => {
  const [ten, twenty] = wrongCard.rulings;
  const without = (...ids: readonly string[]): Table['rulings'] =>
    wrongCard.rulings.filter(({ id }) => !ids.includes(id));

  test('a case without a ruling is named as widely as it goes', () => {
    const { otherwise: _, ...table } = wrongCard;
    expect(
      prove(compile({ ...table, rulings: [...without('twintig-punten'), ruling('vijf', [{ getoond: ['nee'] }])] })),
    ).toEqual([{ kind: 'gap', witness: { fout: ['voor-de-beurt', 'verzaking'], slagen: [[5, 13]] } }]);
  });

  test('two rulings for the same case are a conflict, unless one beats the other', () => {
    const late = ruling('waarschuwing', [{ slagen: [[4, 6]] }]);
    expect(prove(compile({ ...wrongCard, rulings: [...without('kaart-blijft-liggen'), late] }))).toContainEqual({
      kind: 'conflict',
      rulings: ['tien-punten', 'waarschuwing'],
      witness: { fout: ['voor-de-beurt', 'verzaking'], slagen: [[4, 4]] },
    });
    const beats = { ...late, overrides: ['tien-punten', 'twintig-punten', 'kaart-blijft-liggen'] };
    expect(prove(compile({ ...wrongCard, rulings: [...wrongCard.rulings, beats] }))).toEqual([]);
  });

  test('a ruling that two others beat between them is dead', () => {
    const dead = ruling('nooit', [{ fout: ['verzaking'] }]);
    const rulings = [
      { ...ten, overrides: ['nooit'] },
      { ...twenty, overrides: ['nooit'] },
      ...without('tien-punten', 'twintig-punten'),
      dead,
    ];
    expect(prove(compile({ ...wrongCard, rulings: rulings as Table['rulings'] }))).toEqual([
      { kind: 'dead-ruling', ruling: 'nooit', shadowedBy: ['tien-punten', 'twintig-punten'], reason: 'overridden' },
    ]);
  });

  test('an answer that cannot be given, and questions nobody is asked or needs, are named', () => {
    const facts: Table['facts'] = [
      ...wrongCard.facts,
      { id: 'kleur', kind: 'choice', options: yesNo },
      { id: 'nooit', kind: 'choice', options: yesNo, askIf: [{ fout: ['verzaking'], getoond: ['ja'] }] },
    ];
    expect(prove(compile({ ...wrongCard, facts, impossible: [{ slagen: [[13, 13]] }] }))).toEqual([
      { kind: 'dead-option', fact: 'slagen', values: [[13, 13]] },
      { kind: 'unreachable-question', fact: 'kleur', reason: 'never-matters' },
      { kind: 'unreachable-question', fact: 'nooit', reason: 'never-asked' },
    ]);
  });

  test('a question that tells something of another one only helps those who do not know that one', () => {
    const ruling = (id: string, value: string) => ({
      id,
      when: [{ verzaakt: [value] }],
      overrides: [],
      amountFacts: [],
    });
    const table: Table = {
      facts: [
        { id: 'verzaakt', kind: 'choice', options: yesNo },
        { id: 'bekend', kind: 'choice', options: yesNo },
      ],
      impossible: [{ verzaakt: ['ja'], bekend: ['ja'] }],
      rulings: [ruling('straf', 'ja'), ruling('geen-straf', 'nee')],
      order: 'fewest',
    };
    const compiled = compile(table);
    const tree = plan(compiled);
    expect(prove(compiled)).toEqual([]);
    expect(tree.questions.worst).toBe(1);
    const { next } = replay(compiled, tree, { verzaakt: { kind: 'unknown' } });
    expect(next).toMatchObject({ kind: 'question', fact: 'bekend' });
    const known = replay(compiled, tree, {
      verzaakt: { kind: 'unknown' },
      bekend: { kind: 'option', option: 'ja' },
    });
    expect(known.next).toMatchObject({ kind: 'decided', outcome: { id: 'geen-straf' } });
  });
});

describe('an insufficient bid that the left-hand opponent may accept', () => {
  const table = (order: Table['order']): Table => ({
    facts: [
      { id: 'accepts', kind: 'choice', options: yesNo, by: ['lho'] },
      { id: 'artificial', kind: 'choice', options: yesNo },
      {
        id: 'corrects',
        kind: 'choice',
        options: options('sufficient', 'pass'),
        by: ['offender'],
        askIf: [{ accepts: ['nee'] }],
      },
    ],
    impossible: [],
    rulings: [
      ruling('stands', [{ accepts: ['ja'] }]),
      ruling('no-penalty', [{ corrects: ['sufficient'], artificial: ['nee'] }]),
      ruling('partner-passes', [{ corrects: ['pass'] }, { artificial: ['ja'], accepts: ['nee'] }]),
    ],
    order,
  });

  test.each(['fewest', 'declared'] as const)(
    'is asked about (%s) when it is known what the choices lead to',
    (order) => {
      expect(after(table(order), '')).toBe('artificial? (at most 3)');
      expect(after(table(order), 'artificial: nee')).toBe('accepts? (at most 2)');
      const { next } = at(table(order), 'artificial: nee');
      expect(next).toMatchObject({
        by: ['lho'],
        open: [{ leads: [{ id: 'stands' }] }, { leads: [{ id: 'no-penalty' }, { id: 'partner-passes' }] }],
      });
      expect(after(table(order), 'artificial: ja, accepts: nee')).toBe('partner-passes');
    },
  );
});

describe('a score that depends on numbers', () => {
  const score: Table = {
    facts: [
      { id: 'solo', kind: 'choice', options: yesNo },
      { id: 'games', kind: 'number', min: 0, max: 20, step: 1 },
      { id: 'doubled', kind: 'choice', options: yesNo, askIf: [{ games: [[10, 20]] }] },
      { id: 'times', kind: 'number', min: 1, max: 9, step: 1, askIf: [{ doubled: ['ja'] }] },
    ],
    impossible: [],
    rulings: [
      { ...ruling('won', [{ solo: ['ja'] }]), amountFacts: ['games', 'times'] },
      ruling('lost', [{ solo: ['nee'] }]),
    ],
    order: 'fewest',
  };

  test('asks for them only once the ruling is decided, and only where they apply', () => {
    expect(prove(compile(score))).toEqual([]);
    expect(plan(compile(score)).questions.worst).toBe(1);
    expect(at(score, '').amounts).toEqual([]);
    expect(at(score, 'solo: ja').amounts).toEqual(['games']);
    expect(at(score, 'solo: ja, games: 3').amounts).toEqual(['games']);
    expect(at(score, 'solo: ja, games: 12, doubled: ja').amounts).toEqual(['games', 'doubled', 'times']);
    expect(at(score, 'solo: nee, games: 3')).toMatchObject({
      amounts: [],
      struck: [{ fact: 'games', reason: 'does-not-matter' }],
    });
    expect(at(score, 'solo: ja, games: 3').struck).toEqual([]);
  });
});
