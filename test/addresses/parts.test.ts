import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, queryOfParts } from '#addresses/parts.ts';

const part = fc.record({
  situation: fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,4}){0,2}$/),
  query: fc.oneof(fc.constant(''), fc.constant('fout=troef&slagen=0..4'), fc.string({ minLength: 1, maxLength: 20 })),
});

test('parts are read again as they were written, in their order, the same situation more than once', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      expect(partsOf(queryOfParts(parts))).toEqual(parts);
      expect(partsOf(`?${queryOfParts(parts)}`)).toEqual(parts);
    }),
  );
});

test('an address says plainly which situation it is about', () => {
  const query = queryOfParts([
    { situation: 'kap', query: 'fout=troef' },
    { situation: 'kap', query: '' },
  ]);
  expect(query).toBe('part=kap%3Ffout%3Dtroef&part=kap');
});

test('what is no part is left out, whatever the query', () => {
  expect(partsOf('part=&part=Kap&part=a--b&part=%3Ffout%3Da&other=kap&part=kap')).toEqual([
    { situation: 'kap', query: '' },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const parts = partsOf(query);
      expect(partsOf(queryOfParts(parts))).toEqual(parts);
    }),
  );
});
