import { expect, test } from 'vitest';
import { visitsElsewhere, VISITED } from './visited.ts';

test('no browser test is left out where every book is there, whatever others there are', () => {
  expect(visitsElsewhere(VISITED)).toEqual([]);
  expect(visitsElsewhere([...VISITED, 'klaverjas'])).toEqual([]);
});

test('what visits a book that was taken away is left out, and nothing else', () => {
  const without = (gone: string) => visitsElsewhere(VISITED.filter((book) => book !== gone));
  expect(without('bridge')).toContain('test/e2e/bridge.test.ts');
  expect(without('bridge')).not.toContain('test/e2e/find-situation.test.ts');
  // It begins at a rule that its neighbour names.
  expect(without('troefcall')).toContain('test/e2e/return.test.ts');
  for (const gone of VISITED) expect(without(gone)).not.toContain('test/e2e/two-languages.test.ts');
});
