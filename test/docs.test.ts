/** What stands beside the code for its readers. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every decision has a number of its own, without a gap', () => {
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')));
});
