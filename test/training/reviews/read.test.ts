/** A file of reviews: what is exported comes back, and what is broken is refused with a reason. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '#casebook/read-file.ts';
import { fileOf, FORM, readChosenFile } from '#training/reviews/file.ts';
import { LIMITS } from '#training/reviews/limits.ts';
import { merged } from '#training/reviews/merge.ts';
import { readerOf, recordOf } from '#training/reviews/read.ts';
import { readItem } from '#casebook/items.ts';
import { mangled } from '../../support/mangled.ts';
import { anyReviews, review } from './reviews.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
/** A file with something put at a path of it; without a value the key is gone. */
const put = (path: readonly (string | number)[], ...values: readonly unknown[]): string => {
  const whole = JSON.parse(fileOf([review(1), review(2)], NOW)) as Record<string, unknown>;
  let here: Record<string | number, unknown> = whole;
  for (const key of path.slice(0, -1)) here = here[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (values.length === 0) Reflect.deleteProperty(here, last);
  else here[last] = values[0];
  return JSON.stringify(whole);
};
const faultOf = (text: string) => {
  const reading = readText(text, FORM);
  return reading.kind === 'refused' ? reading.faults[0] : undefined;
};

describe('a file', () => {
  test('that was exported says the same when it is read', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const reading = readText(fileOf(reviews, NOW), FORM);
        expect(reading.kind === 'read' && reading.file.reviews).toEqual(reviews);
      }),
    );
  });

  test('may have been saved by an editor that puts a mark in front', () => {
    expect(readText(`\uFEFF${fileOf([review(1)], NOW)}`, FORM).kind).toBe('read');
  });

  test.each([
    ['is no JSON', '{"kind": "arbiter-training"', { where: '', why: 'not-json' }],
    ['is of another kind', '{"kind":"arbiter-casebook"}', { where: 'kind', why: 'other-kind' }],
    ['is a list', '[]', { where: 'kind', why: 'other-kind' }],
    ['comes from a later version', put(['version'], 2), { where: 'version', why: 'newer', found: '2' }],
    ['has no reviews', put(['reviews']), { where: 'reviews', why: 'missing' }],
    ['has something unknown', put(['reviews', 1, 'mood'], 'good'), { where: 'reviews[1].mood', why: 'unknown' }],
    [
      'has a grade that is none',
      put(['reviews', 1, 'grade'], 5),
      { where: 'reviews[1].grade', why: 'wrong', found: '5' },
    ],
    ['has a kind that is none', put(['reviews', 0, 'kind'], 'guess'), { where: 'reviews[0].kind', why: 'wrong' }],
    ['has a time after all days', put(['reviews', 0, 'at'], 1e18), { where: 'reviews[0].at', why: 'wrong' }],
    ['has half a millisecond', put(['reviews', 0, 'at'], 0.5), { where: 'reviews[0].at', why: 'wrong' }],
    [
      'has a book that leads elsewhere',
      put(['reviews', 0, 'book'], '/evil'),
      { where: 'reviews[0].book', why: 'wrong' },
    ],
    ['has a ruling beyond measure', put(['reviews', 0, 'ruling'], 'x'.repeat(201)), { where: 'reviews[0].ruling' }],
    ['has another id', put(['reviews', 0, 'id'], '../x'), { where: 'reviews[0].id', why: 'wrong' }],
    ['has a day that is none', put(['exported'], '2026-02-31T10:00:00.000Z'), { where: 'exported', why: 'wrong' }],
  ])('that %s is refused, with where and why', (_, text, fault) => {
    expect(faultOf(text)).toMatchObject(fault);
  });

  test('of more reviews than anybody has is refused', () => {
    const many = new Array<number>(LIMITS.reviews + 1).fill(0);
    expect(faultOf(put(['reviews'], many))).toMatchObject({ where: 'reviews', why: 'too-many' });
  });

  test('beyond all measure is refused before it is read, and one that cannot be read at all is told apart', async () => {
    const huge = { size: LIMITS.bytes + 1, text: () => Promise.reject(new Error('read')) } as unknown as File;
    expect(await readChosenFile(huge)).toMatchObject({ kind: 'refused', faults: [{ where: '', why: 'too-long' }] });
    const gone = { size: 10, text: () => Promise.reject(new Error('gone')) } as unknown as File;
    expect(await readChosenFile(gone)).toBeUndefined();
    expect((await readChosenFile(new File([fileOf([], NOW)], 'x.json')))?.kind).toBe('read');
  });

  test('names all that is wrong with it, not the first alone', () => {
    const reading = readText(put(['reviews', 0], { ...review(1), grade: 0, kind: '' }), FORM);
    expect(reading.kind === 'refused' && reading.faults.map(({ where }) => where)).toEqual([
      'reviews[0].kind',
      'reviews[0].grade',
    ]);
  });

  test('cannot bring anything in by the names that every object has', () => {
    const text = fileOf([review(1)], NOW).replace('"exported"', '"__proto__": {"book": "x"}, "exported"');
    expect(faultOf(text)).toMatchObject({ where: '__proto__', why: 'unknown' });
  });
});

test('two thousand mangled files are read whole or refused with a reason, and never anything between', () => {
  const read = { count: 0 };
  fc.assert(
    fc.property(anyReviews, fc.infiniteStream(fc.nat()), (reviews, numbers) => {
      const text = mangled(fileOf(reviews, NOW), (n) => (numbers.next().value ?? 0) % Math.max(n, 1));
      const reading = readText(text, FORM);
      if (reading.kind === 'refused') {
        expect(reading.faults.length).toBeGreaterThan(0);
        for (const { where, why } of reading.faults) expect(`${where}${why}`).not.toBe('');
      } else {
        read.count++;
        // What is read is all that the file says, and can be written, read and joined again.
        const said = JSON.parse(text) as { readonly reviews: readonly unknown[] };
        expect(reading.file.reviews).toEqual(said.reviews);
        const again = readText(fileOf(reading.file.reviews, NOW), FORM);
        expect(again.kind === 'read' && again.file.reviews).toEqual(reading.file.reviews);
        expect(merged(reading.file.reviews, reviews).length).toBeLessThanOrEqual(2 * reviews.length + 3);
      }
    }),
    { numRuns: 2000 },
  );
  expect(read.count).toBeGreaterThan(20);
  expect(read.count).toBeLessThan(1900);
});

describe('what stands in the store', () => {
  const kept = review(1);

  test('comes back as it was written', () => {
    expect(readItem(kept.id, recordOf(kept), { readerOf })).toEqual(kept);
  });

  test.each([
    ['is cut off', recordOf(kept).slice(0, -7)],
    ['is no text', { id: kept.id }],
    ['comes from a later version', recordOf(kept).replace('"format":1', '"format":2')],
    ['stands under another name', recordOf(review(2))],
  ])('and %s is no review', (_, stored) => {
    expect(readItem(kept.id, stored, { readerOf })).toBeUndefined();
  });
});
