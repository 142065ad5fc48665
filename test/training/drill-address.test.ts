import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillAddressIn, kinds, queryFor, type DrillAddress } from '#training/drill-address.ts';

const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const asked: fc.Arbitrary<DrillAddress> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    seed: fc.stringMatching(/^[\w-]{1,12}$/),
    n: fc.integer({ min: 1, max: 999 }),
    count: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    of: fc.array(id, { maxLength: 3 }),
    rulings: fc.array(id, { maxLength: 3 }),
    guided: fc.boolean(),
  })
  .map(({ count, ...rest }) => ({ ...rest, ...(count === undefined ? {} : { count }) }));

describe('the address of a case to train with', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(asked, (one) => {
        expect(drillAddressIn(queryFor(one), 'other')).toEqual(one);
      }),
    );
  });

  it('does not show the rulings of a round, which are its answers, and still reads links that do', () => {
    const round = {
      kind: 'ruling',
      seed: 's',
      n: 1,
      count: 2,
      of: [],
      rulings: ['licht', 'zwaar'],
      guided: false,
    } as const;
    expect(queryFor(round)).not.toMatch(/licht|zwaar/);
    expect(drillAddressIn('do=ruling&seed=s&count=2&rulings=licht.zwaar', 'x')).toEqual(round);
    expect(drillAddressIn('do=ruling&seed=s&round=%25', 'x')?.rulings).toEqual([]);
  });

  it('never throws, and says nothing that it does not know', () => {
    fc.assert(
      fc.property(fc.string(), fc.webQueryParameters(), (text, query) => {
        for (const each of [
          text,
          query,
          `do=ruling&round=${text}`,
          `do=ruling&${text}`,
          `do=table&n=${text}&seed=${text}&of=${text}`,
        ]) {
          const read = drillAddressIn(each, 'seed');
          if (read) expect(drillAddressIn(queryFor(read), 'x')).toEqual(read);
        }
      }),
    );
    expect(drillAddressIn('do=nothing', 'seed')).toBeUndefined();
    expect(drillAddressIn('', 'seed')).toBeUndefined();
    expect(drillAddressIn('do=ruling&n=0&count=-1', 'seed')).toMatchObject({ n: 1, seed: 'seed' });
  });
});
