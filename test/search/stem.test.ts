/** Forms of one word match: a participle in a title is found by its infinitive, and the reverse. */
import { expect, test } from 'vitest';
import { stemOf } from '#search/stem.ts';

test.each([
  ['samengesteld', 'samenstellen'],
  ['opengelegd', 'openleggen'],
  ['doorgespeeld', 'doorspelen'],
  ['losgemaakt', 'losmaken'],
  ['offengelegt', 'offenlegen'],
  ['zusammengezahlt', 'zusammenzahlen'],
  ['gespielt', 'spielen'],
])('%s and %s', (participle, infinitive) => {
  expect(stemOf(participle)).toBe(stemOf(infinitive));
});

test('a word that only begins with a particle is not taken apart', () => {
  expect(stemOf('tegenpartij')).not.toBe(stemOf('partij'));
  expect(stemOf('opengaan')).not.toBe(stemOf('gaan'));
});
