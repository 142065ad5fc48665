import { describe, expect, test } from 'vitest';
import { effectOf, type SurfaceEffect } from '#model/index.ts';
import { sameRuling, type Decides, type SameBy } from '#model/same-ruling.ts';

const ruling = (effects: readonly SurfaceEffect[], rest: Partial<Decides> = {}): Decides => ({
  effects: effects.map(effectOf),
  modality: 'must',
  ...rest,
});
const same = (before: SurfaceEffect, after: SurfaceEffect, by?: SameBy) =>
  sameRuling(ruling([before]), ruling([after]), by);

describe('two rulings are the same', () => {
  test('whatever their verdicts and steps say', () => {
    const before = { ...ruling([{ points: 10, against: 'offender' }]), verdict: 'Ten points', steps: ['Say so'] };
    const after = { ...ruling([{ points: 10, against: 'offender' }]), verdict: 'Loses ten points', steps: [] };
    expect(sameRuling(before, after)).toBe(true);
  });

  test('in whatever order their effects stand', () => {
    const [points, fine]: SurfaceEffect[] = [{ points: 10, against: 'a' }, { fine: 5 }];
    expect(points && fine && sameRuling(ruling([points, fine]), ruling([fine, points]))).toBe(true);
  });

  test('if their amounts have the same form, however it is written', () => {
    expect(same({ points: '2*games + 1' }, { points: '1 + games*2' })).toBe(true);
    expect(same({ points: 'bid/2 + meld' }, { points: 'meld + 0.5*bid' })).toBe(true);
    expect(same({ points: 3 }, { points: '3' })).toBe(true);
    expect(same({ points: 3 }, { points: '3 + games - games' })).toBe(true);
    expect(
      same(
        { score: { caller: { by: 'meld', values: { solo: 3, tout: 1 } }, others: 1 } },
        { score: { others: 1, caller: { by: 'meld', values: { tout: 1, solo: 3 } } } },
      ),
    ).toBe(true);
  });

  test('if one of them names the kind of points that is meant anyway', () => {
    expect(same({ points: 1 }, { points: 1, kind: 'match' })).toBe(false);
    expect(same({ points: 1 }, { points: 1, kind: 'match' }, { usualPoints: 'match' })).toBe(true);
    expect(same({ points: 1 }, { points: 1, kind: 'match' }, { usualPoints: 'penalty' })).toBe(false);
  });

  test('if their amounts count facts and options that only have other names', () => {
    const renamed = { facts: { spiele: 'games', meldung: 'meld' }, options: { meldung: { durch: 'tout' } } };
    expect(same({ points: '2*games' }, { points: '2*spiele' })).toBe(false);
    expect(same({ points: '2*games' }, { points: '2*spiele' }, { renamed })).toBe(true);
    const before: SurfaceEffect = { points: { by: 'meld', values: { solo: 3, tout: 1 } } };
    const after: SurfaceEffect = { points: { by: 'meldung', values: { solo: 3, durch: 1 } } };
    expect(same(before, after)).toBe(false);
    expect(same(before, after, { renamed })).toBe(true);
  });
});

describe('two rulings differ', () => {
  test('if one amount, one party or one effect differs', () => {
    expect(same({ points: 10 }, { points: 20 })).toBe(false);
    expect(same({ points: 10, against: 'a' }, { points: 10, against: 'b' })).toBe(false);
    expect(same({ points: 10, against: 'a' }, { points: 10, to: 'a' })).toBe(false);
    expect(same({ points: 10 }, { fine: 10 })).toBe(false);
    expect(same({ points: 'bid' }, { points: 'bid + 1' })).toBe(false);
    expect(same({ points: 'unstated' }, { points: 0 })).toBe(false);
    expect(same({ points: { by: 'meld', values: { solo: 3 } } }, { points: { by: 'meld', values: { solo: 4 } } })).toBe(
      false,
    );
    expect(same({ range: { min: 1, max: 5 }, of: 'points' }, { range: { min: 1, max: 6 }, of: 'points' })).toBe(false);
  });

  test('if one has an effect twice that the other has once', () => {
    const points: SurfaceEffect = { points: 10 };
    expect(sameRuling(ruling([points]), ruling([points, points]))).toBe(false);
    expect(sameRuling(ruling([points, points, { fine: 1 }]), ruling([points, { fine: 1 }, { fine: 1 }]))).toBe(false);
  });

  test('if a must has become a may, or somebody else decides', () => {
    const effects: readonly SurfaceEffect[] = [{ points: 10 }];
    expect(sameRuling(ruling(effects), ruling(effects, { modality: 'may' }))).toBe(false);
    expect(sameRuling(ruling(effects), ruling(effects, { decidedBy: 'supervisor' }))).toBe(false);
  });

  test('if an effect holds elsewhere or for longer', () => {
    expect(same({ lead: 'forbid', until: 'to the end' }, { lead: 'forbid', until: 'once' })).toBe(false);
    expect(same({ lead: 'forbid', suit: 'hearts' }, { lead: 'forbid', suit: 'spades' })).toBe(false);
  });
});
