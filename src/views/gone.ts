/** Parts of a page that older editions have and the edition in force has no more. */
import { targetsInForce, type Named } from '#library/editions.ts';
import { clausesOf, termsIn } from '#library/named.ts';
import type { Cited, Edition, RuleDoc } from '#library/types.ts';
import { slugOfArticle } from '#model/article.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { base } from '#addresses/base.ts';
import { citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import type { PageContext } from './page-context.ts';

export interface GonePart {
  /** Its anchor on the page. */
  readonly id: string;
  readonly name: string;
  /** Its address in the last edition that has it. */
  readonly href: string;
  /** What that edition is called. */
  readonly edition: string;
}

/** The clauses that a rule had, so that an old link to one leads to where it last was. */
export function clausesGone(rule: Pick<RuleDoc, 'id'>, context: PageContext): readonly GonePart[] {
  const clauses = (edition: Edition): readonly Named<Cited>[] => {
    const same = edition.ruleById.get(rule.id);
    if (same === undefined) return [];
    return clausesOf(same).map((named) => ({ ...named, thing: { rule: same, clause: named.thing } }));
  };
  return gone(context, clauses, (cite, urls) => ({
    name: sentence(citeName(cite, context.words)),
    href: urls.citation(cite),
  }));
}

/** The articles that the book's laws had, or that it named of them. */
export function articlesGone(context: PageContext): readonly GonePart[] {
  const articles = ({ laws }: Edition): readonly Named<{ readonly article: string; readonly caption: string }>[] =>
    Object.entries(laws?.articles ?? {}).map(([article, { caption }]) => {
      return { id: article, name: slugOfArticle(article), thing: { article, caption } };
    });
  return gone(context, articles, ({ article, caption }, urls) => ({
    name: `${article} · ${caption}`,
    href: urls.law(article),
  }));
}

/** The terms of the glossary. */
export function termsGone(context: PageContext): readonly GonePart[] {
  return gone(context, termsIn, ({ id, term }, urls) => ({ name: term, href: urls.term(id) }));
}

/** Only at the book's own address: a dated page has all that its edition has. */
function gone<Thing>(
  { book, dated }: Pick<PageContext, 'book' | 'dated'>,
  list: (edition: Edition) => readonly Named<Thing>[],
  shown: (thing: Thing, urls: Urls) => Pick<GonePart, 'name' | 'href'>,
): readonly GonePart[] {
  if (dated) return [];
  return targetsInForce(book, list).flatMap((each): readonly GonePart[] => {
    if (each.kind !== 'gone') return [];
    const { edition } = each;
    const place = { base, language: edition.book.language, book: edition.bookId, edition: edition.id };
    return [{ id: each.name, ...shown(each.thing, urlsOf(place)), edition: edition.meta.title }];
  });
}
