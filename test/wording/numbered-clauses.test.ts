import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import type { ClauseDoc, RuleDoc } from '#library/types.ts';
import { citeName, shortCite } from '#wording/names.ts';

const clause = (id: string, label?: string) =>
  ({ id, ...(label === undefined ? {} : { label }) }) as unknown as ClauseDoc;
const rule = (number: string) => ({ data: { number } }) as unknown as RuleDoc;
const lettered = { rule: rule('17'), clause: clause('a', 'A') };
const numbered = { rule: rule('4.1'), clause: clause('5b', '5B') };
const own = { rule: rule('17'), clause: clause('2') };

describe('a cited clause', () => {
  test('with a letter stands right behind its rule', () => {
    expect(citeName(lettered, packs.nl.pages)).toBe('regel 17A');
    expect(shortCite(lettered)).toBe('17A');
  });

  test('that begins with a digit is set apart, so that it does not run into the number of the rule', () => {
    expect(citeName(numbered, packs.nl.pages)).toBe('regel 4.1, lid 5B');
    expect(shortCite(numbered)).toBe('4.1-5B');
  });

  test('that only this site numbers is named by that number', () => {
    expect(citeName(own, packs.nl.pages)).toBe('regel 17, lid 2');
    expect(shortCite(own)).toBe('17 (2)');
  });
});
