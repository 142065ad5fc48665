import { describe, expect, test } from 'vitest';
import { fill } from '#i18n/fill.ts';
import { languages } from '#model/language.ts';
import { eachTagged, hasTags, languageAtStart, piecesOf, tagged, untagged } from '#model/language-tags.ts';
import { oddCharacters } from '#library/characters.ts';
import { sentence } from '#wording/phrase.ts';

const dutch = tagged('de overtreder', 'nl');

describe('a text that says its language', () => {
  test.each(languages)('says %s, and is the same words without it', (language) => {
    expect(piecesOf(tagged('x', language))).toEqual([{ text: 'x', lang: language }]);
    expect(untagged(tagged('x', language))).toBe('x');
  });

  test('keeps it within a sentence of another language', () => {
    expect(piecesOf(`Against: ${dutch}, who pays`)).toEqual([
      { text: 'Against: ' },
      { text: 'de overtreder', lang: 'nl' },
      { text: ', who pays' },
    ]);
  });

  test('takes another one in, and goes on in its own', () => {
    const within = tagged(`speelt ${tagged('out of turn', 'en')} uit`, 'nl');
    expect(piecesOf(within).map(({ lang }) => lang)).toEqual(['nl', 'en', 'nl']);
    expect(untagged(within)).toBe('speelt out of turn uit');
  });

  test('leaves to what is put into it its own', () => {
    expect(piecesOf(fill(tagged('{n} punten', 'nl'), { n: '0 to 10' }))).toEqual([
      { text: '0 to 10' },
      { text: ' punten', lang: 'nl' },
    ]);
    expect(fill(tagged('{n} punten', 'nl'), { n: '10' })).toBe(tagged('10 punten', 'nl'));
    expect(piecesOf(fill('{n} times {what}', { n: 2, what: dutch }))).toEqual([
      { text: '2 times ' },
      { text: 'de overtreder', lang: 'nl' },
    ]);
    const both = fill(tagged('kaart van {who}', 'nl'), { who: dutch });
    expect(piecesOf(both).map(({ lang }) => lang)).toEqual(['nl', 'nl']);
  });

  test('says it in each part, wherever it is cut', () => {
    const [first = '', second = '', third = ''] = eachTagged([
      ...`${dutch.slice(0, 9)}|${dutch.slice(9)}; x|y`.split('|'),
    ]);
    expect([first, second, third].map((part) => piecesOf(part))).toEqual([
      [{ text: 'de ', lang: 'nl' }],
      [{ text: 'overtreder', lang: 'nl' }, { text: '; x' }],
      [{ text: 'y' }],
    ]);
  });

  test('begins with a capital where it begins a sentence', () => {
    expect(sentence(dutch)).toBe(tagged('De overtreder', 'nl'));
  });

  test('is as good as without it where languages order their words', () => {
    const order = new Intl.Collator('nl');
    expect(order.compare(dutch, 'de overtreder')).toBe(0);
    expect(order.compare(dutch, 'de overtredez')).toBeLessThan(0);
  });

  test('is known at its start, also where its end has been cut off', () => {
    expect(languageAtStart(dutch)).toBe('nl');
    expect(languageAtStart(dutch.slice(0, 12))).toBe('nl');
    expect(languageAtStart(`The ${dutch}`)).toBeUndefined();
  });

  test('cannot be written by an author', () => {
    expect(hasTags('de overtreder')).toBe(false);
    expect(oddCharacters(dutch)).not.toEqual([]);
  });
});
