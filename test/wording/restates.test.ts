import { expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import type { Language } from '#model/language.ts';
import { restatesAmount } from '#wording/restates.ts';
import type { Chip } from '#wording/shown-chips.ts';

const offender: Chip = {
  text: '15 strafpunten',
  tone: 'strong',
  against: 'de overtreder',
  to: 'niet genoemd in de regel',
};
const english: Chip = { text: '15 penalty points', tone: 'strong', against: 'the offender' };

function restates(verdict: string, chips: readonly Chip[], language: Language = 'nl'): boolean {
  const { effects, rule } = packs[language];
  return restatesAmount(verdict, chips, { effects, restated: rule.restated });
}

test('a verdict that is its only amount in words is not shown a second time', () => {
  expect(restates('Vijftien strafpunten voor de overtreder', [offender])).toBe(true);
  expect(restates('15 strafpunten voor de overtreder', [offender])).toBe(true);
  expect(restates('Fifteen penalty points for the offender', [english], 'en')).toBe(true);
  expect(restates('Eén punt', [{ text: '1 punt', tone: 'strong' }])).toBe(true);
});

test('what it says beyond the amount comes after a semicolon', () => {
  expect(restates('Vijftien strafpunten voor de overtreder; de slag was open', [offender])).toBe(true);
  expect(restates('Ontduiking staat vast; vijftien strafpunten', [offender])).toBe(false);
});

test.each([
  'Ontduiking staat vast, vijftien strafpunten',
  'Tien strafpunten voor de overtreder',
  'Vijftien strafpunten voor de tegenpartij',
  'Niet vijftien strafpunten voor de overtreder',
  'De overtreder',
])('any other word in it and it stays: %s', (verdict) => {
  expect(restates(verdict, [offender])).toBe(false);
});

test('several consequences are not told by one amount', () => {
  expect(restates('Vijftien strafpunten voor de overtreder', [offender, offender])).toBe(false);
  expect(restates('Spel opnieuw', [{ text: 'spel opnieuw', tone: 'strong' }])).toBe(false);
});
