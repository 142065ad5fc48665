import { describe, expect, it } from 'vitest';
import { uiLanguages } from '#i18n/language.ts';
import { pageWords } from '#i18n/pages.ts';
import { readingWords } from '#i18n/reading.ts';

describe.each(uiLanguages)('in %s', (language) => {
  const words = readingWords[language];

  it('clauses are called what the rule page calls them', () => {
    expect(words.copy.clauseLink).toBe(pageWords[language].copy.clause);
    expect(words.copy.failed).toBe(pageWords[language].copy.failed);
  });

  it('every text has a place for what it speaks of', () => {
    for (const says of [words.open, words.copy.done, words.back.to, words.back.quoted])
      expect(says('17A')).toMatch(/.17A|17A./);
  });
});
