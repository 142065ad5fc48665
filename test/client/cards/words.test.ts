import { describe, expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { readingWords } from '#i18n/gathered/reading.ts';
import { languages } from '#model/language.ts';

describe.each(languages)('in %s', (language) => {
  const words = readingWords[language];

  it('clauses and articles are called what the pages call them', () => {
    expect(words.copy.clauseLink).toBe(packs[language].pages.copy.clause);
    expect(words.article).toBe(packs[language].laws.name);
    expect(words.copy.failed).toBe(packs[language].pages.copy.failed);
  });

  it('a rule within a sentence keeps its name', () => {
    expect(words.ruleInText('Regel 17').toLowerCase()).toBe('regel 17');
    expect(words.ruleInText('Regel 17')).toBe(language === 'de' ? 'Regel 17' : 'regel 17');
  });

  it('every text has a place for what it speaks of', () => {
    for (const says of [words.open, words.copy.done, words.back.to, words.back.quoted])
      expect(says('17A')).toMatch(/.17A|17A./);
  });
});
