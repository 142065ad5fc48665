import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besideIn, inOrderOf } from '#views/in-order.ts';

interface Rule {
  readonly number: number;
}

/** A book's rules, each once; numbers may be the same, as those of two chapters are. */
const books: fc.Arbitrary<readonly Rule[]> = fc
  .array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 })
  .map((numbers) => numbers.map((number) => ({ number })));

/** A book, and some of its rules in whatever order, also twice. */
const some = books.chain((all) =>
  fc.record({
    all: fc.constant(all),
    chosen: all.length === 0 ? fc.constant<readonly Rule[]>([]) : fc.array(fc.constantFrom(...all), { maxLength: 20 }),
  }),
);

/** By what they are, and not by what they say. */
function expectSame(found: readonly unknown[], wanted: readonly unknown[]): void {
  expect(found.length).toBe(wanted.length);
  expect(found.every((each, at) => each === wanted[at])).toBe(true);
}

describe('some of a list', () => {
  test('follow each other as in the list, each once', () => {
    fc.assert(
      fc.property(some, ({ all, chosen }) => {
        expectSame(
          inOrderOf(all, chosen),
          all.filter((each) => chosen.includes(each)),
        );
      }),
    );
  });

  test('come out the same in whatever order they are named', () => {
    fc.assert(
      fc.property(some, ({ all, chosen }) => {
        expectSame(inOrderOf(all, [...chosen].reverse()), inOrderOf(all, chosen));
        expectSame(inOrderOf(all, new Set(chosen)), inOrderOf(all, chosen));
      }),
    );
  });

  test('are the whole list where all of it is named, and nothing where nothing is', () => {
    fc.assert(
      fc.property(books, (all) => {
        expectSame(inOrderOf(all, [...all].reverse()), all);
        expectSame(inOrderOf(all, []), []);
      }),
    );
  });

  test('have none among them that is not in the list, also where it says the same as one that is', () => {
    fc.assert(
      fc.property(some, books, ({ all, chosen }, elsewhere) => {
        const alike = all.map((each) => ({ ...each }));
        expectSame(inOrderOf(all, [...elsewhere, ...chosen, ...alike]), inOrderOf(all, chosen));
      }),
    );
  });

  test('leave the list as it was', () => {
    fc.assert(
      fc.property(some, ({ all, chosen }) => {
        const before = [...all];
        inOrderOf(all, chosen);
        expectSame(all, before);
      }),
    );
  });
});

describe('what stands beside a thing of a list', () => {
  test('is the one before and the one behind; before the first and behind the last is nothing', () => {
    fc.assert(
      fc.property(books, (all) => {
        all.forEach((each, at) => {
          const { previous, next } = besideIn(all, each);
          expectSame([previous, next], [all[at - 1], all[at + 1]]);
        });
      }),
    );
  });

  test('leads from the first through all of them to the last, and back', () => {
    fc.assert(
      fc.property(books, (all) => {
        const walked: Rule[] = [];
        for (let at = all[0]; at !== undefined; at = besideIn(all, at).next) walked.push(at);
        expectSame(walked, all);
        const back: Rule[] = [];
        for (let at = all.at(-1); at !== undefined; at = besideIn(all, at).previous) back.push(at);
        expectSame(back, [...all].reverse());
      }),
    );
  });

  test('is nothing for one that is not in it', () => {
    fc.assert(
      fc.property(books, (all) => {
        expect(besideIn(all, { number: 1 })).toEqual({ previous: undefined, next: undefined });
      }),
    );
  });
});
