/** What a book says of facts that can no longer be established, as the end of a case shows it. */
import { abbreviationsOf } from '#wording/abbreviations.ts';
import { deciderName } from '#wording/names.ts';
import { citeMark } from './cite-mark.ts';
import type { Unestablished } from './decision-props.ts';
import { defined } from '#model/defined.ts';
import { markedText } from './marked-text.ts';
import type { PageContext } from './page-context.ts';

/** Nothing for a book that says nothing of it. */
export function unestablishedIn(context: PageContext): { readonly unestablished?: Unestablished } {
  const { edition, urls } = context;
  const { unestablished, book, situationById } = edition;
  if (!unestablished) return {};
  const { lang, verdict, decidedBy, cites, then } = unestablished;
  return {
    unestablished: {
      ...defined({ lang }),
      verdict: markedText(verdict, abbreviationsOf(edition.terms)),
      ...(decidedBy === undefined ? {} : { decidedBy: deciderName(decidedBy, book) }),
      cites: cites.map((cite) => citeMark(cite, context)),
      next: then.flatMap((id) => {
        const situation = situationById.get(id);
        return situation
          ? [{ title: situation.data.title, ...defined({ lang: situation.lang }), href: urls.situation(situation.id) }]
          : [];
      }),
    },
  };
}
