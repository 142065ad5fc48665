import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import { aliasPermalinks, permalinksOf } from '#check/permalinks.ts';
import type { ContentFile } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { fixtureBooks } from './books.ts';

const [first] = fixtureBooks('good').filter(({ name }) => name === 'choices-and-overrides');
const files = readContentFiles(first?.root ?? '');
const SITUATION = 'content/kaartspel/2024/situations/verkeerde-kaart.mdx';
const changed = (change: (text: string) => string): readonly ContentFile[] =>
  files.map((each) => (each.file === SITUATION ? { ...each, text: change(each.text) } : each));
const edition = (content: readonly ContentFile[]) => {
  const [only] = readContent(content).editions;
  if (!only) throw new Error('the fixture book has no edition');
  return only;
};
const withCalculator = (text: string) =>
  text.replace('\norder:', '\ncalculator: { title: Optellen, sum: fout }\norder:');

describe('the sheet of a procedure and a calculator', () => {
  test('have addresses that stay, as every page has', () => {
    expect(permalinksOf(edition(changed(withCalculator)))).toEqual(
      expect.arrayContaining([
        'kaartspel/2024/calculators/verkeerde-kaart',
        'kaartspel/2024/situations/verkeerde-kaart',
        'kaartspel/2024/situations/verkeerde-kaart/procedure',
      ]),
    );
  });

  test('are still found by a name that their situation had before', () => {
    const renamed = changed((text) => withCalculator(text).replace('\norder:', '\naliases: [foute-kaart]\norder:'));
    expect([...aliasPermalinks(edition(renamed))]).toEqual([
      'kaartspel/2024/situations/foute-kaart',
      'kaartspel/2024/situations/foute-kaart/procedure',
      'kaartspel/2024/calculators/foute-kaart',
    ]);
  });

  test('cannot go without a word', () => {
    const without = changed((text) => text.replace(/\nprocedure:\n(?: .*\n)+/, '\n'));
    expect(check(without).map(({ code, message }) => [code, message])).toContainEqual([
      'vanished-permalink',
      expect.stringContaining('`kaartspel/2024/situations/verkeerde-kaart/procedure`'),
    ]);
  });
});
