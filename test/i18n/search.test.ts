import { describe, expect, test } from 'vitest';
import { uiLanguages } from '../../src/i18n/language.ts';
import { searchWords } from '../../src/i18n/search.ts';

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
const names = (text: string) => text.match(/\{[a-zA-Z]+\}/g) ?? [];

describe.each(uiLanguages)('the words of the search in %s', (language) => {
  test('fill the same values as the Dutch ones, and leave nothing empty', () => {
    expect(texts(searchWords[language]).map(names)).toEqual(texts(searchWords.nl).map(names));
    expect(texts(searchWords[language]).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('write apostrophes as printers do', () => {
    expect(texts(searchWords[language]).filter((text) => text.includes("'"))).toEqual([]);
  });
});
