/** Which situations a thing that is found speaks for. */
import type { HitKind } from '#addresses/pages.ts';
import type { IndexData } from './index-data.ts';

/** A situation, and the share of the entry that is about it. */
export type Settled = readonly [id: string, share: number];

/** Factor for rules that settle a situation. */
const RULE = 0.9;

/** The situations that an entry of an index supports, each with its share. */
export function settledBy(
  data: IndexData,
): (entry: { readonly kind: HitKind; readonly path: string }) => readonly Settled[] {
  const idOf = (at: number): readonly string[] => data.situations.slice(at, at + 1).map(({ id }) => id);
  const rulings = new Map(data.rulings.map(({ id, situation }) => [id, idOf(situation)]));
  const cases = new Map(
    (data.cases ?? []).map(({ id, situation }) => [id, situation === undefined ? [] : idOf(situation)]),
  );
  const perSituation = Map.groupBy(data.rulings, ({ situation }) => situation);
  const ofRule = Map.groupBy(data.rulings, ({ rule }) => rule);
  const perRule = new Map(
    data.rules.map(({ slug }, rule) => {
      const here = Map.groupBy(ofRule.get(rule) ?? [], ({ situation }) => situation);
      const shares = [...here].flatMap(([situation, { length }]) => {
        const share = (RULE * length) / (perSituation.get(situation)?.length ?? length);
        return idOf(situation).map((id) => [id, share] as const);
      });
      return [slug, shares];
    }),
  );
  return ({ kind, path }) => {
    const [first = '', id = ''] = path.split('/');
    switch (kind) {
      case 'situation':
        return [[id, 1]];
      case 'ruling':
        return (rulings.get(id) ?? []).map((situation) => [situation, 1]);
      case 'case':
        return (cases.get(id) ?? []).map((situation) => [situation, 1]);
      case 'rule':
        return perRule.get(first) ?? [];
      case 'clause':
      case 'term':
      case 'article':
      case 'calculator':
        return [];
    }
  };
}
