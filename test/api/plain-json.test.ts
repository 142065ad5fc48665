/** Data for other sites is JSON with plain words. */
import { expect, test } from 'vitest';
import { tagged } from '#model/language-tags.ts';
import { plainJson } from '#site/plain-json.ts';

test('a text in another language says its words alone, in and out of lists', async () => {
  const data = { title: tagged('Regel “één”', 'nl'), rules: [{ text: tagged('Kap', 'nl') }, tagged('α', 'en')] };
  const response = plainJson(data);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ title: 'Regel “één”', rules: [{ text: 'Kap' }, 'α'] });
});
