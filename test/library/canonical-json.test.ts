import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#library/canonical-json.ts';

/** What was published was hashed by this. */
function byReplacer(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

const keys = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.nat(30).map(String),
  fc.constantFrom('', '00', '-1', '4294967294', '4294967295', '4294967296', '10000000000', '__proto__', 'ä', 'Z'),
);
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(fc.option(tie('value'), { nil: undefined })),
    fc.dictionary(keys, fc.option(tie('value'), { nil: undefined })),
  ),
}));

describe('canonical JSON', () => {
  it('is what published hashes were made of', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(canonicalJson(value)).toBe(byReplacer(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same for equal values, whatever the order of their keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: undefined, c: null }, undefined], 10: 0, 9: 0 })).toBe(
      '{"9":0,"10":0,"a":[{"c":null},null],"b":1}',
    );
    expect(canonicalJson({ a: [{ c: null }, undefined], 9: 0, 10: 0, b: 1 })).toBe(
      '{"9":0,"10":0,"a":[{"c":null},null],"b":1}',
    );
  });
});
