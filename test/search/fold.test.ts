import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldedWords, wordsOf } from '#search/fold.ts';

/** Texts with the letters that folding is about, close together. */
const text = fc.string({ unit: fc.constantFrom(..."aeoudnijtmAEOÅåÄäÖöØøÜüÆæßĳéÉ ̈-§7'’") });

describe('two spellings of one word are the same', () => {
  test.each([
    ['Kulørsvigt', 'kuloersvigt'],
    ['Überstechen', 'ueberstechen'],
    ['Tourné', 'tourne'],
    ['Rækkefølge', 'raekkefoelge'],
    ['forhånd', 'forhaand'],
    ['Straße', 'strasse'],
    ['vrij', 'vry'],
    ['Ärger', 'Aerger'],
    ['Verzaken', 'VERZAKEN'],
    ['didn’t', 'didnt'],
    ["you're", 'youre'],
    ['a\u0308’m', 'am'],
  ])('%s, %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test('and other words stay apart', () => {
    expect(fold('kap')).not.toBe(fold('kop'));
    expect(foldedWords('L’hombre: DM’s regler')).toEqual(['l', 'hombre', 'dm', 's', 'regler']);
  });
});

describe('a word knows where it stands', () => {
  test('in the text as written, also where a letter is two', () => {
    const [first, second] = wordsOf('Købe nølo');
    expect(first).toMatchObject({ word: 'kobe', from: 0, to: 4 });
    expect(second).toMatchObject({ word: 'nolo', from: 5, to: 9 });
    expect(wordsOf('Moet IJs').map(({ word, from, to }) => [word, from, to])).toEqual([
      ['mot', 0, 4],
      ['ys', 5, 8],
    ]);
  });

  test('within the text, in order, and folded like the text itself', () => {
    fc.assert(
      fc.property(text, (written) => {
        const words = wordsOf(written);
        let last = 0;
        for (const { word, from, to } of words) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(written.length);
          expect(fold(written.slice(from, to))).toBe(word);
          last = to;
        }
        expect(words.map(({ word }) => word)).toEqual(foldedWords(written));
      }),
    );
  });

  test('and folding twice changes nothing', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(fold(fold(written))).toBe(fold(written));
      }),
    );
  });
});
