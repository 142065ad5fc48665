/** The documentation of the code. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every decision has a number of its own', () => {
  const numbers = readdirSync('docs/decisions').flatMap((name) => /^\d{4}(?=-)/.exec(name)?.[0] ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
});
