import { describe, expect, it } from 'vitest';
import { readingWordsIn } from '#i18n/gathered/reading.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';

describe.each(languages)('in %s', (language) => {
  it('a copy that fails is said the same on pages and by the reading aids', async () => {
    const words = await readingWordsIn(language);
    expect(words.copy.failed).toBe(packs[language].pages.copy.failed);
  });

  it('every text has a place for what it speaks of', async () => {
    const words = await readingWordsIn(language);
    for (const says of [words.open, words.copy.done, words.back.to, words.back.quoted])
      expect(says('17A')).toMatch(/.17A|17A./);
  });
});
