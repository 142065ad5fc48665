import { describe, expect, test } from 'vitest';
import { bookSchema, effectSchema, factSchema, rulingSchema } from '#model/index.ts';

const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;
const ruling = { id: 'a', situation: 's', verdict: 'Zo', effects: [{ none: true }], modality: 'must', cites: ['1'] };
const number = { ask: 'Hoeveel?', number: { min: 0, max: 4, unit: 'slag' }, says: '{n} slagen' };

describe('an address on the web', () => {
  const related = (url: string) => fits(bookSchema.shape.authority, { name: 'Bond', short: 'B', url });

  test.each(['https://e.nl/', 'https://bücher.example/pad', 'https://e.nl/путь', 'https://xn--e1a.nl/'])(
    'is %s',
    (url) => {
      expect(related(url)).toBe(true);
    },
  );
  test.each(['https://е.nl/', 'https://%D0%B5.nl/', 'http://e.nl/', 'https:e.nl', 'https://user@e.nl/'])(
    'is not %s',
    (url) => {
      expect(related(url)).toBe(false);
    },
  );
});

describe('words that a reader sees', () => {
  test('are there', () => {
    expect(fits(rulingSchema, ruling)).toBe(true);
    expect(fits(rulingSchema, { ...ruling, verdict: '' })).toBe(false);
    expect(fits(rulingSchema, { ...ruling, steps: ['Wacht.', ' '] })).toBe(false);
    expect(fits(factSchema, { ask: '', yes: 'het is zo', no: 'het is niet zo' })).toBe(false);
    expect(fits(bookSchema.shape.title, '')).toBe(false);
  });

  test.each([
    'Zie [de kap](term:kap).',
    'Zie [elders](https://elders.example/).',
    'Zie [de kap](',
    'Zie de kap](term:kap).',
    'Zie (rule:tellen#b).',
  ])('have no link, whose address would be read: %s', (verdict) => {
    expect(fits(rulingSchema, { ...ruling, verdict })).toBe(false);
  });

  test.each([
    'De **kap** telt.',
    'De __kap__ telt.',
    'De *kap* telt.',
    'De _hele kap_, en meer.',
    'De `kap` telt.',
    'De <b>kap</b> telt.',
    'Regel&nbsp;4',
    '&frac12; punt',
    'Regel&#160;4',
    'Regel&#xa0;4',
  ])('have no marks, which would be read: %s', (verdict) => {
    expect(fits(rulingSchema, { ...ruling, verdict })).toBe(false);
  });

  test.each([
    '10 * 4 * 2 punten',
    'Beurt* (*zie onder)',
    'A & B; C',
    'Q&A; meer',
    'minder dan 4 (< 4) of meer (> 4)',
    'a_b_c',
  ])('may have signs that are no marks: %s', (verdict) => {
    expect(fits(rulingSchema, { ...ruling, verdict })).toBe(true);
  });

  test('may have brackets', () => {
    expect(fits(rulingSchema, { ...ruling, verdict: 'Punten [regel 4] (en regel: 5)' })).toBe(true);
  });

  test('name the number they are about', () => {
    expect(fits(factSchema, number)).toBe(true);
    expect(fits(factSchema, { ...number, says: 'gesloten slagen' })).toBe(false);
    expect(fits(factSchema, { ...number, says: { one: '{n} slag', other: 'slagen' } })).toBe(false);
  });

  test('may say one without its sign', () => {
    expect(fits(factSchema, { ...number, says: { one: 'de eerste slag', other: '{n} slagen' } })).toBe(true);
  });
});

describe('a range that the arbiter picks from', () => {
  const range = (min: number, max: number) => ({ range: { min, max }, of: 'points', against: 'overtreder' });

  test('goes upwards', () => {
    expect(fits(effectSchema, range(5, 20))).toBe(true);
    expect(fits(effectSchema, range(20, 5))).toBe(false);
  });
});
