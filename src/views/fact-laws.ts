/** The law articles of a question. */
import type { Edition, SituationDoc } from '#library/types.ts';
import { remembered } from '#model/remembered.ts';

/**
 * The articles that a question rests on where this situation asks it. Situations that share a question need
 * not share its articles: what accepting rests on is one article for an insufficient bid and another for a
 * bid out of turn. So of a shared question's articles only those count whose number the situation itself, its
 * steps or its rulings name.
 */
export function lawsOfFact(id: string, situation: SituationDoc, edition: Edition): readonly string[] {
  const laws = edition.facts[id]?.laws ?? [];
  if (laws.length === 0 || (timesAsked(edition).get(id) ?? 0) < 2) return laws;
  const { data, procedure } = situation;
  const { laws: own = [] } = data;
  const named = [
    ...own,
    ...procedure.flatMap((step) => step.laws ?? []),
    ...situation.rulings.flatMap((ruling) => ruling.laws),
  ].map(numberOf);
  return laws.filter((article) => named.includes(numberOf(article)));
}

/** How many situations ask a question. */
const timesAsked = remembered(({ situations }: Edition): ReadonlyMap<string, number> => {
  const asked = new Map<string, number>();
  for (const { facts } of situations) for (const [fact] of facts) asked.set(fact, (asked.get(fact) ?? 0) + 1);
  return asked;
});

/** `27` of `27B1(a)`. */
function numberOf(article: string): string | undefined {
  return /^\d+/.exec(article)?.[0];
}
