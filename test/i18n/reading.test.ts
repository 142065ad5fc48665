import { describe, expect, it } from 'vitest';
import { readingWordsIn } from '#i18n/gathered/reading.ts';
import { languages } from '#model/language.ts';

describe.each(languages)('in %s', (language) => {
  it('every text has a place for what it speaks of', async () => {
    const words = await readingWordsIn(language);
    for (const says of [words.open, words.copy.done, words.back.to, words.back.quoted])
      expect(says('17A')).toMatch(/.17A|17A./);
  });
});
