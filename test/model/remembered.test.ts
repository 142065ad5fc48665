import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remembered } from '#model/remembered.ts';

interface Thing {
  readonly says: number;
}

/** Things, some of which say the same, and the order in which they are asked for, again and again. */
const asked: fc.Arbitrary<readonly Thing[]> = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((says): Thing => ({ says })))
  .chain((things) => fc.array(fc.constantFrom(...things), { maxLength: 20 }));

/** A result that is like no other, and what it was worked out of, in order. */
function counted() {
  const worked: Thing[] = [];
  const ask = remembered((thing: Thing) => {
    worked.push(thing);
    return { doubled: thing.says * 2 };
  });
  return { ask, worked };
}

describe('what is worked out once for each thing', () => {
  test('is what working it out each time would give', () => {
    fc.assert(
      fc.property(asked, (things) => {
        const { ask } = counted();
        expect(things.map(ask)).toEqual(things.map(({ says }) => ({ doubled: says * 2 })));
      }),
    );
  });

  test('is worked out when it is first asked for, and never again, in whatever order', () => {
    fc.assert(
      fc.property(asked, (things) => {
        const { ask, worked } = counted();
        expect(worked).toEqual([]);
        things.forEach(ask);
        const first = [...new Set(things)];
        expect(worked.length).toBe(first.length);
        expect(worked.every((each, at) => each === first[at])).toBe(true);
      }),
    );
  });

  test('is the same thing for one that is the same, and another for one that only says the same', () => {
    fc.assert(
      fc.property(asked, (things) => {
        const { ask } = counted();
        for (const one of things) for (const other of things) expect(ask(one) === ask(other)).toBe(one === other);
      }),
    );
  });

  test('may be nothing at all, and is not looked for again then', () => {
    fc.assert(
      fc.property(fc.constantFrom(undefined, null, 0, '', false), fc.integer({ min: 1, max: 5 }), (nothing, times) => {
        let worked = 0;
        const ask = remembered(() => {
          worked++;
          return nothing;
        });
        const thing = {};
        for (let time = 0; time < times; time++) expect(ask(thing)).toBe(nothing);
        expect(worked).toBe(1);
      }),
    );
  });

  test('is kept apart from what somebody else works out of the same thing', () => {
    fc.assert(
      fc.property(asked, (things) => {
        const [doubled, said] = [
          remembered(({ says }: Thing) => says * 2),
          remembered(({ says }: Thing) => String(says)),
        ];
        for (const thing of things) expect([doubled(thing), said(thing)]).toEqual([thing.says * 2, `${thing.says}`]);
      }),
    );
  });

  test('is not kept where it cannot be worked out: who asks again is told again, or has it then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), (failures) => {
        let tries = 0;
        const ask = remembered(() => {
          if (tries++ < failures) throw new Error('not yet');
          return tries;
        });
        const thing = {};
        for (let time = 0; time < failures; time++) expect(() => ask(thing)).toThrow('not yet');
        expect([ask(thing), ask(thing)]).toEqual([failures + 1, failures + 1]);
      }),
    );
  });
});
