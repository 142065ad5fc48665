import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import type { ClauseDoc, Edition, RuleDoc } from '#library/types.ts';
import { citeName, shortCite } from '#wording/names.ts';

const clause = (id: string, label?: string) =>
  ({ id, ...(label === undefined ? {} : { label }) }) as unknown as ClauseDoc;
const rule = (slug: string, number: string, clauses: ClauseDoc[]) =>
  ({ slug, data: { number }, clauses }) as unknown as RuleDoc;
const edition = {
  rules: [rule('17', '17', [clause('a', 'A'), clause('2')]), rule('4-1', '4.1', [clause('5b', '5B')])],
} as unknown as Edition;

describe('a cited clause', () => {
  test('with a letter stands right behind its rule', () => {
    expect(citeName('17#a', edition, packs.nl.pages)).toBe('regel 17A');
    expect(shortCite('17#a', edition)).toBe('17A');
  });

  test('that begins with a digit is set apart, so that it does not run into the number of the rule', () => {
    expect(citeName('4-1#5b', edition, packs.nl.pages)).toBe('regel 4.1, lid 5B');
    expect(shortCite('4-1#5b', edition)).toBe('4.1-5B');
  });

  test('that only this site numbers is named by that number', () => {
    expect(citeName('17#2', edition, packs.nl.pages)).toBe('regel 17, lid 2');
    expect(shortCite('17#2', edition)).toBe('17 (2)');
  });
});
