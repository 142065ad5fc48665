import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { languages } from '#model/language.ts';

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
const names = (text: string) => text.match(/\{[a-zA-Z]+\}/g) ?? [];

describe.each(languages)('the words of the search in %s', async (language) => {
  const words = texts(await loadWords('search', language));
  const dutch = texts(await loadWords('search', 'nl'));

  test('fill the same values as the Dutch ones, and leave nothing empty', () => {
    expect(words.map(names)).toEqual(dutch.map(names));
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
  });

  test('write apostrophes as printers do', () => {
    expect(words.filter((text) => text.includes("'"))).toEqual([]);
  });
});
