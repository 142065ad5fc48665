/** Other people's work in a built site: with its licences, and no more of it than they are of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf, shipped } from '../../scripts/licences/shipped.ts';
import { filesBelow, SITE } from '../support/site.ts';

test('the licences of what goes to readers go with it', () => {
  expect(readFileSync(join(SITE.root, 'licences.txt'), 'utf8')).toBe(noticesOf(shipped));
});

test('no script has the schemas of the content in it', () => {
  const scripts = filesBelow(SITE.root, '.js').filter((file) => !file.startsWith('pagefind/'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /_zod|invalid_union/.test(readFileSync(join(SITE.root, file), 'utf8')))).toEqual([]);
});
