/** A situation to look at next, with what is known of it already. */
import type { Answers } from '#decide/table.ts';
import { establishedFor } from '#library/established.ts';
import type { RulingDoc, SituationDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { defined } from '#model/defined.ts';
import type { PageContext } from './page-context.ts';

export interface NextText {
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** Answers to its questions that the ruling itself settles. */
  readonly settled: Answers;
  /** Facts that the ruling's situation asks and this one asks too: their answers carry over. */
  readonly shared: readonly string[];
  /** Whether its words mean seats too, seen from the same one: then a seat carries over. */
  readonly seats?: true;
}

export function nextText(
  next: SituationDoc,
  ruling: RulingDoc,
  { edition, urls }: Pick<PageContext, 'edition' | 'urls'>,
): NextText {
  const from = edition.situationById.get(ruling.situation);
  const known = new Set(from?.table.facts.map((fact) => fact.id));
  return {
    ...defined({ lang: next.lang }),
    title: next.data.title,
    summary: next.data.summary,
    href: urls.situation(next.id),
    settled: establishedFor(ruling.establishes, next.table.facts),
    shared: next.table.facts.flatMap(({ id }) => (known.has(id) ? [id] : [])),
    ...(from?.data.seats === undefined || next.data.seats === undefined ? {} : { seats: true }),
  };
}
