import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedPoster, perSheet, postersIn, postersQuery, withPoster } from '#addresses/posters.ts';

const known = ['kap', 'verzaking', 'te-laat', 'op-beurt'];
const usual = ['kap', 'te-laat'];

describe('a choice of posters', () => {
  it('is the usual one where the address says nothing, and then the address stays bare', () => {
    expect(postersIn('', known, usual)).toEqual({ of: usual, per: 4 });
    expect(postersQuery({ of: usual, per: 4 }, usual)).toBe('');
  });

  it('reads back from its own address in its order, also when nothing is chosen', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(known), fc.constantFrom(...perSheet), (of, per) => {
        expect(postersIn(postersQuery({ of, per }, usual), known, usual)).toEqual({ of, per });
      }),
    );
  });

  it('leaves out what is no situation, what stands twice, and a number that no sheet has', () => {
    expect(postersIn('?of=te-laat,weg,te-laat,kap&per=5', known, usual)).toEqual({ of: ['te-laat', 'kap'], per: 4 });
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(known).toEqual(expect.arrayContaining([...postersIn(query, known, usual).of]));
      }),
    );
  });

  it('grows at its end, and keeps its order when something is taken out', () => {
    const chosen = withPoster({ of: usual, per: 4 }, 'verzaking', true);
    expect(chosen.of).toEqual(['kap', 'te-laat', 'verzaking']);
    expect(withPoster(chosen, 'te-laat', false).of).toEqual(['kap', 'verzaking']);
  });

  it('moves a poster by one place, and not over an end', () => {
    expect(movedPoster({ of: known, per: 1 }, 'te-laat', -1).of).toEqual(['kap', 'te-laat', 'verzaking', 'op-beurt']);
    expect(movedPoster({ of: known, per: 1 }, 'kap', -1).of).toEqual(known);
    expect(movedPoster({ of: known, per: 1 }, 'op-beurt', 1).of).toEqual(known);
  });
});
