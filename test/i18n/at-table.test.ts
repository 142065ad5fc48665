import { describe, expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { languages } from '#model/language.ts';

/** Every text with its path: `coach.left.one`. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}
const namesIn = (text: string) => new Set(text.match(/\{[a-zA-Z]+\}/g));

describe.each(languages)('what is said at a table to train at in %s', (language) => {
  it('fills the same values as in Dutch, leaves nothing empty and writes apostrophes as printers do', async () => {
    const dutch = new Map(textsOf(await loadWords('table', 'nl')));
    const texts = textsOf(await loadWords('table', language));
    expect(texts.map(([path]) => path)).toEqual([...dutch.keys()]);
    for (const [path, text] of texts) expect([path, namesIn(text)]).toEqual([path, namesIn(dutch.get(path) ?? '')]);
    expect(texts.filter(([, text]) => text.trim() === '' || text.includes("'"))).toEqual([]);
  });
});
