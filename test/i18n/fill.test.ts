import { expect, test } from 'vitest';
import { fill } from '#i18n/fill.ts';

test('a name without a value stays as it stands, also one that every object has', () => {
  expect(fill('{n} van {of}: {constructor} {toString} {valueOf}', { n: 1, of: 'twee' })).toBe(
    '1 van twee: {constructor} {toString} {valueOf}',
  );
});
