import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { languages } from '#model/language.ts';

describe.each(languages)('what is said in %s where nothing is kept', (language) => {
  test('is a text of its own, with a full stop and no straight apostrophe', async () => {
    const texts = Object.values(await loadWords('unkept', language)) as readonly string[];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^']+\.$/);
  });
});
