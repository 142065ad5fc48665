import { expect, test } from 'vitest';
import { reached } from '#client/plate/reached.ts';

test('of clauses one below the other the last one that begins above the line is being read', () => {
  expect(reached([-300, -20, 70, 400], 80)).toBe(2);
  expect(reached([-300, -20, 90, 400], 80)).toBe(1);
});

test('before the first clause none is', () => {
  expect(reached([200, 400], 80)).toBe(-1);
});
