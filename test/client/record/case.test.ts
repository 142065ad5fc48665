/** The dispute sheet of a case, and what prevents its confirmation. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordQuery } from '#addresses/record.ts';
import { sheetCase } from '#client/record/case.ts';
import { checkOf } from '../widgets/book.ts';

const licht = checkOf('licht');
const record = { ...licht.shared.record, ruling: 'licht', answers: 'fout=te-vroeg&slagen=3' };
const QUERY = recordQuery(record);

describe('a record', () => {
  test('is confirmed, and tells questions, answers, ruling, room and what it rests on', () => {
    const sheet = sheetCase(licht, QUERY);
    expect(sheet.problems).toEqual([]);
    expect(sheet.facts.map(({ ask, says }) => [ask, says])).toEqual([
      ['Wat deed de speler?', 'Een speler speelde te vroeg'],
      ['Hoeveel slagen waren er gesloten?', '3 gesloten slagen'],
    ]);
    expect(sheet.ruled).toMatchObject({ verdict: 'Tien punten', leave: ['zo moet het'], rests: [] });
    expect(sheet.ruled?.chips.map(({ text, against }) => [text, against])).toEqual([['10 punten', 'de overtreder']]);
    expect(sheet.path).toBe(`/nl/proefspel/2024/rulings/licht/?${QUERY}`);
  });

  test('has its amounts in it, and who decides', () => {
    const page = checkOf('games-verloren');
    const answers = 'fout=weg&games=4&laat=nee';
    const sheet = sheetCase(page, recordQuery({ ...page.shared.record, ruling: 'games-verloren', answers }));
    expect(sheet.problems).toEqual([]);
    expect(sheet.ruled?.chips.map(({ text }) => text)).toEqual(['8 punten']);
    expect(sheet.ruled?.leave.join()).toContain('de arbiter');
    expect(sheet.facts.map(({ fact }) => fact)).toEqual(['fout', 'laat', 'games']);
  });

  test('says of what the book leaves open that it does', () => {
    const page = checkOf('niet-geregeld');
    const query = recordQuery({ ...page.shared.record, ruling: 'niet-geregeld', answers: 'fout=weg&laat=ja' });
    expect(sheetCase(page, query).ruled?.open).toBe('niet geregeld');
  });

  test('is the same however its answers are ordered and escaped on the way', () => {
    const [answers = '', marks = ''] = QUERY.split('&table=');
    const shuffled = `${answers.split('&').reverse().join('&').replace('-', '%2D')}&table=${marks}`;
    expect(sheetCase(licht, shuffled)).toEqual(sheetCase(licht, QUERY));
  });
});

describe('what keeps a sheet from being confirmed', () => {
  const problems = (query: string, id = 'licht') => sheetCase(checkOf(id), query).problems;
  const signed = (answers: string, ruling = 'licht', table = record.table) =>
    recordQuery({ ...record, ruling, answers, table });

  test.each([
    ['another answer that leads to the same ruling', QUERY.replace('slagen=3', 'slagen=4'), ['sum']],
    ['another answer that leads to another one', QUERY.replace('slagen=3', 'slagen=5'), ['elsewhere', 'sum']],
    ['a checksum of another record', QUERY.replace(/sum=.*/, 'sum=00000000'), ['sum']],
    ['no checksum', QUERY.replace(/&sum=.*/, ''), ['no-sum']],
    ['another table', signed(record.answers, 'licht', '0123456789'), ['table']],
    ['an answer that is none', signed(record.answers).replace('slagen=3', 'slagen=99'), ['answers', 'sum']],
    ['two answers to one question', `fout=weg&${QUERY}`, ['answers']],
    ['an answer too many', signed('fout=te-vroeg&laat=ja&slagen=3'), ['idle']],
    ['an answer too few', signed('fout=te-vroeg'), ['open']],
    ['an answer that nobody knows', signed('fout=te-vroeg&slagen=unknown'), ['undecided']],
  ])('%s', (_, query, expected) => {
    expect(problems(query)).toEqual(expected);
  });

  test('no ruling is said that does not follow, and no code is given to what is not confirmed', () => {
    const other = sheetCase(licht, signed('fout=te-vroeg&slagen=5'));
    expect(other.problems).toEqual(['elsewhere']);
    expect(other.ruled).toBeUndefined();
    expect(other.path).not.toContain('sum=');
  });

  test('whatever a link says, a confirmed sheet is one of a record that was signed as it stands', () => {
    const pairs = fc.constantFrom(
      ...QUERY.split('&'),
      'slagen=5',
      'slagen=x',
      'laat=ja',
      'fout=weg',
      'sum=1',
      '%',
      'q=1',
    );
    fc.assert(
      fc.property(fc.array(pairs, { maxLength: 7 }), (some) => {
        const sheet = sheetCase(licht, some.join('&'));
        if (sheet.problems.length > 0) return;
        expect(sheetCase(licht, recordQuery(sheet.record))).toEqual(sheet);
        expect(sheet.record).toEqual(record);
      }),
      { numRuns: 2000 },
    );
  });
});
