import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examIn, examKinds, examQuery, type ExamChoice } from '#training/exam/choice.ts';
import { addressOf, examQueryIn, viewIn } from '#training/exam/view.ts';

const ids = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 6 })
  .map((list) => list.toSorted((a, b) => (a < b ? -1 : 1)));
const made = fc.record({
  language: fc.constantFrom('nl', 'da', 'de', 'en'),
  content: fc.stringMatching(/^[0-9a-f]{8}$/),
});
const choices: fc.Arbitrary<ExamChoice> = fc
  .record(
    {
      chapters: ids,
      situations: ids,
      n: fc.integer({ min: 1, max: 60 }),
      kinds: fc.subarray([...examKinds], { minLength: 1 }),
      minutes: fc.integer({ min: 0, max: 300 }),
      pass: fc.integer({ min: 0, max: 100 }),
      seed: fc.stringMatching(/^[\w-]{1,12}$/),
      made,
    },
    { requiredKeys: ['chapters', 'situations', 'n', 'kinds', 'minutes', 'pass', 'seed'] },
  )
  .map((choice) => choice as ExamChoice);

describe('an exam in an address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(examIn(examQuery(choice), 'other')).toEqual(choice);
      }),
    );
  });

  it('has one address: whatever order its parts stand in', () => {
    const query = 'seed=k3f9&pass=60&minutes=0&of=b.a.b&kinds=near.ruling&n=5';
    expect(examQuery(examIn(query, 'x'))).toBe('n=5&kinds=ruling.near&of=a.b&minutes=0&pass=60&seed=k3f9');
    fc.assert(
      fc.property(choices, (choice) => {
        const turned = examQuery(choice).split('&').reverse().join('&');
        expect(examQuery(examIn(`?${turned}`, 'x'))).toBe(examQuery(choice));
      }),
    );
  });

  it('is read whatever it says: what is wrong counts as not said', () => {
    fc.assert(
      fc.property(fc.string(), fc.webQueryParameters(), (text, parameters) => {
        for (const query of [text, parameters]) {
          const choice = examIn(query, 'seed');
          expect(examIn(examQuery(choice), 'other')).toEqual(choice);
        }
      }),
    );
    expect(examIn('n=0&kinds=talk&minutes=-3&pass=101&seed=a b&of=A.*&content=xyz&lang=nl', 'k3')).toEqual({
      chapters: [],
      situations: [],
      n: 20,
      kinds: examKinds,
      minutes: 30,
      pass: 70,
      seed: 'k3',
    });
  });

  it('is one of the views of its page', () => {
    expect(viewIn('?make')).toBe('make');
    expect(viewIn('?n=20&seed=k3f9')).toBe('sit');
    expect(viewIn('?paper&n=20&seed=k3f9')).toBe('paper');
    expect(viewIn('')).toBeUndefined();
    expect(viewIn('?utm_source=x')).toBeUndefined();
    expect(addressOf('/exam/', 'key', 'n=1&seed=a')).toBe('/exam/?key&n=1&seed=a');
    expect(addressOf('/exam/', 'make', '')).toBe('/exam/?make');
    expect(viewIn('?n=20&seed=k3f9&answers=a.b&seconds=3')).toBe('result');
    expect(viewIn('?answers=a.b')).toBeUndefined();
  });

  it('of before November 2026, with marks of each situation or the code of a result, is the same exam', () => {
    const of = 'n=4&kinds=ruling.near&chapters=aftikken&minutes=30&pass=70&seed=k3f9x2ab';
    const now = `${of}&lang=nl&content=1a2b3c4d`;
    for (const old of [`${now}&marks=4Z0K`, `check&${now}&marks=4Z0K&code=1RW-2A31&sum=ABCD-EFGH`]) {
      expect(examQuery(examIn(old, 'x'))).toBe(now);
      expect(viewIn(old)).toBe('sit');
      expect(examQueryIn(`?${old}`)).toBe(`${now}&marks=4Z0K`);
    }
    expect(viewIn('?check')).toBeUndefined();
  });
});
