import { describe, expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { languages } from '#model/language.ts';

describe.each(languages)('in %s', (language) => {
  it('every text has a place for what it speaks of', async () => {
    const words = await loadWords('reading', language);
    for (const says of [words.open, words.copy.done, words.back.to, words.back.quoted])
      expect(says('17A')).toMatch(/.17A|17A./);
  });
});
