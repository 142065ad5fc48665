import { describe, expect, it } from 'vitest';
import { uiLanguages } from '../../src/i18n/language.ts';
import { pageWords } from '../../src/i18n/pages.ts';
import { readingWords } from '../../src/i18n/reading.ts';

describe.each(uiLanguages)('in %s', (language) => {
  const words = readingWords[language];

  it('clauses are called what the rule page calls them', () => {
    expect(words.copy.clauseLink).toBe(pageWords[language].copy.clause);
    expect(words.copy.failed).toBe(pageWords[language].copy.failed);
  });

  it('every text has a place for what it speaks of', () => {
    expect(words.open).toContain('{what}');
    expect(words.copy.done).toContain('{what}');
    expect(words.back.to).toContain('{where}');
    expect(words.back.quoted).toContain('{name}');
  });
});
