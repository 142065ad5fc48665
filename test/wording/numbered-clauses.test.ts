import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import type { ClauseDoc, RuleDoc } from '#library/types.ts';
import { citeName, shortCite } from '#wording/names.ts';

const clause = (id: string, label?: string, citedAs?: string) =>
  ({
    id,
    ...(label === undefined ? {} : { label }),
    ...(citedAs === undefined ? {} : { section: { title: citedAs, citedAs, from: id } }),
  }) as unknown as ClauseDoc;
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

  test('whose number stands in its rule more than once is told apart by its section', () => {
    const third = { rule: rule('4.9'), clause: clause('voldongen-3', '3', 'Voldongen') };
    expect(citeName(third, packs.nl.pages)).toBe('regel 4.9 Voldongen, lid 3');
    expect(shortCite(third)).toBe('4.9 Voldongen, 3');
  });

  test('before which the source prints words is set apart from its rule', () => {
    const possibility = { rule: rule('4.8'), clause: clause('mogelijkheid-3', 'mogelijkheid 3') };
    expect(citeName(possibility, packs.nl.pages)).toBe('regel 4.8, mogelijkheid 3');
    expect(shortCite(possibility)).toBe('4.8, mogelijkheid 3');
  });

  test('that only this site numbers is named by that number', () => {
    expect(citeName(own, packs.nl.pages)).toBe('regel 17, lid 2');
    expect(shortCite(own)).toBe('17 (2)');
  });
});
