import { describe, expect, test } from 'vitest';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { joinLibrary } from '#library/load.ts';
import type { Edition } from '#library/types.ts';

const files = readContentFiles('test/books/good/two-editions');

/** The editions of a book on a day, with days of their own: which is in force, and which lie ahead. */
function on(day: string, days: Readonly<Record<string, string>>) {
  const changed = files.map((each): ContentFile => {
    const text = Object.entries(days).reduce(
      (before, [edition, from]) =>
        before.replace(`    title: '${edition}'\n`, (title) => `${title}    from: ${from}\n`),
      each.text,
    );
    return { ...each, text };
  });
  const editions = joinLibrary(changed, day).books.flatMap((book) => book.editions);
  const ids = (which: (edition: Edition) => boolean) => editions.filter(which).map(({ id }) => id);
  return { current: ids(({ current }) => current), ahead: ids(({ ahead }) => ahead) };
}

describe('the edition in force', () => {
  test('is the last one whose day has come', () => {
    expect(on('2026-11-01', { 2019: '2019-09-01', 2023: '2023-09-01' })).toEqual({ current: ['2023'], ahead: [] });
  });

  test('is not yet the one that is announced, and is it on its day', () => {
    const days = { 2019: '2019-09-01', 2023: '2027-01-01' };
    expect(on('2026-12-31', days)).toEqual({ current: ['2019'], ahead: ['2023'] });
    expect(on('2027-01-01', days)).toEqual({ current: ['2023'], ahead: [] });
  });

  test('is an undated one as soon as it is there', () => {
    expect(on('1900-01-01', {})).toEqual({ current: ['2023'], ahead: [] });
    expect(on('1900-01-01', { 2023: '2023-09-01' })).toEqual({ current: ['2019'], ahead: ['2023'] });
  });

  test('is the first where all lie ahead, and that it does is known', () => {
    const days = { 2019: '2027-01-01', 2023: '2028-01-01' };
    expect(on('2026-11-01', days)).toEqual({ current: ['2019'], ahead: ['2019', '2023'] });
  });

  test('goes by a day that is written as in content', () => {
    expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
