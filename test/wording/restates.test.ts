import { describe, expect, test } from 'vitest';
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

test('a range is told by both of its ends', () => {
  const range: Chip = { text: '2 tot en met 5 strafpunten', tone: 'strong', against: 'de overtreder' };
  expect(restates('Twee tot en met vijf strafpunten voor de overtreder', [range])).toBe(true);
  expect(restates('Twee strafpunten voor de overtreder', [range])).toBe(false);
  expect(
    restates('Tien of vijftien strafpunten; welke, is niet duidelijk', [{ ...range, text: '10 of 15 strafpunten' }]),
  ).toBe(true);
});

describe('several consequences', () => {
  const lost: Chip = { text: 'game verloren', tone: 'strong', concerns: 'het koppel' };
  const two: Chip = { text: '2 punten', tone: 'strong', to: 'de tegenpartij' };

  test('are told by a verdict that names each amount of theirs', () => {
    expect(restates('Game verloren, twee punten voor de tegenpartij', [lost, two])).toBe(true);
    expect(
      restates(
        'Game lost, two points for the opponents',
        [
          { ...lost, text: 'game lost', concerns: 'the pair' },
          { ...two, text: '2 points', to: 'the opponents' },
        ],
        'en',
      ),
    ).toBe(true);
  });

  test('are not told by one amount, nor by a word for something else', () => {
    expect(restates('Vijftien strafpunten voor de overtreder', [offender, offender])).toBe(false);
    expect(restates('Game verloren na overleg, twee punten voor de tegenpartij', [lost, two])).toBe(false);
    expect(restates('Game verloren', [lost, two])).toBe(false);
    expect(restates('Dit mag niet, twee punten', [{ text: 'dit mag niet', tone: 'quiet' }, two])).toBe(false);
  });
});

test('a verdict without a number is not shown a second time where it is its only consequence word for word', () => {
  const card: Chip = { text: 'grote strafkaart', tone: 'strong', concerns: 'de tegenspeler' };
  expect(restates('Grote strafkaart; hij blijft open liggen', [card])).toBe(true);
  expect(restates('Spel opnieuw', [{ text: 'spel opnieuw', tone: 'strong' }])).toBe(true);
  expect(restates('Grote strafkaart van de tegenspeler', [card])).toBe(false);
  expect(restates('Grote strafkaart', [card, { text: 'de slag is verloren', tone: 'strong' }])).toBe(false);
});
