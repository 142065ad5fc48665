import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersToQuery, canonical, queryToAnswers, type Reading } from '#addresses/answers.ts';
import type { Answer, Answers, TableFact } from '#decide/table.ts';

const facts: readonly TableFact[] = [
  {
    id: 'fout',
    kind: 'choice',
    options: [
      { id: 'verzaking', weight: 1 },
      { id: 'meer-kaarten', weight: 1 },
    ],
  },
  { id: 'gesloten-slagen', kind: 'number', min: 0, max: 13, step: 1 },
  { id: 'saldo', kind: 'number', min: -20, max: 100, step: 5 },
];
const option = (id: string): Answer => ({ kind: 'option', option: id });
const range = (from: number, to = from): Answer => ({ kind: 'range', from, to });

const bounded = (min: number, max: number, step: number): fc.Arbitrary<Answer> =>
  fc
    .tuple(fc.integer({ min: 0, max: (max - min) / step }), fc.integer({ min: 0, max: (max - min) / step }))
    .map(([a, b]) => range(min + Math.min(a, b) * step, min + Math.max(a, b) * step));
const unknown: Answer = { kind: 'unknown' };
const answers: fc.Arbitrary<Answers> = fc.record(
  {
    fout: fc.constantFrom(option('verzaking'), option('meer-kaarten'), unknown),
    'gesloten-slagen': fc.oneof(bounded(0, 13, 1), fc.constant(unknown)),
    saldo: fc.oneof(bounded(-20, 100, 5), fc.constant(unknown)),
  },
  { requiredKeys: [] },
);

/** What a query says, and nothing left out unless told. */
function reading(given: Answers, rest: Partial<Omit<Reading, 'answers'>> = {}): Reading {
  return { answers: given, dropped: [], contradicted: [], ...rest };
}

describe('a case in an address', () => {
  test('reads as fact=answer, sorted by fact', () => {
    const given = { 'gesloten-slagen': range(0, 4), fout: option('verzaking'), saldo: range(-5) };
    expect(answersToQuery(given)).toBe('fout=verzaking&gesloten-slagen=0..4&saldo=-5');
  });

  test('is the same whatever the order of the answers', () => {
    expect(answersToQuery({ saldo: unknown, fout: option('verzaking') })).toBe('fout=verzaking&saldo=unknown');
    expect(answersToQuery({ fout: option('verzaking'), saldo: unknown })).toBe('fout=verzaking&saldo=unknown');
  });

  test('without answers is no query at all', () => {
    expect(answersToQuery({})).toBe('');
    expect(queryToAnswers('', facts)).toEqual(reading({}));
    expect(queryToAnswers('?', facts)).toEqual(reading({}));
  });

  test('comes back as it went', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(queryToAnswers(answersToQuery(given), facts)).toEqual(reading(given));
      }),
    );
  });

  test('drops facts and options that the table does not have, and names them', () => {
    expect(queryToAnswers('?fout=voor-de-beurt&oud-feit=ja&gesloten-slagen=3', facts)).toEqual(
      reading({ 'gesloten-slagen': range(3) }, { dropped: ['fout', 'oud-feit'] }),
    );
  });

  test('says nothing of what chats and mails add to a link', () => {
    expect(queryToAnswers('utm_source=groep&fout=verzaking&fbclid=IwAR0x&UTM_Campaign=&gclid=1', facts)).toEqual(
      reading({ fout: option('verzaking') }),
    );
  });

  test.each(['14', '-1', '3..1', '0..14', '1.5', '1e1', '', ' 3', '0x3', '٣', '3..', 'NaN', '99999999999999999999'])(
    'never takes %j for a number of closed tricks',
    (value) => {
      const query = new URLSearchParams({ 'gesloten-slagen': value }).toString();
      expect(queryToAnswers(query, facts)).toEqual(reading({}, { dropped: ['gesloten-slagen'] }));
    },
  );

  test('takes no number that its steps do not reach', () => {
    expect(queryToAnswers('saldo=7', facts).answers).toEqual({});
    expect(queryToAnswers('saldo=6..9', facts).answers).toEqual({});
  });

  test('takes the ends of a range for the numbers within it that the steps reach', () => {
    expect(queryToAnswers('saldo=6..11', facts).answers).toEqual({ saldo: range(10) });
    expect(queryToAnswers('saldo=-20..23', facts).answers).toEqual({ saldo: range(-20, 20) });
    expect(answersToQuery(queryToAnswers('saldo=1..14', facts).answers)).toBe('saldo=5..10');
  });

  test('knows no properties of objects as facts', () => {
    const { answers: found, dropped } = queryToAnswers('__proto__=1&constructor=2&toString=3', facts);
    expect(Object.keys(found)).toEqual([]);
    expect(dropped).toEqual(['__proto__', 'constructor', 'toString']);
  });

  test('of an answer given twice the last one counts, and the question is named', () => {
    expect(queryToAnswers('fout=verzaking&saldo=5&fout=meer-kaarten', facts)).toEqual(
      reading({ fout: option('meer-kaarten'), saldo: range(5) }, { contradicted: ['fout'] }),
    );
    expect(queryToAnswers('saldo=5..10&saldo=5&saldo=unknown', facts)).toEqual(
      reading({ saldo: unknown }, { contradicted: ['saldo'] }),
    );
  });

  test('an answer that is only repeated contradicts nothing', () => {
    expect(queryToAnswers('fout=verzaking&fout=verzaking', facts)).toEqual(reading({ fout: option('verzaking') }));
    expect(queryToAnswers('saldo=6..11&saldo=10', facts)).toEqual(reading({ saldo: range(10) }));
  });

  test('a value that is none is named, also beside one that is', () => {
    for (const query of ['fout=verzaking&fout=weg', 'fout=weg&fout=verzaking'])
      expect(queryToAnswers(query, facts)).toEqual(reading({ fout: option('verzaking') }, { dropped: ['fout'] }));
  });

  test('never throws, and keeps only what can stand in an address, whatever the query', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'fout',
        'gesloten-slagen',
        'saldo',
        '=',
        '&',
        '..',
        'unknown',
        'unestablished',
        '-',
        '%',
        '%zz',
        '?',
        '+',
        '3',
      ),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { answers: found } = queryToAnswers(parts.join(''), facts);
        expect(queryToAnswers(answersToQuery(found), facts)).toEqual(reading(found));
      }),
    );
  });
});

