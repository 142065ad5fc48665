import { expect, test } from 'vitest';
import { inHalves, type Letter } from '#views/terms.ts';

const letters = (sizes: Readonly<Record<string, number>>): readonly Letter[] =>
  Object.entries(sizes).map(([letter, size]) => ({ letter, terms: Array.from({ length: size }) }) as never);
const halves = (sizes: Readonly<Record<string, number>>) =>
  inHalves(letters(sizes)).map((half) => half.map(({ letter }) => letter).join(''));

test('the letters of a glossary go into two columns of about as many terms, in their order', () => {
  expect(halves({ a: 2, b: 4, c: 1, d: 5 })).toEqual(['ab', 'cd']);
  expect(halves({ a: 9, b: 1, c: 1 })).toEqual(['a', 'bc']);
  expect(halves({ a: 1, b: 1, c: 9 })).toEqual(['ab', 'c']);
});

test('a glossary of one letter has one column', () => {
  expect(halves({ a: 7 })).toEqual(['a']);
  expect(halves({})).toEqual(['']);
});
