import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relations, seatOf, seats } from '#model/seat.ts';
import { inMarkup, namesSeat, seatNaming } from '#wording/seats.ts';

const names = { n: 'Noord', e: 'Oost', s: 'Zuid', w: 'West' };
const words = {
  self: ['overtreder'],
  left: ['linkertegenstander', 'van links'],
  partner: ['partner van de overtreder', 'partner'],
  right: ['rechtertegenstander'],
};
const fromNorth = seatNaming(words, 'n', names);

describe('a word that means a seat', () => {
  test('is followed by its seat, at the beginning of a sentence too', () => {
    expect(fromNorth('Accepteert de linkertegenstander?')).toBe('Accepteert de linkertegenstander (Oost)?');
    expect(fromNorth('Linkertegenstander, daarna rechtertegenstander.')).toBe(
      'Linkertegenstander (Oost), daarna rechtertegenstander (West).',
    );
    expect(fromNorth('Geboden op de beurt van links')).toBe('Geboden op de beurt van links (Oost)');
  });

  test('is the longest that begins there', () => {
    expect(fromNorth('de partner van de overtreder past')).toBe('de partner van de overtreder (Zuid) past');
    expect(fromNorth('de linkertegenstander van de overtreder')).toBe(
      'de linkertegenstander (Oost) van de overtreder (Noord)',
    );
  });

  test('is a whole word: neither a part of one nor its plural', () => {
    for (const text of [
      'de overtredende partij',
      'partners',
      'partnerschap',
      'een niet-overtredende',
      'medeovertreder',
    ])
      expect(fromNorth(text)).toBe(text);
  });

  test('is left alone in a button and in the markup of a text that the build has marked', () => {
    const html = '<button data-means="de overtreder">LT</button> of <i class="partner">de partner</i>';
    expect(inMarkup(fromNorth)(html)).toBe(html.replace('de partner<', 'de partner (Zuid)<'));
  });
});

test('whoever erred, each word is followed by the seat that it means from there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...seats), fc.constantFrom(...relations), (offender, relation) => {
      const [word = ''] = words[relation];
      expect(seatNaming(words, offender, names)(`de ${word}.`)).toBe(
        `de ${word} (${names[seatOf(relation, offender)]}).`,
      );
    }),
  );
});

test('nothing but seats is added, and nothing without words', () => {
  const all = relations.flatMap((relation) => words[relation]);
  const text = fc.array(fc.oneof(fc.constantFrom(...all), fc.string())).map((parts) => parts.join(' '));
  const without = seatNaming({ self: [], left: [], partner: [], right: [] }, 'n', names);
  fc.assert(
    fc.property(text, (said) => {
      expect(without(said)).toBe(said);
      const named = fromNorth(said);
      expect(named === said).toBe(!namesSeat(said, words));
      if (!/\((?:Noord|Oost|Zuid|West)\)/.test(said))
        expect(named.replaceAll(/ \((?:Noord|Oost|Zuid|West)\)/g, '')).toBe(said);
    }),
  );
});
