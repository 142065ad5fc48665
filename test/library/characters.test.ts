import { describe, expect, test } from 'vitest';
import { oddCharacters } from '#library/characters.ts';

describe('a character is odd', () => {
  test.each([
    ['a control character', 'a\u0007b', 'U+0007'],
    ['nothing at all', 'a\u0000b', 'U+0000'],
    ['a line end of old terminals', 'a\u0085b', 'U+0085'],
    ['half a line end', 'a\rb', 'U+000D'],
    ['a separator of lines', 'a\u2028b', 'U+2028'],
    ['a mark that turns the direction', 'a\u202Eb', 'U+202E'],
    ['an isolate', 'a\u2066b', 'U+2066'],
    ['a space of no width', 'a\u200Bb', 'U+200B'],
    ['a byte-order mark within the text', 'a\uFEFFb', 'U+FEFF'],
    ['half a character', 'a\uD800b', 'U+D800'],
    ['a letter without a shape', 'a\u3164b', 'U+3164'],
    ['an invisible tag', 'a\u{E0041}b', 'U+E0041'],
    ['one that everybody may define', 'a\uE000b', 'U+E000'],
    ['none', 'a\uFFFFb', 'U+FFFF'],
  ])('that is %s', (_, text, name) => {
    expect(oddCharacters(text)).toEqual([{ kind: 'unseen', name, offset: 1, count: 1 }]);
  });

  test.each([
    ['a Cyrillic one in a word', 'p\u0430st', 'U+0430', 1],
    ['before a word', '\u0441lub', 'U+0441', 0],
    ['at its end', 'Re\u0445', 'U+0445', 2],
    ['a Greek one', 'k\u03BFp', 'U+03BF', 1],
    ['after an accent', 'e\u0301\u0430', 'U+0430', 2],
  ])('that is a letter of another alphabet, %s', (_, text, name, offset) => {
    expect(oddCharacters(text)).toEqual([{ kind: 'foreign', name, offset, count: 1 }]);
  });

  test('that stands for a lost one; each is told once, in the order of the text', () => {
    expect(oddCharacters('\uFFFDa\u200B\uFFFD')).toEqual([
      { kind: 'lost', name: 'U+FFFD', offset: 0, count: 2 },
      { kind: 'unseen', name: 'U+200B', offset: 2, count: 1 },
    ]);
  });

  test('not if texts need it', () => {
    const needed = 'é ß ø „“ ’ – … \u00A0 \u202F \u00AD\t\r\n ♠\uFE0F 😀 × − µm 1ª nº ﬁ α β-spel Москва';
    expect(oddCharacters(`\uFEFF${needed}`)).toEqual([]);
  });
});
