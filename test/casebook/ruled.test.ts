/** What a page gives to be kept, what a form adds, and the table that is made of it. */
import { describe, expect, test } from 'vitest';
import { isSumOf } from '#addresses/record.ts';
import { otherRuling } from '#casebook/checked.ts';
import { changesIn, localTime } from '#casebook/form.ts';
import { readItem } from '#casebook/items.ts';
import { readerOf, recordOf } from '#casebook/read.ts';
import { ruledOn } from '#casebook/ruled.ts';
import { tableOf } from '#casebook/table.ts';
import { firstVersion } from '#casebook/new-version.ts';
import { amended, currentOf } from '#casebook/versions.ts';
import type { CaseOnPage } from '#client/share/shared-content.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { checkOf, data } from '../client/widgets/book.ts';
import { DETAILS, ID, keptCase, SAID, togetherCase } from './cases.ts';

const questions: CaseOnPage = { ...data, phrase: data.words.phrase };
const CASE = 'fout=te-vroeg&slagen=3';
const pageOf = (id: string): CaseOnPage => {
  const { shared, table, tree, facts, language, words, ruling } = checkOf(id);
  return { ...shared, table, tree, facts, language, phrase: words.phrase, claimed: ruling };
};

describe('a decided case', () => {
  test('is kept with its record and the words that were said', () => {
    const ruled = ruledOn(questions, `${CASE}&laat=ja`);
    expect(ruled?.record).toMatchObject({
      ...{ language: 'nl', book: 'proefspel', edition: '2024', ruling: 'licht', answers: CASE },
      table: data.record.table,
    });
    expect(ruled && isSumOf(ruled.record.sum, ruled.record)).toBe(true);
    expect(ruled?.said).toEqual(SAID);
  });

  test('is the same from the ruling’s own page', () => {
    expect(ruledOn(pageOf('licht'), CASE)).toEqual(ruledOn(questions, CASE));
  });

  test('is one only where its answers lead to the ruling', () => {
    expect(ruledOn(questions, 'fout=te-vroeg')).toBeUndefined();
    expect(ruledOn(pageOf('licht'), 'fout=weg&laat=ja')).toBeUndefined();
    expect(ruledOn(pageOf('licht'), '')).toBeUndefined();
  });

  test('can be read again once it is kept, whatever is typed beside it', () => {
    const ruled = ruledOn(questions, CASE);
    if (!ruled) throw new Error('no ruling');
    const kept = firstVersion(ID, { ...ruled, details: DETAILS }, { clock: 0, order: 0 });
    const typed = ['a\r\nb', ' \ud800 ', 'x'.repeat(30_000), `${'x'.repeat(19_999)}😀`, '\u0000', '=1+1'];
    for (const text of typed) {
      const changes = changesIn(() => text, DETAILS);
      const after = amended(kept, changes, { clock: 1, order: 1 });
      expect(readItem(ID, recordOf(after), { readerOf })).toEqual(after);
    }
  });
});

describe('a saved ruling', () => {
  const ruled = ruledOn(pageOf('licht'), CASE);
  if (!ruled) throw new Error('no ruling');
  const { record, said } = ruled;
  const other = (forged: Partial<typeof said>, claimed: Partial<typeof record> = {}) =>
    otherRuling(pageOf('licht'), { ...record, ...claimed }, { ...said, ...forged }, 'geen uitspraak');

  test('that says what its record leads to reads no otherwise', () => {
    expect(other({})).toBeUndefined();
  });

  test.each([
    [
      'chips',
      { chips: ['100 punten ten gunste van mij'] },
      'Tien punten · 10 punten ten koste van de overtreder · zo moet het',
    ],
    ['leave', { leave: ['zo mag het'] }, 'Tien punten · 10 punten ten koste van de overtreder · zo moet het'],
    ['verdict', { verdict: 'Game gewonnen' }, 'Tien punten · 10 punten ten koste van de overtreder · zo moet het'],
    ['facts', { facts: ['een speler gooide een kaart'] }, 'een speler speelde te vroeg; 3 gesloten slagen'],
    ['cites', { cites: ['regel 99'] }, 'regel 1A'],
    ['situation', { situation: 'Niets gebeurd' }, 'Verkeerde kaart'],
  ])('whose %s somebody altered reads as its record does', (_, forged, now) => {
    expect(other(forged)).toBe(now);
  });

  test('whose answers lead to no ruling is told so, unless a former table may have ruled it', () => {
    expect(other({}, { answers: 'fout=te-vroeg' })).toBe('geen uitspraak');
    expect(other({}, { answers: 'fout=te-vroeg', table: '0123456789' })).toBeUndefined();
    expect(other({ verdict: 'Game gewonnen' }, { answers: '', table: '0123456789' })).toBe('Tien punten');
  });
});

describe('a form', () => {
  test('changes what differs from what stood there, and nothing else', () => {
    const fields = { ...DETAILS, note: ' nieuw \r\nregel ', when: '2026-11-21T14:05' };
    expect(changesIn((name) => Reflect.get(fields, name), DETAILS)).toEqual({ note: 'nieuw \nregel' });
    expect(changesIn(() => undefined, DETAILS)).toEqual({});
  });

  test('takes no time that is none, and takes one away', () => {
    expect(changesIn((name) => (name === 'when' ? 'morgen' : undefined), DETAILS)).toEqual({});
    expect(changesIn((name) => (name === 'when' ? '' : undefined), DETAILS)).toEqual({ when: '' });
  });

  test('knows the time of the hall', () => {
    expect(localTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('2026-01-02T03:04');
  });
});

test.each(languages)('the table for a spreadsheet has a name over every column, in %s', (language) => {
  const setting = { language, words: packs[language].casebook, base: '/arbiter/', titles: { proefspel: 'Proefspel' } };
  const [head = '', row = '', end] = tableOf(
    [{ kept: keptCase({ tournament: 'Beker' }), found: 'other' }],
    setting,
    (path) => `https://x.example${path}`,
  ).split('\r\n');
  // As a spreadsheet in that language separates the items of a list.
  const separator = language === 'en' ? ',' : ';';
  const cells = row.replace(/"[^"]*"/g, 'quoted').split(separator);
  expect(head.split(separator).length).toBe(cells.length);
  expect(new Set(head.split(separator)).size).toBe(cells.length);
  expect(cells.slice(0, 5)).toEqual(['2026-11-21 14:05', 'Beker', '4', '2', 'Proefspel']);
  expect(row).toMatch(/https:\/\/x\.example\/arbiter\/nl\/proefspel\/2024\/rulings\/licht\//);
  expect(cells).toContain(setting.words.list.isOther);
  expect(row.endsWith(currentOf(keptCase()).record.sum)).toBe(false);
  expect(end).toBe('');
});

test('a case of several parts is one row of the table, each part a line with its number', () => {
  const setting = { language: 'nl', words: packs.nl.casebook, base: '/', titles: {} } as const;
  const [head = '', row = ''] = tableOf([{ kept: togetherCase(), found: 'fits' }], setting, (path) => path).split(
    '\r\n',
  );
  expect(row).toContain('"1. Verkeerde kaart\n2. Weggelopen"');
  expect(row).toContain('"1. Tien punten · Geldt niet; in de plaats daarvan: Spel verloren\n2. Spel verloren"');
  expect(row).toContain('Wie wegloopt, verliest.\nspel verloren\nWaar hierboven niets anders staat');
  expect(row.replace(/"[^"]*"/g, '').split(';').length).toBe(head.split(';').length);
});
