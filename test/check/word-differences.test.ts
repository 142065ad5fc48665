import { describe, expect, test } from 'vitest';
import { wordDifferences } from '#check/checks/word-differences.ts';
import type { WordTree } from '#model/words.ts';

describe('words around a number', () => {
  const saysOf = (original: WordTree, words: WordTree) =>
    wordDifferences(original, words, { kind: 'counted' }, ['says']).map(({ says }) => says);

  test('have the number in the singular too', () => {
    const original = { one: '{n} punt', other: '{n} punten' };
    expect(saysOf(original, { one: '{n} point', other: '{n} points' })).toEqual([]);
    expect(saysOf(original, { one: 'a point', other: '{n} points' })).toEqual([
      '`says.one` lacks {n}, which stands for a value.',
    ]);
    expect(saysOf(original, { one: '{n} point', other: 'points' })).toEqual([
      '`says.other` lacks {n}, which stands for a value.',
    ]);
  });

  test('may have one form in one language and two in the other', () => {
    expect(saysOf('{n} kort', { one: '{n} card', other: '{n} cards' })).toEqual([]);
    expect(saysOf({ one: '{n} punt', other: '{n} punten' }, '{n} p')).toEqual([]);
    expect(saysOf('{n} kort', 'cards')).toEqual(['`says` lacks {n}, which stands for a value.']);
    expect(saysOf('{n} kort', { one: 'a card', other: '{n} cards' })).toHaveLength(1);
  });
});
