/** A clause that something follows from, with a link to it. */
import type { Cited } from '#library/types.ts';
import { ownNumber } from '#wording/citation.ts';
import { citeName } from '#wording/names.ts';
import type { CiteMark } from './decision-props.ts';
import type { PageContext } from './page-context.ts';

export function citeMark(cite: Cited, { edition, urls, words }: PageContext): CiteMark {
  const own = ownNumber(cite, edition);
  return {
    label: citeName(cite, words),
    href: urls.citation(cite),
    ...(own === undefined ? {} : { own }),
  };
}
