import { expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { countLeft, firstCount } from '#wording/question-count.ts';

const words = packs.nl.widget.question;
const first = (expected: number, worst: number) =>
  firstCount({ expected, worst, lowerBound: expected, exact: true }, words, 'nl');
const left = (usual: number, atMost: number) => countLeft(usual, atMost, words, 'nl');

test('before the first answer it is said how many questions are usual', () => {
  expect(first(4.4, 8)).toBe('meestal 4 vragen');
  expect(first(1.2, 3)).toBe('meestal 1 vraag');
});

test('where every case takes as many questions, that many are said', () => {
  expect(first(2, 2)).toBe('2 vragen');
  expect(first(1, 1)).toBe('1 vraag');
});

test('where nothing is asked nothing is said', () => {
  expect(first(0, 0)).toBe('');
});

test('with answers it is what is usually left', () => {
  expect(left(2.6, 5)).toBe('meestal nog 3 vragen');
  expect(left(1.2, 2)).toBe('meestal nog 1 vraag');
});

test('where the promise says as much, the promise is said', () => {
  expect(left(1.8, 2)).toBe('nog hoogstens 2 vragen');
  expect(left(1, 1)).toBe('nog 1 vraag');
});
