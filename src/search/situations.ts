/** The situations of one edition that a query may be about: what the field of their list keeps. */
import { ask } from './ask.ts';
import type { Index } from './open.ts';
import { rank } from './rank.ts';

/** Less of the query than this is as good as nothing; the search itself draws the line there. */
const ENOUGH = 0.3;
/** What scores less than this share of the best is left out. */
const TAIL = 0.4;
/** More than these are no help to somebody who has said what happened. */
const MOST = 8;

/** What a rule that is found says for a situation that is settled by nothing else. */
const RULE = 0.9;

/**
 * The ids of the situations that the search finds for a query, best first. What is found of a ruling speaks for its
 * situation as well, and what is found of a rule for those that it settles: for each by as much of it as it settles.
 * Empty for a query without words.
 */
export function situationsFor(query: string, index: Index): readonly string[] {
  const settled = settledBy(index);
  const scores = new Map<string, number>();
  for (const { entry, score, found } of rank(ask(query, index, false), index)) {
    if (found < ENOUGH) continue;
    for (const [id, share] of settled(entry)) scores.set(id, Math.max(score * share, scores.get(id) ?? 0));
  }
  const sorted = [...scores].sort(([, a], [, b]) => b - a);
  const best = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, score]) => score >= TAIL * best)
    .slice(0, MOST)
    .map(([id]) => id);
}

/** The situations that an entry of the index speaks for, each with how much of what is said there is about it. */
function settledBy({ data, entries }: Index): (entry: number) => readonly (readonly [id: string, share: number])[] {
  const idOf = (at: number): readonly string[] => data.situations.slice(at, at + 1).map(({ id }) => id);
  const rulings = new Map(data.rulings.map(({ id, situation }) => [id, idOf(situation)]));
  const cases = new Map(
    (data.cases ?? []).map(({ id, situation }) => [id, situation === undefined ? [] : idOf(situation)]),
  );
  const perSituation = Map.groupBy(data.rulings, ({ situation }) => situation);
  const perRule = new Map(
    data.rules.map(({ slug }, rule) => {
      const here = Map.groupBy(
        data.rulings.filter((ruling) => ruling.rule === rule),
        ({ situation }) => situation,
      );
      const shares = [...here].flatMap(([situation, { length }]) => {
        const share = (RULE * length) / (perSituation.get(situation)?.length ?? length);
        return idOf(situation).map((id) => [id, share] as const);
      });
      return [slug, shares];
    }),
  );
  return (entry) => {
    const { kind, path = '' } = entries[entry] ?? {};
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
      case undefined:
        return [];
    }
  };
}
