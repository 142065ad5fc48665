import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages, type Language } from '#model/language.ts';

/** Every text of a dictionary with its path: `rule.name` → "Regel {number}". */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
const namesIn = (text: string) => new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map((match) => match[1]));

/** The words of the pages, and those between editions. */
const wordsIn = (language: Language) => ({ ...packs[language].pages, editions: packs[language].editions });

describe.each(languages)('the words of the pages in %s', (language) => {
  const texts = textsOf(wordsIn(language));

  test('fill the same values as the Dutch ones', () => {
    const dutch = new Map(textsOf(wordsIn('nl')));
    expect(texts.map(([path]) => path)).toEqual([...dutch.keys()]);
    for (const [path, text] of texts) expect([path, namesIn(text)]).toEqual([path, namesIn(dutch.get(path) ?? '')]);
  });
  test('leave nothing empty', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  test('write apostrophes as printers do', () => {
    expect(texts.filter(([, text]) => text.includes("'"))).toEqual([]);
  });
});
