/** The articles beside a question. */
import type { Edition, SituationDoc } from '#library/types.ts';

/**
 * The articles that a question rests on where this situation asks it. Situations that share a question need not share
 * its articles: what accepting rests on is one article for an insufficient bid and another for a bid out of turn. So of
 * a shared question's articles only those count whose number the situation itself, its steps or its rulings name.
 */
export function lawsOfFact(id: string, situation: SituationDoc, edition: Edition): readonly string[] {
  const laws = edition.facts[id]?.laws ?? [];
  const asking = edition.situations.filter((each) => each.facts.some(([fact]) => fact === id));
  if (asking.length < 2) return laws;
  const { data, procedure } = situation;
  const { laws: own = [] } = data;
  const named = [
    ...own,
    ...procedure.flatMap((step) => step.laws ?? []),
    ...situation.rulings.flatMap((ruling) => ruling.laws),
  ].map(numberOf);
  return laws.filter((article) => named.includes(numberOf(article)));
}

/** `27` of `27B1(a)`. */
function numberOf(article: string): string | undefined {
  return /^\d+/.exec(article)?.[0];
}
