/** The numbers of a translation. */
import { expect, test } from 'vitest';
import { numberDifferences } from '#check/checks/word-numbers.ts';

const differs = (nl: string, en: string) =>
  numberDifferences({ path: [], original: nl, translation: en }, ['nl', 'en']);

test('a number that is another one is found, in figures and in words', () => {
  expect(differs('binnen vijf minuten', 'within five minutes')).toEqual([]);
  expect(differs('binnen vijf minuten', 'within six minutes')).toEqual([
    'it says `6` where the original says `5`. Mend the one that is wrong.',
  ]);
});

test('a section is no number, and is still missed where another is named', () => {
  expect(differs('volgens protocol 4.5', 'under protocol 4.5')).toEqual([]);
  expect(differs('volgens protocol 4.5', 'under protocol 4.6')).toHaveLength(1);
});

test('a card may have its number in words of its own', () => {
  expect(differs('West legt hartenvier neer', 'West puts down the four of hearts')).toEqual([]);
  expect(differs('hij heeft vier kaarten', 'he has the four of hearts')).toEqual([]);
  expect(differs('hij heeft vier kaarten', 'he has the five of hearts')).toHaveLength(1);
});

test('a number that the sentence has as well does not hide another one', () => {
  expect(differs('vijf punten bij vier slagen', 'five points with four tricks')).toEqual([]);
  expect(differs('vijf punten bij vier slagen', 'five points with five tricks')).toEqual([
    'it says `5` where the original says `4`. Mend the one that is wrong.',
  ]);
  expect(differs('Na vier slagen. Dan vijf punten.', 'After five tricks. Then four points.')).toHaveLength(2);
});

test('an ordinal is held as well, and may stand for a compound', () => {
  expect(differs('de derde keer', 'the third time')).toEqual([]);
  expect(differs('de derde keer', 'the fourth time')).toHaveLength(1);
  expect(differs('om de derdeprijs', 'for third prize')).toEqual([]);
});

test('a name that is kept beside its translation has no number to be held', () => {
  expect(differs('Tiener', 'Ten (Tiener)')).toEqual([]);
});

test('one and two count where they stand in digits', () => {
  expect(differs('een kaart van de twee', 'a card of both')).toEqual([]);
  expect(differs('1 punt', '2 points')).toEqual([
    'it says `2` where the original says no such number. Mend the one that is wrong.',
  ]);
});

test('an article of the laws is the same one', () => {
  expect(differs('volgens artikel 27B1(a)', 'under Law 27B1(a)')).toEqual([]);
  expect(differs('artikel 25B1', 'Law 25B2')).toEqual([
    'it says `25B2` where the original says `25B1`. Mend the one that is wrong.',
  ]);
});
