/** Data for other sites is JSON, whole, however it is written. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagged } from '#model/language-tags.ts';
import { jsonPieces, plainJson } from '#site/plain-json.ts';

test('the pieces of data are what JSON makes of all of it', () => {
  const value: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant(undefined));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), (data) => {
      expect([...jsonPieces(data)].join('')).toBe(JSON.stringify(data));
    }),
    { examples: [[{}], [{ a: [] }], [{ a: undefined }], [{ a: undefined, b: [undefined, 1] }]] },
  );
});

test('a text in another language says its words alone, in and out of lists', async () => {
  const data = { title: tagged('Regel “één”', 'nl'), rules: [{ text: tagged('Kap', 'nl') }, tagged('α', 'en')] };
  const response = plainJson(data);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ title: 'Regel “één”', rules: [{ text: 'Kap' }, 'α'] });
});