describe('yes and no in an address', () => {
  const yesNo = (yes: string, no: string): readonly TableFact[] => [
    {
      id: 'op-beurt',
      kind: 'choice',
      options: [
        { id: yes, weight: 1 },
        { id: no, weight: 1 },
      ],
    },
  ];

  test.each(['ja', 'yes'])('%s is the yes of a Dutch book', (spelled) => {
    expect(queryToAnswers(`op-beurt=${spelled}`, yesNo('ja', 'nee')).answers).toEqual({ 'op-beurt': option('ja') });
  });

  test.each(['nee', 'nej', 'nein', 'no'])('%s is its no, and the link that comes of it is the same', (spelled) => {
    const { answers: read } = queryToAnswers(`op-beurt=${spelled}`, yesNo('ja', 'nee'));
    expect(answersToQuery(read)).toBe('op-beurt=nee');
  });

  test('are nothing but options where the author has others beside them', () => {
    const facts = [
      { id: 'wil', kind: 'choice', options: ['ja', 'nee', 'later'].map((id) => ({ id, weight: 1 })) },
    ] as const;
    expect(queryToAnswers('wil=no', facts)).toEqual({ answers: {}, dropped: ['wil'], contradicted: [] });
    expect(queryToAnswers('wil=nee', facts).answers).toEqual({ wil: option('nee') });
  });
});

describe('an answer that had another name', () => {
  const now: readonly TableFact[] = [
    { id: 'fout', kind: 'choice', options: [weighted('verzaking'), weighted('voor-de-beurt')] },
    { id: 'slagen', kind: 'number', min: 0, max: 13, step: 1 },
  ];
  const former = { vergrijp: 'fout', 'fout=te-vroeg': 'voor-de-beurt', dichte: 'slagen' };
  const read = (query: string) => queryToAnswers(query, now, former);

  test('is read as what it is called now', () => {
    expect(read('vergrijp=verzaking&dichte=0..4')).toEqual(reading({ fout: option('verzaking'), slagen: range(0, 4) }));
    expect(read('vergrijp=te-vroeg').answers).toEqual({ fout: option('voor-de-beurt') });
    expect(read('fout=te-vroeg').answers).toEqual({ fout: option('voor-de-beurt') });
    expect(canonical('?dichte=3&vergrijp=te-vroeg', now, former)).toBe('fout=voor-de-beurt&slagen=3');
  });

  test('is the same answer beside the new name, and another one where they differ', () => {
    expect(read('vergrijp=te-vroeg&fout=voor-de-beurt')).toEqual(reading({ fout: option('voor-de-beurt') }));
    expect(read('vergrijp=te-vroeg&fout=verzaking')).toEqual(
      reading({ fout: option('verzaking') }, { contradicted: ['fout'] }),
    );
  });

  test('is no answer to another fact, nor without the table that says so', () => {
    expect(read('slagen=te-vroeg').answers).toEqual({});
    expect(read('verzwegen=ja&__proto__=1&constructor=2')).toEqual(
      reading({}, { dropped: ['verzwegen', '__proto__', 'constructor'] }),
    );
    expect(queryToAnswers('vergrijp=verzaking', now)).toEqual(reading({}, { dropped: ['vergrijp'] }));
  });
});

function weighted(id: string): { readonly id: string; readonly weight: number } {
  return { id, weight: 1 };
}
