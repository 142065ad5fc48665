/** What holds for every text of the interface, whatever it is about. */
import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages, type Language } from '#model/language.ts';

/** Every text with its path: `rule.name` → "Regel {number}". */
function textsOf(value: unknown, path: readonly string[] = []): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value === 'function') return [];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

/** The values that are put into a text. German declines a party: `{whom}`. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => (name === 'whom' ? 'who' : name)));

/** Lists of what people say or of what words end with, of which a language may have none. */
const MAY_BE_EMPTY = /^(?:query\.(?:everyday|tools)\.|query\.particles$|trainingPage\.telling\.endings$)/;

const textsIn = (language: Language) => textsOf(packs[language]);

describe.each(languages)('the words in %s', (language) => {
  const texts = textsIn(language);

  test('fill the same values as the Dutch ones', () => {
    const dutch = new Map(textsIn('nl'));
    const same = texts.filter(([path]) => dutch.has(path));
    expect(same.length).toBeGreaterThan(1000);
    for (const [path, text] of same) expect([path, namesIn(text)]).toEqual([path, namesIn(dutch.get(path) ?? '')]);
  });

  test('leave nothing empty', () => {
    expect(texts.filter(([path, text]) => text.trim() === '' && !MAY_BE_EMPTY.test(path))).toEqual([]);
  });

  test('write apostrophes as printers do', () => {
    expect(texts.filter(([, text]) => text.includes("'"))).toEqual([]);
  });
});
