import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers, domainIn, domainText } from '#check/number-domain.ts';

const domain = fc
  .record({ min: fc.integer({ min: -30, max: 30 }), span: fc.nat(40), step: fc.integer({ min: 1, max: 6 }) })
  .map(({ min, span, step }) => ({ min, max: min + span, step }));
interface Domain {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}
const numbers = ({ min, max, step }: Domain) =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
const link = (each: Domain, fact = 'slagen') => `proefspel/2024/?${fact}=${domainText(each)}`;

test('a range of numbers is told by its ends, and by its steps where it has some', () => {
  expect(domainText({ min: 0, max: 13, step: 1 })).toBe('0..13');
  expect(domainText({ min: -20, max: 23, step: 5 })).toBe('-20..20/5');
  expect(domainIn('proefspel/2024/?fout=verzaking')).toBeUndefined();
});

test('one range covers another exactly where it has each of its numbers', () => {
  fc.assert(
    fc.property(domain, domain, (wide, narrow) => {
      const all = new Set(numbers(wide));
      expect(covers(link(wide), link(narrow))).toBe(numbers(narrow).every((each) => all.has(each)));
    }),
    { numRuns: 2000 },
  );
});

test('numbers of another fact, or of another edition, cover nothing', () => {
  const some = { min: 0, max: 3, step: 1 };
  expect(covers(link(some), link(some, 'kaarten'))).toBe(false);
  expect(covers(link(some), link(some).replace('2024', '2019'))).toBe(false);
});
