import { describe, expect, test } from 'vitest';
import { unkeptWordsIn } from '#i18n/gathered/unkept.ts';
import { languages } from '#model/language.ts';

describe.each(languages)('what is said in %s where nothing is kept', (language) => {
  test('is a text of its own, with a full stop and no straight apostrophe', async () => {
    const texts = Object.values(await unkeptWordsIn(language)) as readonly string[];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^']+\.$/);
  });
});
