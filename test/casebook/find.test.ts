/** Finding a case again, and the days of a tournament. */
import { describe, expect, test } from 'vitest';
import { partsRecordIn } from '#addresses/parts-record.ts';
import { byDay, logOf } from '#casebook/day.ts';
import { EVERYTHING, filterIn, found, valuesOf, wordsQuery, type CaseFilter } from '#casebook/find.ts';
import { linkOf } from '#casebook/link.ts';
import type { KeptCase } from '#casebook/types.ts';
import { amended } from '#casebook/versions.ts';
import { idOf, keptCase, RECORD, togetherCase, TOGETHER_RECORD } from './cases.ts';

const cases = [
  keptCase({ tournament: 'Clubavond', table: '10', note: 'Jørgen speelde vóór zijn beurt' }, idOf(1), 40),
  keptCase({ tournament: 'Beker', table: '2', when: '2026-11-20T20:10' }, idOf(2), 30),
  keptCase({ tournament: 'Beker', table: '2', when: '2026-11-20T19:00', archived: true }, idOf(3), 20),
];
const ids = (found: readonly KeptCase[]) => found.map(({ id }) => Number.parseInt(id, 16));
const foundIds = async (asked: Partial<CaseFilter>) => ids(await found(cases, { ...EVERYTHING, ...asked }));

describe('a case is found', () => {
  test.each([
    ['by words of its note, however they are spelled', 'jorgen VOOR', [1]],
    ['by the fact that was ruled on', 'gesloten slagen', [1, 2]],
    ['by its checksum, as it stands on paper', RECORD.sum.toLowerCase(), [1, 2]],
    ['by the name of its book, with a slip', 'proefpsel', [1, 2]],
    ['by nothing that it does not say', 'renonce', []],
    ['by a player’s name with a slip in it', 'Jorgne', [1]],
    ['by a tournament’s name with a slip, and another word', 'clubavodn jorgen', [1]],
    ['by the right word alone where another case has that', 'beker', [2]],
    ['by nothing where one of its words is like none', 'clubavodn trampoline', []],
  ])('%s', async (_, words, expected) => {
    expect(await foundIds({ words })).toEqual(expected);
  });

  test('by what an earlier version said', async () => {
    const [first] = cases;
    if (!first) throw new Error('no case');
    const later = amended(first, { note: '' }, { clock: 0, order: 99 });
    expect(await found([later], { ...EVERYTHING, words: 'jørgen' })).toEqual([later]);
  });

  test('among those of a tournament, a table, a book, and among the archived', async () => {
    expect(await foundIds({ tournament: 'Beker' })).toEqual([2]);
    expect(await foundIds({ tournament: 'Beker', archived: 'both' })).toEqual([2, 3]);
    expect(await foundIds({ archived: 'only' })).toEqual([3]);
    expect(await foundIds({ table: '10' })).toEqual([1]);
    expect(await foundIds({ book: 'bridge' })).toEqual([]);
  });

  test('and the choices are in the order in which people count', () => {
    expect(valuesOf(cases, 'table')).toEqual(['2', '10']);
    expect(valuesOf(cases, 'tournament')).toEqual(['Beker', 'Clubavond']);
  });
});

test('a day’s log goes by the hour', () => {
  expect(byDay(cases).map(({ day, cases: of }) => [day, of.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ]);
  expect(ids(logOf(cases, '2026-11-20'))).toEqual([3, 2]);
});

test('a case of several parts is found by each of them, and by how they go together', async () => {
  const kept = togetherCase();
  for (const words of ['weggelopen', 'tien punten', 'gaat voor', TOGETHER_RECORD.sum.toLowerCase()])
    expect(await found([kept], { ...EVERYTHING, words })).toEqual([kept]);
  expect(await found([kept], { ...EVERYTHING, words: 'renonce' })).toEqual([]);
});

test('a case of several parts leads to the page of all of them, with the checksum that was kept', () => {
  const link = linkOf('/arbiter/', { ...TOGETHER_RECORD, sum: 'AAAA-BBBB' });
  const { pathname, search } = new URL(link, 'https://x.example');
  expect(pathname).toBe('/arbiter/nl/proefspel/2024/together/');
  const { parts, meets } = TOGETHER_RECORD;
  expect(partsRecordIn(search)).toEqual({ parts, meets, sum: 'AAAA-BBBB' });
});

test('a case leads to its record, below whatever path the site stands', () => {
  expect(linkOf('/arbiter/', RECORD)).toBe(
    `/arbiter/nl/proefspel/2024/rulings/licht/?fout=te-vroeg&slagen=3&table=9f86d08188&sum=${RECORD.sum}`,
  );
  expect(linkOf('/', { ...RECORD, answers: '' })).toMatch(/licht\/\?table=/);
});

test('a link can ask for cases with words, whatever they are', () => {
  const words = 'Zweimal gegeben? 50 % & mehr';
  expect(filterIn(`?${wordsQuery(words)}`)).toEqual({ ...EVERYTHING, words });
  expect(filterIn('')).toEqual(EVERYTHING);
});
