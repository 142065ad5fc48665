import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { languages } from '#model/language.ts';

function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}
const namesIn = (text: string) => (text.match(/\{[a-zA-Z]+\}/g) ?? []).toSorted().join();

describe.each(languages)('the words of exams in %s', (language) => {
  test('fill the same values as the Dutch ones, leave nothing empty, and write apostrophes as printers do', async () => {
    const dutch = textsOf(await loadWords('exam', 'nl'));
    const texts = textsOf(await loadWords('exam', language));
    expect(texts.map(([path, text]) => [path, namesIn(text)])).toEqual(
      dutch.map(([path, text]) => [path, namesIn(text)]),
    );
    expect(texts.filter(([, text]) => text.trim() === '' || text.includes("'"))).toEqual([]);
  });
});
